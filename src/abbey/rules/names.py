"""Gives the words of the game as small numbers, and the numbers as words. Every other module speaks in these.

Each list of words is written once, as a type. The tuple made from it turns a number into its word.
"""

from collections.abc import Iterator, Sequence
from typing import Final, Literal, NewType, TypeGuard, TypeVar, get_args

Monk = Literal["red", "blue", "white", "grey", "black", "orange"]
Figure = Literal[Monk, "william", "adson"]
Building = Literal[
    "bibliotheca",
    "scriptorium",
    "stabulum",
    "dormitorium",
    "officina",
    "refectorium",
    "culina",
    "porta",
    "infirmorum_domus",
    "balneatorium",
    "ecclesia",
    "capitulum",
    "porticus",
    "hortus",
]
Event = Literal[
    "talkative",
    "puzzling",
    "diligent",
    "close_behind",
    "hasty",
    "impious",
    "unobtrusive",
    "delicate",
    "forbidden",
    "caught",
    "compromising",
    "inquiring",
    "dubious",
    "suspicious",
]
# What is asked of whoever acts next.
Phase = Literal["play", "spend", "move", "take", "sway", "give", "cast", "return", "show", "accuse", "over"]

MONKS: Final[tuple[Monk, ...]] = get_args(Monk)
FIGURES: Final[tuple[Figure, ...]] = get_args(Figure)
BUILDINGS: Final[tuple[Building, ...]] = get_args(Building)
EVENTS: Final[tuple[Event, ...]] = get_args(Event)
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

RED: Final = 0
BLUE: Final = 1
WHITE: Final = 2
GREY: Final = 3
BLACK: Final = 4
ORANGE: Final = 5
WILLIAM: Final = 6
ADSON: Final = 7

LIBRARY: Final = 0
CHURCH: Final = 10

TALKATIVE: Final = 0
PUZZLING: Final = 1
DILIGENT: Final = 2
CLOSE_BEHIND: Final = 3
HASTY: Final = 4
IMPIOUS: Final = 5
UNOBTRUSIVE: Final = 6
DELICATE: Final = 7
FORBIDDEN: Final = 8
CAUGHT: Final = 9
COMPROMISING: Final = 10
INQUIRING: Final = 11
DUBIOUS: Final = 12
SUSPICIOUS: Final = 13

MONK_COUNT: Final = 6
FIGURE_COUNT: Final = 8
BUILDING_COUNT: Final = 14
EVENT_COUNT: Final = 14
TILE_COUNT: Final = 42
CARD_COUNT: Final = 60
HAND_SIZE: Final = 3
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5
LAST_DAY: Final = 7
REVEAL_DAYS: Final = (1, 3, 5)
HOURS_A_DAY: Final = 24

NONE: Final = -1  # an empty place for a tile, a card, a colour, an event

PLAY: Final = 0
SPEND: Final = 1
MOVE: Final = 2
TAKE: Final = 3
SWAY: Final = 4
GIVE: Final = 5
CAST: Final = 6
RETURN: Final = 7
SHOW: Final = 8
ACCUSE: Final = 9
OVER: Final = 10
TOGETHER: Final = (SHOW, ACCUSE)  # all seats choose at once

T = TypeVar("T")

# Outside the core, numbers that are easily mistaken for each other have types of their own. The core is compiled: there
# all are plain.
Viewer = NewType("Viewer", int)  # whose eyes something is for: a seat, or nobody in particular
SeatNumber = NewType("SeatNumber", Viewer)  # a place at the table, from 0
ActionNumber = NewType("ActionNumber", int)  # the place of an action in the fixed table

NOBODY: Final = Viewer(-1)  # no one acts, or the viewer is a spectator
SEATS: Final = tuple(SeatNumber(Viewer(seat)) for seat in range(MOST_PLAYERS))


def seat_numbers(players: int) -> tuple[SeatNumber, ...]:
    """Return the seats of a game for so many players, in order."""
    return SEATS[:players]


def by_seat(things: Sequence[T]) -> Iterator[tuple[SeatNumber, T]]:
    """Return an iterator over things that are listed in seat order, each with its seat."""
    return zip(seat_numbers(len(things)), things, strict=True)


def is_seat(viewer: Viewer) -> TypeGuard[SeatNumber]:
    """Tell whether the viewer is a seat; otherwise it is nobody in particular."""
    return viewer != NOBODY
