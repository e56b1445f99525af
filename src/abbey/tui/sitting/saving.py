"""The game's file: a record, written whole or not at all, and never over another game."""

import os
import tempfile
from itertools import count
from pathlib import Path

from abbey.rules import Game, OptionsError, record_of, write_record
from abbey.tui.invocation import command

STEM = "game"
SUFFIX = ".abbey"


class Save:
    """Where this game is kept. The file belongs to the game from the first write on."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @classmethod
    def begin(cls, game: Game, path: Path | None) -> "Save":
        """A new file for a new game: the one named, or the first free `game.abbey`, `game-2.abbey`, ... here."""
        save = cls(claimed(path) if path else free_path(Path()))
        save.write(game)
        return save

    def write(self, game: Game) -> None:
        write_whole(self.path, write_record(record_of(game)))


def claimed(path: Path) -> Path:
    try:
        path.touch(exist_ok=False)
    except FileExistsError:
        raise OptionsError(
            f"{path} is already there and may hold another game: choose another name, "
            f"or go on with it by {command()} play --resume {path}."
        ) from None
    return path


def free_path(folder: Path) -> Path:
    for number in count(1):
        path = folder / (f"{STEM}{SUFFIX}" if number == 1 else f"{STEM}-{number}{SUFFIX}")
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            continue
        return path
    raise AssertionError


def write_whole(path: Path, text: str) -> None:
    """A reader sees the old text or the new one, whatever happens meanwhile."""
    target = path.resolve()
    number, draft = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    try:
        with os.fdopen(number, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(draft).replace(target)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise
