"""Measures by rollouts how likely a seat is to win at the beginning of its turn, in batches that can be compared.

The same batch of different ways deals the same hidden things, so that differences are surer than chances themselves.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from abbey.bots.ladder.lookahead import imagined, rival_weights
from abbey.insight.analysis.onlookers import Onlooker
from abbey.rules import Stream, View
from abbey.rules.names import ActionNumber
from abbey.search import Rollouts, clear_lead

BATCHES: Final = 8
TRIES: Final = 4  # turns of which each seat plays the best in a rollout, as for the bots
WIDE: Final = 1.96  # standard errors: 95 %
SEED: Final = b"abbey analysis"

Samples = list[float]  # by batch


@dataclass(frozen=True, slots=True)
class Estimate:
    """Holds a figure with the half width of its 95 % interval."""

    value: float
    within: float

    def __add__(self, other: "Estimate") -> "Estimate":
        return Estimate(self.value + other.value, sqrt(self.within**2 + other.within**2))


NOTHING: Final = Estimate(0.0, 0.0)


def mean_difference(one: Samples, other: Samples) -> Estimate:
    """Return how much higher the first samples are than the second."""
    gaps = [a - b for a, b in zip(one, other, strict=True)]
    return Estimate(fmean(gaps), WIDE * stdev(gaps) / sqrt(len(gaps)))


class SeatRollouts:
    """Rolls out for one seat from one moment; what the seat could know then is all that goes into it."""

    def __init__(self, knows: Onlooker, seen: View, moment: int) -> None:
        rng = Stream(SEED, f"seat {seen.viewer} moment {moment}")
        self._seen = seen
        self._rollouts = Rollouts(
            identities=imagined(knows.joint(), rng),
            rival_weights=rival_weights(knows.public()),
            scale=clear_lead(seen.day),
            tries=TRIES,
            seed=rng.getrandbits(64),
        )

    def samples(
        self,
        path: Sequence[ActionNumber],
        exposures: Sequence[float],
        size: int,
        views: Sequence[View] = (),
    ) -> Samples:
        """Return the chance after this path in each batch, of so many rollouts; `views` has another view for each.

        `exposures`, by seat, is what the monks pay besides.
        """
        each = views or [self._seen] * BATCHES
        own = self._seen.identities[self._seen.seat]
        size = max(1, size // self._rollouts.slowdown)
        return [
            self._rollouts.chances(seen, [path], [exposures], number * size, (number + 1) * size)[0][own]
            for number, seen in enumerate(each)
        ]
