"""Runs the real program at a pseudo-terminal of a chosen width: presses keys, reads its output, waits within limits."""

import os
import pty
import re
import select
import subprocess
import sys
import termios
import time
from types import TracebackType
from typing import Final, Self

from rich.cells import cell_len

PATIENCE_S: Final = 30.0
LINES: Final = 50
CHOICE: Final = "Your choice (? for help): "
_ESCAPES: Final = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
_COLOURS: Final = re.compile(r"\x1b\[[0-9;]+m")
_UNWANTED: Final = ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE")  # they overrule the terminal


class Teletype:
    def __init__(self, *args: str, columns: int = 80) -> None:
        self._ours, theirs = pty.openpty()
        termios.tcsetwinsize(theirs, (LINES, columns))
        usual = {name: value for name, value in os.environ.items() if name not in _UNWANTED}
        self._program = subprocess.Popen(
            [sys.executable, "-m", "abbey", *args],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=usual | {"TERM": "xterm-256color", "PYTHONUTF8": "1", "INPUTRC": os.devnull, "LC_ALL": "C.UTF-8"},
        )
        os.close(theirs)
        self._unread = b""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._program.kill()
        self._program.wait()
        os.close(self._ours)

    def press(self, keys: str) -> None:
        os.write(self._ours, keys.encode())

    def until(self, words: str) -> str:
        """Return what is written up to these words, which have to come."""
        sought, deadline = words.encode(), time.monotonic() + PATIENCE_S
        while sought not in self._unread:
            more = self._more(deadline)
            assert more, f"it ended without {words!r}: {self._unread.decode()}"
            self._unread += more
        read, _, self._unread = self._unread.partition(sought)
        return (read + sought).decode()

    def answer(self, line: str, prompt: str) -> str:
        """Type a line, and return what is written from there to the next prompt."""
        self.press(f"{line}\n")
        return self.until(prompt)

    def rest(self) -> str:
        """Return what is written until the program ends, as it should, with exit code 0."""
        deadline = time.monotonic() + PATIENCE_S
        while more := self._more(deadline):
            self._unread += more
        assert self._program.wait(PATIENCE_S) == 0
        return self._unread.decode()

    def _more(self, deadline: float) -> bytes:
        """Return at least a byte; nothing at the end."""
        ready, _, _ = select.select([self._ours], [], [], max(0.0, deadline - time.monotonic()))
        assert ready, f"nothing more came: {self._unread.decode(errors='replace')}"
        try:
            return os.read(self._ours, 65536)
        except OSError:  # so Linux says that the other side is closed
            return b""


def bare(written: str) -> str:
    """Return the text without colours and other commands to the terminal."""
    return _ESCAPES.sub("", written).replace("\r", "")


def is_coloured(written: str) -> bool:
    return bool(_COLOURS.search(written))


def widest(written: str) -> int:
    """Return how many columns the longest line takes."""
    return max(map(cell_len, bare(written).split("\n")))
