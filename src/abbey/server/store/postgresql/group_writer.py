"""Writes in groups: whatever waits becomes one statement, so that many appends share one commit and one notice.

When the line breaks, nobody knows whether the statement was carried out. The writer then makes sure that the old
session has ended, looks what is there, and writes only what is not.
"""

import asyncio
import time
from collections.abc import Mapping, Sequence
from typing import Any, Final

from abbey.server.store.postgresql.group_reader import Found, GroupReader
from abbey.server.store.postgresql.pool import LOST, STATEMENT_S, OutOfReachError, Pool, out_of_reach, said
from abbey.server.store.postgresql.statements import (
    BEAT,
    CHANNEL,
    DOWNTIMES,
    EVENTS,
    INHERIT,
    NOTE_RECOVERY,
    NOTE_START,
    NOTE_USE,
    REMOVE,
    WRITE,
    WRITE_NOTHING,
    notice,
    parameters,
)
from abbey.server.store.spacing import Spacing
from abbey.server.store.work import DOWNTIMES_KEPT, QUIET_S, Request, Work, settle, unwritten
from abbey.table.store import (
    ConflictError,
    Downtime,
    StoreClosedError,
    StoreError,
    TableExistsError,
    UncertainError,
    Uptime,
)

MOST_WORK: Final = 500  # in one statement: its notice has to fit into 8000 bytes
MOST_BYTES: Final = 4_000_000

# The session that had a statement is ended before anybody looks what it has written.
END_SESSION: Final = """
    SELECT pg_terminate_backend(pid, $2) FROM pg_stat_activity
    WHERE pid = $1 AND application_name = current_setting('application_name')
"""
ENDING_MS: Final = int(STATEMENT_S * 1000) // 2


class GroupWriter:
    """Works off requests in the order they came, several tables at a time."""

    def __init__(self, pool: Pool, reader: GroupReader) -> None:
        self._pool = pool
        self._reader = reader
        self._waiting: list[Request] = []
        self._working: asyncio.Task[None] | None = None
        self._closed = False
        self._spacing = Spacing()

    def write(self, work: Work) -> asyncio.Future[None]:
        """Return a future that is done when the work is stored, or fails with why it is not.

        Cancelling it leaves the work in the queue.
        """
        answer = asyncio.get_running_loop().create_future()
        if refusal := self._refusal(work):
            answer.set_exception(refusal)
            return answer
        self._waiting.append(Request(work, answer))
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work_off())
        return answer

    async def probe(self) -> None:
        """Wait until something that changes nothing has been stored."""
        await self._ask(WRITE_NOTHING)

    async def note_start(self, at: float) -> list[Downtime]:
        """Wait until it has been stored that this server starts, and return when lately none was running."""
        await self._ask(NOTE_START, self._pool.node, at, DOWNTIMES_KEPT)
        return await self._downtimes()

    async def note_recovery(self, at: float) -> list[Downtime]:
        """Wait until it has been stored that this server can write again, and return when lately none could."""
        await self._ask(NOTE_RECOVERY, at, QUIET_S)
        return await self._downtimes()

    async def _downtimes(self) -> list[Downtime]:
        return [Downtime(*times) for times in await self._ask(DOWNTIMES) or ()]

    async def beat(self, at: float) -> None:
        """Wait until it has been stored that a server is running."""
        await self._ask(BEAT, at)

    async def inherit(self, uptime: Uptime) -> None:
        """Wait until it has been stored when servers of another store were running."""
        times = uptime.downtimes
        await self._ask(INHERIT, uptime.last, [time.since for time in times], [time.until for time in times])

    async def remove(self, table: str, after: int, *, at_rest: bool) -> None:
        """Wait until a table that holds `after` events has been removed."""
        node = self._pool.node
        values = (table.encode(), after, at_rest, node, CHANNEL, notice(node, EVENTS, [table]))
        try:
            count = await self._ask(REMOVE, *values)
        except OutOfReachError as error:
            raise UncertainError(f"{error} Nobody knows whether the table was removed.") from error
        if not count:
            raise ConflictError(f"Table {table!r} is in use or not there, or does not hold {after} events.")

    async def note_use(self, tables: Sequence[str]) -> None:
        """Wait until it has been stored that people have used these tables."""
        await self._ask(NOTE_USE, [table.encode() for table in tables])

    async def _ask(self, statement: str, *values: object) -> Any:
        """Return the first value that a small statement of its own gives."""
        if self._closed:
            raise StoreClosedError("The store is closed.")
        try:
            async with self._pool.connection() as connection:
                return await connection.fetchval(statement, *values)
        except LOST as error:
            raise out_of_reach(self._pool.name, error) from error
        except Exception as error:
            raise _unwritten(error) from error

    def _refusal(self, work: Work) -> StoreError | None:
        if self._closed:
            return StoreClosedError("The store is closed.")
        try:
            work.table.encode()
        except UnicodeEncodeError as error:  # an id that cannot be text
            return unwritten(error)
        return None

    async def finish(self) -> None:
        """Refuse what comes from now on, and wait until everything taken is written."""
        self._closed = True
        if self._working is not None:
            await self._working

    async def _work_off(self) -> None:
        while self._waiting:
            await asyncio.sleep(self._spacing.wait_s(time.monotonic()))
            batch = self._next_batch()
            attempt = Attempt(self._pool, self._reader, [request.work for request in batch])
            refusals = await attempt.refusals()
            settle((request.answer, refusal) for request, refusal in zip(batch, refusals, strict=True))

    def _next_batch(self) -> list[Request]:
        """Take what fits into one statement: each table once, so that its requests stay in their order."""
        batch: list[Request] = []
        later: list[Request] = []
        tables: set[str] = set()
        size = 0
        for request in self._waiting:
            size += sum(map(len, request.work.events))
            fits = not batch or (len(batch) < MOST_WORK and size < MOST_BYTES)
            (batch if fits and request.work.table not in tables else later).append(request)
            tables.add(request.work.table)
        self._waiting = later
        return batch


