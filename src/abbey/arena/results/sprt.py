"""Tests sequentially, as chess engines do: is the hero stronger by elo1, or no stronger than elo0?

Elo here are those of the hero's pairwise odds: against a field of n-1 a share s stands for odds of s(n-1) to 1-s, and
400 points are a factor of ten. Par is 0. Blocks are the observations, as pairs of games are in fishtest's pentanomial
test: the generalised likelihood ratio compares the likeliest distribution of block shares with the one mean to the
likeliest with the other. A normal approximation errs too often here, since shares around a quarter are skewed.
"""

import math
from dataclasses import dataclass, field
from typing import Final, Literal

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import brentq

from abbey.rules import OptionsError

Answer = Literal["stronger", "not stronger", "undecided"]
ERROR: Final = 0.05  # alpha and beta
BOUND: Final = math.log((1 - ERROR) / ERROR)
FIRST_LOOK: Final = 32  # blocks; before that the variance says too little
EVERY: Final = 8
MOST_ELO: Final = 2000.0  # in either direction
TRACE: Final = 1e-3  # of a block that lost all and one that won all, so that no mean is impossible

Floats = NDArray[np.float64]


def share_at(elo: float, players: int) -> float:
    """Return the share of wins that these Elo points stand for."""
    odds = 10 ** (elo / 400)
    return float(odds / (odds + players - 1))


def elo_at(share: float, players: int) -> float:
    """Return the Elo points that stand for this share of wins."""
    if share in (0.0, 1.0):
        return math.copysign(math.inf, share - 0.5)
    return 400 * math.log10(share * (players - 1) / (1 - share))


@dataclass(frozen=True, slots=True)
class SprtResult:
    """Holds what a sequential test came to, and after how many blocks."""

    elo0: float
    elo1: float
    answer: Answer
    llr: float
    blocks: int

    def sentence(self, hero: str, field: str) -> str:
        """Return the result as a sentence for people."""
        return (
            f"Sequential test of {hero} against a field of {field}, {self.elo0:g} or {self.elo1:g} Elo: {self.answer}, "
            f"after {self.blocks} blocks, log-likelihood ratio {self.llr:+.2f}."
        )


@dataclass
class Sprt:
    """Takes block means in the order of the blocks and looks at fixed counts, so workers cannot change its answer."""

    players: int
    elo0: float
    elo1: float
    count: int = 0
    _seen: dict[float, float] = field(default_factory=lambda: {0.0: TRACE, 1.0: TRACE}, repr=False)

    def __post_init__(self) -> None:
        if not all(abs(elo) <= MOST_ELO for elo in (self.elo0, self.elo1)):
            raise OptionsError(f"The Elo bounds of a test lie between {-MOST_ELO:g} and {MOST_ELO:g}.")
        if not self.elo0 < self.elo1:
            raise OptionsError(f"A test needs two Elo bounds, the lower first, not {self.elo0:g},{self.elo1:g}.")

    def add(self, share: float) -> None:
        """Take the hero's share of the next block."""
        self.count += 1
        self._seen[share] = self._seen.get(share, 0.0) + 1

    @property
    def llr(self) -> float:
        """Return the log-likelihood ratio of the two hypotheses."""
        shares, counts = np.array(list(self._seen)), np.array(list(self._seen.values()))
        low, high = share_at(self.elo0, self.players), share_at(self.elo1, self.players)
        return _likelihood(shares - high, counts) - _likelihood(shares - low, counts)

    def result(self) -> SprtResult:
        """Return what the test says until now."""
        return SprtResult(self.elo0, self.elo1, self.answer, self.llr, self.count)

    @property
    def answer(self) -> Answer:
        """Return the answer; it is open until enough blocks are there and one hypothesis is far likelier."""
        if self.count < FIRST_LOOK or self.count % EVERY or abs(self.llr) < BOUND:
            return "undecided"
        return "stronger" if self.llr > 0 else "not stronger"


def _likelihood(away: Floats, counts: Floats) -> float:
    """Return the log-likelihood of the counts if their mean, from which the values are `away`, is the true one.

    A part that all means have in common is left out. The likeliest probabilities are counts / (1 + tilt * away), with
    the tilt that makes their mean right.
    """
    least, most = -1 / away.max(), -1 / away.min()
    margin = 1e-9 * (most - least)
    tilt = brentq(lambda tilt: float(counts @ (away / (1 + tilt * away))), least + margin, most - margin)
    return -float(counts @ np.log1p(tilt * away))
