"""Reads files that a person names; an error names the file when it cannot be used."""

from pathlib import Path

from abbey.cli.command_error import CommandError
from abbey.rules import AbbeyError, Game, Record, read_record


def read_text(path: Path) -> str:
    """Return the text in a file, without the mark that some editors write before it."""
    try:
        return path.read_text(encoding="utf-8-sig")
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


def game_to_read_in(path: Path) -> tuple[Game, bool]:
    """Return the game of a record that keeps the rules, and whether its deal is the one that was promised."""
    record = record_in(path)
    try:
        return record.replay(), record.is_as_promised
    except AbbeyError as error:
        raise CommandError(f"{path}: {error}") from error
