"""Defines notes: each says what happened, with the clause of the rules that made it happen.

Log lines, sentences, animations, replays and statistics come from notes, never from comparing positions.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from abbey.rules.action import CARDS, PLAYED_CARDS, TILES, Action, Card, Tile, is_covered
from abbey.rules.core import raw_notes
from abbey.rules.core.position import RawNote
from abbey.rules.names import BUILDINGS, EVENTS, FIGURES, MONKS, NOBODY, NONE, SEATS, SeatNumber, Viewer


@dataclass(frozen=True, slots=True)
class Note:
    """Tells one thing that happened. Only the fields that belong to `what` are filled."""

    what: str
    clause: str
    seat: SeatNumber | None = None
    figure: str | None = None
    building: str | None = None
    origin: str | None = None
    tile: Tile | None = None
    card: Card | None = None
    event: str | None = None
    accused: SeatNumber | None = None
    before: int | None = None
    after: int | None = None
    count: int | None = None
    right: bool | None = None


CLAUSES: Final = (*raw_notes.CLAUSES, *EVENTS)
WHATS: Final = raw_notes.WHATS
SECRET: Final = frozenset({"marked"})  # for the seat's own eyes
VEILED: Final = SECRET | {"drew"}  # others hear less, or nothing
NIGHT: Final = frozenset({"convert", "reset", "day-card", "overshoot"})  # clauses by which a day's end is settled
REVEALING: Final = frozenset({"day", "filled", "drew", "shuffled", "showed", "unveiled"})  # chance or a secret spoke

_remembered = lru_cache(maxsize=32_768)  # the same things happen in every game


@_remembered
def read_note(raw: RawNote) -> Note:
    """Return the note that these numbers stand for."""
    what, clause, seat, x, y, z = raw
    return Note(WHATS[what], CLAUSES[clause], _seat(seat), **_fields(WHATS[what], x, y, z))


def _seat(number: int) -> SeatNumber | None:
    return None if number == NOBODY else SEATS[number]


def _fields(what: str, x: int, y: int, z: int) -> dict[str, Any]:
    """Say which fields the last three numbers of a note fill, and with what."""
    match what:
        case "day":
            return {"count": x, "event": None if y == NONE else EVENTS[y]}
        case "played":
            return {"card": PLAYED_CARDS[x]}
        case "drew":
            return {"card": CARDS[x]}
        case "spent" | "returned":
            return {"tile": TILES[x]}
        case "took" | "filled":
            return {"tile": TILES[x], "building": BUILDINGS[y]}
        case "passed":
            return {"count": x, "after": y}
        case "moved":
            return {"figure": FIGURES[x], "origin": BUILDINGS[y], "building": BUILDINGS[z]}
        case "stuck":
            return {"building": BUILDINGS[x]}
        case "suspicion" | "evidence":
            return {"figure": MONKS[x], "before": y, "after": z}
        case "shuffled":
            return {"count": x}
        case "reset" | "carried" | "won":
            return {"after": x}
        case "took_day":
            return {"event": EVENTS[x]}
        case "marked":
            return {"accused": _seat(x), "figure": MONKS[y]}
        case "showed" | "unveiled":
            return {"figure": MONKS[x]}
        case "accused":
            return {"accused": _seat(x), "figure": MONKS[y], "right": z == 1}
        case "chose":
            return {}
    raise AssertionError(what)


def notes_for(notes: list[Note], viewer: Viewer) -> list[Note]:
    """Return what the viewer may hear of these notes: the very list when that is all of it."""
    if all(note.seat == viewer or note.what not in VEILED for note in notes):
        return notes
    heard = []
    for note in notes:
        if note.seat == viewer or note.what not in SECRET:
            heard.append(_without_card(note) if note.what == "drew" and note.seat != viewer else note)
    return heard


@_remembered
def _without_card(note: Note) -> Note:
    return replace(note, card=None)


def hears_of(viewer: Viewer, seat: SeatNumber, action: Action, notes: list[Note]) -> bool:
    """Tell whether a viewer learns that this seat has decided something, and that these notes came of it.

    Of one covered guess among several the others hear nothing, not even that it was laid.
    """
    return seat == viewer or not is_covered(action) or bool(notes_for(notes, viewer))


def privy(notes: list[Note]) -> set[SeatNumber | None]:
    """Return the seats that hear more of these notes than everybody else does."""
    return {note.seat for note in notes if note.what in VEILED}


def is_revealing(notes: list[Note]) -> bool:
    """Tell whether something hidden came to light or chance spoke: then there is no way back."""
    return not REVEALING.isdisjoint([note.what for note in notes])


def ends_day(notes: Iterable[Note]) -> bool:
    """Tell whether a day ended with these notes, so that whoever made the turn took the tile of its event."""
    return any(note.what == "took_day" for note in notes)


def suspicion_after(suspicion: Sequence[int], notes: Iterable[Note]) -> list[int]:
    """Return how much suspicion is on each monk after these notes, by how much there was before."""
    levels = list(suspicion)
    for note in notes:
        if note.what == "reset":
            levels = [note.after or 0] * len(MONKS)
        elif note.what == "suspicion" and note.figure:
            levels[MONKS.index(note.figure)] = note.after or 0
    return levels
