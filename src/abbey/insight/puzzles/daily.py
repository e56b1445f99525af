"""Makes the puzzles of a day: the same code gives the same bytes on every machine."""

from collections.abc import Iterator
from datetime import date, timedelta
from typing import NamedTuple

from abbey.insight.puzzles.certain_puzzles import certain_puzzle
from abbey.insight.puzzles.likely_puzzles import likely_puzzle
from abbey.insight.puzzles.puzzle import Puzzle, Solution
from abbey.insight.puzzles.puzzle_code import Level, PuzzleCode, PuzzleKind, code_of_day


class Made(NamedTuple):
    """Holds a puzzle and, apart from it, its solution."""

    puzzle: Puzzle
    solution: Solution


def puzzle_of(code: PuzzleCode) -> Made:
    """Make the puzzle of this code."""
    return Made(*(certain_puzzle(code) if code.kind == "certain" else likely_puzzle(code)))


def made(first: date, days: int, kind: PuzzleKind | None = None, level: Level | None = None) -> Iterator[Made]:
    """Make the puzzles of so many days, one after the other."""
    for number in range(days):
        yield puzzle_of(code_of_day(first + timedelta(days=number), kind, level))
