"""Writes puzzles of many days to a folder, and checks files of them."""

import json
from collections import Counter
from collections.abc import Iterator
from datetime import date
from pathlib import Path

from abbey.cli.command_error import CommandError
from abbey.cli.input_files import read_text
from abbey.cli.progress_bar import progress_bar
from abbey.files import write_whole
from abbey.insight.puzzles import Made, PuzzleError, check_text, made, puzzle_json, puzzle_text, solution_text
from abbey.insight.puzzles.puzzle_code import KINDS, LEVELS, Level, PuzzleKind


def write_days(folder: Path, first: date, days: int, kind: PuzzleKind | None, level: Level | None) -> str:
    """Write the puzzles of so many days, each in two files, and return what was written in a sentence."""
    if days - 1 > (date.max - first).days:
        raise CommandError(f"The calendar ends on {date.max}: there are no {days} days from {first} on.")
    folder.mkdir(parents=True, exist_ok=True)
    written: Counter[tuple[str, str]] = Counter()
    boards: dict[str, str] = {}  # what is asked, and the puzzle that asks it
    with progress_bar(made(first, days, kind, level), days, "Making puzzles") as puzzles:
        for each in puzzles:
            code = each.puzzle.code
            same = boards.setdefault(_asked(each), str(code))
            if same != str(code):
                raise CommandError(f"The puzzles {same} and {code} are the same. That should never be: please tell us.")
            write_whole(folder / f"{code}.puzzle.json", puzzle_text(each.puzzle))
            write_whole(folder / f"{code}.solution.json", solution_text(code, each.solution))
            written[code.kind, code.level] += 1
    what = "1 puzzle and its solution" if days == 1 else f"{days} puzzles, all different, and their solutions"
    return f"Wrote {what} to {folder}: {', '.join(_counts(written))}."


def _asked(each: Made) -> str:
    """Return what a puzzle asks without its name: the board, the story and the seat."""
    told = puzzle_json(each.puzzle)
    return json.dumps([told["view"], told["notes"], told["who_is"]])


def _counts(written: Counter[tuple[str, str]]) -> Iterator[str]:
    for kind in KINDS:
        for level in LEVELS:
            if written[kind, level]:
                yield f"{written[kind, level]} {kind} {level}"


def check_file(path: Path) -> str:
    """Prove the puzzle or the solution in a file, and return what was proved in a sentence."""
    try:
        each = check_text(read_text(path))
    except PuzzleError as error:
        raise CommandError(f"{path}: {error}") from error
    code = each.puzzle.code
    how = "counting through all assignments leaves" if code.kind == "certain" else "asking the observer anew gives"
    return f"{path} holds {code} as everybody has it, and {how} the answer of its solution."
