"""Writes what a program is told, and reads what it answers, as JSON; `protocol.md` is the page for its author."""

import json
from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Final

from abbey.rules import Action, Card, NotationError, Note, Tile, View, read_action, word_of
from abbey.rules.action import CARDS, PLAYED_CARDS, TILES
from abbey.rules.names import BUILDINGS, EVENTS, FIGURES, MONKS, PHASES
from abbey.rules.notation import card_word, tile_word

PROTOCOL: Final = 1
SHOWN_CHARACTERS: Final = 200
NAMES: Final = {
    "monks": MONKS,
    "figures": FIGURES,
    "buildings": BUILDINGS,
    "events": EVENTS,
    "phases": PHASES,
    "tiles": [tile_word(tile) for tile in TILES],
    "cards": [card_word(card) for card in CARDS],
    "played": [card_word(card) for card in PLAYED_CARDS],
}

Json = dict[str, Any]
_VIEW_FIELDS: Final = tuple(field.name for field in fields(View) if field.name != "legal")
_NOTE_FIELDS: Final = tuple(field.name for field in fields(Note))


class NonsenseError(Exception):
    """The program answered, but not what was asked; the message says what."""


def question(number: int, chance: str, news: Sequence[list[Note]], view: View, *, first: bool) -> str:
    """Write one question, a line; the first that a process gets also says the names behind the numbers."""
    told: Json = {"protocol": PROTOCOL, "question": number, "chance": chance}
    if first:
        told["names"] = NAMES
    told["notes"] = [[note_as_json(note) for note in notes] for notes in news]
    told["view"] = view_as_json(view)
    return json.dumps(told, separators=(",", ":"))


def view_as_json(view: View) -> Json:
    """Return the fields of a view, with the legal actions as words."""
    told = {name: getattr(view, name) for name in _VIEW_FIELDS}
    return {**told, "legal": [word_of(action) for action in view.legal]}


def note_as_json(note: Note) -> Json:
    """Return the fields of a note that are filled, with cards and tiles as words."""
    filled = ((name, getattr(note, name)) for name in _NOTE_FIELDS)
    return {name: _word(value) for name, value in filled if value is not None}


def _word(value: Any) -> Any:
    match value:
        case Tile():
            return tile_word(value)
        case Card():
            return card_word(value)
        case _:
            return value


def read_answer(text: bytes, number: int, view: View) -> Action:
    """Read the action in `{"question": 7, "action": "play:red4"}`, if it answers this question and is legal."""
    try:
        answer = json.loads(text)
    except ValueError:
        raise NonsenseError(f"it answered {shortened(text)}, which is not JSON") from None
    if not isinstance(answer, dict) or answer.get("question") != number:
        raise NonsenseError(f"it answered {shortened(text)}, which does not name the question {number}")
    try:
        action = read_action(answer["action"])
    except (KeyError, TypeError, NotationError):
        raise NonsenseError(f"it answered {shortened(text)}, which holds no action") from None
    if action not in view.legal:
        raise NonsenseError(f"it answered {shortened(text)}, which is not legal")
    return action


def shortened(text: bytes) -> str:
    """Return what a program said, cut to what fits in a message."""
    shown = text.decode("utf-8", "replace").strip()
    return shown if len(shown) <= SHOWN_CHARACTERS else f"{shown[:SHOWN_CHARACTERS]}..."
