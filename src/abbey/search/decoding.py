"""Finds the action behind a note: what a decision brings about begins with a note that gives it away."""

from typing import Final

from abbey.rules import AbbeyError, Card, Note, Position, Tile
from abbey.rules.action import CARDS, NUMBERS, PLAYED_CARDS, TILES
from abbey.rules.core.choices import choices
from abbey.rules.core.pieces import (
    CAST_MONK,
    GIVE_MONK,
    KEEP,
    MOST_CHOICES,
    MOVE_FIGURE,
    REST,
    RETURN_TILE,
    SPEND_TILE,
    TAKE_TILE,
)
from abbey.rules.names import (
    BUILDING_COUNT,
    BUILDINGS,
    CAST,
    EVENTS,
    FIGURES,
    GIVE,
    MOVE,
    PLAY,
    RETURN,
    SPEND,
    SWAY,
    TAKE,
    ActionNumber,
)

# A note that lacks a field finds no number for it, as would one that names something unknown.
CARD_NUMBERS: Final[dict[Card | None, int]] = {card: number for number, card in enumerate(CARDS)}
PLAY_NUMBERS: Final[dict[Card | None, int]] = {card: number for number, card in enumerate(PLAYED_CARDS)}
TILE_NUMBERS: Final[dict[Tile | None, int]] = {tile: number for number, tile in enumerate(TILES)}
FIGURE_NUMBERS: Final[dict[str | None, int]] = {figure: number for number, figure in enumerate(FIGURES)}
BUILDING_NUMBERS: Final[dict[str | None, int]] = {building: number for number, building in enumerate(BUILDINGS)}
EVENT_NUMBERS: Final[dict[str | None, int]] = {event: number for number, event in enumerate(EVENTS)}

# By phase: the notes with which an answer to it can begin.
_FIRST_NOTES: Final = {
    PLAY: {"played"},
    SPEND: {"spent", "passed"},
    MOVE: {"moved", "drew", "shuffled"},
    TAKE: {"took"},
    SWAY: {"evidence", "suspicion"},
    GIVE: {"evidence"},
    CAST: {"suspicion"},
    RETURN: {"returned"},
}


class LostThreadError(AbbeyError):
    """The notes do not go on from where the position is: some were left out, or they are another game's."""


def told_action(s: Position, note: Note) -> ActionNumber:
    """Return the action by which the seat that is asked, alone, brought this note about."""
    return NUMBERS[_number_told(s, note)]


def _number_told(s: Position, note: Note) -> int:
    phase = s.phase
    if note.what not in _FIRST_NOTES[phase] or note.seat not in (None, s.to_act):
        raise LostThreadError(f"Seat {s.to_act} is asked something to which {note.what!r} is not an answer.")
    if phase == PLAY:
        return PLAY_NUMBERS[note.card]
    if phase == MOVE:
        return _move(note)
    if phase == SPEND:
        return KEEP if note.what == "passed" else SPEND_TILE + TILE_NUMBERS[note.tile]
    if phase == SWAY:
        return _sway(s, note)
    if phase == TAKE:
        return TAKE_TILE + TILE_NUMBERS[note.tile]
    if phase == RETURN:
        return RETURN_TILE + TILE_NUMBERS[note.tile]
    return (GIVE_MONK if phase == GIVE else CAST_MONK) + FIGURE_NUMBERS[note.figure]


def _move(note: Note) -> int:
    if note.what != "moved":
        return REST
    return MOVE_FIGURE + FIGURE_NUMBERS[note.figure] * BUILDING_COUNT + BUILDING_NUMBERS[note.building]


def _sway(s: Position, note: Note) -> int:
    """Read which way a track was moved; one that stood still was at its end: up at the top, down at 0."""
    out = [0] * MOST_CHOICES
    choices(s, s.to_act, out)
    before, after = note.before or 0, note.after or 0
    return out[0] if after > before or after == before > 0 else out[1]
