"""Cards and tiles as arguments of a line."""

from abbey.rules import Card, Tile
from abbey.rules.core.pieces import WILLIAM_HOURS
from abbey.speech.line import Args


def tile_args(tile: Tile) -> Args:
    return {"colour": tile.colour, "value": tile.value}


def card_args(card: Card) -> Args:
    """A William/Adson card has a name and a time only once it is played: before that `card_name` is empty."""
    return {"card_kind": card.kind, "card_name": card.name or "", "card_time": _hours(card)}


def _hours(card: Card) -> int:
    if card.time is None:
        return WILLIAM_HOURS if card.name == "william" else 0
    return card.time
