"""Keeps the journal of a match: a file to which a line with a checksum is appended for each finished block.

A match that is killed in the middle of a line loses that line and no other.
"""

import os
import zlib
from collections.abc import Iterable
from contextlib import ExitStack, closing
from pathlib import Path
from sqlite3 import Connection
from typing import Final

import msgspec

from abbey.arena.fingerprint import Fingerprint
from abbey.arena.games import Block, Outcome
from abbey.files import FileError, FileInUseError, lock_alone
from abbey.rules import AbbeyError

TITLE: Final = "abbey arena journal 2"


class JournalError(AbbeyError):
    """The journal is damaged, in use, or of another match."""


class Journal:
    """Keeps outcomes by block, those of earlier runs first; new ones are on disk before they count."""

    def __init__(self, path: Path, fingerprint: Fingerprint) -> None:
        self.path = path
        self.outcomes: dict[Block, Outcome] = {}
        with ExitStack() as opened:
            opened.enter_context(closing(_locked(path)))
            whole = self._read(fingerprint) if path.exists() else 0
            self._file = opened.enter_context(path.open("ab"))
            self._file.truncate(whole)
            if not whole:
                self._append(TITLE.encode(), msgspec.json.encode(fingerprint))
            self._opened = opened.pop_all()

    def add(self, outcome: Outcome) -> None:
        """Write the outcome to disk, unless that block is there already."""
        if outcome.block not in self.outcomes:
            self._append(msgspec.json.encode(outcome))
            self.outcomes[outcome.block] = outcome

    def close(self) -> None:
        """Close the file and let other arenas have it."""
        self._opened.close()

    def _append(self, *lines: bytes) -> None:
        """Write lines so that they survive a crash of the machine from here on."""
        self._file.write(b"".join(_with_checksum(line) for line in lines))
        self._file.flush()
        os.fsync(self._file.fileno())

    def _read(self, fingerprint: Fingerprint) -> int:
        """Take what earlier runs left, and return how many bytes of it are whole."""
        lines = self.path.read_bytes().splitlines(keepends=True)
        if lines and not _begins(lines[0]):
            raise JournalError(f"{self.path} is not a journal that this version of the arena can read.")
        found = [_text_of(line) for line in lines]
        if found and found[-1] is None:
            found.pop()
        if None in found:
            raise JournalError(f"{self.path} is damaged in line {found.index(None) + 1}: its checksum is wrong.")
        texts = [text for text in found if text is not None]
        if len(texts) > 1:
            self._check(texts[1], fingerprint)
            self._take(texts[2:])
        return sum(map(len, lines[: len(texts)])) if len(texts) > 1 else 0

    def _check(self, line: bytes, fingerprint: Fingerprint) -> None:
        """Refuse the journal of another match."""
        differences = msgspec.json.decode(line, type=Fingerprint).differences(fingerprint)
        if differences:
            raise JournalError(
                f"{self.path} is the journal of another match, which differs in {' and '.join(differences)}. Choose "
                "another folder: what was played differently is never counted together."
            )

    def _take(self, texts: Iterable[bytes]) -> None:
        """Take outcomes that are already on disk; the first of a block counts."""
        decoder = msgspec.json.Decoder(Outcome)
        for text in texts:
            outcome = decoder.decode(text)
            self.outcomes.setdefault(outcome.block, outcome)


def _with_checksum(text: bytes) -> bytes:
    """Return the line that holds this text."""
    return b"%08x %s\n" % (zlib.crc32(text), text)


def _begins(line: bytes) -> bool:
    """Say whether this is our title or the first part of it: only what we wrote ourselves may be mended."""
    return _with_checksum(TITLE.encode()).startswith(line)


def _text_of(line: bytes) -> bytes | None:
    """Return the text that a line holds, or None if the line is torn or changed."""
    text = line[9:-1]
    return text if line == _with_checksum(text) else None


def _locked(path: Path) -> Connection:
    """Keep other arenas from the journal."""
    try:
        return lock_alone(path)
    except FileInUseError as error:
        raise JournalError(f"{path} is in use by another arena.") from error
    except FileError as error:
        raise JournalError(str(error)) from error
