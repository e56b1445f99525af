"""Handles the file of the store: its layout, its version, its lock, connections to it, and what it is asked."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from abbey.files import FileError, FileInUseError, make_private
from abbey.server.store.work import unwritten
from abbey.table.store import StoreError, TableEntry, TableLife

BUSY_TIMEOUT_S = 5.0

# By version: what brings a file from the version before to this one. Whatever has been released stays as it is.
#
# Events lie in the order they came, whatever their table, with a small index to find them: a commit of many tables
# then touches few pages. Clustered by table (WITHOUT ROWID) it measured two to seven times slower, and four times
# as large for events of a kilobyte.
MIGRATIONS = (
    """
    CREATE TABLE tables (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        created_s INTEGER NOT NULL DEFAULT (CAST(strftime('%s', 'now') AS INTEGER)),
        over INTEGER NOT NULL DEFAULT 0
    );
    CREATE TABLE events (
        table_number INTEGER NOT NULL REFERENCES tables (number),
        number INTEGER NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (table_number, number)
    );
    """,
    # A start looks for what is in play, among many tables that have ended.
    "CREATE INDEX unfinished ON tables (number) WHERE NOT over;",
    # What the house writes down besides its tables.
    """
    CREATE TABLE logbook (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        kind TEXT NOT NULL,
        topic TEXT NOT NULL,
        body BLOB NOT NULL
    );
    CREATE INDEX logbook_by_kind ON logbook (kind, topic, number);
    """,
    # Whoever tidies up asks when a table ended, and whether people have used it. When events are removed, SQLite gives
    # their numbers to others: `removed` says how many, so that all that was ever written can be counted.
    """
    ALTER TABLE tables ADD COLUMN ended_s INTEGER;
    ALTER TABLE tables ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
    UPDATE tables SET ended_s = CAST(strftime('%s', 'now') AS INTEGER) WHERE over;
    CREATE TABLE removed (events INTEGER NOT NULL);
    INSERT INTO removed VALUES (0);
    """,
    # When a server was running last, and when none was; such a time has no end before the next server starts.
    """
    CREATE TABLE beat (one INTEGER PRIMARY KEY CHECK (one = 1), at REAL NOT NULL);
    CREATE TABLE downtimes (since REAL NOT NULL, until REAL);
    """,
)
VERSION = len(MIGRATIONS)
SURVEYED_AT_ONCE = 500

# fullfsync: on macOS a plain fsync leaves the data in the drive's cache.
DURABLY = """
    PRAGMA synchronous = FULL;
    PRAGMA fullfsync = ON;
    PRAGMA checkpoint_fullfsync = ON;
    PRAGMA foreign_keys = ON;
"""


class InUseError(StoreError):
    """Another server has the file."""


class NewerFileError(StoreError):
    """The file was written by a later version of Abbey."""


class ForeignFileError(StoreError):
    """The file is not a file of tables."""


def locked(path: Path, lock: Callable[[Path], sqlite3.Connection]) -> closing[sqlite3.Connection]:
    """Take this kind of lock on the file, or refuse as a store does."""
    try:
        return closing(lock(path))
    except FileInUseError as error:
        sentence = f"{path} is in use by another server. Stop that one first, or choose another place."
        raise InUseError(sentence) from error
    except FileError as error:
        raise StoreError(str(error)) from error


def open_to_write(path: Path) -> sqlite3.Connection:
    """Return a connection that writes durably.

    It makes the file if it is missing, and never touches one that is not ours.
    """
    try:
        make_private(path)
    except FileError as error:
        raise StoreError(str(error)) from error
    connection = _connect(path)
    try:
        _prepare(connection, path)
    except sqlite3.Error as error:
        connection.close()
        raise _refusal(path, error) from error
    except StoreError:
        connection.close()
        raise
    return connection


def open_to_read(path: Path) -> sqlite3.Connection:
    """Return a connection that cannot write."""
    connection = _connect(path)
    connection.execute("PRAGMA query_only = ON")
    return connection


def open_beside(path: Path) -> sqlite3.Connection:
    """Return a connection that writes durably, for whoever is not the server that has the file."""
    connection = _connect(path)
    connection.executescript(DURABLY)
    return connection


def events_of(connection: sqlite3.Connection, table: str, after: int = 0) -> list[bytes]:
    """Return the events of a table that follow its first `after` ones, none for an unknown table."""
    rows = connection.execute(
        "SELECT body FROM events WHERE table_number = (SELECT number FROM tables WHERE id = ?) AND number >= ?"
        " ORDER BY number",
        (table, after),
    )
    return [body for (body,) in rows]


def unfinished_tables(connection: sqlite3.Connection) -> list[str]:
    """Return the tables that have not ended, oldest first."""
    return [table for (table,) in connection.execute("SELECT id FROM tables WHERE NOT over ORDER BY number")]


def all_tables(connection: sqlite3.Connection) -> list[TableEntry]:
    """Return every table, oldest first."""
    rows = connection.execute(
        "SELECT id, (SELECT count(*) FROM events WHERE table_number = tables.number), over FROM tables ORDER BY number"
    )
    return [TableEntry(table, length, bool(over)) for table, length, over in rows]


def lives_of_tables(connection: sqlite3.Connection, after: int) -> list[TableLife]:
    """Return some tables whose number is higher than `after`, lowest first."""
    rows = connection.execute(
        "SELECT number, id, created_s, ended_s, used FROM tables WHERE number > ? ORDER BY number LIMIT ?",
        (after, SURVEYED_AT_ONCE),
    )
    return [TableLife(number, name, created, ended, bool(used), False) for number, name, created, ended, used in rows]


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Write all that is done inside, or nothing of it and raise `StoreError`."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
    except sqlite3.Error as error:
        raise unwritten(error) from error


def write_nothing(connection: sqlite3.Connection) -> None:
    """Write the version that the file has already: a commit like any other, and nothing is different after it."""
    try:
        connection.execute(f"PRAGMA user_version = {VERSION}")
    except sqlite3.Error as error:
        raise StoreError(f"Nothing can be written: {error}.") from error


def _connect(path: Path) -> sqlite3.Connection:
    # Transactions are ours to begin and end; each connection is used by one thread at a time.
    return sqlite3.connect(path, timeout=BUSY_TIMEOUT_S, isolation_level=None, check_same_thread=False)


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    version = check_ours(connection, path)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.executescript(DURABLY)
    if version < VERSION:
        steps = " ".join(MIGRATIONS[version:])
        connection.executescript(f"BEGIN IMMEDIATE; {steps} PRAGMA user_version = {VERSION}; COMMIT;")


def check_ours(connection: sqlite3.Connection, path: Path) -> int:
    """Return the version of a file of tables, 0 where it is empty; refuse every other file."""
    try:
        version = _number(connection, "PRAGMA user_version")
        is_empty = not _number(connection, "SELECT count(*) FROM sqlite_master")
    except sqlite3.Error as error:
        raise _refusal(path, error) from error
    if version > VERSION:
        raise NewerFileError(f"{path} has version {version}; this Abbey reads up to version {VERSION}. Update Abbey.")
    if version == 0 and not is_empty:
        raise ForeignFileError(f"{path} is a database of another program. Choose another file.")
    return version


def _number(connection: sqlite3.Connection, query: str) -> int:
    return int(connection.execute(query).fetchone()[0])


def _refusal(path: Path, error: sqlite3.Error) -> StoreError:
    if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
        return ForeignFileError(f"{path} is not a database. Choose another file.")
    return StoreError(f"{path} cannot be opened: {error}.")
