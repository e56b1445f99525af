"""How long each table's log is, kept in memory: a table's one writer need not ask the disk before each append."""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, field

from abbey.server.shard import Shard
from abbey.table.store import ConflictError, StoreError, TableExistsError


@dataclass(frozen=True, slots=True)
class Work:
    """Events for a new table (`after` is None), or for one that holds `after` of them already."""

    table: str
    after: int | None
    events: Sequence[bytes] = field(repr=False)  # what is printed may end up in a log
    over: bool = False


@dataclass(frozen=True, slots=True)
class Rows:
    """What a batch adds to the file."""

    tables: list[tuple[int, str]] = field(default_factory=list)
    events: list[tuple[int, int, bytes]] = field(default_factory=list)
    over: list[int] = field(default_factory=list)


class Ledger:
    def __init__(self, connection: sqlite3.Connection, shard: Shard) -> None:
        self._connection = connection
        self._shard = shard
        self._places: dict[str, tuple[int, int]] = {}  # by id: the table's number, and how many events it holds
        self._next = self._first_free()

    def enter(self, work: Work, rows: Rows) -> StoreError | None:
        """Add the work to the rows; why not, if it does not fit."""
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

    def forget(self) -> None:
        """After a batch that was not written: what is in memory may not be on disk."""
        self._places.clear()
        self._next = self._first_free()

    def _begin(self, work: Work, rows: Rows) -> None:
        rows.tables.append((self._next, work.table))
        self._extend(work, self._next, 0, rows)
        self._next += self._shard.workers

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
        """Each worker numbers its tables in steps of its own, so that no two ever take the same number."""
        (last,) = self._connection.execute("SELECT coalesce(max(number), 0) FROM tables").fetchone()
        number, of = self._shard.number, self._shard.workers
        return int(last + 1 + (number - last - 1) % of)
