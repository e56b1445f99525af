"""Works out what many games show: shares with their intervals, beside what would be even. Needs abbey[arena]."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from abbey.bots.ladder.rungs import LEVELS
from abbey.insight.statistics.game_facts import PERSON, GameFacts, SeatFacts
from abbey.plots.interval import Interval, share_of
from abbey.rules.names import EVENTS, MONKS

Named = Callable[[int, SeatFacts], Iterable[str]]  # under which names a seat is counted
Value = Callable[[SeatFacts, int], float]  # what it is counted with, from 0 to 1, among so many players

Topic = Literal[
    "seat",  # wins, by the order of play
    "monk",  # wins, by who somebody was
    "level",  # wins of people, and of each kind of bot
    "event",  # wins, by who took the tile of an event
    "right",  # guesses that were right, by who guessed
    "hit",  # guesses that hit, by who was guessed
]
RANDOM_GUESS: Final = 0.2  # of who knows only the own monk: one of five


@dataclass(frozen=True, slots=True)
class Share:
    """Holds how often something was so, and what would be even."""

    name: str
    count: int  # of seats that were counted
    share: Interval
    even: float


@dataclass(frozen=True, slots=True)
class Shares:
    """Holds one table of shares."""

    topic: Topic
    rows: tuple[Share, ...]


@dataclass(frozen=True, slots=True)
class Length:
    """Holds how long games of so many players lasted, in turns."""

    players: int
    games: int
    mean: float
    shortest: int
    longest: int


@dataclass(frozen=True, slots=True)
class HouseStatistics:
    """Holds what the games of a house show."""

    games: int
    seats: int
    persons: int  # seats of people
    tables: tuple[Shares, ...]
    lengths: tuple[Length, ...]


def statistics_of(games: Sequence[GameFacts]) -> HouseStatistics:
    """Return the statistics of these games, of which there is at least one."""
    seats = [seat for game in games for seat in game.seats]
    return HouseStatistics(
        len(games),
        len(seats),
        sum(seat.player == PERSON for seat in seats),
        (
            _wins(games, "seat", lambda at, _: (str(at),)),
            _wins(games, "monk", lambda _, seat: (seat.monk,)),
            _wins(games, "level", lambda _, seat: (seat.player,)),
            _wins(games, "event", lambda _, seat: seat.events),
            _guesses(games, "right", lambda seat: seat.right),
            _guesses(games, "hit", lambda seat: seat.named),
        ),
        tuple([_length(games, players) for players in sorted({len(game.seats) for game in games})]),
    )


def _wins(games: Sequence[GameFacts], topic: Topic, named: Named) -> Shares:
    return Shares(topic, _rows(games, named, lambda seat, _: seat.won, lambda players: 1 / players))


def _guesses(games: Sequence[GameFacts], topic: Topic, hits: Callable[[SeatFacts], int]) -> Shares:
    rows = _rows(
        games,
        lambda _, seat: (seat.player,),
        lambda seat, players: hits(seat) / (players - 1),
        lambda _: RANDOM_GUESS,
    )
    return Shares(topic, rows)


def _rows(games: Sequence[GameFacts], named: Named, value: Value, even: Callable[[int], float]) -> tuple[Share, ...]:
    """Return a row for each name. The seats of one game are one observation: they share a deal and its winner."""
    blocks: dict[str, list[list[float]]] = {}  # by name and game
    evens: dict[str, list[float]] = {}
    for game in games:
        here: dict[str, list[float]] = {}
        for at, seat in enumerate(game.seats):
            for name in named(at, seat):
                here.setdefault(name, []).append(value(seat, len(game.seats)))
        for name, values in here.items():
            blocks.setdefault(name, []).append(values)
            evens.setdefault(name, []).append(even(len(game.seats)))
    return tuple([_row(name, blocks[name], evens[name]) for name in sorted(blocks, key=_order)])


def _row(name: str, blocks: list[list[float]], evens: list[float]) -> Share:
    """Return the share of what has this name: every game counts once, whoever sits there how many times."""
    seats = sum(len(values) for values in blocks)
    share = share_of([sum(values) / len(values) for values in blocks], round(seats / len(blocks)))
    return Share(name, seats, share, sum(evens) / len(evens))


def _order(name: str) -> tuple[int, str]:
    """Put monks, events, people and levels into their own order, and then everything else into that of the alphabet."""
    words = (*MONKS, *EVENTS, PERSON, *LEVELS)
    return (words.index(name) if name in words else len(words), name)


def _length(games: Sequence[GameFacts], players: int) -> Length:
    turns = [game.turns for game in games if len(game.seats) == players]
    return Length(players, len(turns), sum(turns) / len(turns), min(turns), max(turns))
