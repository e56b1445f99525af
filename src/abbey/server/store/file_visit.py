"""Reads a file of tables, and adds to its logbook, beside the server that has the file."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from abbey.files import lock_alone
from abbey.server.store.database import VERSION, check_ours, locked, open_beside, open_to_write
from abbey.server.store.file_logbook import add_entry
from abbey.server.store.file_reader import FileReader, reading
from abbey.table.logbook import LogEntry


class FileVisit(FileReader):
    """Reads everything, and writes nothing but entries of the logbook."""

    async def enter(self, entry: LogEntry, most: int | None = None) -> bool:
        return add_entry(self._connection, entry, most)


@asynccontextmanager
async def visiting(path: Path) -> AsyncIterator[FileVisit]:
    """Open a file that is there, and bring an older one up to date unless an older server has it."""
    with reading(path) as old:
        is_older = old.version < VERSION
    if is_older:
        with locked(path.resolve(), lock_alone), closing(open_to_write(path)):
            pass
    with closing(open_beside(path)) as connection:
        yield FileVisit(connection, path, check_ours(connection, path))
