"""Fits the tables of `abbey.bots.belief.mind_ranks` to games of each kind of mind, and says how well minds are read.

    .venv/bin/python experiments/fit_minds.py --games 40 --seed 8900000

Plays so many games of each kind against itself, and twice as many of all kinds mixed; of these nothing is learnt.
"""

import argparse
from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from abbey.bots import bot_named, play_game
from abbey.bots.belief import mind_ranks
from abbey.bots.belief.company_belief import CompanyBelief
from abbey.bots.belief.mind_ranks import EDGES, KINDS, LATE
from abbey.rules import Deal, Game, notes_for, play, view
from abbey.rules.names import NOBODY
from abbey.search import EndRanks, SeenTurn, TurnSearch, use_backend

BOTS: Final = {
    "selfish": "selfish",
    "rival": "rival",
    "detective": "detective",
    "brother": "brother",
    "hider": "hider",
    "expert": "expert",
    "open": "detective:wide=0.7",
    "anybody": "veil",
}
NAMES: Final = (*(kind.name for kind in KINDS), "anybody")
FEW: Final = 0.5  # added to each count, so that nothing is impossible


class Ranked(NamedTuple):
    """Holds how one turn ranks."""

    seat: int
    day: int
    ranks: EndRanks


class Watcher(CompanyBelief):
    """Writes down how each turn ranks."""

    def __init__(self, search: TurnSearch) -> None:
        super().__init__(search)
        self.seen: list[Ranked] = []

    def _ranks(self, turn: SeenTurn) -> EndRanks:
        ranks = super()._ranks(turn)
        self.seen.append(Ranked(turn.seat, turn.day, ranks))
        return ranks


def watched(game: Game, search: TurnSearch) -> Watcher:
    """Follow a game as a spectator does, up to the last day's guesses."""
    players = game.position.players
    watcher = Watcher(search)
    position = game.deal.position()
    watcher.hear(notes_for(game.opening, NOBODY))
    watcher.look(view(position, NOBODY))
    for (seat, action), notes in list(zip(game.actions, game.notes, strict=True))[: -players * (players - 1)]:
        play(position, action, seat)
        watcher.hear(notes_for(notes, NOBODY))
        watcher.look(view(position, NOBODY))
    return watcher


def step_of(better: float) -> int:
    return int(np.searchsorted(EDGES, better, side="right")) - 1


def table(kind: int, games: Sequence[tuple[Game, Watcher]]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Return how often ends of this kind fall in each step, on early and on late days."""
    counts = np.full((2, len(EDGES)), FEW)
    for game, watcher in games:
        for seat, day, ranks in watcher.seen:
            counts[int(day >= LATE), step_of(ranks.better[kind][game.position.identity[seat]])] += 1
    shares = counts / counts.sum(axis=1, keepdims=True)
    early, late = (tuple(round(float(share), 4) for share in row) for row in shares)
    return early, late


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=8_900_000)
    asked = parser.parse_args()
    use_backend("compiled")
    search = TurnSearch()
    blank = ((1 / len(EDGES),) * len(EDGES),) * 2
    mind_ranks.TABLES = mind_ranks.TABLES or (blank,) * len(NAMES)
    for kind, name in enumerate(NAMES):
        played = []
        for number in range(asked.games):
            game = play_game(
                Deal.numbered(asked.players, asked.seed + number), [bot_named(BOTS[name]) for _ in range(asked.players)]
            )
            played.append((game, watched(game, search)))
        early, late = table(kind, played)
        print(f"    (  # {name}\n        {early},\n        {late},\n    ),", flush=True)


if __name__ == "__main__":
    main()
