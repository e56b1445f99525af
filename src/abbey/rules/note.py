"""Notes: what happened, with the clause of the rules that made it happen.

Log lines, sentences, animations, replays and statistics come from notes, never from comparing positions.
"""

from dataclasses import dataclass, replace
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
REVEALING: Final = frozenset({"day", "filled", "drew", "shuffled", "showed", "unveiled"})  # chance or a secret spoke


def read_note(raw: RawNote) -> Note:
    what, clause, seat, x, y, z = raw
    blank = Note("", CLAUSES[clause], None if seat == NOBODY else seat)
    match what:
        case telling.DAY:
            return replace(blank, what="day", count=x, event=None if y == NONE else EVENTS[y])
        case telling.PLAYED:
            return replace(blank, what="played", card=PLAYED_CARDS[x])
        case telling.SPENT:
            return replace(blank, what="spent", tile=TILES[x])
        case telling.PASSED:
            return replace(blank, what="passed", count=x, after=y)
        case telling.MOVED:
            return replace(blank, what="moved", figure=FIGURES[x], origin=BUILDINGS[y], building=BUILDINGS[z])
        case telling.STUCK:
            return replace(blank, what="stuck", building=BUILDINGS[x])
        case telling.TOOK:
            return replace(blank, what="took", tile=TILES[x], building=BUILDINGS[y])
        case telling.FILLED:
            return replace(blank, what="filled", tile=TILES[x], building=BUILDINGS[y])
        case telling.SUSPICION:
            return replace(blank, what="suspicion", figure=MONKS[x], before=y, after=z)
        case telling.EVIDENCE:
            return replace(blank, what="evidence", figure=MONKS[x], before=y, after=z)
        case telling.RETURNED:
            return replace(blank, what="returned", tile=TILES[x])
        case telling.DREW:
            return replace(blank, what="drew", card=CARDS[x])
        case telling.SHUFFLED:
            return replace(blank, what="shuffled", count=x)
        case telling.RESET:
            return replace(blank, what="reset", after=x)
        case telling.TOOK_DAY:
            return replace(blank, what="took_day", event=EVENTS[x])
        case telling.CARRIED:
            return replace(blank, what="carried", after=x)
        case telling.CHOSE:
            return replace(blank, what="chose")
        case telling.MARKED:
            return replace(blank, what="marked", accused=None if x == NOBODY else x, figure=MONKS[y])
        case telling.SHOWED:
            return replace(blank, what="showed", figure=MONKS[x])
        case telling.ACCUSED:
            return replace(blank, what="accused", accused=x, figure=MONKS[y], right=z == 1)
        case telling.UNVEILED:
            return replace(blank, what="unveiled", figure=MONKS[x])
        case _:
            return replace(blank, what="won", after=x)


def notes_for(notes: list[Note], viewer: int) -> list[Note]:
    """What the viewer may hear of these notes."""
    heard = []
    for note in notes:
        if note.seat == viewer or note.what not in SECRET:
            heard.append(replace(note, card=None) if note.what == "drew" and note.seat != viewer else note)
    return heard


def is_revealing(notes: list[Note]) -> bool:
    """Did anything hidden come to light, or chance speak? Then there is no way back."""
    return any(note.what in REVEALING for note in notes)
