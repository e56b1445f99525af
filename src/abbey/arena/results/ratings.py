"""Rates bots by Plackett and Luce: one strength for each, from who won at which table, with intervals from blocks.

A bot's chance to win is its strength over the sum of all strengths at the table. That one number explains less than
the matrix: strength depends on who watches.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize
from threadpoolctl import threadpool_limits

from abbey.arena.games import Outcome
from abbey.plots.interval import CONFIDENCE

ELO: Final = 400 / math.log(10)
RESAMPLES: Final = 400
ALIKE: Final = 0.01  # Elo; what drawn deals differ by less is only rounding
AGREE: Final = "all deals agree"
PRIOR: Final = 0.5 / (1000 / ELO) ** 2  # weak, and keeps a bot that never won at a finite distance

Floats = NDArray[np.float64]
Thing = TypeVar("Thing")


@dataclass(frozen=True, slots=True)
class Rating:
    """Gives the strength of a bot in Elo points around the mean of all bots, with the ends of its interval.

    There is no interval where all deals agree: they do not show by how much the next one may differ.
    """

    bot: str
    elo: float
    low: float | None
    high: float | None

    @property
    def interval(self) -> str:
        """Return the interval in words."""
        return AGREE if self.low is None or self.high is None else f"{self.low:+.0f} to {self.high:+.0f}"


@dataclass(frozen=True, slots=True)
class Wins:
    """Holds what the fit needs. A mixture is how many of each bot sit at a table; a shared win counts in parts."""

    mixtures: Floats  # mixture x bot
    wins: Floats  # block number x mixture x bot


def ratings_of(outcomes: Sequence[Outcome], bots: Sequence[str], seed: int) -> list[Rating]:
    """Rate the bots at tables of one size. All blocks of one deal are drawn together: they are not independent."""
    with threadpool_limits(1):  # for fits this small more threads only get in each other's way
        wins = _counted(outcomes, bots)
        best = fitted(wins.mixtures, wins.wins.sum(axis=0))
        low, high = _bootstrap(wins, best, np.random.default_rng(seed))
    elos = zip(bots, best * ELO, low * ELO, high * ELO, strict=True)
    return [_rating(bot, float(elo), float(least), float(most)) for bot, elo, least, most in elos]


def _rating(bot: str, elo: float, low: float, high: float) -> Rating:
    return Rating(bot, elo, low, high) if high - low > ALIKE else Rating(bot, elo, None, None)


def _bootstrap(wins: Wins, best: Floats, chance: np.random.Generator) -> Floats:
    """Return the lower and the upper ends of all intervals, by bot."""
    deals = len(wins.wins)
    draws = chance.multinomial(deals, [1 / deals] * deals, size=RESAMPLES)
    again = [fitted(wins.mixtures, np.tensordot(draw, wins.wins, axes=1), best) for draw in draws]
    tail = 50 * (1 - CONFIDENCE)
    ends: Floats = np.percentile(again, [tail, 100 - tail], axis=0)
    return ends


def fitted(mixtures: Floats, wins: Floats, start: Floats | None = None) -> Floats:
    """Return the log-strengths of greatest likelihood, centred; bots of one kind at a table add up their strengths."""
    games, won = wins.sum(axis=1), wins.sum(axis=0)

    def surprise(theta: Floats) -> tuple[float, Floats]:
        strengths = mixtures * np.exp(theta)
        totals = strengths.sum(axis=1)
        loss = games @ np.log(totals) - won @ theta + PRIOR * theta @ theta
        return float(loss), (games / totals) @ strengths - won + 2 * PRIOR * theta

    begin = np.zeros(mixtures.shape[1]) if start is None else start
    theta: Floats = minimize(surprise, begin, jac=True, method="L-BFGS-B", tol=1e-10).x
    centred: Floats = theta - theta.mean()
    return centred


def _counted(outcomes: Sequence[Outcome], bots: Sequence[str]) -> Wins:
    """Count who won at which table."""
    mixtures = _places([_mixture(outcome, bots) for outcome in outcomes])
    deals = _places([outcome.block.number for outcome in outcomes])
    wins = np.zeros((len(deals), len(mixtures), len(bots)))
    for outcome in outcomes:
        row = wins[deals[outcome.block.number], mixtures[_mixture(outcome, bots)]]
        for number, game in enumerate(outcome.games):
            lineup = outcome.block.lineup(number)
            for seat in game.winners:
                row[bots.index(lineup[seat])] += game.share(seat)
    return Wins(np.array(list(mixtures), dtype=np.float64), wins)


def _places(things: Iterable[Thing]) -> dict[Thing, int]:
    """Return each thing once, with its place in the order of first sight."""
    return {thing: place for place, thing in enumerate(dict.fromkeys(things))}


def _mixture(outcome: Outcome, bots: Sequence[str]) -> tuple[int, ...]:
    return tuple(outcome.block.bots.count(bot) for bot in bots)
