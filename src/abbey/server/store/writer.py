"""Commits in groups: a thread puts whatever waits into one transaction, so that many appends share one fsync."""

import asyncio
import sqlite3
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Lock
from typing import TypeVar

from abbey.server.shard import Shard
from abbey.server.store.database import write_nothing
from abbey.server.store.file_downtimes import beat, inherit, note_recovery, note_start
from abbey.server.store.file_logbook import add_entry
from abbey.server.store.ledger import Ledger, commit, note_use, remove
from abbey.server.store.spacing import Spacing
from abbey.server.store.work import Answer, Request, Work, settle
from abbey.table.logbook import LogEntry
from abbey.table.store import Downtime, StoreClosedError, StoreError, Uptime

T = TypeVar("T")


class Writer:
    """Works off requests in the order they came, from any event loop."""

    def __init__(self, connection: sqlite3.Connection, shard: Shard) -> None:
        self._connection = connection
        self._ledger = Ledger(connection, shard)
        self._thread = ThreadPoolExecutor(1, "abbey-store-writer")
        self._lock = Lock()
        self._waiting: list[Request] = []
        self._closed = False
        self._spacing = Spacing()

    def write(self, work: Work) -> asyncio.Future[None]:
        """Return a future that is done when the work is on disk, or fails with why it is not.

        Cancelling it leaves the work in the queue.
        """
        answer = asyncio.get_running_loop().create_future()
        with self._lock:
            if self._closed:
                answer.set_exception(StoreClosedError("The store is closed."))
                return answer
            self._waiting.append(Request(work, answer))
            if len(self._waiting) == 1:
                self._thread.submit(self._commit_waiting)
        return answer

    async def probe(self) -> None:
        """Wait until something that changes nothing has been written."""
        await self._alone(write_nothing)

    async def enter(self, entry: LogEntry, most: int | None) -> bool:
        """Wait until the entry is in the logbook; False if there are too many of them."""
        return await self._alone(partial(add_entry, entry=entry, most=most))

    async def remove(self, table: str, after: int) -> None:
        """Wait until a table that holds `after` events has been removed."""
        await self._alone(partial(remove, ledger=self._ledger, table=table, after=after))

    async def note_use(self, tables: Sequence[str]) -> None:
        """Wait until it has been written that people have used these tables."""
        await self._alone(partial(note_use, tables=tables))

    async def note_start(self, at: float) -> list[Downtime]:
        """Wait until it has been written that a server starts, and return when lately none was running."""
        return await self._alone(partial(note_start, at=at))

    async def note_recovery(self, at: float) -> list[Downtime]:
        """Wait until it has been written that a server can write again, and return when lately none could."""
        return await self._alone(partial(note_recovery, at=at))

    async def beat(self, at: float) -> None:
        """Wait until it has been written that a server is running."""
        await self._alone(partial(beat, at=at))

    async def inherit(self, uptime: Uptime) -> None:
        """Wait until it has been written when servers of another store were running."""
        await self._alone(partial(inherit, uptime=uptime))

    async def _alone(self, write: Callable[[sqlite3.Connection], T]) -> T:
        """Write something by itself, between two batches."""
        with self._lock:
            if self._closed:
                raise StoreClosedError("The store is closed.")
            written = asyncio.get_running_loop().run_in_executor(self._thread, write, self._connection)
        return await written

    def refuse(self) -> None:
        """Take no further request."""
        with self._lock:
            self._closed = True

    def finish(self) -> None:
        """Block until everything taken is written."""
        self._thread.shutdown()

    def _commit_waiting(self) -> None:
        time.sleep(self._spacing.wait_s(time.monotonic()))
        with self._lock:
            batch, self._waiting = self._waiting, []
        _tell(batch, commit(self._connection, self._ledger, [request.work for request in batch]))


def _tell(batch: Sequence[Request], refusals: Sequence[StoreError | None]) -> None:
    """Wake every loop once, however many of its requests are answered."""
    answers: dict[asyncio.AbstractEventLoop, list[Answer]] = defaultdict(list)
    for request, refusal in zip(batch, refusals, strict=True):
        answers[request.answer.get_loop()].append((request.answer, refusal))
    for loop, told in answers.items():
        try:
            loop.call_soon_threadsafe(settle, told)
        except RuntimeError:  # the loop has closed: nobody waits there
            continue
