"""Defines `abbey analyse`, which tells what a finished game shows: what gave players away, and what chance did."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

from abbey.cli.arena_files import FILE, check_places
from abbey.cli.command_error import needs
from abbey.cli.commands.replay_command import seat_of
from abbey.cli.compilation import backend_option, prepare_backend
from abbey.cli.input_files import game_to_read_in
from abbey.cli.language_option import language_option
from abbey.files import write_whole
from abbey.insight.analysis import GameAnalysis, SeatAnalysis, game_analysis, refuse_unfinished
from abbey.insight.analysis.analysis_json import analysis_json
from abbey.insight.analysis.analysis_words import analysis_text
from abbey.search import BackendName
from abbey.speech import Listener, Speaker
from abbey.tui.roster import short_names

LINES: Final = 5  # for a whole analysis, where no bar is watched

Tell = game_analysis.Progress


@click.command()
@click.argument("record", type=click.Path(path_type=Path))
@click.option("--seat", help="Tell only of this seat: its number in the record, or the player's name.")
@click.option("--html", "html_file", type=FILE, help="Write it as one page with plots, too.")
@click.option("--json", "as_json", is_flag=True, help="Print it for programs instead.")
@language_option
@backend_option
def analyse(
    record: Path, seat: str | None, html_file: Path | None, as_json: bool, language: str, backend: BackendName | None
) -> None:
    """Tell what the finished game in RECORD shows.

    What gave each player away, and a quieter turn for the loudest ones; the best bluff and the best accusation; where
    the evidence came from; chance apart from choice; everybody's chance to win.
    """
    check_places(html_file, own=[record])
    game, as_promised = game_to_read_in(record)
    names = short_names(game.names)
    wanted = None if seat is None else seat_of(seat, game.names)
    refuse_unfinished(game)
    if html_file:
        with needs("arena"):
            from abbey.insight.page import analysis_page
    prepare_backend(backend, searches=True)
    with _progress() as tell:
        analysis = game_analysis.analyse(game, tell, as_promised=as_promised)
    seats = [one for one in analysis.seats if wanted in (None, one.seat)]
    speaker = Speaker(language, Listener(names))
    if html_file:
        write_whole(html_file, analysis_page(analysis, seats, speaker))
    _print(analysis, seats, speaker, as_json)


def _print(analysis: GameAnalysis, seats: Sequence[SeatAnalysis], speaker: Speaker, as_json: bool) -> None:
    """Print the analysis for people, or for programs."""
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(analysis_json(analysis, seats)), indent=2))
    else:
        click.echo("\n".join(analysis_text(analysis, seats, speaker)))


@contextmanager
def _progress() -> Iterator[Tell]:
    """Yield a function that shows how far the analysis is: a bar in a terminal, plain lines elsewhere."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield _lines()
        return
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("Analysing")
        yield lambda done, of: bar.update(task, completed=done, total=of)


def _lines() -> Tell:
    told = 0

    def tell(done: int, of: int) -> None:
        nonlocal told
        if done * LINES // of > told:
            told = done * LINES // of
            click.echo(f"Analysing: {100 * told // LINES} % done", err=True)

    return tell
