"""Spells out how the pieces of a game lay at its beginning, for a game whose beginning no seed gives.

A game that goes on from another with hidden things dealt again begins so: see docs/decisions/0033-what-if-games.md.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from abbey.rules.action import CARDS, TILES
from abbey.rules.core.position import Position
from abbey.rules.errors import OptionsError
from abbey.rules.names import BUILDINGS, EVENTS, FIGURE_COUNT, MONKS
from abbey.rules.notation import card_word, tile_word

Row = tuple[int, ...]
LAID: Final = "laid "  # how the name of every entry begins
PILE: Final = "laid pile "

_CARD_WORDS: Final = tuple(card_word(card) for card in CARDS)
_WORDS: Final[dict[str, tuple[str, Sequence[str]]]] = {  # by field: the entry, and the words of its pieces
    "events": ("laid events", EVENTS),
    "tiles": ("laid tiles", tuple(tile_word(tile) for tile in TILES)),
    "cards": ("laid cards", _CARD_WORDS),
    "monks": ("laid monks", MONKS),
    "figures": ("laid figures", BUILDINGS),
}
_FIRST: Final = "laid first"


@dataclass(frozen=True, slots=True)
class Layout:
    """Holds the order of every pile, and what else chance decides before the first turn."""

    events: Row  # the six days', then those left out
    tiles: Row  # two for each building, then the chain from its front
    cards: Row  # as they are drawn: three for each seat, then the pile from its top
    monks: Row  # the seats', then those left out
    figures: Row  # the building where each figure stands
    first: int  # the seat that begins
    piles: tuple[Row, ...] = ()  # of the first shuffles: the cards of each new pile as they are drawn

    def entries(self) -> dict[str, str]:
        """Return the layout in words, by the names of its entries."""
        rows = {entry: _text(getattr(self, field), words) for field, (entry, words) in _WORDS.items()}
        piles = {f"{PILE}{number}": _text(pile, _CARD_WORDS) for number, pile in enumerate(self.piles, 1)}
        return {**rows, _FIRST: str(self.first), **piles}

    def lay(self, s: Position) -> None:
        """Put the pieces of an unpacked box into this order; refuse if they are not its pieces."""
        held = (s.events, s.chain, s.deck, s.identity)
        if any(sorted(row) != sorted(pieces) for row, pieces in zip(self._rows, held, strict=True)):
            raise OptionsError("A layout holds every piece of its component table once, and no other.")
        if len(set(self.figures)) != FIGURE_COUNT or self.first not in range(s.players):
            raise OptionsError("A layout has each figure in a building of its own, and a seat that begins.")
        s.events, s.chain, s.identity = list(self.events), list(self.tiles), list(self.monks)
        s.deck = list(self.cards[::-1])
        s.where, s.turn = list(self.figures), self.first
        s.piles = tuple([pile[::-1] for pile in self.piles])

    @property
    def _rows(self) -> tuple[Row, ...]:
        return self.events, self.tiles, self.cards, self.monks


def read_layout(entries: Mapping[str, str]) -> Layout | None:
    """Read a layout from those of these entries that belong to one; None if there are none."""
    laid = {name: text for name, text in entries.items() if name.startswith(LAID)}
    if not laid:
        return None
    rows = {field: _numbers(laid, entry, words) for field, (entry, words) in _WORDS.items()}
    count = sum(name.startswith(PILE) for name in laid)
    piles = tuple([_numbers(laid, f"{PILE}{number}", _CARD_WORDS) for number in range(1, count + 1)])
    first = _numbers(laid, _FIRST, "01234")
    if len(first) != 1:
        raise OptionsError(f"{_FIRST!r} names one seat.")
    return Layout(**rows, first=first[0], piles=piles)


def _text(row: Row, words: Sequence[str]) -> str:
    return " ".join([words[piece] for piece in row])


def _numbers(entries: Mapping[str, str], entry: str, words: Sequence[str]) -> Row:
    if entry not in entries:
        raise OptionsError(f"The layout has no line {entry!r}.")
    try:
        return tuple([words.index(word) for word in entries[entry].split()])
    except ValueError:
        raise OptionsError(f"{entry!r} holds a word that names no such piece.") from None
