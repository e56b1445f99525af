"""Shows how far a command is that goes through many things: a bar on a terminal, nothing elsewhere."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import click

T = TypeVar("T")


@contextmanager
def progress_bar(things: Iterable[T], count: int, label: str) -> Iterator[Iterable[T]]:
    """Yield the things one by one, with a bar on stderr if somebody watches it."""
    if not sys.stderr.isatty():
        yield things
        return
    with click.progressbar(things, length=count, label=label, file=sys.stderr) as bar:
        yield bar
