"""What is asked of the log, in SQL."""

import sqlite3


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
