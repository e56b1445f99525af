"""Numbers of the rules as words of the wire."""

from functools import lru_cache
from typing import Final

from abbey.rules.action import CARDS, PLAYED_CARDS, TILES
from abbey.rules.names import BUILDINGS, EVENTS, FIGURES, MONKS, NONE
from abbey.rules.notation import card_word, tile_word
from abbey.server.wire.messages import Said
from abbey.speech import Line

TILE_WORDS: Final = tuple(tile_word(tile) for tile in TILES)
CARD_WORDS: Final = tuple(card_word(card) for card in CARDS)
PLAYED_WORDS: Final = tuple(card_word(card) for card in PLAYED_CARDS)


def monk(number: int) -> str | None:
    return None if number == NONE else MONKS[number]


def event(number: int) -> str | None:
    return None if number == NONE else EVENTS[number]


def figure(number: int) -> str | None:
    return None if number == NONE else FIGURES[number]


def played(number: int) -> str | None:
    return None if number == NONE else PLAYED_WORDS[number]


# From one move to the next most of a board stays as it was. What these give is shared: to be sent, never changed.
remembered = lru_cache(maxsize=8192)
Row = tuple[int, ...]


@remembered
def tiles(numbers: Row) -> list[str]:
    return [TILE_WORDS[number] for number in numbers]


@remembered
def tiles_by_building(rows: tuple[Row, ...]) -> dict[str, list[str]]:
    return {building: tiles(here) for building, here in zip(BUILDINGS, rows, strict=True)}


@remembered
def tiles_in_line(numbers: Row) -> list[str | None]:
    return [None if number == NONE else TILE_WORDS[number] for number in numbers]


@remembered
def cards(numbers: Row) -> list[str]:
    return [CARD_WORDS[number] for number in numbers]


@remembered
def places(where: Row) -> dict[str, str]:
    return {FIGURES[number]: BUILDINGS[building] for number, building in enumerate(where)}


@remembered
def by_monk(values: Row) -> dict[str, int]:
    return dict(zip(MONKS, values, strict=True))


@remembered
def events(numbers: Row) -> list[str]:
    return [EVENTS[number] for number in numbers]


@remembered
def marks(bits: int) -> list[str]:
    """The colours of a set of markers."""
    return [colour for number, colour in enumerate(MONKS) if bits >> number & 1]


def said(line: Line) -> Said:
    return Said(line.id, line.args, line.clause)
