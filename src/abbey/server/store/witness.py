"""Remembers beside a store when it was last in use and how much it held, so that a loss is noticed.

SQLite itself cannot tell: without the file that ends in -wal, what was written last is simply not there. Nor can a
database into which an older backup was read: a server remembers it in a folder that its host names.
"""

import logging
import sqlite3
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

from abbey.files import write_whole
from abbey.table.store import StoreError

M = TypeVar("M", bound=Struct)
log = logging.getLogger("abbey.server")


class DatabaseMark(Struct, frozen=True):
    """Says when any server of a database beat last, in seconds since 1970, and how many tables it held then."""

    at: float
    tables: int


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


def write_mark(file: Path, mark: Mark | DatabaseMark) -> None:
    """Remember this mark instead of the one before."""
    try:
        write_whole(_beside(file), msgspec.json.encode(mark).decode(), private=True)
    except OSError as error:
        raise StoreError(f"{_beside(file)} cannot be written: {error.strerror}.") from error


def read_mark(file: Path, kind: type[M]) -> M | None:
    """Return what is remembered of a store; None where nothing is, or nothing that can be read."""
    try:
        return msgspec.json.decode(_beside(file).read_bytes(), type=kind)
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


def say_what_a_database_lost(name: str, now: DatabaseMark | None, before: DatabaseMark) -> None:
    """Say in the log when a database holds less than a server of this machine has seen there."""
    if before.tables and not (now and now.tables):
        log.error("%s is empty, and held %d tables when it was last in use: was it replaced?", name, before.tables)
    elif now and now.at < before.at:
        missing = before.at - now.at
        log.error("%s lacks the last %.0f seconds in which it was in use: is it an older copy?", name, missing)


def _beside(file: Path) -> Path:
    return file.with_name(f"{file.name}.mark")
