"""Names puzzles: a date, a kind and a level, written as a short code that people can share without the answer."""

import re
from dataclasses import dataclass
from datetime import date
from typing import Final, get_args

from abbey.rules import AbbeyError
from abbey.wire import puzzle_messages

PuzzleKind = puzzle_messages.PuzzleKind
Level = puzzle_messages.PuzzleLevel
KINDS: Final[tuple[PuzzleKind, ...]] = get_args(PuzzleKind)
LEVELS: Final[tuple[Level, ...]] = get_args(Level)

_CODE: Final = re.compile(r"([0-9]{4}-[0-9]{2}-[0-9]{2})-([cl])([123])")
_WEEK: Final[tuple[Level, ...]] = ("easy", "easy", "medium", "medium", "medium", "hard", "hard")  # from Monday on


class PuzzleError(AbbeyError):
    """There is no such puzzle, or a file is not the puzzle or the solution that it says it is."""


@dataclass(frozen=True, slots=True)
class PuzzleCode:
    """Says which puzzle is meant; written as `2026-11-17-c2`: the day, certain or likely, and the level from 1 to 3."""

    day: date
    kind: PuzzleKind
    level: Level

    def __str__(self) -> str:
        return f"{self.day.isoformat()}-{self.kind[0]}{LEVELS.index(self.level) + 1}"


def code_of_day(day: date, kind: PuzzleKind | None = None, level: Level | None = None) -> PuzzleCode:
    """Return the puzzle of a day: certain and likely take turns, and the week goes from easy to hard."""
    return PuzzleCode(day, kind or KINDS[day.toordinal() % 2], level or _WEEK[day.weekday()])


def read_code(text: str) -> PuzzleCode:
    """Read a code."""
    found = _CODE.fullmatch(text)
    if not found:
        raise PuzzleError(f"{text!r} is not the code of a puzzle: one looks like 2026-11-17-c2.")
    kind: PuzzleKind = "certain" if found[2] == "c" else "likely"
    return PuzzleCode(read_day(found[1]), kind, LEVELS[int(found[3]) - 1])


def read_day(text: str) -> date:
    """Read a date."""
    try:
        if len(text) != len("2026-11-17"):
            raise ValueError
        return date.fromisoformat(text)
    except ValueError:
        raise PuzzleError(f"{text!r} is not a date: one looks like 2026-11-17, year, month and day.") from None
