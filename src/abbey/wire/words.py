"""Turns numbers of the rules into words of the wire: the small ones as they are, whole rows put into text already."""

from functools import lru_cache
from typing import Any, Final

from abbey.rules import Note
from abbey.rules.action import CARDS, PLAYED_CARDS, TILES
from abbey.rules.names import BUILDINGS, EVENTS, FIGURES, MONKS, NONE, ActionNumber
from abbey.rules.notation import WORDS, card_word, tile_word
from abbey.speech import Line, happened
from abbey.wire.codec import encoded
from abbey.wire.said import Said

TILE_WORDS: Final = tuple(tile_word(tile) for tile in TILES)
CARD_WORDS: Final = tuple(card_word(card) for card in CARDS)

# By number; the last is for NONE, which is -1.
MONK: Final = (*MONKS, None)
EVENT: Final = (*EVENTS, None)
FIGURE: Final = (*FIGURES, None)
PLAYED: Final = (*map(card_word, PLAYED_CARDS), None)


# From one move to the next most of a board stays as it was, and all games tell of the same things.
remembered = lru_cache(maxsize=8192)
Row = tuple[int, ...]


@remembered
def tiles(numbers: Row) -> Any:
    return encoded([TILE_WORDS[number] for number in numbers])


@remembered
def tiles_by_building(rows: tuple[Row, ...]) -> Any:
    return encoded({building: tiles(here) for building, here in zip(BUILDINGS, rows, strict=True)})


@remembered
def tiles_by_seat(rows: tuple[Row, ...]) -> Any:
    return encoded([tiles(held) for held in rows])


@remembered
def tiles_in_line(numbers: Row) -> Any:
    return encoded([None if number == NONE else TILE_WORDS[number] for number in numbers])


@remembered
def cards(numbers: Row) -> Any:
    return encoded([CARD_WORDS[number] for number in numbers])


@remembered
def places(where: Row) -> Any:
    return encoded({FIGURES[number]: BUILDINGS[building] for number, building in enumerate(where)})


@remembered
def by_monk(values: Row) -> Any:
    return encoded(dict(zip(MONKS, values, strict=True)))


@remembered
def events(numbers: Row) -> Any:
    return encoded([EVENTS[number] for number in numbers])


@remembered
def marks_by_seat(shown: Row) -> Any:
    """Return the colours that each seat has shown; a seat's are bits of a number."""
    return encoded([[colour for number, colour in enumerate(MONKS) if bits >> number & 1] for bits in shown])


@remembered
def monks(numbers: Row) -> Any:
    return encoded([MONK[number] for number in numbers])


@remembered
def monks_by_seat(rows: tuple[Row, ...]) -> Any:
    return encoded([monks(row) for row in rows])


@remembered
def actions(numbers: tuple[ActionNumber, ...]) -> Any:
    return encoded([WORDS[number] for number in numbers])


@lru_cache(maxsize=32_768)
def told(note: Note) -> Any:
    """Return the sentence for what happened, put into text already."""
    return encoded(said(happened(note)))


def said(line: Line) -> Said:
    """Return the line as a message."""
    return Said(line.id, line.args, line.clause)
