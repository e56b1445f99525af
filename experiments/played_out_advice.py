"""Plays out what an analysis advises: quieter turns and best accusations, against what was really done.

    .venv/bin/python -m experiments.played_out_advice --games 200 --seed 9100000 --whole 1

In each game one seat is looked at, another one each time. Quieter turns are played out by rollouts in which everybody
is who they were, with other seeds than the analysis had, and, as often as `--whole` says, by whole games in which bots
of the same kinds go on. Accusations are settled with everybody else's guesses as they were.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Final

from abbey.bots import SeatedBot, bot_named, play_game, play_to_end
from abbey.insight.analysis.accusation_review import AccusationReview, review_accusation
from abbey.insight.analysis.game_moments import Turn, moments_of, turns_of, walk
from abbey.insight.analysis.loud_turns import ToldTurn, loudest, told_turns
from abbey.insight.analysis.onlookers import OBSERVERS
from abbey.insight.analysis.quieter_turn import QuieterTurn, quieter_turn
from abbey.insight.analysis.win_chances import win_shares
from abbey.rules import Accuse, Action, Deal, Game, number_of, view, winners
from abbey.rules.names import ACCUSE, MONK_COUNT, SeatNumber, by_seat, seat_numbers
from abbey.search import ACCUSED_PRICE, Rollouts, TurnSearch, clear_lead, use_backend

FIELDS: Final = (
    ("rival", "detective", "hider", "selfish"),
    ("hider", "hider", "hider", "hider"),
    ("detective", "rival", "rival", "hider"),
    ("selfish", "selfish", "hider", "detective"),
    ("veil", "expert", "librarian", "brother"),
    ("veil", "veil", "veil", "veil"),
    ("expert", "hider", "expert", "detective"),
    ("librarian", "herald", "apprentice", "novice"),
)
ROLLOUTS: Final = 800
SEED: Final = 77  # of the rollouts
TRIES: Final = 4

Actions = Sequence[tuple[SeatNumber, Action]]


@dataclass(frozen=True, slots=True)
class PlayedOutTurn:
    """Compares a quieter turn with the one made: each figure is the quieter one's less the other's."""

    alone: float  # the chance to win, without what being known costs
    known: float  # the same with it
    belief: float  # the observers' belief in the true monk
    won: float | None = None  # by whole games: the share of the win,
    named: float | None = None  # and the share of rivals who named the seat


@dataclass(frozen=True, slots=True)
class PlayedOutGuess:
    """Compares the best accusation with the one made: its share of the win and its points, less the other's."""

    won: float
    points: float


@dataclass(frozen=True, slots=True)
class Examined:
    """Holds what the advice to one seat of one game was worth."""

    loud: int  # turns
    turns: list[PlayedOutTurn]  # those of them that had a quieter one
    guess: PlayedOutGuess | None  # none where the seat made the best accusation itself


