"""Reads all tables of a database as they are at one moment, while servers go on."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import asyncpg

from abbey.server.store.postgresql.database_logbook import entries_in
from abbey.server.store.postgresql.group_reader import entries_of, events_by_place, uptime_of
from abbey.server.store.postgresql.pool import LOST, Pool, out_of_reach, said
from abbey.server.store.postgresql.statements import CATALOGUE, READ, UPTIME
from abbey.table.logbook import LogEntry
from abbey.table.store import StoreError, TableEntry, Uptime

if TYPE_CHECKING:
    from abbey.server.store.postgresql.pool import Connection


class Snapshot:
    """Reads tables inside one transaction."""

    def __init__(self, connection: "Connection") -> None:
        self._connection = connection
        self._turn = asyncio.Lock()  # a connection has one statement at a time

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        async with self._turn:
            found = events_by_place(await self._connection.fetch(READ, [table.encode()], [after]))
        return found.get(1, [])

    async def catalogue(self) -> list[TableEntry]:
        async with self._turn:
            return entries_of(await self._connection.fetch(CATALOGUE))

    async def logbook(self, kinds: Sequence[str] = (), after: int = 0) -> list[LogEntry]:
        async with self._turn:
            return await entries_in(self._connection, kinds, after)

    async def uptime(self) -> Uptime:
        async with self._turn:
            return uptime_of(await self._connection.fetch(UPTIME))


@asynccontextmanager
async def snapshot(pool: Pool) -> AsyncIterator[Snapshot]:
    """Lend a view of the database at this moment."""
    try:
        connection = await pool.connect()
    except (*LOST, asyncpg.PostgresError, ValueError) as error:
        raise out_of_reach(pool.name, error) from error
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            yield Snapshot(connection)
    except (*LOST, asyncpg.PostgresError) as error:
        raise StoreError(f"The database {pool.name} could not be read: {said(error)}.") from error
    finally:
        connection.terminate()
