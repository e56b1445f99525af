"""Divides a finished game into turns and shows, and walks through it with everybody who watches.

A moment is how many actions of the record had been played; the next action of the record has the number after it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from abbey.insight.analysis.onlookers import Onlooker, seated, spectators
from abbey.rules import Action, Game, Position, Show, is_covered, is_over
from abbey.rules.names import ACCUSE, OVER, PLAY, SHOW, SeatNumber
from abbey.search import TurnSearch

What = Literal["start", "turn", "show", "end"]


@dataclass(frozen=True, slots=True)
class Moment:
    """Names a moment between two turns, and what led to it."""

    moment: int
    day: int  # that has begun by then
    after: What
    seat: SeatNumber | None = None  # whose turn it was


@dataclass(frozen=True, slots=True)
class Turn:
    """Describes a turn: it goes from one moment to another."""

    seat: SeatNumber
    day: int
    moment: int
    until: int
    actions: tuple[tuple[SeatNumber, Action], ...]  # those of others, who had to give something back, as well


@dataclass(frozen=True, slots=True)
class Stage:
    """Holds a moment with the position then, which is to look at, and with everybody who watches."""

    moment: Moment
    position: Position
    spectators: dict[str, Onlooker]  # by kind
    seated: list[Onlooker]  # by seat


def moments_of(game: Game) -> list[Moment]:
    """Return the beginning, the moments after each turn and each show, and the end."""
    found = [Moment(0, 1, "start")]
    for number, position in enumerate(game.positions()):
        if number and (what := _ended(position, game.actions[number - 1][1])):
            seat = game.actions[found[-1].moment][0] if what == "turn" else None
            found.append(Moment(number, position.day, what, seat))
    return found


def _ended(position: Position, action: Action) -> What | None:
    """Say what has come to its end with this action."""
    if is_over(position):
        return "end"
    if isinstance(action, Show) and position.phase != SHOW:
        return "show"
    return "turn" if position.phase in (PLAY, SHOW, ACCUSE) and not is_covered(action) else None


def turns_of(game: Game, moments: list[Moment]) -> list[Turn]:
    """Return every turn of the game."""
    turns = []
    for before, after in pairwise(moments):
        if after.after == "turn" and after.seat is not None:
            actions = tuple(game.actions[before.moment : after.moment])
            turns.append(Turn(after.seat, before.day, before.moment, after.moment, actions))
    return turns


def walk(game: Game, moments: list[Moment], search: TurnSearch) -> Iterator[Stage]:
    """Go through the moments before the end with everybody who may watch a game."""
    watching, sitting = spectators(search), seated(game.position.players, search)
    for moment, position in follow(game, moments, [*watching.values(), *sitting]):
        yield Stage(moment, position, watching, sitting)


def follow(game: Game, moments: list[Moment], onlookers: list[Onlooker]) -> Iterator[tuple[Moment, Position]]:
    """Go through the moments before the end; all onlookers have looked at each before it is yielded."""
    wanted = {moment.moment: moment for moment in moments if moment.after != "end"}
    for number, position in enumerate(game.positions()):
        notes = game.notes[number - 1] if number else game.opening
        for onlooker in onlookers:
            onlooker.hear(notes)
        if number in wanted and position.phase != OVER:
            for onlooker in onlookers:
                onlooker.look(position)
            yield wanted[number], position
