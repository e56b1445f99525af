"""Remembers in the file of tables when a server was running last, and when none was."""

import sqlite3
from typing import Final

from abbey.server.store.database import transaction
from abbey.server.store.work import DOWNTIMES_KEPT
from abbey.table.store import Downtime

BEGIN: Final = """
    INSERT INTO downtimes (since) SELECT last.at FROM (SELECT coalesce((SELECT at FROM beat), ?) AS at) AS last
    WHERE last.at IS NOT NULL AND NOT EXISTS (SELECT * FROM downtimes WHERE until IS NULL)
"""
BEAT: Final = "INSERT INTO beat VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET at = max(at, excluded.at)"
FORGET: Final = """
    DELETE FROM downtimes
    WHERE until <= since OR until <= (SELECT until FROM downtimes ORDER BY until DESC LIMIT 1 OFFSET ?)
"""


def begin_downtime(connection: sqlite3.Connection, last: float | None) -> None:
    """Note that no server has been running since the last beat; `last`: what a file knows that kept no beats itself."""
    with transaction(connection):
        connection.execute(BEGIN, (last,))


def note_start(connection: sqlite3.Connection, at: float) -> list[Downtime]:
    """Note that a server starts, which ends the time without one, and return when lately none was running."""
    with transaction(connection):
        connection.execute("UPDATE downtimes SET until = ? WHERE until IS NULL", (at,))
        connection.execute(FORGET, (DOWNTIMES_KEPT,))
        connection.execute(BEAT, (at,))
        found = connection.execute("SELECT since, until FROM downtimes ORDER BY until").fetchall()
    return [Downtime(*row) for row in found]


def beat(connection: sqlite3.Connection, at: float) -> None:
    """Note that a server is running at this moment."""
    with transaction(connection):
        connection.execute(BEAT, (at,))