class Attempt:
    """Writes one batch, over several connections if need be; each piece of work is written once or refused."""

    def __init__(self, pool: Pool, reader: GroupReader, batch: Sequence[Work]) -> None:
        self._pool = pool
        self._reader = reader
        self._batch = batch
        self._left = list(batch)  # what is not known to be written
        self._lost: int | None = None  # the session that had the statement when the line broke

    async def refusals(self) -> list[StoreError | None]:
        """Write, and return for each piece of work why it was refused, or None."""
        try:
            refused = await self._pool.patiently(self._try)
        except StoreError as error:
            refusal = UncertainError(f"{error} Nobody knows what was written.") if self._lost else error
            refused = {work.table: refusal for work in self._left}
        except Exception as error:  # the database has said no, and written nothing
            refused = {work.table: _unwritten(error) for work in self._left}
        return [refused.get(work.table) for work in self._batch]

    async def _try(self) -> Mapping[str, StoreError]:
        if self._lost is not None:
            await self._look(self._lost)
        if not self._left:
            return {}
        async with self._pool.connection() as connection:
            self._lost = connection.get_server_pid()
            try:
                written = await connection.fetchval(WRITE, *parameters(self._left, self._pool.node)) or ()
            except LOST:
                raise
            except Exception:
                self._lost = None
                raise
            self._lost = None
        places = set(written)
        return {work.table: _conflict(work) for place, work in enumerate(self._left, 1) if place not in places}

    async def _look(self, session: int) -> None:
        """End the session that had the statement, and forget the work that it has written."""
        async with self._pool.connection() as connection:
            await connection.execute(END_SESSION, session, ENDING_MS)
        found = [await self._reader.find(work.table, work.after or 0) for work in self._left]
        both = zip(self._left, found, strict=True)
        self._left = [work for work, events in both if not _is_written(work, events)]
        self._lost = None


def _is_written(work: Work, found: Found) -> bool:
    """Tell whether a table that reads like this has had this work done; an append of nothing is simply done again."""
    return (
        found is not None and (work.after is None or bool(work.events)) and found[: len(work.events)] == [*work.events]
    )


def _conflict(work: Work) -> StoreError:
    if work.after is None:
        return TableExistsError(f"There is a table {work.table!r} already.")
    return ConflictError(f"Table {work.table!r} is not there, or does not hold {work.after} events.")


def _unwritten(error: Exception) -> StoreError:
    refusal = StoreError(f"The events could not be written: {said(error)}.")
    refusal.__cause__ = error
    return refusal
