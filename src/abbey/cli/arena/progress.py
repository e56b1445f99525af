"""How far a match is, with the time that remains; plain lines where nobody watches a terminal."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

LINES: Final = 10  # for a whole match, when they are all there is

Tell = Callable[[int], None]


@contextmanager
def progress(what: str, games: int, done: int) -> Iterator[Tell]:
    """Hears of games played now; `done` were played before."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield _lines(what, games, done)
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("games,"),
        TimeElapsedColumn(),
        TextColumn("gone,"),
        TimeRemainingColumn(elapsed_when_finished=False),
        TextColumn("to go"),
    )
    with Progress(*columns, console=console, speed_estimate_period=120) as bar:
        task = bar.add_task(what, total=games, completed=done)
        yield lambda more: bar.advance(task, more)


def _lines(what: str, games: int, done: int) -> Tell:
    began, start = time.monotonic(), done

    def tell(more: int) -> None:
        nonlocal done
        before, done = done, done + more
        if before * LINES // games != done * LINES // games:
            left = (time.monotonic() - began) * (games - done) / (done - start)
            click.echo(f"{what}: {done:,} of {games:,} games, about {duration(left)} to go", err=True)

    return tell


def duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}"
