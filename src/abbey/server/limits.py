"""Limits how often one connection or one address may ask, with buckets that fill at a steady rate."""

import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

FORGET_AFTER: Final = 10_000  # addresses; full buckets are then forgotten


@dataclass(slots=True)
class Bucket:
    """Holds up to `burst` permissions, and gets `a_second` new ones each second."""

    a_second: float
    burst: int
    level: float = field(init=False)
    at: float = field(default_factory=time.monotonic)

    def __post_init__(self) -> None:
        self.level = self.burst

    def take(self) -> bool:
        """Take a permission, if there is one."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.a_second)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True

    @property
    def is_full(self) -> bool:
        """Tell whether nothing was taken for so long that the bucket may be forgotten."""
        return self.level + (time.monotonic() - self.at) * self.a_second >= self.burst


class Buckets:
    """Keeps a bucket for each address that has asked lately."""

    def __init__(self, a_second: float, burst: int) -> None:
        self._a_second = a_second
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Take a permission from the bucket of this address, if there is one."""
        if len(self._buckets) > FORGET_AFTER:
            self._buckets = {one: bucket for one, bucket in self._buckets.items() if not bucket.is_full}
        return self._buckets.setdefault(address, Bucket(self._a_second, self._burst)).take()


class Doors:
    """Counts the live connections of each address, and lets no more than `most` in."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Let one more connection of this address in, if it has not too many."""
        if self._open[address] >= self._most:
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Forget one connection of this address."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]
