"""Notes: what happened, with the clause of the rules that made it happen.

Log lines, sentences, animations, replays and statistics come from notes, never from comparing positions.
"""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from abbey.rules.action import CARDS, PLAYED_CARDS, TILES, Card, Tile
from abbey.rules.core import telling
from abbey.rules.core.position import RawNote
from abbey.rules.names import BUILDINGS, EVENTS, FIGURES, MONKS, NOBODY, NONE


@dataclass(frozen=True, slots=True)
class Note:
    """Only the fields that belong to `what` are filled."""

    what: str
    clause: str
    seat: int | None = None
    figure: str | None = None
    building: str | None = None
    origin: str | None = None
    tile: Tile | None = None
    card: Card | None = None
    event: str | None = None
    accused: int | None = None
    before: int | None = None
    after: int | None = None
    count: int | None = None
    right: bool | None = None


CLAUSES: Final = (*telling.CLAUSES, *EVENTS)
SECRET: Final = frozenset({"marked"})  # for the seat's own eyes
VEILED: Final = SECRET | {"drew"}  # others hear less, or nothing
REVEALING: Final = frozenset({"day", "filled", "drew", "shuffled", "showed", "unveiled"})  # chance or a secret spoke

_remembered = lru_cache(maxsize=32_768)  # the same things happen in every game


@_remembered
def read_note(raw: RawNote) -> Note:
    what, clause, seat, x, y, z = raw
    by, who = CLAUSES[clause], None if seat == NOBODY else seat
    match what:
        case telling.DAY:
            return Note("day", by, who, count=x, event=None if y == NONE else EVENTS[y])
        case telling.PLAYED:
            return Note("played", by, who, card=PLAYED_CARDS[x])
        case telling.SPENT:
            return Note("spent", by, who, tile=TILES[x])
        case telling.PASSED:
            return Note("passed", by, who, count=x, after=y)
        case telling.MOVED:
            return Note("moved", by, who, figure=FIGURES[x], origin=BUILDINGS[y], building=BUILDINGS[z])
        case telling.STUCK:
            return Note("stuck", by, who, building=BUILDINGS[x])
        case telling.TOOK:
            return Note("took", by, who, tile=TILES[x], building=BUILDINGS[y])
        case telling.FILLED:
            return Note("filled", by, who, tile=TILES[x], building=BUILDINGS[y])
        case telling.SUSPICION:
            return Note("suspicion", by, who, figure=MONKS[x], before=y, after=z)
        case telling.EVIDENCE:
            return Note("evidence", by, who, figure=MONKS[x], before=y, after=z)
        case telling.RETURNED:
            return Note("returned", by, who, tile=TILES[x])
        case telling.DREW:
            return Note("drew", by, who, card=CARDS[x])
        case telling.SHUFFLED:
            return Note("shuffled", by, who, count=x)
        case telling.RESET:
            return Note("reset", by, who, after=x)
        case telling.TOOK_DAY:
            return Note("took_day", by, who, event=EVENTS[x])
        case telling.CARRIED:
            return Note("carried", by, who, after=x)
        case telling.CHOSE:
            return Note("chose", by, who)
        case telling.MARKED:
            return Note("marked", by, who, accused=None if x == NOBODY else x, figure=MONKS[y])
        case telling.SHOWED:
            return Note("showed", by, who, figure=MONKS[x])
        case telling.ACCUSED:
            return Note("accused", by, who, accused=x, figure=MONKS[y], right=z == 1)
        case telling.UNVEILED:
            return Note("unveiled", by, who, figure=MONKS[x])
        case _:
            return Note("won", by, who, after=x)


def notes_for(notes: list[Note], viewer: int) -> list[Note]:
    """What the viewer may hear of these notes: the very list when that is all of it."""
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


def privy(notes: list[Note]) -> set[int | None]:
    """The seats that hear more of these notes than everybody else does."""
    return {note.seat for note in notes if note.what in VEILED}


def is_revealing(notes: list[Note]) -> bool:
    """Did anything hidden come to light, or chance speak? Then there is no way back."""
    return not REVEALING.isdisjoint([note.what for note in notes])
