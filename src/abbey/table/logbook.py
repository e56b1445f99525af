"""Defines what a house writes down besides its tables: what was done by `abbey admin`, bans, and reports of players.

Entries are only ever added; what holds now follows from all of them. Times are seconds since 1970. No entry holds a
token or anything that a table hides: a key is the hash of a seat's token. A stored entry is read forever: fields may be
added with a default, never renamed or taken away.
"""

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from abbey.rules.names import SeatNumber

BEGUN: Final = "begun"


class Audited(Struct, frozen=True, tag="audited"):
    """Somebody begins to use `abbey admin`, or was obeyed or refused: each use has an entry before it and one after."""

    at: float
    by: str  # the person, the user of the system if it is another, and the machine
    command: str
    subject: str  # to what it was done: a table, a network, the id of a ban or of a report
    why: str
    result: str  # BEGUN, "done", how it was broken off, or the sentence of the refusal
    use: str = ""  # the same in both entries; empty in those from before, of which each use has one


class Banned(Struct, frozen=True, tag="banned", kw_only=True, omit_defaults=True):
    """A network or the key of a seat is shut out."""

    at: float
    id: str
    why: str
    network: str = ""
    key: str = ""
    until: float | None = None  # None: until somebody takes it back


class Unbanned(Struct, frozen=True, tag="unbanned"):
    """A ban was taken back."""

    at: float
    ban: str  # its id


class Reported(Struct, frozen=True, tag="reported", kw_only=True, omit_defaults=True):
    """A player reported somebody's name, or a remark."""

    at: float
    id: str
    table: str
    by: SeatNumber
    seat: SeatNumber  # who is reported
    name: str
    remark: int | None = None  # its number at the table; None where the name is reported
    said: str = ""  # the remark itself: it stays readable when the table is gone
    text: str = ""  # what the player says about it


class Settled(Struct, frozen=True, tag="settled"):
    """Somebody has dealt with a report."""

    at: float
    report: str  # its id


class Ordered(Struct, frozen=True, tag="ordered", kw_only=True):
    """The server that has the file is to do something to a table, or to several, which nobody else may write to."""

    at: float
    id: str
    until: float  # afterwards it is no longer to be done
    command: Literal["close", "delete", "restore"]
    table: str = ""
    why: str = ""
    file: str = ""  # the backup that these tables are in
    tables: tuple[str, ...] = ()


class Obeyed(Struct, frozen=True, tag="obeyed", omit_defaults=True):
    """The server has carried an order out, or refused it."""

    at: float
    order: str  # its id
    refusal: str = ""


Entry = Audited | Banned | Unbanned | Reported | Settled | Ordered | Obeyed
WATCHED = ("audited", "banned", "unbanned", "ordered")  # what a running server has to know of


class LogEntry(NamedTuple):
    """Holds an entry as a store keeps it; the store gives the number when it takes the entry."""

    kind: str
    topic: str  # what a store may count by
    body: bytes
    number: int = 0


_DECODER: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)
_ENCODER = msgspec.json.Encoder()


def log_entry(entry: Entry) -> LogEntry:
    """Return the entry as it is stored. Reports are counted by the seat that made them."""
    topic = f"{entry.table}/{entry.by}" if isinstance(entry, Reported) else ""
    return LogEntry(str(type(entry).__struct_config__.tag), topic, _ENCODER.encode(entry))


def read_entry(stored: LogEntry) -> Entry:
    """Return the entry that was stored; raises msgspec's `DecodeError` for any other bytes."""
    return _DECODER.decode(stored.body)


def bans_in_force(entries: Iterable[Entry], at: float) -> list[Banned]:
    """Return the bans that hold at this moment, oldest first."""
    bans: dict[str, Banned] = {}
    for entry in entries:
        match entry:
            case Banned() if entry.until is None or entry.until > at:
                bans[entry.id] = entry
            case Unbanned():
                bans.pop(entry.ban, None)
    return list(bans.values())


def open_reports(entries: Iterable[Entry]) -> list[Reported]:
    """Return the reports that nobody has dealt with, oldest first."""
    reports: dict[str, Reported] = {}
    for entry in entries:
        match entry:
            case Reported():
                reports[entry.id] = entry
            case Settled():
                reports.pop(entry.report, None)
    return list(reports.values())


def admin_uses(entries: Iterable[Entry]) -> list[Audited]:
    """Return one entry for each use of `abbey admin`, from when it began, with what is known to have become of it."""
    uses: list[Audited] = []
    begun: dict[str, int] = {}  # where a use without an end stands among them
    for entry in entries:
        match entry:
            case Audited(use=use) if use in begun and entry.result != BEGUN:
                place = begun.pop(use)
                uses[place] = replace(uses[place], result=entry.result)
            case Audited():
                if entry.result == BEGUN:
                    begun[entry.use] = len(uses)
                uses.append(entry)
    return uses
