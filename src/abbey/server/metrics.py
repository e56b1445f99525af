"""Counts what the server does, in Prometheus' text form. Nothing here tells more than a spectator sees."""

from collections.abc import MutableSequence
from enum import IntEnum
from typing import Final

from abbey.rules.names import NOBODY
from abbey.server.shard import EVERYTHING, Shard
from abbey.table import Change


class Count(IntEnum):
    """Names what is counted, and at which place of a worker's part."""

    CONNECTIONS = 0
    ROOMS = 1
    OPENED = 2
    DECISIONS = 3
    REFUSALS = 4
    DROPPED = 5


_ROWS: Final = {
    Count.CONNECTIONS: ("abbey_connections", "gauge", "open live connections"),
    Count.ROOMS: ("abbey_rooms", "gauge", "tables in memory"),
    Count.OPENED: ("abbey_tables_opened_total", "counter", "tables opened since the start"),
    Count.DECISIONS: ("abbey_decisions_total", "counter", "decisions told since the start"),
    Count.REFUSALS: ("abbey_refusals_total", "counter", "requests and messages refused"),
    Count.DROPPED: ("abbey_dropped_total", "counter", "connections dropped because they did not read"),
}


class Metrics:
    """Counts for one worker, in its own part of `counts`; what is told is the sum of all parts."""

    def __init__(self, shard: Shard = EVERYTHING, counts: MutableSequence[int] | None = None) -> None:
        self._counts = no_counts(shard.workers) if counts is None else counts
        self._first = shard.number * len(Count)
        for what in Count:
            self.put(what, 0)  # of one that had this part before and is gone

    def add(self, what: Count, how_many: int = 1) -> None:
        """Count something that happened."""
        self._counts[self._first + what] += how_many

    def put(self, what: Count, how_many: int) -> None:
        """Set how many there are now."""
        self._counts[self._first + what] = how_many

    def total(self, what: Count) -> int:
        """Return the sum over all workers."""
        return sum(self._counts[what :: len(Count)])

    def count_change(self, change: Change) -> None:
        """Count a decision; a covered guess only when everybody hears of it, and not before."""
        if change.is_new_entry and NOBODY in change.audience:
            self.add(Count.DECISIONS)

    def as_text(self) -> str:
        """Return all counts as Prometheus reads them."""
        return "".join(
            f"# HELP {name} {text}\n# TYPE {name} {kind}\n{name} {self.total(what)}\n"
            for what, (name, kind, text) in _ROWS.items()
        )


def no_counts(workers: int) -> MutableSequence[int]:
    """Return what so many workers have counted before anything happened."""
    return [0] * (len(Count) * workers)
