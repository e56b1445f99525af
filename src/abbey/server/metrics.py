"""Counts what the server does, and shows it as Prometheus reads it. What a table hides is in no number here."""

import asyncio
from bisect import bisect_left
from collections.abc import Iterator, MutableSequence
from enum import IntEnum
from itertools import accumulate
from typing import Final, get_args

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from abbey.rules.names import NOBODY
from abbey.server.limits import Backlog
from abbey.server.shard import EVERYTHING, Shard
from abbey.table import Change
from abbey.table.refusal import Code

MEASURE_S: Final = 0.5


class Count(IntEnum):
    """Names what is counted, and at which place of a worker's part."""

    CONNECTIONS = 0
    ROOMS = 1
    OPENED = 2
    DECISIONS = 3
    DROPPED = 4
    QUEUED_BYTES = 5
    STORE_ERRORS = 6
    REMOVED_UNUSED = 7
    REMOVED_FINISHED = 8
    REMOVED_ABANDONED = 9
    AIDS_REFUSED = 10
    ANALYSES_REFUSED = 11


class Duration(IntEnum):
    """Names what is measured in seconds."""

    COMMIT = 0
    LOOP_LAG = 1
    AID = 2
    ANALYSIS = 3


_GAUGES: Final = {
    Count.CONNECTIONS: ("abbey_connections", "open live connections"),
    Count.ROOMS: ("abbey_rooms", "tables in memory"),
    Count.QUEUED_BYTES: ("abbey_queued_bytes", "bytes that wait for readers who are slow"),
}
_COUNTERS: Final = {
    Count.OPENED: ("abbey_tables_opened", "tables opened since the start"),
    Count.DECISIONS: ("abbey_decisions", "decisions told since the start"),
    Count.DROPPED: ("abbey_dropped", "connections dropped because they did not read"),
    Count.STORE_ERRORS: ("abbey_store_errors", "times that the store could not read or write"),
    Count.AIDS_REFUSED: (
        "abbey_aids_refused",
        "aids that were not made: too many were asked for, or making one failed",
    ),
    Count.ANALYSES_REFUSED: ("abbey_analyses_refused", "analyses that were not made, for the same reasons"),
}
_REMOVALS: Final = ("abbey_tables_removed", "tables removed since the start, by the reason")
REASONS: Final = {
    "unused": Count.REMOVED_UNUSED,
    "finished": Count.REMOVED_FINISHED,
    "abandoned": Count.REMOVED_ABANDONED,
}
_DURATIONS: Final = {
    Duration.COMMIT: ("abbey_commit_seconds", "from asking the store to write until it is on disk"),
    Duration.LOOP_LAG: ("abbey_loop_lag_seconds", "how late the event loop comes back to what is due"),
    Duration.AID: ("abbey_aid_seconds", "from asking for an aid until it was made, with the time that it waited"),
    Duration.ANALYSIS: ("abbey_analysis_seconds", "from beginning an analysis until it was made"),
}
_REFUSALS: Final = ("abbey_refusals", "requests and messages refused, by the code of the refusal")
_CODES: Final[tuple[Code, ...]] = get_args(Code)
_BOUNDS_S: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_MICROSECONDS: Final = 1e6  # a sum of seconds is kept in whole ones of these

# A worker's part: counts, refusals by code, and for each duration how many fell between two bounds, and their sum.
_FIRST_CODE: Final = len(Count)
_FIRST_DURATION: Final = _FIRST_CODE + len(_CODES)
_DURATION_SIZE: Final = len(_BOUNDS_S) + 2
_SIZE: Final = _FIRST_DURATION + _DURATION_SIZE * len(Duration)


class Metrics(Collector):
    """Counts for one worker, in its own part of `counts`; what is shown is the sum of all parts."""

    def __init__(self, shard: Shard = EVERYTHING, counts: MutableSequence[int] | None = None) -> None:
        self._counts = no_counts(shard.workers) if counts is None else counts
        self._first = shard.number * _SIZE
        for at in range(_SIZE):
            self._counts[self._first + at] = 0  # of one that had this part before and is gone
        self._registry = CollectorRegistry(auto_describe=False)
        self._registry.register(self)
        if shard == EVERYTHING:  # with several workers whoever asks cannot say which process is meant
            ProcessCollector(registry=self._registry)

    def add(self, what: Count, how_many: int = 1) -> None:
        """Count something that happened."""
        self._counts[self._first + what] += how_many

    def put(self, what: Count, how_many: int) -> None:
        """Set how many there are now."""
        self._counts[self._first + what] = how_many

    def refuse(self, code: Code) -> None:
        """Count a refusal."""
        self._counts[self._first + _FIRST_CODE + _CODES.index(code)] += 1

    def measure(self, what: Duration, seconds: float) -> None:
        """Count something that took so long."""
        at = self._first + _FIRST_DURATION + what * _DURATION_SIZE
        self._counts[at + bisect_left(_BOUNDS_S, seconds)] += 1
        self._counts[at + _DURATION_SIZE - 1] += round(seconds * _MICROSECONDS)

    def total(self, what: Count) -> int:
        """Return the sum over all workers."""
        return self._sum(what)

    def count_change(self, change: Change) -> None:
        """Count a decision; a covered guess only when everybody hears of it, and not before."""
        if change.is_new_entry and NOBODY in change.audience:
            self.add(Count.DECISIONS)

    def as_text(self) -> bytes:
        """Return everything as Prometheus reads it."""
        return generate_latest(self._registry)

    def collect(self) -> Iterator[Metric]:
        """Yield what was counted by all workers; the registry calls this."""
        for what, (name, text) in _GAUGES.items():
            yield GaugeMetricFamily(name, text, value=self.total(what))
        for what, (name, text) in _COUNTERS.items():
            yield CounterMetricFamily(name, text, value=self.total(what))
        removals = CounterMetricFamily(*_REMOVALS, labels=["reason"])
        for reason, what in REASONS.items():
            removals.add_metric([reason], self.total(what))
        yield removals
        refusals = CounterMetricFamily(*_REFUSALS, labels=["code"])
        for at, code in enumerate(_CODES):
            refusals.add_metric([code], self._sum(_FIRST_CODE + at))
        yield refusals
        for duration, (name, text) in _DURATIONS.items():
            yield self._histogram(duration, name, text)

    def _histogram(self, duration: Duration, name: str, text: str) -> HistogramMetricFamily:
        first = _FIRST_DURATION + duration * _DURATION_SIZE
        *fell, microseconds = (self._sum(first + at) for at in range(_DURATION_SIZE))
        bounds = [*map(str, _BOUNDS_S), "+Inf"]
        buckets = list(zip(bounds, map(float, accumulate(fell)), strict=True))
        return HistogramMetricFamily(name, text, buckets, sum_value=microseconds / _MICROSECONDS)

    def _sum(self, place: int) -> int:
        return sum(self._counts[place::_SIZE])


def no_counts(workers: int) -> MutableSequence[int]:
    """Return what so many workers have counted before anything happened."""
    return [0] * (_SIZE * workers)


async def measure_now_and_then(metrics: Metrics, backlog: Backlog) -> None:
    """Measure for as long as the server runs how late the event loop is, and how much waits for slow readers."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + MEASURE_S
        await asyncio.sleep(MEASURE_S)
        metrics.measure(Duration.LOOP_LAG, max(0.0, loop.time() - due))
        metrics.put(Count.QUEUED_BYTES, backlog.total)
