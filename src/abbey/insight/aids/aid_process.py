"""Makes aids as a process of its own that gives way to every other: one after the other, as its standard input asks.

    python -m abbey.insight.aids.aid_process

A server runs it; it ends with its input. Requests are pickled, so nobody but the one who started it may ask. An answer
is one line: the aid, or where making it failed. The latter quotes nothing, because it is for the log.
"""

import os
import pickle
import sys
from contextlib import suppress
from pathlib import Path
from traceback import extract_tb

from abbey.insight.aids.aid_request import AidRequest
from abbey.insight.aids.public_follower import PublicFollower
from abbey.search import TurnSearch, use_backend
from abbey.wire.codec import text_of

FAULT = "!"  # with which the line of a failure begins; no message does
MODESTY = 10


class AidMaker:
    """Keeps a follower for each table that was asked about, so that the next turn costs one turn."""

    def __init__(self) -> None:
        self._search = TurnSearch()
        self._followers: dict[str, PublicFollower] = {}

    def line(self, request: AidRequest) -> str:
        """Return the answer to a request."""
        for name in request.forgotten:
            self._followers.pop(name, None)
        try:
            return self._made(request)
        except Exception as error:
            self._followers.pop(request.table, None)
            return f"{FAULT}{_place(error)}"

    def _made(self, request: AidRequest) -> str:
        if request.sight.allowed.public:  # what is certain needs no kernels
            use_backend(request.backend)
        return text_of(request.aid(request.sight, self.follower(request.table)))

    def follower(self, table: str) -> PublicFollower:
        """Return who follows this table."""
        return self._followers.setdefault(table, PublicFollower(self._search))


def _place(error: Exception) -> str:
    """Say what kind of error it is and where it was raised: its own words may quote what somebody holds."""
    last = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {Path(last.filename).name}:{last.lineno}"


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(MODESTY)
    maker = AidMaker()
    with suppress(EOFError, pickle.UnpicklingError):  # the server has gone, maybe in the middle of a request
        while True:
            sys.stdout.write(maker.line(pickle.load(sys.stdin.buffer)) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
