"""Keeps the logbook in the file of tables. Any process may add to it: unlike tables, entries have no owner."""

import sqlite3
from collections.abc import Sequence

from abbey.server.store.database import transaction
from abbey.table.logbook import LogEntry


def entries_in(connection: sqlite3.Connection, kinds: Sequence[str] = (), after: int = 0) -> list[LogEntry]:
    """Return the entries of these kinds, or of all, that have a number above `after`; none in an older file."""
    if not connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'logbook'").fetchone()[0]:
        return []
    wanted = f"kind IN ({', '.join('?' * len(kinds))}) AND" if kinds else ""
    rows = connection.execute(
        f"SELECT kind, topic, body, number FROM logbook WHERE {wanted} number > ? ORDER BY number", (*kinds, after)
    )
    return [LogEntry(*row) for row in rows]


def add_entry(connection: sqlite3.Connection, entry: LogEntry, most: int | None = None) -> bool:
    """Add an entry, unless there are `most` of its kind and topic; raise `StoreError` when nothing can be written."""
    with transaction(connection):
        is_added = most is None or _count(connection, entry) < most
        if is_added:
            values = entry.kind, entry.topic, entry.body
            connection.execute("INSERT INTO logbook (kind, topic, body) VALUES (?, ?, ?)", values)
    return is_added


def _count(connection: sqlite3.Connection, entry: LogEntry) -> int:
    asked = "SELECT count(*) FROM logbook WHERE kind = ? AND topic = ?"
    return int(connection.execute(asked, (entry.kind, entry.topic)).fetchone()[0])
