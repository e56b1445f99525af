"""The journal of a match: a line for each finished block, each with its checksum, only ever appended.

Killed in the middle of a line, it loses that line and no other.
"""

import os
import sqlite3
import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from abbey.arena.play import Block, Outcome
from abbey.rules import AbbeyError

TITLE: Final = "abbey arena journal 1"
BOUND_BY: Final = {
    "rules": "the version of the rules",
    "code": "the code that plays",
    "seed": "the seed",
    "bots": "the bots or their code",
}


class JournalError(AbbeyError):
    """The journal is damaged, in use, or of another match."""


class Binding(msgspec.Struct, frozen=True):
    """What every block of a journal has in common."""

    rules: str
    code: str
    seed: int
    bots: dict[str, str]  # with a digest of their code, where it is known

    def differences(self, other: "Binding") -> list[str]:
        return [words for name, words in BOUND_BY.items() if getattr(self, name) != getattr(other, name)]


class Journal:
    """Outcomes by block, those of earlier runs first; new ones are on disk before they count."""

    def __init__(self, path: Path, binding: Binding) -> None:
        self.path = path
        self.outcomes: dict[Block, Outcome] = {}
        self._lock = _locked(path)
        whole = self._read(binding) if path.exists() else 0
        self._file = path.open("ab")
        self._file.truncate(whole)
        if not whole:
            self._append(TITLE.encode(), msgspec.json.encode(binding))

    def add(self, outcome: Outcome) -> None:
        if outcome.block not in self.outcomes:
            self._append(msgspec.json.encode(outcome))
            self.outcomes[outcome.block] = outcome

    def close(self) -> None:
        self._file.close()
        self._lock.close()

    def _append(self, *lines: bytes) -> None:
        self._file.write(b"".join(_sealed(line) for line in lines))
        self._file.flush()
        os.fsync(self._file.fileno())

    def _read(self, binding: Binding) -> int:
        """Take what earlier runs left; how many bytes of it are whole."""
        lines = self.path.read_bytes().splitlines(keepends=True)
        if lines and not _begins(lines[0]):
            raise JournalError(f"{self.path} is no journal that this version of the arena can read.")
        opened = [_opened(line) for line in lines]
        if opened and opened[-1] is None:
            opened.pop()
        if None in opened:
            raise JournalError(f"{self.path} is damaged in line {opened.index(None) + 1}: its checksum is wrong.")
        texts = [text for text in opened if text is not None]
        if len(texts) > 1:
            self._check(texts[1], binding)
            self._take(texts[2:])
        return sum(map(len, lines[: len(texts)])) if len(texts) > 1 else 0

    def _check(self, bound: bytes, binding: Binding) -> None:
        differences = msgspec.json.decode(bound, type=Binding).differences(binding)
        if differences:
            raise JournalError(
                f"{self.path} is the journal of another match, which differs in {' and '.join(differences)}. Choose "
                "another folder: what was played differently is never counted together."
            )

    def _take(self, texts: Iterable[bytes]) -> None:
        decoder = msgspec.json.Decoder(Outcome)
        for text in texts:
            outcome = decoder.decode(text)
            self.outcomes.setdefault(outcome.block, outcome)


def _sealed(text: bytes) -> bytes:
    return b"%08x %s\n" % (zlib.crc32(text), text)


def _begins(line: bytes) -> bool:
    """Is this our title, or the first part of it? Only what we wrote ourselves may be mended."""
    return _sealed(TITLE.encode()).startswith(line)


def _opened(line: bytes) -> bytes | None:
    """The text of a line; nothing when it is torn or changed."""
    text = line[9:-1]
    return text if line == _sealed(text) else None


def _locked(path: Path) -> sqlite3.Connection:
    """SQLite's lock on an empty file beside the journal: the system releases it however this process ends."""
    connection = sqlite3.connect(path.with_name(f"{path.name}.lock"), timeout=0, isolation_level=None)
    try:
        connection.execute("PRAGMA journal_mode = MEMORY")
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        connection.close()
        raise JournalError(f"{path} is in use by another arena.") from error
    return connection
