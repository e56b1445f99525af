"""Writes and reads the notation: a word for every action, card and tile. See docs/notation.md."""

import difflib
from typing import Final

from abbey.rules.action import (
    ACTIONS,
    Accuse,
    Action,
    Card,
    Cast,
    Give,
    Keep,
    Move,
    Play,
    Rest,
    Return,
    Show,
    Spend,
    Sway,
    Take,
    Tile,
)
from abbey.rules.errors import NotationError


def tile_word(tile: Tile) -> str:
    return f"{tile.colour}{tile.value}"


def card_word(card: Card) -> str:
    if card.kind == "figure":
        return card.name or "william/adson"
    return f"{card.name}{card.time}"


def word_of(action: Action) -> str:
    """Return the word for an action, as records have it."""
    match action:
        case Play(card):
            return f"play:{card_word(card)}"
        case Spend(tile):
            return f"spend:{tile_word(tile)}"
        case Keep():
            return "keep"
        case Move(figure, building):
            return f"{figure}>{building}"
        case Rest():
            return "rest"
        case Take(tile):
            return f"take:{tile_word(tile)}"
        case Sway(monk, by):
            return f"{monk}{by:+d}"
        case Give(monk):
            return f"give:{monk}"
        case Cast(monk):
            return f"cast:{monk}"
        case Return(tile):
            return f"return:{tile_word(tile)}"
        case Show(colour):
            return f"show:{colour}"
        case Accuse(seat, colour):
            return f"accuse:{seat}={colour}"


WORDS: Final = tuple(word_of(action) for action in ACTIONS)  # by the action's number
_ACTIONS: Final = dict(zip(WORDS, ACTIONS, strict=True))


def read_action(word: str) -> Action:
    """Return the action for a word, or refuse the word and name one that is like it."""
    try:
        return _ACTIONS[word]
    except KeyError:
        raise NotationError(f"{word!r} is not an action{_hint(word)}") from None


def _hint(word: str) -> str:
    near = difflib.get_close_matches(word, _ACTIONS, n=1)
    return f"; did you mean {near[0]!r}?" if near else "; actions read like 'play:red3', 'grey>hortus' or 'keep'."
