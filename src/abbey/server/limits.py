"""Limits how much one connection or one address may ask for, with buckets that fill at a steady rate.

What is kept for an address is kept in arrays that several processes can share. An address has its place there by a
keyed hash, so no list of addresses grows and nobody can aim at the place of somebody else. Two processes that write at
the same moment may lose one count, which does no harm. What other servers count comes in late, from `spending`.
"""

import time
from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

SLOTS: Final = 2**16  # addresses that are told apart
_SLOWEST: Final = 1e-9  # a second: a bucket that never fills again
_DEBT: Final = 1  # so many full buckets an address can owe for what it does here,
_DEBT_ELSEWHERE: Final = 4  # and so many for what it has done at several servers before they heard of each other


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
        self.unshared: defaultdict[int, float] | None = None  # by slot: what other servers have not heard of

    @property
    def trifle(self) -> float:
        """Return how much is not worth telling other servers."""
        return self._burst / 20

    def left(self, slot: int) -> float:
        """Return how much the address may still ask for; below zero is what it owes."""
        return self._burst - max(0.0, self._full_at[slot] - time.monotonic()) * self._a_second

    def take(self, slot: int, amount: float = 1) -> bool:
        """Take this much, if there is as much."""
        if self.left(slot) < amount:
            return False
        self.charge(slot, amount)
        return True

    def charge(self, slot: int, amount: float, shared: float | None = None) -> None:
        """Take this much in any case; `shared`: what other servers hear of it, if that is not the same."""
        self._take(slot, amount, _DEBT)
        if self.unshared is not None:
            self.unshared[slot] += amount if shared is None else shared

    def charge_from_elsewhere(self, slot: int, amount: float) -> None:
        """Take what the address has asked of another server."""
        self._take(slot, amount, _DEBT_ELSEWHERE)

    def _take(self, slot: int, amount: float, debt: int) -> None:
        """Take this much; nobody owes more than so many full buckets."""
        now, before = time.monotonic(), self._full_at[slot]
        full_at = max(now, before) + amount / self._a_second
        self._full_at[slot] = max(before, min(full_at, now + (1 + debt) * self._burst / self._a_second))

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

    Every process counts in a part of its own, which it clears when it begins. The last part is for other servers. What
    counts is the sum.
    """

    def __init__(self, most: int, counts: "memoryview[int]", part: int = 0) -> None:
        self._most = most
        self._counts = counts
        self._first = part * SLOTS
        self._last = len(counts) - SLOTS
        self._clear(self._first)
        self.here: Counter[int] = Counter()  # by slot, in this process
        self._elsewhere: Mapping[int, int] = {}

    def _clear(self, first: int) -> None:
        for slot in range(first, first + SLOTS):
            if self._counts[slot]:
                self._counts[slot] = 0

    def forget_elsewhere(self) -> None:
        """Forget what was counted at other servers, by whichever process of this one."""
        self._clear(self._last)

    @property
    def trifle(self) -> float:
        """Return how many connections are not worth telling other servers."""
        return self._most / 20

    def hear_of_elsewhere(self, counts: Mapping[int, int]) -> None:
        """Count these connections, by slot, that other servers have."""
        for slot in self._elsewhere:
            self._counts[self._last + slot] = 0
        for slot, count in counts.items():
            self._counts[self._last + slot] = count
        self._elsewhere = counts

    def enter(self, slot: int) -> bool:
        """Let one more connection of this address in, if it has not too many."""
        if sum(self._counts[slot::SLOTS]) >= self._most:
            return False
        self._counts[self._first + slot] += 1
        self.here[slot] += 1
        return True

    def leave(self, slot: int) -> None:
        """Forget one connection of this address."""
        self._counts[self._first + slot] -= 1
        self.here[slot] -= 1
        if not self.here[slot]:
            del self.here[slot]


@dataclass(frozen=True, slots=True)
class Backlog:
    """Counts bytes that wait: in one line, for one address, in all."""

    a_line: int
    an_address: int
    in_all: int
    waiting: Counter[int] = field(default_factory=Counter)  # by slot

    @property
    def total(self) -> int:
        """Return how many bytes wait in all."""
        return self.waiting[_ALL]

    def fits(self, slot: int, in_line: int, size: int) -> bool:
        """Tell whether so many more bytes may wait in a line of this address where `in_line` wait already."""
        return (
            in_line + size <= self.a_line
            and self.waiting[slot] + size <= self.an_address
            and self.total + size <= self.in_all
        )

    def add(self, slot: int, size: int) -> None:
        """Count bytes that wait from now on; with a size below zero, bytes that no longer do."""
        for place in (slot, _ALL):
            self.waiting[place] += size
            if not self.waiting[place]:
                del self.waiting[place]


@dataclass(slots=True)
class Held:
    """Counts in a backlog how much of one request is held, until that is let go."""

    _backlog: Backlog
    _slot: int
    _size: int = 0

    def add(self, size: int) -> bool:
        """Count so many more bytes, if they fit."""
        if not self._backlog.fits(self._slot, self._size, size):
            return False
        self._backlog.add(self._slot, size)
        self._size += size
        return True

    def close(self) -> None:
        """Let all of them go."""
        self._backlog.add(self._slot, -self._size)
        self._size = 0


_ALL: Final = -1