def examined(number: int, seed: int, whole: int = 0) -> Examined:
    """Play a game, look at one of its seats, and play out the advice; `whole` says how many games a turn is worth."""
    kinds = FIELDS[number % len(FIELDS)]
    game = play_game(Deal.numbered(len(kinds), seed + number), [bot_named(kind) for kind in kinds])
    seat = seat_numbers(len(kinds))[number // len(FIELDS) % len(kinds)]
    search, moments = TurnSearch(), moments_of(game)
    curves: dict[str, list[float]] = {kind: [] for kind in OBSERVERS}
    guess = None
    for stage in walk(game, moments, search):
        for kind, observer in stage.spectators.items():
            curves[kind].append(observer.marginals()[seat][game.position.identity[seat]])
        if stage.position.phase == ACCUSE:
            guess = _played_out_guess(game, review_accusation(stage, seat, game.position), seat)
    own = [turn for turn in turns_of(game, moments) if turn.seat == seat]
    loud = {told.turn.moment: told for told in loudest(told_turns(own, [one.moment for one in moments], curves))}
    turns = []
    for stage in walk(game, moments, search):
        told = loud.get(stage.moment.moment)
        quieter = quieter_turn(stage, told.turn, told.after, search) if told else None
        if told and quieter:
            turns.append(_played_out(game, told, quieter, kinds, whole))
    return Examined(len(loud), turns, guess)


def _played_out_guess(game: Game, review: AccusationReview, seat: SeatNumber) -> PlayedOutGuess | None:
    if review.is_best:
        return None
    others = [(actor, action) for actor, action in game.actions[review.moment :] if actor != seat]
    best = [(seat, Accuse(guess.accused, guess.monk)) for guess in review.best.guesses]
    other = _again(game, review.moment, [*others, *best])
    return PlayedOutGuess(_share(other, seat) - _share(game, seat), review.best.brought - review.made.brought)


def _share(game: Game, seat: SeatNumber) -> float:
    return win_shares(winners(game.position), game.position.players)[seat]


def _again(game: Game, moment: int, actions: Actions) -> Game:
    """Return the game up to this moment, and then with these actions."""
    other = Game(game.deal, game.names)
    for seat, action in (*game.actions[:moment], *actions):
        other.play(action, seat)
    return other


def _played_out(game: Game, told: ToldTurn, quieter: QuieterTurn, kinds: Sequence[str], whole: int) -> PlayedOutTurn:
    made, quiet = told.turn.actions, quieter.actions
    beliefs = fmean(told.after.values()), fmean(quieter.after.values())
    alone = [_chance(game, told.turn, way, 0.0) for way in (made, quiet)]
    known = [_chance(game, told.turn, way, belief) for way, belief in zip((made, quiet), beliefs, strict=True)]
    ends = [[_gone_on(game, told.turn, way, kinds, again) for way in (made, quiet)] for again in range(whole)]
    won, named = (fmean(ways[1][part] - ways[0][part] for ways in ends) if ends else None for part in (0, 1))
    return PlayedOutTurn(alone[1] - alone[0], known[1] - known[0], beliefs[1] - beliefs[0], won, named)


def _chance(game: Game, turn: Turn, way: Actions, belief: float) -> float:
    """Return the chance to win after this way to end the turn, when everybody is who they were."""
    position = game.position_after(turn.moment)
    seen = view(position, turn.seat)
    there = position.identity[: seen.players]
    rivals = [[(monk in there) / (seen.players - 1) for monk in range(MONK_COUNT)]] * seen.players
    rollouts = Rollouts([position.identity], rivals, clear_lead(turn.day), TRIES, SEED)
    exposures = [ACCUSED_PRICE * belief if seat == turn.seat else 0.0 for seat in seat_numbers(seen.players)]
    path = [number_of(action) for _, action in way]
    [chances] = rollouts.chances(seen, [path], [exposures], 0, ROLLOUTS // rollouts.slowdown)
    return chances[position.identity[turn.seat]]


def _gone_on(game: Game, turn: Turn, way: Actions, kinds: Sequence[str], again: int) -> tuple[float, float]:
    """Let bots of the same kinds go on after this way to end the turn: return the share of the win, and of namings."""
    other = _again(game, turn.moment, way)
    seed = f"{again} {turn.moment}".encode() + game.deal.seed
    play_to_end(other, [SeatedBot(bot_named(kind), seat, seed) for seat, kind in by_seat(kinds)])
    named = [note.right is True for note in other.notes[-1] if note.what == "accused" and note.accused == turn.seat]
    return _share(other, turn.seat), fmean(named)


def figure(values: Sequence[float], unit: float = 100) -> str:
    """Write a mean with its 95 % interval."""
    within = 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("nan")
    return f"{unit * fmean(values):+.2f} ± {unit * within:.2f} ({len(values)})"


def summary(found: Sequence[Examined]) -> Iterator[str]:
    """Tell what the advice was worth, in points of a hundred."""
    turns = [turn for one in found for turn in one.turns]
    guesses = [one.guess for one in found if one.guess]
    yield f"{len(found)} games, {sum(one.loud for one in found)} loud turns, {len(turns)} with a quieter one"
    yield f"chance to win, quieter less made: {figure([turn.alone for turn in turns])}"
    yield f"the same with what being known costs: {figure([turn.known for turn in turns])}"
    yield f"observers' belief in the true monk: {figure([turn.belief for turn in turns])}"
    if any(turn.won is not None for turn in turns):
        yield f"share of the win in whole games: {figure([turn.won for turn in turns if turn.won is not None])}"
        yield f"share of rivals who named the seat: {figure([turn.named for turn in turns if turn.named is not None])}"
    if guesses:
        yield f"best accusation less the one made, share of the win: {figure([guess.won for guess in guesses])}"
        yield f"its points: {figure([guess.points for guess in guesses], 1)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--seed", type=int, default=9_100_000)
    parser.add_argument("--whole", type=int, default=0, help="whole games for each way to end a turn")
    parser.add_argument("--json", type=Path, help="add a line for each game to this file")
    options = parser.parse_args()
    use_backend("compiled")
    found = []
    for number in range(options.first, options.first + options.games):
        found.append(examined(number, options.seed, options.whole))
        if options.json:
            with options.json.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(found[-1])) + "\n")
    print("\n".join(summary(found)))


if __name__ == "__main__":
    main()
