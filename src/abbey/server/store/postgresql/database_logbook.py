"""Keeps the logbook in the database. Entries are few, so each is a transaction of its own."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import asyncpg

from abbey.server.store.postgresql.pool import LOST, Pool, out_of_reach, said
from abbey.server.store.postgresql.statements import CHANNEL, LOGBOOK, notice
from abbey.table.logbook import WATCHED, LogEntry
from abbey.table.store import StoreClosedError, StoreError

if TYPE_CHECKING:
    from abbey.server.store.postgresql.pool import Connection

_LOCK: Final = 0xABBE2  # one writes after the other, so that nobody sees a number before a lower one

ENTRIES: Final = """
    SELECT kind, topic, body, number FROM abbey.logbook
    WHERE (cardinality($1::text[]) = 0 OR kind = ANY($1::text[])) AND number > $2 ORDER BY number
"""
COUNT: Final = "SELECT count(*) FROM abbey.logbook WHERE kind = $1 AND topic = $2"
ADD: Final = """
    INSERT INTO abbey.logbook (number, kind, topic, body)
    SELECT coalesce(max(number), 0) + 1, $1, $2, $3 FROM abbey.logbook
"""


async def entries_in(connection: "Connection", kinds: Sequence[str] = (), after: int = 0) -> list[LogEntry]:
    """Return the entries of these kinds, or of all, that have a number above `after`."""
    rows = await connection.fetch(ENTRIES, list(kinds), after)
    return [LogEntry(kind, bytes(topic).decode(), bytes(body), number) for kind, topic, body, number in rows]


class DatabaseLogbook:
    """Reads and writes the logbook through a pool of connections."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._closed = False

    def refuse(self) -> None:
        """Refuse what comes from now on."""
        self._closed = True

    def _refuse_if_closed(self) -> None:
        if self._closed:
            raise StoreClosedError("The store is closed.")

    async def entries(self, kinds: Sequence[str], after: int) -> list[LogEntry]:
        """Return the entries of these kinds, or of all, that have a number above `after`."""
        self._refuse_if_closed()
        try:
            async with self._pool.connection() as connection:
                return await entries_in(connection, kinds, after)
        except LOST as error:
            raise out_of_reach(self._pool.name, error) from error
        except asyncpg.PostgresError as error:
            raise StoreError(f"The logbook could not be read: {said(error)}.") from error

    async def enter(self, entry: LogEntry, most: int | None) -> bool:
        """Add an entry, unless there are `most` of its kind and topic; servers are told of what they have to know."""
        self._refuse_if_closed()
        try:
            async with self._pool.connection() as connection, connection.transaction():
                return await self._add(connection, entry, most)
        except LOST as error:
            raise out_of_reach(self._pool.name, error) from error
        except asyncpg.PostgresError as error:
            raise StoreError(f"The logbook could not be written: {said(error)}.") from error

    async def _add(self, connection: "Connection", entry: LogEntry, most: int | None) -> bool:
        topic = entry.topic.encode("utf-8", "surrogatepass")
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
        if most is not None and await connection.fetchval(COUNT, entry.kind, topic) >= most:
            return False
        await connection.execute(ADD, entry.kind, topic, entry.body)
        if entry.kind in WATCHED:
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, notice(self._pool.node, LOGBOOK, ()))
        return True
