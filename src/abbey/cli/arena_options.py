"""Defines the options that all commands of the arena share: how many sit down, who plays, where it is kept."""

import os
import re
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from abbey.arena import (
    Cluster,
    Executor,
    ExecutorError,
    Fingerprint,
    InProcess,
    Journal,
    Memory,
    Processes,
    fingerprint_of,
)
from abbey.cli.arena_files import FILE, RESULTS_HTML, RESULTS_JSON
from abbey.cli.command_error import needs
from abbey.cli.compilation import backend_option, prepare_backend
from abbey.rules.names import FEWEST_PLAYERS, MOST_PLAYERS
from abbey.search import BackendName

Command = TypeVar("Command", bound=Callable[..., Any])

FOLDER: Final = click.Path(path_type=Path, file_okay=False)
JOURNAL: Final = "journal.jsonl"
FILE_ENDING: Final = ".py"  # of a bot module that is named by its file


def tables(_context: click.Context, _option: click.Parameter, text: str) -> tuple[int, ...]:
    """Read numbers of players: `4`, `2,4` or `2-5`."""
    ranges = [re.fullmatch(r"([2-5])(?:-([2-5]))?", part.strip()) for part in text.split(",")]
    counts = [n for found in ranges if found for n in range(int(found[1]), int(found[2] or found[1]) + 1)]
    if not counts or None in ranges:
        bounds = f"{FEWEST_PLAYERS} to {MOST_PLAYERS}"
        raise click.BadParameter(f"{text!r} is not a number of players: {bounds}, as in 4, 2,4 or 2-5.")
    return tuple(counts)


def option_values(_context: click.Context, _option: click.Parameter, text: str) -> tuple[str, tuple[str, ...]]:
    """Read an option of a bot with several values: `price=0.5,1,2`."""
    option, _, listed = text.partition("=")
    values = tuple(value.strip() for value in listed.split(","))
    if not option.strip() or not all(values):
        raise click.BadParameter(f"{text!r} is not an option with its values, as in price=0.5,1,2.")
    return option.strip(), values


@dataclass(frozen=True, slots=True)
class RunOptions:
    """Says which processes play, and where the games are kept."""

    workers: int
    ray: str | None
    modules: tuple[str, ...]
    backend: BackendName | None
    out: Path | None

    @property
    def own_files(self) -> list[Path]:
        """Return the files that are read or kept whatever else is written: bot modules, the journal, its results."""
        kept = [self.out / name for name in (JOURNAL, RESULTS_JSON, RESULTS_HTML)] if self.out else []
        return [*kept, *(Path(module) for module in self.modules if module.endswith(FILE_ENDING))]

    def prepare(self, seed: int, bots: tuple[str, ...], searches: bool = False) -> Fingerprint:
        """Choose the backend, compile what it needs, and return the fingerprint of the match that begins now.

        `searches` says that there is searching to do whoever plays.
        """
        prepare_backend(self.backend, bots, searches)
        return fingerprint_of(seed, bots)

    def executor(self) -> Executor:
        """Return what plays: a cluster, several processes, or this one."""
        if self.ray is not None:
            with needs("cluster"):
                import ray  # noqa: F401 (only to see whether it is there)
            return Cluster(self.ray, self.modules)
        return Processes(self.workers, self.modules) if self.workers > 1 else InProcess()

    @contextmanager
    def keeper(self, fingerprint: Fingerprint) -> Iterator[Journal | Memory]:
        """Yield where finished games go: the journal in the folder that was named, or memory alone."""
        if self.out is None:
            yield Memory()
            return
        self.out.mkdir(parents=True, exist_ok=True)
        with closing(Journal(self.out / JOURNAL, fingerprint)) as journal:
            try:
                yield journal
            except (KeyboardInterrupt, ExecutorError):
                click.echo(f"What was played is kept in {self.out}: the same command goes on there.", err=True)
                raise


def _whole_paths(_context: click.Context, _option: click.Parameter, names: tuple[str, ...]) -> tuple[str, ...]:
    """Make the paths of files absolute, because workers may begin in another folder."""
    return tuple(str(Path(name).resolve()) if name.endswith(FILE_ENDING) else name for name in names)


def run_options(command: Command) -> Command:
    """Give a command the options of `RunOptions`, and the files for its results."""
    for option in reversed(_RUN):
        command = option(command)
    return command


_RUN = (
    click.option(
        "--workers",
        type=click.IntRange(1),
        default=os.cpu_count() or 1,
        show_default="one a processor",
        help="Processes that play. The results do not depend on it.",
    ),
    click.option("--ray", metavar="ADDRESS", help="Play on this Ray cluster instead; 'local' begins one here."),
    click.option(
        "--bot-module",
        "modules",
        multiple=True,
        callback=_whole_paths,
        metavar="MODULE",
        help="A module, or a file that ends in .py, to load first because it registers bots.",
    ),
    backend_option,
    click.option(
        "--out",
        type=FOLDER,
        help="Keep journal and results in this folder. Killed, the same command goes on where it stopped.",
    ),
    click.option("--json", "json_file", type=FILE, help="Write the results to this file as JSON."),
    click.option("--html", "html_file", type=FILE, help="Write a page with plots to this file."),
)
