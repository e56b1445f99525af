"""Estimates a share and how far it may be from the truth, judged by how much blocks differ.

The games of one block share a deal, so they are one observation and not several.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from scipy import stats

CONFIDENCE: Final = 0.95
ALIKE: Final = 1e-12  # a variance below this is only rounding


@dataclass(frozen=True, slots=True)
class Interval:
    """Holds a share with the ends of its interval."""

    share: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.share:.1%} ({100 * self.low:.1f} to {100 * self.high:.1f})"


def share_of(blocks: Sequence[float], size: int) -> Interval:
    """Return the mean share over blocks of `size` games each, with Wilson's interval for their worth in games.

    How many games they are worth follows from the variance between blocks, so games that go alike count for less and
    paired ones for more. Unlike a plain t interval it stays within 0 and 1 and is honest about a bot that has not won
    yet.
    """
    share = float(np.mean(blocks))
    games = _worth(blocks, size, share)
    if games == 0:
        return Interval(share, 0.0, 1.0)
    z2 = stats.t.ppf((1 + CONFIDENCE) / 2, len(blocks) - 1) ** 2 / games
    middle = (share + z2 / 2) / (1 + z2)
    reach = float(np.sqrt(z2 * share * (1 - share) + z2**2 / 4)) / (1 + z2)
    return Interval(share, max(0.0, float(middle - reach)), min(1.0, float(middle + reach)))


def _worth(blocks: Sequence[float], size: int, share: float) -> float:
    """Return the number of independent games that would leave the same doubt about the mean; 0 for a single block."""
    if len(blocks) < 2:
        return 0.0
    doubt = float(np.var(blocks, ddof=1)) / len(blocks)
    if share in (0.0, 1.0):
        return len(blocks) * size
    if doubt < ALIKE:  # of so many blocks that agree, the next one may yet be another: as if one in so many were
        return len(blocks) ** 2
    return share * (1 - share) / doubt
