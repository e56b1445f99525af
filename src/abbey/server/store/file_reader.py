"""Reads a file of tables without changing it or locking anybody out, whichever version wrote it."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TypeVar

from abbey.server.store.database import all_tables, check_ours, events_of, open_to_read
from abbey.server.store.file_downtimes import uptime_of
from abbey.server.store.file_logbook import entries_in
from abbey.table.logbook import LogEntry
from abbey.table.store import StoreError, TableEntry, Uptime

T = TypeVar("T")


class FileReader:
    """Reads tables from an open file."""

    def __init__(self, connection: sqlite3.Connection, path: Path, version: int) -> None:
        self.version = version
        self._connection = connection
        self._path = path

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return self._ask(lambda connection: events_of(connection, table, after))

    async def catalogue(self) -> list[TableEntry]:
        return self._ask(all_tables)

    async def logbook(self, kinds: Sequence[str] = (), after: int = 0) -> list[LogEntry]:
        return self._ask(lambda connection: entries_in(connection, kinds, after))

    async def uptime(self) -> Uptime:
        return self._ask(uptime_of)

    def copy_to(self, draft: Path) -> None:
        """Copy the file as it is at this moment, though a server may be writing to it; what was copied is checked."""
        with closing(sqlite3.connect(draft)) as copy:
            self._ask(lambda connection: connection.backup(copy))
            (verdict,) = copy.execute("PRAGMA quick_check").fetchone()
        if verdict != "ok":
            raise StoreError(f"{self._path} is damaged: {verdict}.")

    def _ask(self, query: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return query(self._connection)
        except sqlite3.Error as error:
            raise StoreError(f"{self._path} cannot be read: {error}.") from error


@contextmanager
def reading(path: Path) -> Iterator[FileReader]:
    """Open a file of tables to read it; refuse in words what is missing, of another program, or of a later Abbey."""
    if not path.exists():
        raise StoreError(f"There are no tables at {path}.")
    with closing(open_to_read(path)) as connection:
        yield FileReader(connection, path, check_ours(connection, path))
