"""One transaction for many pieces of work: each is refused by itself, and all the others are on disk at the end.

Every statement lets go of Python's lock and has to wait for it again, so a batch is few statements of many rows.
"""

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from itertools import chain
from typing import Any, Final

from abbey.server.store.ledger import Ledger, Rows, Work
from abbey.table.store import StoreError

MOST_ROWS: Final = 256  # in one statement


def commit(connection: sqlite3.Connection, ledger: Ledger, batch: Sequence[Work]) -> list[StoreError | None]:
    """Why each piece was refused, or None. If the disk fails, all are refused and nothing is written."""
    rows = Rows()
    try:
        refusals = [_entered(ledger, work, rows) for work in batch]
        _write(connection, rows)
    except Exception as error:
        _roll_back(connection)
        ledger.forget()
        return [_unwritten(error) for _ in batch]
    return refusals


def _entered(ledger: Ledger, work: Work, rows: Rows) -> StoreError | None:
    try:
        return ledger.enter(work, rows)
    except UnicodeEncodeError as error:  # an id that is no text
        return _unwritten(error)


def _write(connection: sqlite3.Connection, rows: Rows) -> None:
    connection.execute("BEGIN IMMEDIATE")
    _insert(connection, "tables (number, id)", rows.tables)
    _insert(connection, "events (table_number, number, body)", rows.events)
    for number in rows.over:
        connection.execute("UPDATE tables SET over = 1 WHERE number = ?", (number,))
    connection.execute("COMMIT")


def _insert(connection: sqlite3.Connection, into: str, rows: Sequence[tuple[Any, ...]]) -> None:
    """In powers of two, so that SQLite need prepare only a few statements."""
    start = 0
    while start < len(rows):
        size = min(MOST_ROWS, 1 << (len(rows) - start).bit_length() - 1)
        values = ", ".join([f"({', '.join('?' * len(rows[start]))})"] * size)
        connection.execute(f"INSERT INTO {into} VALUES {values}", list(chain(*rows[start : start + size])))
        start += size


def _roll_back(connection: sqlite3.Connection) -> None:
    with suppress(sqlite3.Error):  # what SQLite could not end it ends by itself, and the callers wait for their answer
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def _unwritten(error: Exception) -> StoreError:
    refusal = StoreError(f"The events could not be written: {error}.")
    refusal.__cause__ = error
    return refusal
