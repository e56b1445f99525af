"""Compares the guesses of bots about their own kind with those of somebody who goes by the markers alone.

    .venv/bin/python -m experiments.own_kind_guesses --bot inquisitor --games 400 --seed 51000000

Bots of one kind play with each other. Whoever goes by the markers names, for each rival, any of the monks that markers,
the own monk and "no two are the same" leave likeliest: that is the floor. Both are judged by the same games, so their
difference is paired; intervals are over games.
"""

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from statistics import NormalDist, fmean, stdev
from typing import Final, NamedTuple

from abbey.bots import bot_named, play_game
from abbey.bots.belief.assignments import Rows, marginals
from abbey.cli.arena_progress import progress
from abbey.plots.interval import CONFIDENCE
from abbey.rules import Accuse, Deal, Position
from abbey.rules.names import MONK_COUNT, MONKS
from abbey.search import use_backend

NEAR: Final = 1e-9  # chances that differ by less are the same
REACH: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


class Hits(NamedTuple):
    """Holds which share of all guesses of a game was right."""

    by_bots: float
    by_markers: float


def hits_in(kind: str, players: int, seed: int) -> Hits:
    """Play a game, and count what its bots and what markers alone name."""
    game = play_game(Deal.numbered(players, seed), [bot_named(kind) for _ in range(players)])
    end = game.position
    guesses = [action for _, action in game.actions if isinstance(action, Accuse)]
    by_markers = [
        chance_to_name(row, end.identity[rival])
        for seat in range(players)
        for rival, row in enumerate(left_by_markers(end, seat))
        if rival != seat
    ]
    return Hits(fmean(guess.colour == MONKS[end.identity[guess.seat]] for guess in guesses), fmean(by_markers))


def left_by_markers(end: Position, seat: int) -> Rows:
    """Return how likely each seat is each monk to somebody here who has looked at the markers alone."""
    own = end.identity[seat]
    weights = [
        [float(monk == own) if other == seat else float(not end.shown[other] >> monk & 1) for monk in range(MONK_COUNT)]
        for other in range(end.players)
    ]
    return marginals(weights)


def chance_to_name(row: Sequence[float], truth: int) -> float:
    """Return the chance that one of the likeliest monks, drawn by lot, is the true one."""
    likeliest = [monk for monk, chance in enumerate(row) if chance > max(row) - NEAR]
    return (truth in likeliest) / len(likeliest)


def told(name: str, shares: Sequence[float]) -> str:
    """Return the mean over games with its interval, in words."""
    return f"{name}: {fmean(shares):.3f} ± {REACH * stdev(shares) / len(shares) ** 0.5:.3f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="inquisitor")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=51_000_000)
    options = parser.parse_args()
    seeds = range(options.seed, options.seed + options.games)
    start = partial(ProcessPoolExecutor, mp_context=get_context("spawn"), initializer=use_backend)
    found: list[Hits] = []
    with start(initargs=("compiled",)) as pool, progress("Playing", "games", options.games) as tell:
        for hits in pool.map(partial(hits_in, options.bot, options.players), seeds):
            found.append(hits)
            tell(1)
    print(told("by the bots", [hits.by_bots for hits in found]))
    print(told("by markers alone", [hits.by_markers for hits in found]))
    print(told("difference", [hits.by_bots - hits.by_markers for hits in found]))


if __name__ == "__main__":
    main()
