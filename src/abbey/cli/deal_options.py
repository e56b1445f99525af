"""Defines the options that decide a deal, the same for every command that deals a game."""

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from abbey.cli.command_error import CommandError
from abbey.cli.input_files import read_text
from abbey.rules import ASSUMED, AbbeyError, Agreement, Components, read_components
from abbey.rules.agreement import OVERSHOOTS
from abbey.rules.names import FEWEST_PLAYERS, MOST_PLAYERS

Command = TypeVar("Command", bound=Callable[..., Any])


def players_option(command: Command) -> Command:
    """Give a command the option `--players`."""
    return click.option(
        "--players",
        type=click.IntRange(FEWEST_PLAYERS, MOST_PLAYERS),
        default=4,
        show_default=True,
        help="How many sit at the table.",
    )(command)


AGREEMENT: Final = {  # an option for each field of `Agreement`
    "time_last": click.option(
        "--time-last", is_flag=True, help="The sundial moves at the end of a turn (Dutch and French books)."
    ),
    "overshoot": click.option(
        "--overshoot",
        type=click.Choice(OVERSHOOTS),
        default="carry",
        show_default=True,
        help="Hours past a day's end count for the next day, or not.",
    ),
    "components": click.option(
        "--components",
        type=click.Path(path_type=Path),
        help="A table of tile and card values (TOML) to play with instead of the assumed one.",
    ),
}


def agreement_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command an option for everything that players agree on; it gets them all as one `agreement`."""

    @wraps(command)
    def with_agreement(**options: Any) -> None:
        terms = {name: options.pop(name) for name in AGREEMENT}
        components = components_from(terms.pop("components"))
        command(agreement=Agreement(**terms, components=components), **options)

    for option in reversed(AGREEMENT.values()):
        with_agreement = option(with_agreement)
    return with_agreement


def components_from(path: Path | None) -> Components:
    """Return the component table in a file, or the assumed one when no file is named."""
    if path is None:
        return ASSUMED
    try:
        return read_components(read_text(path))
    except AbbeyError as error:
        raise CommandError(f"{path}: {error}") from error
