"""Files that a person names: a refusal that names the file when it cannot be used."""

from pathlib import Path

from abbey.cli.command_error import CommandError
from abbey.rules import AbbeyError, Game, Record, read_record


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise CommandError(f"{path} is not text in UTF-8.") from error


def record_in(path: Path) -> Record:
    try:
        return read_record(read_text(path))
    except AbbeyError as error:
        raise CommandError(f"{path}: {error}") from error


def game_in(path: Path) -> Game:
    """The game of a record that keeps its promise and the rules."""
    try:
        return record_in(path).verify()
    except AbbeyError as error:
        raise CommandError(f"{path}: {error}") from error
