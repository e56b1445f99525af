"""Limits how much one connection or one address may ask for, with buckets that fill at a steady rate.

What is kept for an address is kept in arrays that several processes can share. An address has its place there by a
keyed hash, so no list of addresses grows and nobody can aim at the place of somebody else. Two processes that write at
the same moment may lose one count, which does no harm.
"""

import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

SLOTS: Final = 2**16  # addresses that are told apart
_SLOWEST: Final = 1e-9  # a second: a bucket that never fills again


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


class Meter:
    """Keeps a bucket for each address: when it will be full again, which is all that need be known of it."""

    def __init__(self, a_second: float, burst: float, full_at: "memoryview[float]") -> None:
        self._a_second = max(a_second, _SLOWEST)
        self._burst = burst
        self._full_at = full_at

    def left(self, slot: int) -> float:
        """Return how much the address may still ask for; below zero is what it owes."""
        return self._burst - max(0.0, self._full_at[slot] - time.monotonic()) * self._a_second

    def take(self, slot: int, amount: float = 1) -> bool:
        """Take this much, if there is as much."""
        if self.left(slot) < amount:
            return False
        self.charge(slot, amount)
        return True

    def charge(self, slot: int, amount: float) -> None:
        """Take this much in any case. Nobody owes more than what a full bucket holds."""
        now = time.monotonic()
        full_at = max(now, self._full_at[slot]) + amount / self._a_second
        self._full_at[slot] = min(full_at, now + 2 * self._burst / self._a_second)

    def is_spent(self, slot: int) -> bool:
        """Tell whether the address has used up what it may ask for."""
        return self.left(slot) <= 0

    def is_overdrawn(self, slot: int) -> bool:
        """Tell whether the address owes so much that nothing of it is listened to any more."""
        return self.left(slot) <= -0.9 * self._burst

    def wait_s(self, slot: int) -> float:
        """Return after how many seconds something will be left again."""
        return max(0.0, -self.left(slot)) / self._a_second


class Doors:
    """Counts the open connections of each address, and lets no more than `most` in.

    Every process counts in a part of its own, which it clears when it begins; what counts is the sum.
    """

    def __init__(self, most: int, counts: "memoryview[int]", part: int = 0) -> None:
        self._most = most
        self._counts = counts
        self._first = part * SLOTS
        for slot in range(self._first, self._first + SLOTS):
            if counts[slot]:
                counts[slot] = 0

    def enter(self, slot: int) -> bool:
        """Let one more connection of this address in, if it has not too many."""
        if sum(self._counts[slot::SLOTS]) >= self._most:
            return False
        self._counts[self._first + slot] += 1
        return True

    def leave(self, slot: int) -> None:
        """Forget one connection of this address."""
        self._counts[self._first + slot] -= 1


@dataclass(frozen=True, slots=True)
class Backlog:
    """Counts the bytes that wait for slow readers: in one line, for one address, in all."""

    a_line: int
    an_address: int
    in_all: int
    waiting: Counter[int] = field(default_factory=Counter)  # by slot

    def fits(self, slot: int, in_line: int, size: int) -> bool:
        """Tell whether so many more bytes may wait in a line of this address where `in_line` wait already."""
        return (
            in_line + size <= self.a_line
            and self.waiting[slot] + size <= self.an_address
            and self.waiting[_ALL] + size <= self.in_all
        )

    def add(self, slot: int, size: int) -> None:
        """Count bytes that wait from now on; with a size below zero, bytes that no longer do."""
        for place in (slot, _ALL):
            self.waiting[place] += size
            if not self.waiting[place]:
                del self.waiting[place]


_ALL: Final = -1
