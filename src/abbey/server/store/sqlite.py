"""Tables in one SQLite file: durable, and as fast as the disk through group commit."""

import asyncio
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from pathlib import Path
from threading import Lock

from abbey.files import lock_alone, lock_as_worker, lock_with_workers
from abbey.server.shard import EVERYTHING, Shard
from abbey.server.store import log
from abbey.server.store.database import locked, open_to_read, open_to_write
from abbey.server.store.ledger import Work
from abbey.server.store.reader import Reader
from abbey.server.store.writer import Writer


class SqliteStore:
    """Keeps `Store`'s promises in the file at `path`, which it makes if it is missing.

    Opening raises `InUseError` while another server has the file, `NewerFileError` and `ForeignFileError` if the file
    is not one this version can read. Copy a file in use with SQLite's own backup, never with `cp`.

    Workers may have a store each on one file, inside `shared_among_workers`: one writes only to tables of its shard.
    """

    def __init__(self, path: Path, shard: Shard = EVERYTHING) -> None:
        file = path.resolve()  # two names for one file are one lock
        with ExitStack() as opened:
            opened.enter_context(locked(file, lock_alone if shard == EVERYTHING else lock_as_worker))
            write = opened.enter_context(closing(open_to_write(file)))
            read = opened.enter_context(closing(open_to_read(file)))
            self._writer = Writer(write, shard)
            self._reader = Reader(read)
            self._opened = opened.pop_all()
        self._shutting = Lock()

    def create(self, table: str, events: Sequence[bytes]) -> Awaitable[None]:
        return self._writer.write(Work(table, None, tuple(events)))

    def append(self, table: str, after: int, events: Sequence[bytes], *, over: bool = False) -> Awaitable[None]:
        return self._writer.write(Work(table, after, tuple(events), over))

    async def read(self, table: str) -> list[bytes]:
        return await self._reader.read(partial(log.read, table=table))

    async def unfinished(self) -> list[str]:
        return await self._reader.read(log.unfinished)

    async def count(self) -> int:
        return await self._reader.read(log.count)

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
    """The file is there, and this server's: its workers may open it. Raises what opening a store raises."""
    file = path.resolve()
    with locked(file, lock_with_workers):
        open_to_write(file).close()
        yield
