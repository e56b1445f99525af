"""Fits the tables of `abbey.bots.belief.mind_ranks` to games of each kind of mind against itself, and prints them.

    .venv/bin/python experiments/fit_minds.py --games 40 --seed 8900000

Who would be anybody is fitted last, with the tables that the others have there: how often its turns are those of some
kind of mind with some monk, and, of the others, how often they fall in each step.
"""

import argparse
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from abbey.arena.games.turn_trail import TurnTrail, turn_trails
from abbey.bots import bot_named, play_game
from abbey.bots.belief.mind_ranks import (
    ANYBODY,
    AS_SOMEBODY,
    EDGES,
    LATE,
    NAMES,
    TABLES,
    as_somebody,
    likelihoods,
    of_step,
    step_of,
)
from abbey.rules import Deal
from abbey.rules.names import MONK_COUNT
from abbey.search import EndRanks, use_backend

BOTS: Final = {name: name for name in TABLES} | {
    "shy": "hider:hiding=400",
    "open": "detective:wide=0.7",
    "anybody": "veil",
}
FEW: Final = 0.5  # added to each count, so that nothing is impossible
ROUNDS: Final = 300  # of expectation and maximisation

Shares = NDArray[np.float64]


class Turn(NamedTuple):
    """Holds what a turn tells about the kind of mind that made it."""

    late: int
    step: int  # in which its end fell
    alone: float  # how likely the turn is if all turns fall in that step
    as_somebody: float  # how likely it is of some kind of mind with some monk


def turns_of(kind: int, bot: str, asked: argparse.Namespace) -> Iterator[Turn]:
    """Play games of this bot with itself, and yield their turns as this kind of mind values them."""
    for players, number in product(asked.players, range(asked.games)):
        deal = Deal.numbered(players, asked.seed + number)
        game = play_game(deal, [bot_named(bot) for _ in range(players)])
        for turn in turn_trails(game):
            step = step_of(turn.better[kind][game.position.identity[turn.seat]])
            yield Turn(int(turn.day >= LATE), step, of_step(step, turn.ends), as_somebody(likelihoods_of(turn)))


def likelihoods_of(turn: TurnTrail) -> list[list[float]]:
    """Return how likely the turn is of each kind of mind with each monk, by the tables as they are."""
    better = [list(row) for row in turn.better]
    return likelihoods(turn.day, EndRanks(turn.ends, better, [[0.0] * MONK_COUNT for _ in better]))


def table(turns: Sequence[Turn], weights: Shares) -> Shares:
    """Return how often ends fall in each step, on early and on late days, if turns count by these weights."""
    counts = np.full((2, len(EDGES)), FEW)
    for turn, weight in zip(turns, weights, strict=True):
        counts[turn.late, turn.step] += weight
    shares: Shares = counts / counts.sum(axis=1, keepdims=True)
    return shares


def mixture(turns: Sequence[Turn]) -> tuple[float, Shares]:
    """Return how often turns are those of somebody, and how often the others fall in each step."""
    somebody, alone = (np.array(column) for column in ([t.as_somebody for t in turns], [t.alone for t in turns]))
    late, step = (np.array(column) for column in ([t.late for t in turns], [t.step for t in turns]))
    share, steps = AS_SOMEBODY, table(turns, np.ones(len(turns)))
    for _ in range(ROUNDS):
        own = (1 - share) * steps[late, step] * alone
        weights = own / (own + share * somebody)
        share, steps = 1 - float(weights.mean()), table(turns, weights)
    return share, steps


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--players", type=int, nargs="+", default=[3, 4])
    parser.add_argument("--seed", type=int, default=8_900_000)
    asked = parser.parse_args()
    use_backend("compiled")
    for name, bot in BOTS.items():
        kind = NAMES.index(name)
        turns = list(turns_of(kind, bot, asked))
        share, steps = mixture(turns) if kind == ANYBODY else (0.0, table(turns, np.ones(len(turns))))
        early, late = (tuple(round(float(part), 4) for part in row) for row in steps)
        print(f'    "{name}": (\n        {early},\n        {late},\n    ),', flush=True)
        if kind == ANYBODY:
            print(f"AS_SOMEBODY: Final = {share:.3f}")


if __name__ == "__main__":
    main()
