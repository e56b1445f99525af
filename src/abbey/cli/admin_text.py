"""Puts into lines of text what `abbey admin` shows."""

from collections.abc import Iterator, Sequence
from datetime import datetime

import msgspec

from abbey.server.admin.table_sheet import TableLine, TableSheet
from abbey.speech import Line, Listener, Speaker
from abbey.table.logbook import Audited, Banned, Reported
from abbey.wire.messages import Entry


def moment(at: float) -> str:
    """Return a moment in the time of this machine."""
    return datetime.fromtimestamp(at).astimezone().strftime("%Y-%m-%d %H:%M:%S")


def table_lines(lines: Sequence[TableLine]) -> Iterator[str]:
    """Yield one line for each table, under a heading."""
    if not lines:
        yield "There are no such tables."
        return
    yield f"{'table':<14}  {'opened':<19}  {'state':<10}  {'events':>6}  players"
    for line in lines:
        players = ", ".join(name or "-" for name in line.players)
        yield f"{line.id:<14}  {moment(line.opened_at)}  {line.stage:<10}  {line.events:>6}  {players}"


def sheet_lines(sheet: TableSheet) -> Iterator[str]:
    """Yield a table in words: who sits there, what has happened, what was said."""
    yield from table_lines([sheet.line])
    if sheet.closed is not None:
        yield f"Closed: {sheet.closed}"
    yield ""
    for number, seat in enumerate(sheet.seats):
        bot = f" (bot {seat.bot})" if seat.bot else ""
        yield f"seat {number}  {seat.kind:<6}  {seat.name or '-'}{bot}"
    speaker = Speaker("en", Listener(tuple(seat.name for seat in sheet.seats)))
    log = msgspec.json.decode(msgspec.json.encode(sheet.log), type=list[Entry])  # some of it is text already
    if log:
        yield ""
    for entry in log:
        said = " ".join(speaker.say(Line(line.id, line.args, line.clause)) for line in entry.lines)
        yield f"day {entry.day}  {said}"
    if sheet.chat:
        yield ""
    for number, remark in enumerate(sheet.chat):
        yield f"remark {number}  {moment(remark.at)}  {remark.name} (seat {remark.seat}): {remark.text}"
    if sheet.record is not None:
        yield ""
        yield sheet.record


def ban_lines(bans: Sequence[Banned]) -> Iterator[str]:
    """Yield one line for each ban."""
    if not bans:
        yield "Nobody is shut out."
    for ban in bans:
        end = f"until {moment(ban.until)}" if ban.until is not None else "until it is taken back"
        whom = ban.network or f"key {ban.key[:16]}..."
        yield f"{ban.id}  {whom}  since {moment(ban.at)}, {end}  {ban.why}"


def report_lines(reports: Sequence[Reported]) -> Iterator[str]:
    """Yield each report in two or three lines."""
    if not reports:
        yield "There are no such reports."
    for one in reports:
        what = "the name" if one.remark is None else f"remark {one.remark}"
        whose = f"{one.name} (seat {one.seat})"
        yield f"{one.id}  {moment(one.at)}  table {one.table}: seat {one.by} reports {what} of {whose}"
        if one.said:
            yield f"    said: {one.said}"
        if one.text:
            yield f"    report: {one.text}"


def audit_lines(entries: Sequence[Audited]) -> Iterator[str]:
    """Yield one line for each use of the command."""
    for entry in entries:
        why = f" because: {entry.why}" if entry.why else ""
        yield f"{moment(entry.at)}  {entry.by}  {entry.command} {entry.subject}{why}  [{entry.result}]"
