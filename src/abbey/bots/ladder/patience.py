"""How long rollouts go on: up to a count, so that the same game can be played again, or until time has passed."""

from collections.abc import Iterator
from dataclasses import dataclass
from time import monotonic
from typing import Final

BATCH: Final = 400  # rollouts between two looks at the clock: a few milliseconds


@dataclass(frozen=True, slots=True)
class Patience:
    """For one decision. With a time all of it is spent, however clear the choice is: it tells nobody how clear."""

    rollouts: int  # in all, if there is no time,
    slowdown: int  # of the backend: so many times fewer
    time: float | None
    began: float  # by the monotonic clock

    def batches(self, done: int, rounds: int, ends: int) -> Iterator[int]:
        """After so many of the rounds are done: how many rollouts of each end, one batch after the other."""
        if self.time is None:
            yield max(2, self.rollouts // (rounds * ends * self.slowdown))
            return
        over = self.began + self.time * (done + 1) / rounds
        while True:
            yield max(1, BATCH // (ends * self.slowdown))
            if monotonic() >= over:
                return
