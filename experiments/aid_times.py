"""Measures how much processor time each aid takes at the table, at each decision of one seat in games of bots.

    .venv/bin/python -m experiments.aid_times --backend compiled --games 12 --seed 9700000
    .venv/bin/python -m experiments.aid_times --backend plain --games 2

The notebook is asked for after every decision of anybody, as a page that shows it does; hint and mirror when the seat
is asked something. *Turn over* is the notebook again, only after decisions that ended a turn: then belief takes the
turn in. *Anew* is a notebook by somebody who did not follow the game so far: after a restart, or the first time.
"""

import argparse
from collections import defaultdict
from collections.abc import Callable
from time import process_time

from abbey.bots import bot_named, play_game
from abbey.insight.aids.hints import hint
from abbey.insight.aids.mirror import mirror
from abbey.insight.aids.notebook import notebook
from abbey.insight.aids.public_follower import PublicFollower
from abbey.insight.aids.sight import sight_of
from abbey.insight.aids.turn_reasons import reasons
from abbey.rules import Deal, Game, word_of
from abbey.rules.names import MONKS, SEATS
from abbey.search import TurnSearch, use_backend
from abbey.table import Table
from abbey.table.events import Chair, Opened, Played, Started
from abbey.wire.codec import text_of
from experiments.played_out_advice import FIELDS

ANEW_EVERY = 40  # decisions

Times = dict[str, list[float]]


def table_of(game: Game) -> Table:
    """Return a table with this deal, where somebody plays alone against bots."""
    bots = [Chair("bot", f"Bot {seat}", "rival") for seat in range(1, game.deal.players)]
    opened = Opened(at=0, chairs=[Chair("person", "Anna", key="k"), *bots])
    return Table.of("aids", [opened, Started(0, game.deal.seed, game.deal.salt)])


def timed(times: Times, aid: str, make: Callable[[], object]) -> None:
    """Make an aid, and write down how long that took."""
    began = process_time()
    text_of(make())
    times[aid].append(process_time() - began)


def ask(table: Table, decisions: int, follower: PublicFollower, times: Times) -> None:
    """Ask for every aid that seat 0 can have at this moment."""
    sight, turns = sight_of(table, SEATS[0]), len(follower.belief.updates)
    timed(times, "notebook", lambda: notebook(sight, follower))
    if len(follower.belief.updates) > turns:
        times["turn over"].append(times["notebook"][-1])
    timed(times, "reasons", lambda: reasons(sight, follower, SEATS[1], MONKS[0], "own"))
    if SEATS[0] in table.owing:
        timed(times, "mirror", lambda: mirror(sight, follower))
        timed(times, "hint", lambda: hint(sight, follower, taken=1))
    if decisions % ANEW_EVERY == 0:
        timed(times, "anew", lambda: notebook(sight, PublicFollower(follower.search)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--backend", choices=("compiled", "plain"), default="compiled")
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--seed", type=int, default=9_700_000)
    options = parser.parse_args()
    times: Times = defaultdict(list)
    for number in range(options.games):
        use_backend("compiled")
        kinds = FIELDS[number % len(FIELDS)]
        game = play_game(Deal.numbered(len(kinds), options.seed + number), [bot_named(kind) for kind in kinds])
        use_backend(options.backend)
        table, follower = table_of(game), PublicFollower(TurnSearch())
        for decisions, (seat, action) in enumerate(game.actions):
            ask(table, decisions, follower, times)
            table.apply(Played(0, seat, word_of(action)))
    for aid, spent in times.items():
        spent.sort()
        middle, high, most = spent[len(spent) // 2], spent[int(0.95 * len(spent))], spent[-1]
        figures = f"median {1e3 * middle:7.1f} ms  p95 {1e3 * high:7.1f}  most {1e3 * most:7.1f}"
        print(f"{aid:9} {len(spent):6} times  {figures}")


if __name__ == "__main__":
    main()
