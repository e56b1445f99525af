"""Names cards and tiles in English: words that the terminal needs and that concern nobody at the table."""

from typing import Final

from abbey.rules import Card, Tile
from abbey.speech import Speaker
from abbey.speech.line import card_args, tile_args

ENGLISH: Final = Speaker("en")


def tile_word(tile: Tile) -> str:
    """Return a task tile in words."""
    return ENGLISH.word("tile", **tile_args(tile))


def card_word(card: Card) -> str:
    """Return a card in a hand or on the table in words; a played William/Adson card says whom it moves."""
    return ENGLISH.word("card", **card_args(card))
