"""Keeps tables in one SQLite file: durable, and as fast as the disk through group commit."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from threading import Lock
from typing import TypeVar

from abbey.files import lock_alone, lock_as_worker, lock_with_workers
from abbey.server.shard import EVERYTHING, Shard
from abbey.server.store.database import (
    all_tables,
    events_of,
    lives_of_tables,
    locked,
    open_to_read,
    open_to_write,
    unfinished_tables,
)
from abbey.server.store.file_downtimes import begin_downtime, uptime_of
from abbey.server.store.file_logbook import entries_in
from abbey.server.store.witness import Mark, mark_of, read_mark, say_what_is_lost, write_mark
from abbey.server.store.work import Work
from abbey.server.store.writer import Writer
from abbey.table.logbook import LogEntry
from abbey.table.peers import ALONE, Peers
from abbey.table.store import Downtime, StoreClosedError, StoreError, TableEntry, TableLife, Uptime

T = TypeVar("T")


class SqliteStore:
    """Keeps `Store`'s promises in the file at `path`, which it makes if it is missing.

    Opening raises `InUseError` while another server has the file, `NewerFileError` and `ForeignFileError` if the file
    is not one this version can read. Copy a file in use with SQLite's own backup, never with `cp`.

    Workers may have a store each on one file, inside `shared_among_workers`: one writes only to tables of its shard.
    """

    peers: Peers = ALONE

    def __init__(self, path: Path, shard: Shard = EVERYTHING) -> None:
        file = path.resolve()  # two names for one file are one lock
        with ExitStack() as opened:
            opened.enter_context(locked(file, lock_alone if shard == EVERYTHING else lock_as_worker))
            write = opened.enter_context(closing(open_to_write(file)))
            if shard == EVERYTHING:
                _look_back(file, write)
            read = opened.enter_context(closing(open_to_read(file)))
            self._writer = Writer(write, shard)
            self._reader = Reader(read)
            self._opened = opened.pop_all()
        self._file = file
        self._shutting = Lock()

    def create(self, table: str, events: Sequence[bytes]) -> Awaitable[None]:
        return self._writer.write(Work(table, None, tuple(events)))

    def append(self, table: str, after: int, events: Sequence[bytes], *, over: bool = False) -> Awaitable[None]:
        return self._writer.write(Work(table, after, tuple(events), over))

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return await self._reader.read(partial(events_of, table=table, after=after))

    async def catalogue(self) -> list[TableEntry]:
        return await self._reader.read(all_tables)

    async def logbook(self, kinds: Sequence[str] = (), after: int = 0) -> list[LogEntry]:
        return await self._reader.read(partial(entries_in, kinds=kinds, after=after))

    async def uptime(self) -> Uptime:
        return await self._reader.read(uptime_of)

    async def enter(self, entry: LogEntry, most: int | None = None) -> bool:
        return await self._writer.enter(entry, most)

    async def remove(self, table: str, after: int, *, at_rest: bool = False) -> None:  # noqa: ARG002 - one server has it
        await self._writer.remove(table, after)

    async def survey(self, after: int = 0) -> list[TableLife]:
        return await self._reader.read(partial(lives_of_tables, after=after))

    async def note_use(self, tables: Sequence[str]) -> None:
        await self._writer.note_use(tables)

    async def unfinished(self) -> list[str]:
        return await self._reader.read(unfinished_tables)

    async def probe(self) -> None:
        await self._writer.probe()

    async def note_start(self, at: float) -> list[Downtime]:
        return await self._writer.note_start(at)

    async def beat(self, at: float) -> None:
        await self._writer.beat(at)
        mark = await self._reader.read(partial(mark_of, at=at))
        await asyncio.to_thread(write_mark, self._file, mark)

    async def note_recovery(self, at: float) -> list[Downtime]:
        return await self._writer.note_recovery(at)

    async def inherit(self, uptime: Uptime) -> None:
        await self._writer.inherit(uptime)

    async def close(self) -> None:
        self._writer.refuse()
        self._reader.refuse()
        await asyncio.to_thread(self._shut)

    def _shut(self) -> None:
        with self._shutting:  # whoever closes too waits until all is closed
            self._writer.finish()
            self._reader.finish()
            self._opened.close()


@contextmanager
def shared_among_workers(path: Path) -> Iterator[None]:
    """Make the file and keep it for this server, whose workers may then open it. Raises what opening a store raises."""
    file = path.resolve()
    with locked(file, lock_with_workers):
        with closing(open_to_write(file)) as connection:
            _look_back(file, connection)
        yield


def _look_back(file: Path, connection: sqlite3.Connection) -> None:
    """See what the last server has left behind, before the next one begins: nobody else has the file now."""
    mark = read_mark(file, Mark)
    if mark is not None:
        say_what_is_lost(file, connection, mark)
    with suppress(StoreError):  # a full disk keeps no server from its start: it is not ready, and says why
        begin_downtime(connection, None if mark is None else mark.at)


class Reader:
    """Reads beside the writer, with a connection and a thread of its own: no read waits for a commit."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._thread = ThreadPoolExecutor(1, "abbey-store-reader")
        self._closed = False

    async def read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        """Ask the database."""
        if self._closed:
            raise StoreClosedError("The store is closed.")
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._ask, query)

    def refuse(self) -> None:
        """Take no further question."""
        self._closed = True

    def finish(self) -> None:
        """Block until everything asked is answered."""
        self._thread.shutdown()

    def _ask(self, query: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return query(self._connection)
        except sqlite3.Error as error:
            raise StoreError(f"The store could not be read: {error}.") from error
