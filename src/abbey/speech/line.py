"""Defines lines: what is to be said, in no language yet. The browser gets them as they are; a speaker says them."""

from dataclasses import dataclass

from abbey.rules import Card, Tile

Args = dict[str, str | int]


@dataclass(frozen=True, slots=True)
class Line:
    """Names a message and its arguments: words of the game in the notation's spelling, numbers, and seats."""

    id: str
    args: Args
    clause: str = ""  # the rule behind it


def yes_or_no(claim: bool) -> str:
    """Return a claim as the word that messages select on."""
    return "yes" if claim else "no"


def direction(before: int, after: int) -> str:
    if before == after:
        return "same"
    return "up" if after > before else "down"


def tile_args(tile: Tile) -> Args:
    return {"colour": tile.colour, "value": tile.value}


def card_args(card: Card) -> Args:
    """Return the arguments for a card; `card_name` is empty for a William/Adson card that is not played yet."""
    return {"card_kind": card.kind, "card_name": card.name or "", "card_time": card.hours}
