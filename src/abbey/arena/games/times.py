"""Counts how long bots think, in buckets that are within three percent of the truth and add up over blocks."""

import math
from typing import Final

import msgspec

STEP: Final = math.log(1.05)


class Spread(msgspec.Struct):
    """Holds how many durations, in nanoseconds, fell into which bucket."""

    buckets: dict[int, int] = {}
    longest: int = 0

    def add(self, duration: int) -> None:
        """Count one duration."""
        bucket = round(math.log(max(duration, 1)) / STEP)
        self.buckets[bucket] = self.buckets.get(bucket, 0) + 1
        self.longest = max(self.longest, duration)

    def merge(self, other: "Spread") -> None:
        """Count all durations of another spread too."""
        for bucket, count in other.buckets.items():
            self.buckets[bucket] = self.buckets.get(bucket, 0) + count
        self.longest = max(self.longest, other.longest)

    @property
    def count(self) -> int:
        """Return how many durations were counted."""
        return sum(self.buckets.values())

    def quantile(self, share: float) -> float:
        """Return the duration that this share of all durations do not exceed; 0 if there are none."""
        wanted, met = share * self.count, 0
        for bucket in sorted(self.buckets):
            met += self.buckets[bucket]
            if met >= wanted:
                return min(math.exp(bucket * STEP), self.longest)
        return 0.0


class Times(msgspec.Struct):
    """Holds how long a bot took for its decisions, on the clock and of the processor, and for hearing what happened."""

    wall: Spread = msgspec.field(default_factory=Spread)
    cpu: Spread = msgspec.field(default_factory=Spread)
    observe: Spread = msgspec.field(default_factory=Spread)

    def merge(self, other: "Times") -> None:
        """Add what was counted elsewhere."""
        self.wall.merge(other.wall)
        self.cpu.merge(other.cpu)
        self.observe.merge(other.observe)
