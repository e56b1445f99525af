"""Draws chance from named streams: SHAKE-256 of a seed and a name, so that no stream can shift another."""

import hashlib
import random
from collections.abc import MutableSequence
from typing import Any, Final

BLOCK: Final = 1024


class Stream(random.Random):
    """Draws random numbers that are the same for one seed and name on every machine and version of Python."""

    def __init__(self, seed: bytes, name: str) -> None:
        self._key = hashlib.sha256(seed + b"\0" + name.encode()).digest()  # whoever holds a stream cannot find the seed
        self._blocks = 0
        self._bytes = b""
        self._at = 0
        super().__init__()

    def seed(self, *_args: Any, **_kwargs: Any) -> None:
        """Do nothing: a stream is seeded once, by its seed and name."""

    def take(self, count: int) -> bytes:
        """Return the next bytes of the stream."""
        while len(self._bytes) - self._at < count:
            block = hashlib.shake_256(self._key + self._blocks.to_bytes(8, "big")).digest(BLOCK)
            self._bytes = self._bytes[self._at :] + block
            self._blocks += 1
            self._at = 0
        self._at += count
        return self._bytes[self._at - count : self._at]

    def getrandbits(self, k: int) -> int:
        """Return a number of so many random bits, as `random.Random` does."""
        count = (k + 7) // 8
        return int.from_bytes(self.take(count), "big") >> (8 * count - k)

    def random(self) -> float:
        """Return a number from 0 up to but not including 1, as `random.Random` does."""
        return self.getrandbits(53) * 2.0**-53

    def below(self, limit: int) -> int:
        """Draw a number in 0..limit-1, each exactly as likely as the others."""
        bits = limit.bit_length()
        number = self.getrandbits(bits)
        while number >= limit:
            number = self.getrandbits(bits)
        return number

    def mix(self, line: MutableSequence[Any]) -> None:
        """Shuffle in place, in our own way: the library does not promise that its way will stay."""
        for i in range(len(line) - 1, 0, -1):
            j = self.below(i + 1)
            line[i], line[j] = line[j], line[i]


def seed_of(number: int) -> bytes:
    """Return the 256 bits that a seed typed by a person stands for."""
    return hashlib.sha256(f"abbey seed {number}".encode()).digest()
