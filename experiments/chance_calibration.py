"""Measures how well the chances to win of an analysis hold, as a careful spectator has them before each day.

    .venv/bin/python -m experiments.chance_calibration --games 100 --seed 9500000

Tells the Brier score for each day beside that of somebody who takes all seats for equal, and the expected calibration
error over ten bins.
"""

import argparse
from collections.abc import Iterator, Sequence
from statistics import fmean

import numpy as np

from abbey.arena.audit import calibration_of
from abbey.bots import bot_named, play_game
from abbey.insight.analysis.game_moments import moments_of
from abbey.insight.analysis.onlookers import spectators
from abbey.insight.analysis.win_chances import win_chances, win_shares
from abbey.rules import Deal, winners
from abbey.search import TurnSearch, use_backend
from experiments.played_out_advice import FIELDS

Forecast = tuple[int, tuple[float, ...], tuple[float, ...]]  # the day, everybody's chance to win, and what they won


def forecasts(number: int, seed: int) -> Iterator[Forecast]:
    """Play a game, and yield what a careful spectator thought before each day."""
    kinds = FIELDS[number % len(FIELDS)]
    game = play_game(Deal.numbered(len(kinds), seed + number), [bot_named(kind) for kind in kinds])
    shares = win_shares(winners(game.position), len(kinds))
    observer = spectators(TurnSearch())["careful"]
    days = {moment.day: moment.moment for moment in reversed(moments_of(game))}
    for moment, position in enumerate(game.positions()):
        observer.hear(game.notes[moment - 1] if moment else game.opening)
        if days[position.day] == moment:
            seen = observer.look(position)
            yield position.day, win_chances(seen, observer.joint(), observer.marginals()), shares


def brier(chances: Sequence[float], shares: Sequence[float]) -> float:
    """Return how far off the chances were: the sum of the squares."""
    return sum((chance - share) ** 2 for chance, share in zip(chances, shares, strict=True))


def calibration_error(found: Sequence[Forecast]) -> float:
    """Return how far the share of wins is from the chance that was told, on the average over all that was told."""
    chances, shares = (np.concatenate([forecast[part] for forecast in found]) for part in (1, 2))
    return calibration_of(chances, shares).error


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=9_500_000)
    options = parser.parse_args()
    use_backend("compiled")
    found = [forecast for number in range(options.games) for forecast in forecasts(number, options.seed)]
    for day in sorted({forecast[0] for forecast in found}):
        own = [brier(chances, shares) for one, chances, shares in found if one == day]
        even = [brier([1 / len(shares)] * len(shares), shares) for one, _, shares in found if one == day]
        print(f"before day {day}: {fmean(own):.3f}, all equal {fmean(even):.3f}")
    print(f"expected calibration error: {calibration_error(found):.3f} over {len(found)} forecasts")


if __name__ == "__main__":
    main()
