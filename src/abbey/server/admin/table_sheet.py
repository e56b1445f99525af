"""Shows a table to whoever runs the server: of a game in play what a spectator may know, of one that has ended all."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Final, Literal

import msgspec
from msgspec import Struct

from abbey.rules import record_of, write_record
from abbey.rules.names import NOBODY
from abbey.server import stored_table
from abbey.table import Event, Table
from abbey.table.agreed import Agreed
from abbey.table.events import CalledOff, Closed, Emptied, Opened, Placed, Sat, Started
from abbey.table.refusal import Refusal
from abbey.table.store import NewerTableError, StoreError, TableEntry
from abbey.table.table import Stage
from abbey.wire.messages import Board, Entry, Remark
from abbey.wire.view_messages import board_message, entry_message, public_state_of, remark_message

_DECISION: Final = b'{"type":"played"'  # how most events begin; none of them says who sits where
ListedStage = Literal[Stage, "newer", "unreadable"]  # newer: a newer version has written what this one does not know


class _Moment(Struct):
    at: float


_MOMENT: Final = msgspec.json.Decoder(_Moment)


class TableLine(Struct, frozen=True):
    """Describes a table in a list."""

    id: str
    opened_at: float
    stage: ListedStage
    players: list[str]  # by seat, empty for an open seat; none where the table cannot be read
    events: int  # of a game in play: as many as everybody was told of; 0 where this version cannot play it through


class SheetSeat(Struct, frozen=True):
    """Describes a seat and who sits there."""

    kind: str
    name: str
    bot: str | None


class TableSheet(Struct, frozen=True):
    """Describes a table by itself."""

    line: TableLine
    agreed: Agreed
    seats: list[SheetSeat]
    closed: str | None
    board: Board | None
    log: list[Entry]
    chat: list[Remark]
    record: str | None  # of a game that has ended


async def line_of(entry: TableEntry, bodies: Sequence[bytes]) -> TableLine:
    """Return the line of a table in a store. Only a game in play has to be played through for that."""
    try:
        return await _line(entry, bodies)
    except (StoreError, ValueError, LookupError) as error:  # one such table may not hide all others
        stage: ListedStage = "newer" if isinstance(error, NewerTableError) else "unreadable"
        return TableLine(entry.id, _began(bodies[0]), stage, [], 0)


async def _line(entry: TableEntry, bodies: Sequence[bytes]) -> TableLine:
    events = [stored_table.known_event(body) for body in bodies if not body.startswith(_DECISION)]
    stage = _stage_of(entry, events)
    count = len(bodies)
    if stage == "playing":
        try:
            return sheet_line(await table_of(entry.id, bodies))
        except Refusal:  # what was told of it only its own rules can say
            count = 0
    return TableLine(entry.id, events[0].at, stage, _names(events), count)


def _began(body: bytes) -> float:
    """Return when a table was opened that this version cannot read, in seconds since 1970; 0 if that is unknown."""
    with suppress(msgspec.DecodeError):
        return _MOMENT.decode(body).at
    return 0.0


def _stage_of(entry: TableEntry, events: Sequence[Event]) -> Stage:
    if any(isinstance(event, CalledOff | Closed) for event in events):
        return "called-off"
    if entry.over:
        return "over"
    return "playing" if any(isinstance(event, Started) for event in events) else "gathering"


def _names(events: Sequence[Event]) -> list[str]:
    names: list[str] = []
    for event in events:
        match event:
            case Opened(chairs=chairs):
                names = [chair.name for chair in chairs]
            case Sat(seat=seat, name=name) | Placed(seat=seat, name=name):
                names[seat] = name
            case Emptied(seat=seat):
                names[seat] = ""
    return names


async def table_of(name: str, bodies: Sequence[bytes]) -> Table:
    """Return the table that these stored events have made; refuse an unknown one, and one that cannot be read."""
    if not bodies:
        raise StoreError(f"There is no table {name}.")
    return await stored_table.table_of(name, bodies)


def sheet_line(table: Table) -> TableLine:
    """Return the line of a table; how many covered choices were made does not show in it."""
    told = 1 + table.versions[NOBODY] + len(table.chat)
    events = told if table.stage == "playing" else table.event_count
    return TableLine(table.id, table.opened_at, table.stage, [seat.name for seat in table.seats], events)


def sheet_of(table: Table) -> TableSheet:
    """Return all that may be shown of a table."""
    state, has_ended = public_state_of(table), table.stage in ("over", "called-off")
    return TableSheet(
        line=sheet_line(table),
        agreed=table.agreed,
        seats=[SheetSeat(seat.kind, seat.name, seat.bot) for seat in table.seats],
        closed=table.closed_why,
        board=board_message(table.game, state) if table.game and state else None,
        log=[entry_message(*heard) for heard in table.entries_for(NOBODY)],
        chat=[remark_message(spoken) for spoken in table.chat],
        record=write_record(record_of(table.game)) if table.game and has_ended else None,
    )
