"""Remembers in the file of tables when a server was running last, and when none was."""

import sqlite3
from typing import Final

from abbey.server.store.database import transaction
from abbey.server.store.work import DOWNTIMES_KEPT, QUIET_S
from abbey.table.store import Downtime, Uptime

BEGIN: Final = """
    INSERT INTO downtimes (since) SELECT last.at FROM (SELECT coalesce((SELECT at FROM beat), ?) AS at) AS last
    WHERE last.at IS NOT NULL AND NOT EXISTS (SELECT * FROM downtimes WHERE until IS NULL)
"""
SILENCE: Final = "INSERT INTO downtimes SELECT at, ?1 FROM beat WHERE at < ?1 - ?2"
BEAT: Final = "INSERT INTO beat VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET at = max(at, excluded.at)"
LAST: Final = "SELECT coalesce((SELECT since FROM downtimes WHERE until IS NULL), (SELECT at FROM beat))"
KNOWN: Final = "SELECT since, until FROM downtimes WHERE until IS NOT NULL ORDER BY until"
ADD: Final = "INSERT INTO downtimes SELECT ?, ? EXCEPT SELECT since, until FROM downtimes"
EARLIER: Final = """
    UPDATE downtimes SET since = ?1
    WHERE until IS NULL AND ?1 < since AND NOT EXISTS (SELECT * FROM downtimes WHERE since = ?1)
"""
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
        return _begun(connection, at)


def note_recovery(connection: sqlite3.Connection, at: float) -> list[Downtime]:
    """Note that the file can be written again, and return when lately no server was running or could write."""
    with transaction(connection):
        connection.execute(SILENCE, (at, QUIET_S))
        return _begun(connection, at)


def beat(connection: sqlite3.Connection, at: float) -> None:
    """Note that a server is running at this moment."""
    with transaction(connection):
        connection.execute(BEAT, (at,))


def uptime_of(connection: sqlite3.Connection) -> Uptime:
    """Return when servers of this file were running; an older file does not say."""
    if not connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'downtimes'").fetchone()[0]:
        return Uptime(None, [])
    (last,) = connection.execute(LAST).fetchone()
    return Uptime(last, _known(connection))


def inherit(connection: sqlite3.Connection, uptime: Uptime) -> None:
    """Take over when servers of another store were running."""
    with transaction(connection):
        connection.executemany(ADD, uptime.downtimes)
        connection.execute(BEGIN, (uptime.last,))
        connection.execute(EARLIER, (uptime.last,))


def _begun(connection: sqlite3.Connection, at: float) -> list[Downtime]:
    connection.execute(FORGET, (DOWNTIMES_KEPT,))
    connection.execute(BEAT, (at,))
    return _known(connection)


def _known(connection: sqlite3.Connection) -> list[Downtime]:
    return [Downtime(*row) for row in connection.execute(KNOWN)]
