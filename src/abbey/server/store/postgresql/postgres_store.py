"""Keeps tables in a PostgreSQL database that any number of servers share."""

import asyncio
from collections.abc import Awaitable, Sequence
from pathlib import Path

from abbey.server.store.postgresql.database_logbook import DatabaseLogbook
from abbey.server.store.postgresql.group_reader import GroupReader
from abbey.server.store.postgresql.group_writer import GroupWriter
from abbey.server.store.postgresql.node import Node
from abbey.server.store.postgresql.pool import Pool
from abbey.server.store.postgresql.postgres_layout import prepare
from abbey.server.store.witness import write_mark
from abbey.server.store.work import Work
from abbey.table.logbook import LogEntry
from abbey.table.peers import Peers
from abbey.table.store import Downtime, TableEntry, TableLife, Uptime


class PostgresStore:
    """Keeps `Store`'s promises in the database at an address like `postgresql://host/name`.

    What the address leaves out comes from the environment, a service file and a password file, as for `psql`.
    """

    def __init__(self, pool: Pool, remembered: Path | None = None) -> None:
        self._pool = pool
        self._remembered = remembered
        self._node = Node(pool)
        self._reader = GroupReader(pool)
        self._writer = GroupWriter(pool, self._reader)
        self._logbook = DatabaseLogbook(pool)

    @property
    def peers(self) -> Peers:
        return self._node

    @classmethod
    async def open(cls, address: str, remembered: Path | None = None) -> "PostgresStore":
        """Open the store, and make the schema where it is missing. Raises `StoreError` in words.

        Beside the file `remembered` is written what the database holds, at each beat.
        """
        pool = Pool(address)
        await prepare(pool)
        store = cls(pool, remembered)
        await pool.patiently(store._node.register)
        return store

    async def servers(self) -> int:
        """Count the servers that use the database now."""
        return await self._node.count_others()

    def create(self, table: str, events: Sequence[bytes]) -> Awaitable[None]:
        return self._writer.write(Work(table, None, tuple(events)))

    def append(self, table: str, after: int, events: Sequence[bytes], *, over: bool = False) -> Awaitable[None]:
        return self._writer.write(Work(table, after, tuple(events), over))

    def read(self, table: str, after: int = 0) -> Awaitable[list[bytes]]:
        return self._reader.read(table, after)

    async def catalogue(self) -> list[TableEntry]:
        return await self._reader.catalogue()

    async def logbook(self, kinds: Sequence[str] = (), after: int = 0) -> list[LogEntry]:
        return await self._logbook.entries(kinds, after)

    async def uptime(self) -> Uptime:
        return await self._reader.uptime()

    async def enter(self, entry: LogEntry, most: int | None = None) -> bool:
        return await self._logbook.enter(entry, most)

    async def remove(self, table: str, after: int, *, at_rest: bool = False) -> None:
        await self._writer.remove(table, after, at_rest=at_rest)

    async def survey(self, after: int = 0) -> list[TableLife]:
        return await self._reader.survey(after)

    async def note_use(self, tables: Sequence[str]) -> None:
        await self._writer.note_use(tables)

    async def unfinished(self) -> list[str]:
        return await self._reader.unfinished()

    async def probe(self) -> None:
        await self._writer.probe()

    async def note_start(self, at: float) -> list[Downtime]:
        return await self._writer.note_start(at)

    async def beat(self, at: float) -> None:
        await self._writer.beat(at)
        if self._remembered and (mark := await self._reader.mark()):
            await asyncio.to_thread(write_mark, self._remembered, mark)

    async def note_recovery(self, at: float) -> list[Downtime]:
        return await self._writer.note_recovery(at)

    async def inherit(self, uptime: Uptime) -> None:
        await self._writer.inherit(uptime)

    async def close(self) -> None:
        self._logbook.refuse()
        await self._writer.finish()
        await self._reader.finish()
        await self._node.close()
        await self._pool.close()
