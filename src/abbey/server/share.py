"""Which tables are one worker's: a table's id says whose it is, so nobody need be asked."""

from dataclasses import dataclass
from typing import Final
from zlib import crc32


@dataclass(frozen=True, slots=True)
class Share:
    """The tables of worker `number` of so many."""

    number: int
    of: int

    def holds(self, table: str) -> bool:
        return worker_of(table, self.of) == self.number


EVERYTHING: Final = Share(0, 1)


def worker_of(table: str, workers: int) -> int:
    """Any text may be asked for; only some are tables."""
    return crc32(table.encode("utf-8", "surrogatepass")) % workers
