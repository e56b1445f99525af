"""Defines `abbey verify`, which says whether a game is what was promised, and was played by the rules."""

import re
from pathlib import Path

import click

from abbey.cli.input_files import record_in
from abbey.rules import AbbeyError, CommitmentError, Game, Record, WhatIf, is_over, scores, winners
from abbey.speech import Speaker
from abbey.tui.roster import short_names


def read_digest(_context: click.Context, _option: click.Parameter, text: str | None) -> str | None:
    """Return a hash as records write it."""
    if text is None:
        return None
    digest = text.strip().lower()
    if not re.fullmatch("[0-9a-f]{64}", digest):
        raise click.BadParameter(f"{text!r} is not 64 hexadecimal digits.")
    return digest


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--commitment",
    metavar="HEX",
    callback=read_digest,
    help="The commitment that was published when the game began.",
)
@click.option(
    "--promise",
    metavar="HEX",
    callback=read_digest,
    help="The promise that was published before the players added their shares.",
)
def verify(file: Path, commitment: str | None, promise: str | None) -> None:
    """Check the record in FILE: the deal against its commitment, and every action against the rules.

    Exits with 0 when all holds, 1 when something does not, 2 when FILE cannot be read as a record.
    """
    record = record_in(file)
    try:
        check(record, commitment, promise)
    except AbbeyError as error:
        click.echo(f"It does not hold. {error}", err=True)
        raise click.exceptions.Exit(1) from error


def check(record: Record, published: str | None, promise: str | None) -> None:
    """Check the deal against its commitments and every action against the rules, and say what holds."""
    record.check_deal()
    if record.what_if:
        click.echo(origin(record.what_if))
    else:
        click.echo("The deal is the one that was promised: it matches the record's commitment.")
    if record.deal.shares:
        seats = Speaker("en").listed([str(seat) for seat, share in enumerate(record.deal.shares) if share])
        click.echo(f"Random bytes of these seats are in it, added after the seed was promised: {seats}.")
    if promise is not None:
        compare("promise", promise, record.deal.promise())
        click.echo("The seed matches the published promise you gave.")
    if published is not None:
        compare("commitment", published, record.deal.commitment())
        click.echo("The deal matches the published commitment you gave.")
    game = record.replay()
    click.echo(f"All {len(record.actions)} actions follow the rules.")
    click.echo(outcome(game))


def compare(what: str, given: str, opened: str) -> None:
    """Refuse a hash that the person gave when it is not the one of the deal, which is as the record promises it."""
    if given != opened:
        raise CommitmentError(
            f"The {what} you gave is {given}, but that of this deal is {opened}. It was published for another game, or "
            "copied wrongly; or somebody has opened another deal with a new record.",
            "deal",
        )


def origin(what_if: WhatIf) -> str:
    """Say of which game this one is a continuation, and that its deal was never promised."""
    laid = "lies as it was" if what_if.hidden == "kept" else "was dealt again from its belief"
    return (
        f"This is a what-if game: it goes on from the record {what_if.parent} after {what_if.moment} of its actions. "
        f"What seat {what_if.seat} did not know then {laid}. Nobody promised this deal before its first turn: "
        "the record's commitment only shows that the deal was not changed since."
    )


def outcome(game: Game) -> str:
    """Say who won, or how far the game has come."""
    names = short_names(game.names)
    if not is_over(game.position):
        return f"The game has not been played to its end: the record ends on day {game.position.day}."
    speaker = Speaker("en")
    won = speaker.listed([names[seat] for seat in winners(game.position)])
    table = speaker.listed([f"{name} {score}" for name, score in zip(names, scores(game.position), strict=True)])
    return f"{won} won. Evidence, least wins: {table}."
