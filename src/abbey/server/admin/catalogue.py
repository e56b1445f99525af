"""Finds tables in a store for whoever runs the server."""

from dataclasses import dataclass

from abbey.rules import record_of, write_record
from abbey.server.admin.table_sheet import ListedStage, TableLine, TableSheet, line_of, sheet_of, table_of
from abbey.table.store import StoreError, TableSource


@dataclass(frozen=True, slots=True)
class Wanted:
    """Says which tables are looked for; None and an empty word stand for any."""

    stage: ListedStage | None = None
    player: str = ""  # a part of the name of somebody who sits there
    since: float = 0.0  # opened then or later
    most: int | None = None

    def fits(self, line: TableLine) -> bool:
        """Tell whether this table is looked for."""
        is_there = not self.player or any(self.player.casefold() in name.casefold() for name in line.players)
        return is_there and line.opened_at >= self.since and self.stage in (None, line.stage)


async def tables(store: TableSource, wanted: Wanted) -> list[TableLine]:
    """Return the tables that are looked for, newest first."""
    found: list[TableLine] = []
    for entry in reversed(await store.catalogue()):
        if wanted.most is not None and len(found) >= wanted.most:
            break
        bodies = await store.read(entry.id)
        if bodies and wanted.fits(line := await line_of(entry, bodies)):
            found.append(line)
    return found


async def sheet(store: TableSource, table: str) -> TableSheet:
    """Return one table, as far as it may be shown."""
    return sheet_of(await table_of(table, await store.read(table)))


async def record(store: TableSource, table: str) -> str:
    """Return the record of a game that has ended; refuse a running one, whose secrets stay closed."""
    found = await table_of(table, await store.read(table))
    if found.game is None or found.stage == "playing":
        raise StoreError("This game has not ended: its record stays closed. --spectator exports what everybody sees.")
    return write_record(record_of(found.game))
