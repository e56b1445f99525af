"""Holds the whole truth about a game, as whole numbers in named fields.

The field table below is the only one: the compiled record is generated from it.
"""

from collections.abc import Callable
from dataclasses import Field, dataclass, field, fields
from typing import Any, Final

from abbey.rules.core.pieces import CARD_KINDS
from abbey.rules.names import (
    BUILDING_COUNT,
    CARD_COUNT,
    EVENT_COUNT,
    FIGURE_COUNT,
    HAND_SIZE,
    MONK_COUNT,
    MOST_PLAYERS,
    NOBODY,
    NONE,
    TILE_COUNT,
)

RawNote = tuple[int, int, int, int, int, int]


def _layout(shape: tuple[int, ...], size: int) -> dict[str, Any]:
    return {"shape": shape, "size": size}


def number(start: int = 0) -> int:
    value: int = field(default=start, metadata=_layout((), 1))
    return value


def row(length: int, start: int = 0, size: int = 1) -> list[int]:
    value: list[int] = field(default_factory=lambda: [start] * length, metadata=_layout((length,), size))
    return value


def grid(rows: int, length: int, start: int = 0) -> list[list[int]]:
    make: Callable[[], list[list[int]]] = lambda: [[start] * length for _ in range(rows)]  # noqa: E731
    value: list[list[int]] = field(default_factory=make, metadata=_layout((rows, length), 1))
    return value


@dataclass(slots=True)
class Position:
    """Holds the whole truth about a game at one moment: for tables, tests and searches, never for a player."""

    # What was agreed before the deal.
    players: int = number()
    time_last: int = number()
    overshoot_reset: int = number()

    # Where the game stands: `phase` is what is asked of `to_act`.
    day: int = number(1)
    event: int = number(NONE)
    time: int = number()
    turn: int = number()
    to_act: int = number()
    phase: int = number()

    # The turn under way.
    card: int = number(NONE)  # the action number of the card played
    slot: int = number()  # where in the hand it was
    hours: int = number()  # what the time marker has yet to move
    gained: int = number()  # tiles taken this turn: the last ones in the row
    moves: int = number()
    figure: int = number(NONE)  # who moved last
    swayed: int = number()  # the monk whose evidence or suspicion is asked about
    gifts: int = number()  # evidence points still to give
    asked: int = number()  # how far round the table the church has asked for tiles

    # The board.
    where: list[int] = row(FIGURE_COUNT)
    suspicion: list[int] = row(MONK_COUNT)
    evidence: list[int] = row(MONK_COUNT, size=2)
    tiles: list[list[int]] = grid(BUILDING_COUNT, 2, NONE)
    chain: list[int] = row(TILE_COUNT, NONE)
    chain_len: int = number()
    unseen: int = number()  # how many tiles at the front of the chain nobody has seen yet
    gaps: list[int] = row(BUILDING_COUNT, NONE)  # buildings without a tile, oldest first
    gap_count: int = number()
    events: list[int] = row(EVENT_COUNT)  # the six days', then those left out
    deck: list[int] = row(CARD_COUNT, NONE)  # the top card last
    deck_len: int = number()
    discard: list[int] = row(CARD_COUNT, NONE)
    discard_len: int = number()

    # The seats.
    hands: list[list[int]] = grid(MOST_PLAYERS, HAND_SIZE, NONE)
    time_tiles: list[list[int]] = grid(MOST_PLAYERS, TILE_COUNT, NONE)
    held: list[int] = row(MOST_PLAYERS)
    day_cards: list[int] = row(MOST_PLAYERS)
    shown: list[int] = row(MOST_PLAYERS)  # a bit for each colour
    chosen: list[int] = row(MOST_PLAYERS, NONE)
    guesses: list[list[int]] = grid(MOST_PLAYERS, MOST_PLAYERS, NONE)
    identity: list[int] = row(MONK_COUNT)  # the seats' in order, then those left out

    # What everyone could work out about hidden cards from the last shuffle of the pile.
    stock: list[int] = row(CARD_KINDS)  # of each kind in the pile then; negative when hands held some of it too
    fresh: list[int] = row(MOST_PLAYERS)  # at most so many cards of the hand were drawn since
    stale: list[int] = row(MOST_PLAYERS)  # at most so many were held already

    rng: list[int] = row(4, size=8)

    # Not part of the position: how the piles of coming shuffles were laid out; none where chance decides all of them.
    piles: tuple[tuple[int, ...], ...] = field(default=(), compare=False, repr=False)

    # Not part of the position: where `note` writes what happens; None when nobody listens.
    notes: list[RawNote] | None = field(default=None, compare=False, repr=False)

    def copy(self) -> "Position":
        """Return a position that shares nothing with this one; nobody listens to it.

        Written out, it takes half as long as a loop over the field table.
        """
        twin = object.__new__(Position)
        twin.players = self.players
        twin.time_last = self.time_last
        twin.overshoot_reset = self.overshoot_reset
        twin.day = self.day
        twin.event = self.event
        twin.time = self.time
        twin.turn = self.turn
        twin.to_act = self.to_act
        twin.phase = self.phase
        twin.card = self.card
        twin.slot = self.slot
        twin.hours = self.hours
        twin.gained = self.gained
        twin.moves = self.moves
        twin.figure = self.figure
        twin.swayed = self.swayed
        twin.gifts = self.gifts
        twin.asked = self.asked
        twin.where = self.where.copy()
        twin.suspicion = self.suspicion.copy()
        twin.evidence = self.evidence.copy()
        twin.tiles = [line.copy() for line in self.tiles]
        twin.chain = self.chain.copy()
        twin.chain_len = self.chain_len
        twin.unseen = self.unseen
        twin.gaps = self.gaps.copy()
        twin.gap_count = self.gap_count
        twin.events = self.events.copy()
        twin.deck = self.deck.copy()
        twin.deck_len = self.deck_len
        twin.discard = self.discard.copy()
        twin.discard_len = self.discard_len
        twin.hands = [line.copy() for line in self.hands]
        twin.time_tiles = [line.copy() for line in self.time_tiles]
        twin.held = self.held.copy()
        twin.day_cards = self.day_cards.copy()
        twin.shown = self.shown.copy()
        twin.chosen = self.chosen.copy()
        twin.guesses = [line.copy() for line in self.guesses]
        twin.identity = self.identity.copy()
        twin.stock = self.stock.copy()
        twin.fresh = self.fresh.copy()
        twin.stale = self.stale.copy()
        twin.rng = self.rng.copy()
        twin.piles = self.piles
        twin.notes = None
        return twin


FIELDS: Final[tuple[Field[Any], ...]] = tuple(f for f in fields(Position) if f.metadata)

assert NOBODY == NONE == -1  # the compiled record marks both alike


def put(boards: list[Position], i: int, starts: list[Position], j: int) -> None:
    """Copy a position. Compiled, an assignment copies; in plain Python it would only share."""
    boards[i] = starts[j].copy()


def hand_over(boards: list[Position], i: int, j: int) -> None:
    """Move the position of board `j` to board `i`; what `j` holds then is not to be used. Compiled, it copies."""
    boards[i], boards[j] = boards[j], boards[i]
