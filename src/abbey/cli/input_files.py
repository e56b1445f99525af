"""Reads files that a person names; an error names the file when it cannot be used."""

from pathlib import Path

import click

from abbey.cli.command_error import CommandError
from abbey.rules import AbbeyError, CommitmentError, Game, Record, read_record
from abbey.speech import Speaker


def read_text(path: Path) -> str:
    """Return the text in a file."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise CommandError(f"{path} is not text in UTF-8.") from error


def record_in(path: Path) -> Record:
    """Return the record in a file; its actions are not replayed yet."""
    try:
        return read_record(read_text(path))
    except AbbeyError as error:
        raise CommandError(f"{path}: {error}") from error


def game_in(path: Path) -> Game:
    """Return the game of a record that keeps its promise and the rules."""
    try:
        return record_in(path).verify()
    except AbbeyError as error:
        raise CommandError(f"{path}: {error}") from error


def game_to_read_in(path: Path, speaker: Speaker) -> Game:
    """Return the game of a record that keeps the rules; warn when its deal is not the one that was promised."""
    record = record_in(path)
    try:
        game = record.replay()
    except AbbeyError as error:
        raise CommandError(f"{path}: {error}") from error
    try:
        record.check_deal()
    except CommitmentError:
        click.echo(f"abbey: {path}: {speaker.word('page-broken-commitment')}", err=True)
    return game
