"""Reads where a host keeps its tables: in a file of this machine, or in a database that several machines share."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Final

from abbey.rules import AbbeyError
from abbey.server.budgets import new_address_key
from abbey.server.shard import Shard
from abbey.server.store.database import InUseError
from abbey.server.store.file_visit import visiting
from abbey.server.store.sqlite import SqliteStore, shared_among_workers
from abbey.server.store.witness import DatabaseMark, read_mark, say_what_a_database_lost
from abbey.table.store import LoggedSource, Store, StoreError, TableSource

FILE: Final = "abbey.sqlite"  # in a folder of tables
DATABASES: Final = ("postgresql://", "postgres://")
SCHEME: Final = re.compile(r"([a-z][a-z0-9+.-]*)://", re.IGNORECASE)
log = logging.getLogger("abbey.server")
OpenStore = Callable[[], Awaitable[Store]]


class AddressError(AbbeyError):
    """The address is not one of a store; the message says what is."""


@dataclass(frozen=True, slots=True)
class FileAddress:
    """Names an SQLite file."""

    path: Path

    @property
    def name(self) -> str:
        """Return the address for people."""
        return str(self.path)

    def address_key(self) -> bytes:
        """Return the key of the hash by which addresses are counted: here nobody else counts."""
        return new_address_key()

    def opened_alone(self) -> OpenStore:
        """Open the store for the only process of a server; raise what stands against it at once."""
        store = SqliteStore(self.path)

        async def open_store() -> Store:
            return store

        return open_store

    @contextmanager
    def shared_among_workers(self) -> Iterator[None]:
        """Keep the store for the workers of one server."""
        with shared_among_workers(self.path):
            yield

    async def open(self, shard: Shard) -> Store:
        """Open the store for one worker."""
        return SqliteStore(self.path, shard)

    async def open_at_rest(self, *, is_new: bool) -> Store:
        """Open the store while no server has it; one that is not new must be there."""
        if not (is_new or self.path.exists()):
            raise StoreError(f"There are no tables at {self.path}.")
        return SqliteStore(self.path)

    def visited(self) -> AbstractAsyncContextManager[LoggedSource]:
        """Open the store beside the server that has it: to read tables, and to add to the logbook."""
        return visiting(self.path)


@dataclass(frozen=True, slots=True)
class DatabaseAddress:
    """Names a PostgreSQL database, and a folder of this machine where its servers remember how much it held."""

    url: str
    state: Path | None = None

    @property
    def remembered(self) -> Path | None:
        """Return the file beside which that is remembered; each database has its own."""
        digest = sha256(self.name.encode()).hexdigest()[:16]
        return self.state and self.state / f"database-{digest}"

    @property
    def name(self) -> str:
        """Return the address for people, without user, password and options."""
        from abbey.server.store.postgresql.pool import shown

        return shown(self.url)

    def address_key(self) -> bytes:
        """Prepare the store, and return the key of the hash by which all its servers count addresses.

        A database where nothing of ours was is said in the log, and one that holds less than is remembered of it.
        """
        from abbey.server.store.postgresql.pool import Pool
        from abbey.server.store.postgresql.postgres_layout import prepare

        prepared = asyncio.run(prepare(Pool(self.url)))
        if prepared.is_new:
            log.warning("%s was empty, and is now made ready: if it held tables before, it was replaced", self.name)
        if self.remembered and (before := read_mark(self.remembered, DatabaseMark)):
            say_what_a_database_lost(self.name, prepared.mark, before)
        return prepared.address_key

    def opened_alone(self) -> OpenStore:
        """Return how to open the store for the only process of a server."""
        return self._open

    @contextmanager
    def shared_among_workers(self) -> Iterator[None]:
        """Leave it to the database to keep workers apart."""
        yield

    async def open(self, _shard: Shard) -> Store:
        """Open the store for one worker, which may hold any table."""
        return await self._open()

    async def open_at_rest(self, *, is_new: bool) -> Store:
        """Open the store while no server has it; into a new one tables may come while servers run."""
        from abbey.server.store.postgresql.postgres_store import PostgresStore

        store = await PostgresStore.open(self.url)
        if not is_new and await store.servers():
            await store.close()
            raise InUseError(f"{self.name} is in use by a server. Stop all of them first, or make a backup instead.")
        return store

    @asynccontextmanager
    async def visited(self) -> AsyncIterator[LoggedSource]:
        """Open the store beside the servers that have it: to read tables, and to add to the logbook."""
        store = await self._open()
        try:
            yield store
        finally:
            await store.close()

    def snapshot(self) -> AbstractAsyncContextManager[TableSource]:
        """Lend a view of all tables as they are at one moment."""
        from abbey.server.store.postgresql.pool import Pool
        from abbey.server.store.postgresql.snapshot import snapshot

        return snapshot(Pool(self.url))

    async def _open(self) -> Store:
        from abbey.server.store.postgresql.postgres_store import PostgresStore

        return await PostgresStore.open(self.url, self.remembered)


StoreAddress = FileAddress | DatabaseAddress


def read_address(text: str) -> StoreAddress:
    """Return the address of a database, a file, or a folder with a file; a database needs the extra `postgresql`.

    Another kind of address is refused: taken for a file, it would begin an empty house in silence.
    """
    if text.startswith(DATABASES):
        import asyncpg  # noqa: F401 - whoever lacks it is told now

        return DatabaseAddress(text)
    if scheme := SCHEME.match(text):  # never repeated whole: a password may be in it
        raise AddressError(
            f"Tables cannot be kept at an address that begins with {scheme[0]}; use {DATABASES[0]} or a file."
        )
    path = Path(text)
    return in_folder(path) if path.is_dir() else FileAddress(path)


def remembering(address: StoreAddress, folder: str) -> StoreAddress:
    """Return the address of a store whose servers remember in this folder how much it held; a file needs none."""
    if folder and isinstance(address, DatabaseAddress):
        return replace(address, state=Path(folder))
    return address


def in_folder(folder: Path) -> FileAddress:
    """Return the address of the tables in a folder."""
    return FileAddress(folder / FILE)
