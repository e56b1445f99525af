"""Observes a store while it is used: how long it takes, when it fails, and when it works again."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Sequence
from functools import partial
from typing import Any, Final, TypeVar

from abbey.server.metrics import Count, Duration, Metrics
from abbey.table.logbook import LogEntry
from abbey.table.peers import Peers
from abbey.table.store import (
    ConflictError,
    Downtime,
    Store,
    StoreClosedError,
    StoreError,
    TableEntry,
    TableExistsError,
    TableLife,
    Uptime,
)

T = TypeVar("T")

AGAIN_S: Final = 10.0  # after so long a store that still fails is spoken of again
_ANSWERS: Final = (ConflictError, TableExistsError, StoreClosedError)  # said on purpose: nothing is broken
log = logging.getLogger("abbey.server")


class ObservedStore:
    """Keeps `Store`'s promises through another store, counts its errors and says when it fails."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._failing_since: float | None = None
        self._said_at = 0.0
        self._unsaid = 0

    @property
    def peers(self) -> Peers:
        return self._store.peers

    def create(self, table: str, events: Sequence[bytes]) -> Awaitable[None]:
        return self._observed(self._store.create(table, events), Duration.COMMIT)

    def append(self, table: str, after: int, events: Sequence[bytes], *, over: bool = False) -> Awaitable[None]:
        return self._observed(self._store.append(table, after, events, over=over), Duration.COMMIT)

    def read(self, table: str, after: int = 0) -> Awaitable[list[bytes]]:
        return self._observed(self._store.read(table, after))

    async def catalogue(self) -> list[TableEntry]:
        return await self._observed(self._store.catalogue())

    async def logbook(self, kinds: Sequence[str] = (), after: int = 0) -> list[LogEntry]:
        return await self._observed(self._store.logbook(kinds, after))

    async def uptime(self) -> Uptime:
        return await self._observed(self._store.uptime())

    async def enter(self, entry: LogEntry, most: int | None = None) -> bool:
        return await self._observed(self._store.enter(entry, most), Duration.COMMIT)

    async def remove(self, table: str, after: int, *, at_rest: bool = False) -> None:
        await self._observed(self._store.remove(table, after, at_rest=at_rest))

    async def survey(self, after: int = 0) -> list[TableLife]:
        return await self._observed(self._store.survey(after))

    async def note_use(self, tables: Sequence[str]) -> None:
        await self._observed(self._store.note_use(tables))

    async def unfinished(self) -> list[str]:
        return await self._observed(self._store.unfinished())

    async def probe(self) -> None:
        await self._observed(self._store.probe(), Duration.COMMIT)

    async def note_start(self, at: float) -> list[Downtime]:
        return await self._observed(self._store.note_start(at))

    async def beat(self, at: float) -> None:
        await self._observed(self._store.beat(at))

    async def note_recovery(self, at: float) -> list[Downtime]:
        return await self._observed(self._store.note_recovery(at))

    async def inherit(self, uptime: Uptime) -> None:
        await self._observed(self._store.inherit(uptime))

    async def close(self) -> None:
        await self._store.close()

    def _observed(self, asked: Awaitable[T], duration: Duration | None = None) -> "asyncio.Future[T]":
        answer = asyncio.ensure_future(asked)
        answer.add_done_callback(partial(self._note, time.perf_counter(), duration))
        return answer

    def _note(self, began: float, duration: Duration | None, answer: "asyncio.Future[Any]") -> None:
        if answer.cancelled():
            return
        match answer.exception():
            case None if duration is not None:
                self._metrics.measure(duration, time.perf_counter() - began)
                self._works()
            case StoreError() as error if not isinstance(error, _ANSWERS):
                self._metrics.add(Count.STORE_ERRORS)
                self._fails(error)

    def _fails(self, error: StoreError) -> None:
        """Say that the store fails, but not for every table that finds out."""
        now = time.monotonic()
        self._unsaid += 1
        if self._failing_since is not None and now - self._said_at < AGAIN_S:
            return
        if self._failing_since is None:
            self._failing_since = now
        failures, self._unsaid, self._said_at = self._unsaid, 0, now
        log.error("the store fails: %s", error, extra={"failures": failures})

    def _works(self) -> None:
        """Say that the store writes again."""
        if self._failing_since is None:
            return
        seconds = round(time.monotonic() - self._failing_since, 1)
        self._failing_since, self._unsaid = None, 0
        log.warning("the store writes again", extra={"failed_s": seconds})
