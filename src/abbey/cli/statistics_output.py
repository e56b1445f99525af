"""Prints the statistics of a house, and writes its page: what `abbey stats` and `abbey admin stats` share."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import click
from rich.console import Console

from abbey.cli.arena_files import FILE, check_places
from abbey.cli.command_error import CommandError, needs
from abbey.cli.commands.bench_command import figure_table
from abbey.cli.language_option import language_option
from abbey.files import write_whole
from abbey.insight.statistics.game_facts import GameFacts
from abbey.speech import Speaker


def statistics_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command the options that say how statistics are told."""
    html = click.option("--html", "html_file", type=FILE, help="Write a page with plots, too.")
    as_json = click.option("--json", "as_json", is_flag=True, help="Print it for programs instead.")
    return html(as_json(language_option(command)))


def tell_statistics(
    read: Callable[[], Sequence[GameFacts]],
    html_file: Path | None,
    as_json: bool,
    language: str,
    places: Sequence[Path] = (),
) -> None:
    """Count the games that are read, from these places if they are files, and tell what they show.

    What stands against that is said before they are read.
    """
    check_places(html_file, own=places)
    with needs("arena"):
        from abbey.insight.page.statistics_page import statistics_page
        from abbey.insight.statistics import statistics_words as words
        from abbey.insight.statistics.house_statistics import statistics_of
    games, speaker = read(), Speaker(language)
    if not games:
        raise CommandError("There is no finished game to count yet.")
    found = statistics_of(games)
    if html_file:
        write_whole(html_file, statistics_page(found, speaker))
    if as_json:
        click.echo(json.dumps(words.statistics_json(found), indent=2))
        return
    console = Console(highlight=False)
    console.print(*words.summary(found, speaker))
    for shares in found.tables:
        table = figure_table(
            words.title_of(shares, speaker), words.heads(speaker), list(words.share_rows(shares, speaker))
        )
        table.caption = words.about(shares, speaker)
        console.print(table)
    lengths = list(words.length_rows(found, speaker))
    console.print(figure_table(speaker.word("statistics-lengths"), words.length_heads(speaker), lengths))
