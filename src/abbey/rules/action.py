"""Defines actions: each is one small decision, as a frozen dataclass and as a number in one fixed table."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Protocol

from abbey.rules.core.pieces import CARD_TIMES, FIGURE_CARD, LEAST_TILE, TILE_VALUES, card_hours
from abbey.rules.core.pieces import SPEND_TILE as PLAYS
from abbey.rules.errors import IllegalActionError
from abbey.rules.names import BUILDINGS, FIGURES, MONKS, SEATS, ActionNumber, SeatNumber


@dataclass(frozen=True, slots=True)
class Tile:
    """Describes a task tile: the monk whose colour it has, and its value."""

    colour: str
    value: int


@dataclass(frozen=True, slots=True)
class Card:
    """Describes a monk card, a building card, or the William/Adson card, which has no name or time of its own.

    Played, a William/Adson card says which of the two moves: then `name` is `william` or `adson`.
    """

    kind: str
    name: str | None = None
    time: int | None = None

    @property
    def hours(self) -> int:
        """Return the hours that playing the card costs; 0 while a William/Adson card has not said who moves."""
        return card_hours(PLAYED_CARDS.index(self)) if self in PLAYED_CARDS else 0


@dataclass(frozen=True, slots=True)
class Play:
    """The player plays a card from the hand."""

    card: Card


@dataclass(frozen=True, slots=True)
class Spend:
    """The player gives a time tile back, and saves an hour."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class Keep:
    """The player spends no more tiles."""


@dataclass(frozen=True, slots=True)
class Move:
    """The player moves a figure to a building."""

    figure: str
    building: str


@dataclass(frozen=True, slots=True)
class Rest:
    """The player does not use the card a second time."""


@dataclass(frozen=True, slots=True)
class Take:
    """The player takes one of two task tiles of the moved monk."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class Sway:
    """The player gives a monk points, or takes them, where William or Adson has come to him."""

    monk: str
    by: int


@dataclass(frozen=True, slots=True)
class Give:
    """The player gives a monk one point of evidence."""

    monk: str


@dataclass(frozen=True, slots=True)
class Cast:
    """The player gives a monk the card's time value as suspicion."""

    monk: str


@dataclass(frozen=True, slots=True)
class Return:
    """The player gives a time tile back because somebody impious went to the church."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class Show:
    """The player chooses a marker to show: a monk that the player is not."""

    colour: str


@dataclass(frozen=True, slots=True)
class Accuse:
    """The player guesses who sits on a seat."""

    seat: SeatNumber
    colour: str


Action = Play | Spend | Keep | Move | Rest | Take | Sway | Give | Cast | Return | Show | Accuse


class ActionTable(Protocol):
    """Lists all actions in order. It is a tuple, but is asked by an action's number and by no other."""

    def __getitem__(self, number: ActionNumber, /) -> Action: ...

    def __iter__(self) -> Iterator[Action]: ...

    def __len__(self) -> int: ...


TILES: Final = tuple(Tile(colour, LEAST_TILE + i) for colour in MONKS for i in range(TILE_VALUES))
CARDS: Final = (
    *(Card("monk", monk, time) for monk in MONKS for time in range(CARD_TIMES)),
    *(Card("building", building, time) for building in BUILDINGS for time in range(CARD_TIMES)),
    Card("figure"),
)
PLAYED_CARDS: Final = (*CARDS[:FIGURE_CARD], Card("figure", "william"), Card("figure", "adson"))
SWAY_STEPS: Final = (3, -3, 5, -5, 6, -6, 10, -10)

_IN_ORDER: Final[tuple[Action, ...]] = (
    *map(Play, PLAYED_CARDS),
    *map(Spend, TILES),
    Keep(),
    *(Move(figure, building) for figure in FIGURES for building in BUILDINGS),
    Rest(),
    *map(Take, TILES),
    *(Sway(monk, by) for monk in MONKS for by in SWAY_STEPS),
    *map(Give, MONKS),
    *map(Cast, MONKS),
    *map(Return, TILES),
    *map(Show, MONKS),
    *(Accuse(seat, colour) for seat in SEATS for colour in MONKS),
)
ACTIONS: Final[ActionTable] = _IN_ORDER
NUMBERS: Final = tuple(map(ActionNumber, range(len(ACTIONS))))
_NUMBER_OF: Final = dict(zip(ACTIONS, NUMBERS, strict=True))

assert len(PLAYED_CARDS) == PLAYS


def is_covered(action: Action) -> bool:
    """Tell whether a choice lies face down until everybody has chosen."""
    return isinstance(action, Show | Accuse)


def number_of(action: Action) -> ActionNumber:
    """Return the action's number in the fixed table."""
    try:
        return _NUMBER_OF[action]
    except (KeyError, TypeError):
        raise IllegalActionError(f"{action!r} is not an action of this game.") from None
