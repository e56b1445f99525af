"""Defines `abbey stats`, which counts what finished games show."""

from collections.abc import Sequence
from pathlib import Path

import click

from abbey.cli.command_error import CommandError
from abbey.cli.input_files import game_in
from abbey.cli.progress_bar import progress_bar
from abbey.cli.statistics_output import statistics_options, tell_statistics
from abbey.insight.statistics.game_facts import GameFacts, facts_of
from abbey.rules import AbbeyError


@click.command()
@click.argument("places", metavar="DIR-OR-FILES...", nargs=-1, required=True, type=click.Path(path_type=Path))
@statistics_options
def stats(places: tuple[Path, ...], html_file: Path | None, as_json: bool, language: str) -> None:
    """Count what finished games show: wins by seat, monk, level and event tile, guesses, lengths.

    Of a folder, such as the archive of a server, all records in it are read (*.abbey). A game that still runs is
    refused, and so is a file that is no record. What-if games are left out: they go on from games that count already.
    For the tables that a server keeps there is abbey admin stats.
    """
    tell_statistics(lambda: facts_in(records_in(places)), html_file, as_json, language, places)


def records_in(places: Sequence[Path]) -> list[Path]:
    """Return the files that are meant, each once: those that are named, and all records in folders."""
    files = [file for place in places for file in (sorted(place.rglob("*.abbey")) if place.is_dir() else [place])]
    if not files:
        raise CommandError(f"There is no record (*.abbey) in {', '.join(map(str, places))}.")
    return list({file.resolve(): file for file in files}.values())


def facts_in(files: Sequence[Path]) -> list[GameFacts]:
    """Read and check the games, with a bar on a terminal."""
    with progress_bar(files, len(files), "Reading games") as bar:
        found = [_facts(file) for file in bar]
    counted = [facts for facts in found if facts is not None]
    if len(counted) < len(found):
        click.echo(f"Left out, because they are what-if games: {len(found) - len(counted)}.", err=True)
    if not counted:
        raise CommandError("There are only what-if games, which are not counted: they go on from other games.")
    return counted


def _facts(file: Path) -> GameFacts | None:
    """Return what the game in this file shows; None for a what-if game."""
    game = game_in(file)
    try:
        return None if game.what_if else facts_of(game)
    except AbbeyError as error:
        raise CommandError(f"{file}: {error}") from error
