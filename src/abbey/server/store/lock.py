"""One server at a time for one file of tables."""

import sqlite3
from pathlib import Path

from abbey.server.store.files import make_private
from abbey.table.store import StoreError


class InUseError(StoreError):
    """Another server has the file."""


def lock(path: Path) -> sqlite3.Connection:
    """Keep everybody else from the file until the connection is closed, or the process ends in whatever way.

    The lock is SQLite's own, on an empty file beside the real one: it works wherever SQLite does, and is the system's
    to release when a server is killed.
    """
    beside = path.with_name(f"{path.name}.lock")
    make_private(beside)
    connection = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = MEMORY")  # nothing is ever written, and no journal lies about
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        connection.close()
        raise _refusal(path, error) from error
    return connection


def _refusal(path: Path, error: sqlite3.Error) -> StoreError:
    if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
        return InUseError(f"{path} is in use by another server. Stop that one first, or choose another folder.")
    return StoreError(f"{path} cannot be locked: {error}.")
