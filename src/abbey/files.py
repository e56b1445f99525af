"""Handles files as every room needs them: one process at a time, for their owner alone, written whole or not at all.

A lock is SQLite's own, on an empty file beside the real one: it works wherever SQLite does, and the system releases it
however the process ends. It is held until the connection is closed.
"""

import os
import secrets
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Final

LEAVING_S: Final = 5.0  # workers whose server was killed need a moment to go
_WAIT: Final = f"PRAGMA busy_timeout = {int(LEAVING_S * 1000)}"
_PRIVATE: Final = 0o600
_ORDINARY: Final = 0o666  # less what the person's own umask forbids


class FileError(Exception):
    """A file cannot be made or locked; the message is a sentence for people."""


class FileInUseError(FileError):
    """Another process holds the lock of the file."""


def lock_alone(path: Path) -> sqlite3.Connection:
    """Keep everybody else from the file."""
    return _locked(path, "BEGIN IMMEDIATE", "ROLLBACK", _WAIT, "BEGIN EXCLUSIVE")


def lock_with_workers(path: Path) -> sqlite3.Connection:
    """Keep everybody else from the file, except workers, who use `lock_as_worker`."""
    return _locked(path, "BEGIN IMMEDIATE", "ROLLBACK", _WAIT, "BEGIN EXCLUSIVE", "ROLLBACK", "BEGIN IMMEDIATE")


def lock_as_worker(path: Path) -> sqlite3.Connection:
    """Keep the next process that wants the file from it for as long as this worker may write."""
    return _locked(path, _WAIT, "BEGIN", "SELECT count(*) FROM sqlite_master")


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
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise FileInUseError(f"{path} is in use by another process.") from error
        raise FileError(f"{path} cannot be locked: {error}.") from error
    return connection


def make_private(path: Path) -> None:
    """Make the file and its folder, for their owner alone, unless they are there; those keep their permissions."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        # Making it must fail if it is there: opening and closing it would drop the locks this process has on it.
        with suppress(FileExistsError):
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _PRIVATE))
    except OSError as error:
        raise FileError(f"{path} cannot be made: {error.strerror}.") from error


def make_last(folder: Path) -> None:
    """Wait until the names in this folder are on disk: a file that was written whole may still lose its name."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def write_whole(path: Path, text: str, *, private: bool = False) -> None:
    """Write the file so that a reader sees the old text or the new one, whatever happens meanwhile.

    A private file may be read by its owner alone.
    """
    target = path.resolve()
    draft = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    handle = os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _PRIVATE if private else _ORDINARY)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
