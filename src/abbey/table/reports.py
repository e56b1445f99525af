"""Lets a player report a remark or a name. A report is not an event: nobody at the table ever hears of it."""

from abbey.rules.names import SeatNumber, by_seat
from abbey.table.logbook import Reported
from abbey.table.refusal import Refusal
from abbey.table.table import Table


def remark_report(table: Table, by: SeatNumber, number: int, text: str, name: str, at: float) -> Reported:
    """Report the remark with this number, under this id; raise `Refusal` where there is none."""
    if number >= len(table.chat):
        raise Refusal("no-such-remark", "No such remark was made at this table.")
    spoken = table.chat[number]
    return Reported(
        at=at,
        id=name,
        table=table.id,
        by=by,
        seat=spoken.seat,
        name=spoken.name,
        remark=number,
        said=spoken.text,
        text=_one_line(text),
    )


def name_report(table: Table, by: SeatNumber, seat: SeatNumber, text: str, name: str, at: float) -> Reported:
    """Report the name of whoever sits there, under this id; raise `Refusal` where nobody does."""
    if seat not in [number for number, one in by_seat(table.seats) if one.kind != "open"]:
        raise Refusal("no-such-seat", "Nobody sits there.")
    return Reported(at=at, id=name, table=table.id, by=by, seat=seat, name=table.seats[seat].name, text=_one_line(text))


def _one_line(text: str) -> str:
    line = " ".join(text.split())
    if line and not line.isprintable():
        raise Refusal("bad-text", "A report is a line of visible characters, or nothing.")
    return line
