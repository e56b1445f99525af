"""Remembers beside the file of tables when it was last in use and how much it held, so that a loss is noticed.

SQLite itself cannot tell: without the file that ends in -wal, what was written last is simply not there.
"""

import logging
import sqlite3
from pathlib import Path

import msgspec
from msgspec import Struct

from abbey.files import write_whole
from abbey.table.store import StoreError

log = logging.getLogger("abbey.server")


class Mark(Struct, frozen=True):
    """Says how much a file held at a moment, in seconds since 1970, and how many events were ever written to it."""

    at: float
    tables: int
    events: int


def mark_of(connection: sqlite3.Connection, at: float) -> Mark:
    """Return how much the file holds now."""
    asked = (
        "SELECT (SELECT count(*) FROM tables),"
        " (SELECT coalesce(max(rowid), 0) FROM events) + (SELECT events FROM removed)"
    )
    tables, events = connection.execute(asked).fetchone()
    return Mark(at, tables, events)


def write_mark(file: Path, mark: Mark) -> None:
    """Remember this mark instead of the one before."""
    try:
        write_whole(_beside(file), msgspec.json.encode(mark).decode(), private=True)
    except OSError as error:
        raise StoreError(f"{_beside(file)} cannot be written: {error.strerror}.") from error


def read_mark(file: Path) -> Mark | None:
    """Return what is remembered of a file; None where nothing is, or nothing that can be read."""
    try:
        return msgspec.json.decode(_beside(file).read_bytes(), type=Mark)
    except (OSError, msgspec.DecodeError):
        return None


def say_what_is_lost(file: Path, connection: sqlite3.Connection, before: Mark) -> None:
    """Say in the log when the file, which has just been opened, holds less than it did when it was last in use."""
    now = mark_of(connection, before.at)
    if now.events >= before.events:
        return
    if not now.tables:
        log.error("%s is empty, and held %d tables when it was last in use: was it replaced?", file, before.tables)
    else:
        missing = before.events - now.events
        log.error(
            "%s lacks the last %d events that it held when it was last in use: was %s-wal removed, "
            "or an older copy put in its place?",
            file,
            missing,
            file.name,
        )


def _beside(file: Path) -> Path:
    return file.with_name(f"{file.name}.mark")
