"""Defines `abbey stats`, which counts what finished games show."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console

from abbey.cli.arena_files import check_places
from abbey.cli.command_error import CommandError, needs
from abbey.cli.commands.bench_command import figure_table
from abbey.cli.input_files import game_in
from abbey.cli.progress_bar import progress_bar
from abbey.files import write_whole
from abbey.insight.statistics.game_facts import GameFacts, facts_of
from abbey.rules import AbbeyError

if TYPE_CHECKING:
    from abbey.insight.statistics.house_statistics import HouseStatistics


@click.command()
@click.argument("places", metavar="DIR-OR-FILES...", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--html", "html_file", type=click.Path(path_type=Path), help="Write it as one page with plots, too.")
@click.option("--json", "as_json", is_flag=True, help="Print it for programs instead.")
def stats(places: tuple[Path, ...], html_file: Path | None, as_json: bool) -> None:
    """Count what finished games show: wins by seat, monk, player and event tile, guesses, lengths.

    Of a folder, such as the archive of a server, all records in it are read (*.abbey). A game that still runs is
    refused, and so is a file that is no record.
    """
    check_places(html_file)
    with needs("arena"):
        from abbey.insight.page.statistics_page import statistics_page
        from abbey.insight.statistics.house_statistics import statistics_of
        from abbey.insight.statistics.statistics_text import statistics_json
    found = statistics_of(facts_in(records_in(places)))
    if html_file:
        write_whole(html_file, statistics_page(found))
    if as_json:
        click.echo(json.dumps(statistics_json(found), indent=2))
    else:
        show(found)


def records_in(places: Sequence[Path]) -> list[Path]:
    """Return the files that are meant, each once: those that are named, and all records in folders."""
    files = [file for place in places for file in (sorted(place.rglob("*.abbey")) if place.is_dir() else [place])]
    if not files:
        raise CommandError(f"There is no record (*.abbey) in {', '.join(map(str, places))}.")
    return list({file.resolve(): file for file in files}.values())


def facts_in(files: Sequence[Path]) -> list[GameFacts]:
    """Read and check the games, with a bar on a terminal."""
    with progress_bar(files, len(files), "Reading games") as bar:
        return [_facts(file) for file in bar]


def _facts(file: Path) -> GameFacts:
    try:
        return facts_of(game_in(file))
    except AbbeyError as error:
        raise CommandError(f"{file}: {error}") from error


def show(found: "HouseStatistics") -> None:
    """Print the tables."""
    from abbey.insight.statistics.statistics_text import HEADS, LENGTH_HEADS, length_rows, share_rows, summary

    console = Console(highlight=False)
    console.print(summary(found))
    for shares in found.tables:
        table = figure_table(shares.title, HEADS, list(share_rows(shares)))
        table.caption = shares.says
        console.print(table)
    console.print(figure_table("Lengths", LENGTH_HEADS, list(length_rows(found))))
