"""The terminal speaks English. This speaker has the words that concern nobody at the table."""

from typing import Final

from abbey.rules import Card, Tile
from abbey.speech import Speaker
from abbey.speech.line import card_args, tile_args

ENGLISH: Final = Speaker("en")


def tile_word(tile: Tile) -> str:
    return ENGLISH.word("tile", **tile_args(tile))


def card_word(card: Card) -> str:
    """A card in a hand or on the table; a played William/Adson card says whom it moves."""
    return ENGLISH.word("card", **card_args(card))
