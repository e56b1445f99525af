"""One transaction for many pieces of work: each succeeds or is refused by itself, and all are on disk at the end."""

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress

from abbey.table.store import StoreError

Work = Callable[[sqlite3.Connection], None]


def commit(connection: sqlite3.Connection, batch: Sequence[Work]) -> list[StoreError | None]:
    """Why each piece was refused, or None. If the disk fails, all are refused and nothing is written."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        refusals = [_attempt(connection, work) for work in batch]
        connection.execute("COMMIT")
    except Exception as error:
        _roll_back(connection)
        return [_unwritten(error) for _ in batch]
    return refusals


def _attempt(connection: sqlite3.Connection, work: Work) -> StoreError | None:
    connection.execute("SAVEPOINT piece")
    try:
        work(connection)
    except Exception as error:
        if not connection.in_transaction:  # SQLite has given up the whole batch
            raise
        connection.execute("ROLLBACK TO piece")
        return error if isinstance(error, StoreError) else _unwritten(error)
    finally:
        if connection.in_transaction:
            connection.execute("RELEASE piece")
    return None


def _roll_back(connection: sqlite3.Connection) -> None:
    with suppress(sqlite3.Error):  # what SQLite could not end it ends by itself, and the callers wait for their answer
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def _unwritten(error: Exception) -> StoreError:
    refusal = StoreError(f"The events could not be written: {error}.")
    refusal.__cause__ = error
    return refusal
