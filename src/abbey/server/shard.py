"""Says which tables belong to which worker: a table's id tells it, so nobody need be asked."""

from dataclasses import dataclass
from typing import Final
from zlib import crc32


@dataclass(frozen=True, slots=True)
class Shard:
    """Names the tables of worker `number` out of `workers`."""

    number: int
    workers: int

    def holds(self, table: str) -> bool:
        """Tell whether the table with this id belongs to the shard."""
        return shard_number(table, self.workers) == self.number


EVERYTHING: Final = Shard(0, 1)


def shard_number(table: str, workers: int) -> int:
    """Return the number of the worker that has this table; any text has one, though only some are tables."""
    return crc32(table.encode("utf-8", "surrogatepass")) % workers
