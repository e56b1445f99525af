"""Makes aids as a process of its own: one after the other, as its standard input asks.

    python -m abbey.insight.aids.aid_process

A server runs it; it ends with its input. Requests are pickled, so nobody but the one who started it may ask. An answer
is one line: the aid, or where making it failed. The latter quotes nothing, because it is for the log.
"""

import pickle
import sys

from abbey.insight.aids.aid_request import AidRequest
from abbey.insight.aids.public_follower import PublicFollower
from abbey.insight.fault_place import fault_place
from abbey.search import TurnSearch, use_backend
from abbey.wire.codec import text_of

FAULT = "!"  # with which the line of a failure begins; no message does


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
            return f"{FAULT}{fault_place(error)}"

    def _made(self, request: AidRequest) -> str:
        if request.sight.allowed.public:  # what is certain needs no kernels
            use_backend(request.backend)
        return text_of(request.aid(request.sight, self.follower(request.table)))

    def follower(self, table: str) -> PublicFollower:
        """Return who follows this table."""
        return self._followers.setdefault(table, PublicFollower(self._search))


def main() -> None:
    try:
        _answer_all(AidMaker())
    except (EOFError, pickle.UnpicklingError, BrokenPipeError):  # the server has gone, maybe in the middle of a request
        return
    except Exception as error:  # somebody waits for the answer to a request that could not be read
        _tell(f"{FAULT}{fault_place(error)}")


def _answer_all(maker: AidMaker) -> None:
    while True:
        _tell(maker.line(pickle.load(sys.stdin.buffer)))


def _tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
