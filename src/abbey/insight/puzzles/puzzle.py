"""Defines a puzzle, with nothing in it that its viewer may not know, and its solution, which is kept apart."""

from dataclasses import dataclass
from typing import Final

from abbey.insight.deduction import Explanation
from abbey.insight.puzzles.puzzle_code import PuzzleCode, PuzzleKind
from abbey.rules import Game, Note, View, notes_for
from abbey.rules.names import SeatNumber

# What is told of the game so far: for a certain puzzle what markers say, for a likely one everything.
TOLD: Final[dict[PuzzleKind, frozenset[str] | None]] = {"certain": frozenset({"day", "showed"}), "likely": None}

Points = tuple[int, ...]  # by monk: of 100, how likely it is


@dataclass(frozen=True, slots=True)
class Puzzle:
    """Holds what the viewer sees and has heard at a moment of a game, and asks who a seat is."""

    code: PuzzleCode
    names: tuple[str, ...]  # by seat
    view: View
    heard: tuple[Note, ...]
    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class CertainSolution:
    """Holds the only answer there is, and the steps that lead to it."""

    explanation: Explanation

    @property
    def monk(self) -> int:
        """Return who the seat is."""
        return self.explanation.monk


@dataclass(frozen=True, slots=True)
class TellingTurn:
    """Holds what one turn of the seat told the observer."""

    turn: int  # the how many-th of the game, from 0
    day: int
    bits: tuple[float, ...]  # by monk: how much more likely, as powers of two, against the average monk


@dataclass(frozen=True, slots=True)
class LikelySolution:
    """Holds how likely the seat is each monk, for an observer that the puzzle describes, and who it was."""

    seat: SeatNumber
    table: tuple[Points, ...]  # by seat: what the observer thinks of everybody, since no two are the same
    turns: tuple[TellingTurn, ...]  # of the seat, in order
    monk: int  # who the seat was in the game: an observer can be right and still surprised

    @property
    def points(self) -> Points:
        """Return how likely the seat is each monk."""
        return self.table[self.seat]


Solution = CertainSolution | LikelySolution


def shared_part(code: PuzzleCode, game: Game, actions: int, view: View, seat: SeatNumber) -> Puzzle:
    """Return the puzzle about a moment of a game: after so many actions, when a viewer saw this and had heard it."""
    told = TOLD[code.kind]
    heard = [note for some in (game.opening, *game.notes[:actions]) for note in notes_for(some, view.viewer)]
    return Puzzle(code, game.names, view, tuple([note for note in heard if told is None or note.what in told]), seat)


def passages(puzzle: Puzzle) -> list[tuple[Note, ...]]:
    """Return what was heard in passages: each begins with a day or with a card that is played."""
    news = [note for note in puzzle.heard if note.what not in ("drew", "chose", "marked")]
    starts = [at for at, note in enumerate(news) if note.what in ("day", "played")]
    return [tuple(news[start:stop]) for start, stop in zip(starts, [*starts[1:], len(news)], strict=True)]
