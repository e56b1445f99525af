"""One server at a time for one file of tables, in one process or in several.

The locks are SQLite's own, on an empty file beside the real one: they work wherever SQLite does, and are the system's
to release when a process ends in whatever way. Each is held until the connection is closed.
"""

import sqlite3
from pathlib import Path
from typing import Final

from abbey.server.store.files import make_private
from abbey.table.store import StoreError

LEAVING_S: Final = 5.0  # workers whose server was killed need a moment to go


class InUseError(StoreError):
    """Another server has the file."""


def lock_alone(path: Path) -> sqlite3.Connection:
    """Keep everybody else from the file."""
    return _locked(path, "BEGIN IMMEDIATE", "ROLLBACK", _WAIT, "BEGIN EXCLUSIVE")


def lock_with_workers(path: Path) -> sqlite3.Connection:
    """Keep every other server from the file, but not workers."""
    return _locked(path, "BEGIN IMMEDIATE", "ROLLBACK", _WAIT, "BEGIN EXCLUSIVE", "ROLLBACK", "BEGIN IMMEDIATE")


def lock_as_worker(path: Path) -> sqlite3.Connection:
    """Keep the next server from the file as long as this worker may write."""
    return _locked(path, _WAIT, "BEGIN", "SELECT count(*) FROM sqlite_master")


_WAIT: Final = f"PRAGMA busy_timeout = {int(LEAVING_S * 1000)}"


def _locked(path: Path, *steps: str) -> sqlite3.Connection:
    beside = path.with_name(f"{path.name}.lock")
    make_private(beside)
    connection = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = MEMORY")  # nothing is ever written, and no journal lies about
        for step in steps:
            connection.execute(step).fetchall()
    except sqlite3.Error as error:
        connection.close()
        raise _refusal(path, error) from error
    return connection


def _refusal(path: Path, error: sqlite3.Error) -> StoreError:
    if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
        return InUseError(f"{path} is in use by another server. Stop that one first, or choose another folder.")
    return StoreError(f"{path} cannot be locked: {error}.")
