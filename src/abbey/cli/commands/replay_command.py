"""Defines `abbey replay`, which reads a game again, step by step."""

import sys
from pathlib import Path

import click

from abbey.cli.input_files import game_to_read_in
from abbey.cli.language_option import language_option
from abbey.rules import OptionsError, is_over
from abbey.rules.game import no_seat
from abbey.rules.names import NOBODY, SeatNumber, by_seat
from abbey.speech import Speaker
from abbey.tui.record_reader import RecordReader, read_aloud, turn_pages
from abbey.tui.roster import short_names
from abbey.tui.screen import Screen


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", help="Read it as this seat saw it: its number in the record, or the player's name.")
@click.option("--public", is_flag=True, help="Read it as a spectator saw it.")
@click.option("--open", "open_", is_flag=True, help="Read the whole truth; only for finished games.")
@language_option
@click.option("--plain", is_flag=True, help="Plain lines instead of a picture.")
def replay(file: Path, seat: str | None, public: bool, open_: bool, language: str, plain: bool) -> None:
    """Read the game in FILE again, step by step.

    A finished game is read with everything open, an unfinished one as a spectator sees it, unless you say otherwise.
    """
    if (seat is not None) + public + open_ > 1:
        raise OptionsError("--seat, --public and --open exclude each other: choose one.")
    game, as_promised = game_to_read_in(file)
    if not as_promised:
        click.echo(f"abbey: {file}: {Speaker(language).word('page-broken-commitment')}", err=True)
    if open_ and not is_over(game.position):
        raise OptionsError("This game has not been played to its end, and its secrets stay closed: leave out --open.")
    listener = NOBODY if seat is None else seat_of(seat, game.names)
    is_open = open_ or (seat is None and not public and is_over(game.position))
    read = turn_pages if sys.stdin.isatty() and sys.stdout.isatty() else read_aloud
    read(RecordReader(game, listener, is_open, language), Screen(language, plain=plain))


def seat_of(text: str, names: tuple[str, ...]) -> SeatNumber:
    """Return the seat that a number or a name means."""
    short = short_names(names)
    for seat, name in by_seat(short):
        if text in (str(seat), name, names[seat]):
            return seat
    raise OptionsError(no_seat(repr(text), [f"{seat} {name}" for seat, name in enumerate(short)]))
