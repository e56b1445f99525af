"""Keeps what was said at one table, in the bytes in which it is stored: as text it can take five times as much."""

from array import array
from collections.abc import Iterator

from abbey.table.events import Spoken, read_event, write_event


class Chat:
    """Holds all remarks of a table, oldest first."""

    def __init__(self) -> None:
        self._stored = bytearray()
        self._ends = array("L", [0])  # where remarks end, and the next ones begin

    @property
    def size(self) -> int:
        """Return how many bytes all remarks have together."""
        return len(self._stored)

    def append(self, spoken: Spoken) -> None:
        """Add what was said last."""
        self._stored += write_event(spoken)
        self._ends.append(len(self._stored))

    def __len__(self) -> int:
        return len(self._ends) - 1

    def __getitem__(self, number: int) -> Spoken:
        spoken = read_event(bytes(self._stored[self._ends[number] : self._ends[number + 1]]))
        assert isinstance(spoken, Spoken)
        return spoken

    def __iter__(self) -> Iterator[Spoken]:
        return map(self.__getitem__, range(len(self)))

    def part(self, first: int, before: int) -> list[Spoken]:
        """Return the remarks from the first of these numbers up to the other one, which is left out."""
        return [self[number] for number in range(len(self))[first:before]]
