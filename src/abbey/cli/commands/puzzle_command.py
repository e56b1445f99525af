"""Defines `abbey puzzle`, which shows the puzzle of a day, writes many, and checks files of them."""

from datetime import UTC, date, datetime
from pathlib import Path

import click
from rich.console import Console

from abbey.cli.language_option import language_option
from abbey.cli.puzzle_files import check_file, write_days
from abbey.insight.puzzles import (
    KINDS,
    LEVELS,
    Made,
    PuzzleCode,
    PuzzleError,
    code_of_day,
    puzzle_of,
    puzzle_text,
    read_code,
)
from abbey.insight.puzzles.puzzle_code import Level, PuzzleKind, read_day
from abbey.insight.puzzles.puzzle_file import solution_text
from abbey.rules import OptionsError
from abbey.tui.puzzle_dialogue import PuzzleDialogue
from abbey.tui.screen import Screen


@click.command()
@click.argument("which", metavar="[DATE|CODE]", required=False)
@click.option(
    "--kind",
    type=click.Choice(KINDS),
    help="Certain: one answer is proved. Likely: share 100 points.  [default: in turns]",
)
@click.option("--level", type=click.Choice(LEVELS), help="How hard it is.  [default: harder towards the weekend]")
@click.option("--solution", is_flag=True, help="Show the solution at once, instead of asking.")
@click.option("--json", "as_json", is_flag=True, help="Print the puzzle as JSON; with --solution the solution.")
@click.option("--check", type=click.Path(path_type=Path), metavar="FILE", help="Prove the puzzle or solution in FILE.")
@click.option("--write", type=click.Path(path_type=Path), metavar="DIR", help="Write puzzles and solutions to DIR.")
@click.option("--from", "first", metavar="DATE", help="With --write: the first day.  [default: today]")
@click.option("--days", type=click.IntRange(1, 3660), help="With --write: how many days.  [default: 1]")
@language_option
@click.option("--plain", is_flag=True, help="Plain lines instead of a picture.")
def puzzle(
    which: str | None,
    kind: PuzzleKind | None,
    level: Level | None,
    solution: bool,
    as_json: bool,
    check: Path | None,
    write: Path | None,
    first: str | None,
    days: int | None,
    language: str,
    plain: bool,
) -> None:
    """Solve the puzzle of the day, or of another DATE, or the one with this CODE.

    Who is who? Puzzles come from games of the bots and are the same for everybody. Days change at midnight UTC.
    """
    if check and (write or which or as_json or solution):
        raise OptionsError("--check takes a file and nothing else.")
    if not write and (first or days):
        raise OptionsError("--from and --days say which puzzles to write: give --write and a folder too.")
    if write and (which or as_json or solution):
        raise OptionsError("--write takes its days from --from and --days, and writes puzzles and solutions as JSON.")
    if check:
        click.echo(check_file(check))
    elif write:
        click.echo(write_days(write, read_day(first) if first else today(), days or 1, kind, level))
    else:
        show(made_now(code_meant(which, kind, level)), solution, as_json, Screen(language, plain=plain))


def today() -> date:
    """Return the date, the same for everybody."""
    return datetime.now(UTC).date()


def code_meant(which: str | None, kind: PuzzleKind | None, level: Level | None) -> PuzzleCode:
    """Return the code of the puzzle that is asked for: by its code, or by day, kind and level."""
    if which is None:
        return code_of_day(today(), kind, level)
    if len(which) <= len("2026-11-17"):
        return code_of_day(day_meant(which), kind, level)
    if kind or level:
        raise OptionsError("A code says which kind and level it is: leave out --kind and --level, or give a date.")
    return read_code(which)


def day_meant(which: str) -> date:
    """Return the date that a person names where a code may stand as well."""
    try:
        return read_day(which)
    except PuzzleError as error:
        raise PuzzleError(f"{error} A code may stand there too, like {code_of_day(today())}.") from error


def made_now(code: PuzzleCode) -> Made:
    """Make the puzzle, and say on a terminal that this takes a moment."""
    with Console(stderr=True).status(f"Looking for the puzzle {code} ..."):
        return puzzle_of(code)


def show(made: Made, solution: bool, as_json: bool, screen: Screen) -> None:
    """Show the puzzle, and ask or explain."""
    if as_json:
        text = solution_text(made.puzzle.code, made.solution) if solution else puzzle_text(made.puzzle)
        click.echo(text, nl=False)
        return
    dialogue = PuzzleDialogue(made, screen)
    dialogue.show()
    if solution:
        dialogue.explain()
    else:
        dialogue.solve()
