"""Plays at a house as guests do, over HTTP and live connections, and tells how long each thing took.

`locustfile` lets Locust do this many times over; nothing here needs Locust, or abbey itself.
"""

import json
import random
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

PLAYERS: Final = 4
ONLOOKERS: Final = 1  # for each table
GUESTS_A_TABLE: Final = PLAYERS + ONLOOKERS
PATIENCE_S: Final = 30.0  # an answer that takes longer counts as none
TRIES: Final = 20  # to come back after a connection was lost
AGAIN_S: Final = 0.5
OPENING: Final = {
    "chairs": [{"kind": "here", "name": f"Load {number + 1}"} for number in range(PLAYERS)],
    "start": True,
}

Told = Callable[[str, float, Exception | None], None]  # what was done, how many seconds it took, what went wrong


class RefusedError(Exception):
    """The server has refused something; the message is the code."""


@dataclass(frozen=True, slots=True)
class Place:
    """Names a seat by its token, or with None a place to look on from."""

    table: str
    token: str | None


def is_ours(host: str) -> bool:
    """Tell whether a house is on this very machine, so that nobody else is disturbed."""
    name = urlsplit(host).hostname or ""
    try:
        return name == "localhost" or ip_address(name).is_loopback
    except ValueError:
        return False


class Lobby:
    """Gives each guest a place, and opens another table when all places are taken."""

    def __init__(self) -> None:
        self._places: deque[Place] = deque()
        self._opening = threading.Lock()

    def place(self, open_table: Callable[[], dict[str, Any]]) -> Place:
        """Return a place that is free; `open_table` posts `OPENING` and returns the answer."""
        with self._opening:
            if not self._places:
                opened = open_table()
                table = opened["table"]["id"]
                tokens = [key["token"] for key in opened["keys"]] + [None] * ONLOOKERS
                self._places.extend(Place(table, token) for token in tokens)
            return self._places.popleft()


@dataclass(slots=True)
class Guest:
    """Sits at one place until the game is over: waits, thinks, plays by chance, comes back when the connection ends."""

    host: str
    place: Place
    told: Told
    think_s: Callable[[], float]
    chance: random.Random
    again_s: float = AGAIN_S
    is_over: bool = False
    _board: dict[str, Any] = field(default_factory=dict)
    _own: dict[str, Any] = field(default_factory=dict)
    _due: float | None = None  # when it has thought enough
    _asked: float | None = None  # when it sent a decision that is not answered yet
    _answered: int = -1  # the question of its last decision

    def stay(self) -> None:
        """Play or look on until the game is over; raise what the last of many attempts to come back ended with."""
        lost: Exception | None = None
        for _ in range(TRIES):
            try:
                with self._line() as line:
                    self._follow(line)
                return
            except (OSError, WebSocketException) as error:
                lost = error
                self.told("connection", 0, error)
                self._asked = None  # the welcome says whether it counted
                time.sleep(self.again_s)
        raise lost or RefusedError("nothing")

    @contextmanager
    def _line(self) -> Iterator[ClientConnection]:
        begun = time.perf_counter()
        address = f"{self.host.replace('http', 'ws', 1).rstrip('/')}/api/tables/{self.place.table}/live"
        with connect(address, proxy=None, compression=None, max_size=None, open_timeout=PATIENCE_S) as line:
            line.send(json.dumps({"type": "hello", "token": self.place.token}))
            self._hear(line, line.recv(PATIENCE_S))
            self.told("welcome", time.perf_counter() - begun, None)
            yield line

    def _follow(self, line: ClientConnection) -> None:
        while not self.is_over:
            try:
                self._hear(line, line.recv(self._wait_s()))
            except TimeoutError:
                self._go_on(line)

    def _wait_s(self) -> float | None:
        """Return how long to listen: until it has thought enough or an answer is overdue, or for ever."""
        if self._due is not None:
            return max(0.0, self._due - time.perf_counter())
        return PATIENCE_S if self._asked is not None else None

    def _go_on(self, line: ClientConnection) -> None:
        if self._due is None:
            self._answer(RefusedError("no answer"))
            line.send('{"type": "sync"}')
            return
        self._due, self._answered, self._asked = None, self._own["question"], time.perf_counter()
        action = self.chance.choice(self._own["legal"])
        line.send(json.dumps({"type": "play", "question": self._answered, "action": action}))

    def _hear(self, line: ClientConnection, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "refused":
            self._answer(RefusedError(message["code"]))
            time.sleep(self.again_s)
            line.send('{"type": "sync"}')
            return
        self._board |= message.get("board") or {}  # whole at first, then what is new
        self.is_over = self._board.get("phase") == "over"
        if own := message.get("own"):
            self._own = own
            if self._asked is not None and own["question"] != self._answered:
                self._answer(None)
            if own["legal"] and (own["question"] != self._answered or message["type"] == "welcome"):
                self._due = time.perf_counter() + self.think_s()

    def _answer(self, error: Exception | None) -> None:
        if self._asked is not None or error:
            self.told("move", time.perf_counter() - (self._asked or time.perf_counter()), error)
        self._asked = None
