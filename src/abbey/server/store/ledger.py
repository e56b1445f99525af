"""Keeps the ledger of all tables, and writes many pieces of work in one transaction.

How long each table's log is stays in memory: a table's one writer need not ask the disk before each append. Every
statement lets go of Python's lock and has to wait for it again, so a batch is few statements of many rows.
"""

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, Final

from abbey.server.shard import Shard
from abbey.server.store.work import Work, unwritten
from abbey.table.store import ConflictError, StoreError, TableExistsError

MOST_ROWS: Final = 256  # in one statement
END: Final = """
    UPDATE tables SET over = 1, ended_s = coalesce(ended_s, CAST(strftime('%s', 'now') AS INTEGER)) WHERE number = ?
"""
LAST_EVENT: Final = "SELECT coalesce(max(rowid), 0) FROM events"


@dataclass(frozen=True, slots=True)
class Rows:
    """Holds what a batch adds to the file."""

    tables: list[tuple[int, str]] = field(default_factory=list)
    events: list[tuple[int, int, bytes]] = field(default_factory=list)
    over: list[int] = field(default_factory=list)


class Ledger:
    """Knows the number of each table and how many events it holds, and turns work into rows."""

    def __init__(self, connection: sqlite3.Connection, shard: Shard) -> None:
        self._connection = connection
        self._shard = shard
        self._places: dict[str, tuple[int, int]] = {}  # by id: the table's number, and how many events it holds
        self._next: int | None = None  # the number of the next table; None: the file has not been asked

    def enter(self, work: Work, rows: Rows) -> StoreError | None:
        """Add the work to the rows, or return why it does not fit."""
        place = self._place(work.table)
        if work.after is None and place is None:
            self._begin(work, rows)
            return None
        if work.after is None:
            return TableExistsError(f"There is a table {work.table!r} already.")
        if place is None:
            return ConflictError(f"There is no table {work.table!r}.")
        number, length = place
        if length != work.after:
            return ConflictError(f"Table {work.table!r} holds {length} events, not {work.after}.")
        self._extend(work, number, length, rows)
        return None

    def strike_out(self, table: str, after: int) -> int:
        """Forget a table that holds `after` events, and return its number; `ConflictError` for any other."""
        place = self._place(table)
        if place is None or place[1] != after:
            raise ConflictError(f"Table {table!r} is not there, or does not hold {after} events.")
        del self._places[table]
        return place[0]

    def forget(self) -> None:
        """Forget everything after a batch that was not written: what is in memory may not be on disk.

        The file is asked when it is next needed, and not now: a disk that cannot be written may not be read either.
        """
        self._places.clear()
        self._next = None

    def _begin(self, work: Work, rows: Rows) -> None:
        number = self._first_free() if self._next is None else self._next
        rows.tables.append((number, work.table))
        self._extend(work, number, 0, rows)
        self._next = number + self._shard.workers

    def _extend(self, work: Work, number: int, length: int, rows: Rows) -> None:
        rows.events.extend((number, at, body) for at, body in enumerate(work.events, length))
        if work.over:
            rows.over.append(number)
        self._places[work.table] = number, length + len(work.events)

    def _place(self, table: str) -> tuple[int, int] | None:
        if table not in self._places:
            found = self._ask(table)
            if found is None:
                return None
            self._places[table] = found
        return self._places[table]

    def _ask(self, table: str) -> tuple[int, int] | None:
        found = self._connection.execute(
            "SELECT number, (SELECT count(*) FROM events WHERE table_number = tables.number) FROM tables WHERE id = ?",
            (table,),
        ).fetchone()
        return found and (found[0], found[1])

    def _first_free(self) -> int:
        """Return the next free number of this worker, which counts in steps of its own: no two ever take the same."""
        (last,) = self._connection.execute("SELECT coalesce(max(number), 0) FROM tables").fetchone()
        number, workers = self._shard.number, self._shard.workers
        return int(last + 1 + (number - last - 1) % workers)


def commit(connection: sqlite3.Connection, ledger: Ledger, batch: Sequence[Work]) -> list[StoreError | None]:
    """Write a batch in one transaction, and return for each piece of work why it was refused, or None.

    Each piece is refused by itself. If the disk fails, all are refused and nothing is written.
    """
    rows = Rows()
    try:
        refusals = [_entered(ledger, work, rows) for work in batch]
        _write(connection, rows)
    except Exception as error:
        _roll_back(connection)
        ledger.forget()
        return [unwritten(error) for _ in batch]
    return refusals


def remove(connection: sqlite3.Connection, ledger: Ledger, table: str, after: int) -> None:
    """Remove a table that holds `after` events, in a transaction of its own."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        number = ledger.strike_out(table, after)
        (last,) = connection.execute(LAST_EVENT).fetchone()
        connection.execute("DELETE FROM events WHERE table_number = ?", (number,))
        connection.execute("DELETE FROM tables WHERE number = ?", (number,))
        connection.execute(f"UPDATE removed SET events = events + ? - ({LAST_EVENT})", (last,))
        connection.execute("COMMIT")
    except ConflictError:
        _roll_back(connection)
        raise
    except Exception as error:
        _roll_back(connection)
        ledger.forget()
        raise unwritten(error) from error


def note_use(connection: sqlite3.Connection, tables: Sequence[str]) -> None:
    """Remember that people have used these tables."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        connection.executemany("UPDATE tables SET used = 1 WHERE id = ?", [(table,) for table in tables])
        connection.execute("COMMIT")
    except Exception as error:
        _roll_back(connection)
        raise unwritten(error) from error


def _entered(ledger: Ledger, work: Work, rows: Rows) -> StoreError | None:
    try:
        return ledger.enter(work, rows)
    except UnicodeEncodeError as error:  # an id that cannot be text
        return unwritten(error)


def _write(connection: sqlite3.Connection, rows: Rows) -> None:
    connection.execute("BEGIN IMMEDIATE")
    _insert(connection, "tables (number, id)", rows.tables)
    _insert(connection, "events (table_number, number, body)", rows.events)
    for number in rows.over:
        connection.execute(END, (number,))
    connection.execute("COMMIT")


def _insert(connection: sqlite3.Connection, into: str, rows: Sequence[tuple[Any, ...]]) -> None:
    """Insert the rows in powers of two, so that SQLite need prepare only a few statements."""
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
