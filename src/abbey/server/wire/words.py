"""Numbers of the rules as words of the wire."""

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


def tile(number: int) -> str | None:
    return None if number == NONE else TILE_WORDS[number]


def tiles(numbers: tuple[int, ...]) -> list[str]:
    return [TILE_WORDS[number] for number in numbers]


def cards(numbers: tuple[int, ...]) -> list[str]:
    return [CARD_WORDS[number] for number in numbers]


def places(where: tuple[int, ...]) -> dict[str, str]:
    return {FIGURES[number]: BUILDINGS[building] for number, building in enumerate(where)}


def marks(bits: int) -> list[str]:
    """The colours of a set of markers."""
    return [colour for number, colour in enumerate(MONKS) if bits >> number & 1]


def said(line: Line) -> Said:
    return Said(line.id, line.args, line.clause)
