"""The options that decide a game, the same for every command that deals one."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from abbey.cli.command_error import CommandError
from abbey.cli.input_files import read_text
from abbey.rules import ASSUMED, AbbeyError, Components, read_components
from abbey.rules.agreement import OVERSHOOTS
from abbey.rules.names import FEWEST_PLAYERS, MOST_PLAYERS

Command = TypeVar("Command", bound=Callable[..., Any])


def players_option(command: Command) -> Command:
    return click.option(
        "--players",
        type=click.IntRange(FEWEST_PLAYERS, MOST_PLAYERS),
        default=4,
        show_default=True,
        help="How many sit at the table.",
    )(command)


def rules_options(command: Command) -> Command:
    for option in reversed(_RULES):
        command = option(command)
    return command


_RULES = (
    click.option("--time-last", is_flag=True, help="The sundial moves at the end of a turn (Dutch and French books)."),
    click.option(
        "--overshoot",
        type=click.Choice(OVERSHOOTS),
        default="carry",
        show_default=True,
        help="Hours past a day's end count for the next day, or not.",
    ),
    click.option(
        "--components",
        type=click.Path(path_type=Path),
        help="A table of tile and card values (TOML) to play with instead of the assumed one.",
    ),
)


def components_from(path: Path | None) -> Components:
    if path is None:
        return ASSUMED
    try:
        return read_components(read_text(path))
    except AbbeyError as error:
        raise CommandError(f"{path}: {error}") from error
