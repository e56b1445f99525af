"""Runs the process of a program: it is started, asked one line at a time, and gone for certain when it is killed."""

import os
import signal
import subprocess
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final

LONGEST_ANSWER: Final = 65_536
FAREWELL_S: Final = 0.5
COMPLAINT_BYTES: Final = 2_000


class NoAnswerError(Exception):
    """The program did not answer; the message says how."""


class ProgramProcess:
    """Runs in a session of its own, so that whatever it started ends with it."""

    def __init__(self, command: Sequence[str]) -> None:
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115 - open as long as the process
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                start_new_session=True,
            )
        except OSError:
            self._complaints.close()
            raise
        self._exchange: Thread | None = None

    def ask(self, text: str, limit_s: float) -> bytes:
        """Return the answer, one line; wait no longer than the limit, whatever the program does."""
        answers: SimpleQueue[bytes] = SimpleQueue()
        self._exchange = Thread(target=self._write_and_read, args=(text.encode() + b"\n", answers), daemon=True)
        self._exchange.start()
        try:
            answer = answers.get(timeout=limit_s)
        except Empty:
            raise NoAnswerError(f"it did not answer within {limit_s:g} s") from None
        if not answer.endswith(b"\n"):
            raise NoAnswerError(self._why_it_ended())
        return answer

    def _write_and_read(self, text: bytes, answers: SimpleQueue[bytes]) -> None:
        """Exchange two lines, in a thread, since a program that does not read would hold up whoever writes."""
        assert self._process.stdin
        assert self._process.stdout
        answer = b""
        with suppress(OSError, ValueError):  # it ended, or was killed meanwhile
            self._process.stdin.write(text)
            self._process.stdin.flush()
            answer = self._process.stdout.readline(LONGEST_ANSWER)
        answers.put(answer)

    def _why_it_ended(self) -> str:
        try:
            code = self._process.wait(FAREWELL_S)
        except subprocess.TimeoutExpired:
            return f"it wrote no whole line of at most {LONGEST_ANSWER} bytes"
        return f"it ended with code {code}"

    def complaints(self) -> str:
        """Return the end of what the program wrote to its standard error; nothing once it was killed."""
        if self._complaints.closed:
            return ""
        size = self._complaints.seek(0, os.SEEK_END)
        self._complaints.seek(max(0, size - COMPLAINT_BYTES))
        return self._complaints.read().decode("utf-8", "replace").strip()

    def bid_farewell(self) -> None:
        """Ask the program to end, by closing its input, and give it a moment for that."""
        if self._process.stdin and self._is_idle():
            with suppress(OSError):
                self._process.stdin.close()
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(FAREWELL_S)

    def kill(self) -> None:
        """End the process and all that it started, at once."""
        _end_all(self._process)
        self._process.wait()
        if self._exchange:
            self._exchange.join(FAREWELL_S)
        if self._is_idle():  # otherwise somebody who escaped holds the pipe, and closing it would wait for them
            for pipe in filter(None, (self._process.stdin, self._process.stdout)):
                with suppress(OSError):
                    pipe.close()
        self._complaints.close()

    def _is_idle(self) -> bool:
        return self._exchange is None or not self._exchange.is_alive()


def _end_all(process: subprocess.Popen[bytes]) -> None:
    """End the process and those it started."""
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()
