"""The log in SQL: what is asked of a connection. Nothing here begins or ends a transaction."""

import sqlite3
from collections.abc import Sequence

from abbey.table.store import ConflictError, TableExistsError


def create(connection: sqlite3.Connection, table: str, events: Sequence[bytes]) -> None:
    made = connection.execute("INSERT INTO tables (id) VALUES (?) ON CONFLICT DO NOTHING", (table,))
    if made.rowcount == 0 or made.lastrowid is None:
        raise TableExistsError(f"There is a table {table!r} already.")
    _write(connection, made.lastrowid, 0, events)


def append(connection: sqlite3.Connection, table: str, after: int, events: Sequence[bytes], over: bool) -> None:
    number, length = _place(connection, table)
    if length != after:
        raise ConflictError(f"Table {table!r} holds {length} events, not {after}.")
    _write(connection, number, after, events)
    if over:
        connection.execute("UPDATE tables SET over = 1 WHERE number = ?", (number,))


def read(connection: sqlite3.Connection, table: str) -> list[bytes]:
    rows = connection.execute(
        "SELECT body FROM events WHERE table_number = (SELECT number FROM tables WHERE id = ?) ORDER BY number",
        (table,),
    )
    return [body for (body,) in rows]


def unfinished(connection: sqlite3.Connection) -> list[str]:
    return [table for (table,) in connection.execute("SELECT id FROM tables WHERE NOT over ORDER BY number")]


def count(connection: sqlite3.Connection) -> int:
    return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])


def _place(connection: sqlite3.Connection, table: str) -> tuple[int, int]:
    """The table's number and how many events it holds."""
    row = connection.execute("SELECT number FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        raise ConflictError(f"There is no table {table!r}.")
    last = connection.execute("SELECT max(number) FROM events WHERE table_number = ?", row).fetchone()[0]
    return row[0], 0 if last is None else last + 1


def _write(connection: sqlite3.Connection, table_number: int, first: int, events: Sequence[bytes]) -> None:
    connection.executemany(
        "INSERT INTO events (table_number, number, body) VALUES (?, ?, ?)",
        [(table_number, number, body) for number, body in enumerate(events, first)],
    )
