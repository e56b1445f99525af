"""Keeps the game in a file: a record, written whole or not at all, and never over another game."""

from itertools import count
from pathlib import Path
from typing import Final

from abbey.files import write_whole
from abbey.rules import Game, record_of, write_record
from abbey.speech import Speaker
from abbey.tui import shell_lines

STEM: Final = "game"
SUFFIX: Final = ".abbey"


class SaveFile:
    """Says where a game is kept. The file belongs to the game from the first write on."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @classmethod
    def begin(cls, game: Game, path: Path | None) -> "SaveFile":
        """Make a file for a new game: the one named, or the first free `game.abbey`, `game-2.abbey`, ... here."""
        file = cls(claimed(path) if path else _free_path(Path()))
        file.write(game)
        return file

    def write(self, game: Game) -> None:
        """Write the game's record; nobody else may read it, because it holds every secret."""
        write_whole(self.path, write_record(record_of(game)), private=True)


def claimed(path: Path) -> Path:
    """Make the file; FileExistsError says that the name is taken."""
    path.touch(exist_ok=False)
    return path


def taken(path: Path, speaker: Speaker) -> str:
    """Say that another game may lie in this file, and how to go on with it."""
    return speaker.word("terminal-file-exists", path=str(path), command=shell_lines.resume(path))


def _free_path(folder: Path) -> Path:
    for number in count(1):
        path = folder / (f"{STEM}{SUFFIX}" if number == 1 else f"{STEM}-{number}{SUFFIX}")
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            continue
        return path
    raise AssertionError
