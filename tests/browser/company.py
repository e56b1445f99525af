"""Plays over the wire for people without a browser, to bring a table quickly to where a journey begins."""

import json
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from types import TracebackType
from typing import Any, Self
from urllib.parse import quote
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

PATIENCE_S = 30
Json = dict[str, Any]


class Guest:
    """Has one seat: its line, and the newest that it was told."""

    def __init__(self, line: ClientConnection, token: str) -> None:
        self.token = token
        self.own: Json = {}
        self.board: Json = {}
        self._line = line
        self._send(type="hello", token=token)
        self.hear()

    def hear(self) -> Json:
        message: Json = json.loads(self._line.recv(timeout=PATIENCE_S))
        assert message["type"] != "refused", message
        if message["type"] in ("welcome", "update"):
            self.own = message.get("own") or self.own
            self.board = self.board | (message.get("board") or {})
        return message

    def ask(self, aid: str, **about: Any) -> Json:
        """Return the answer of an aid."""
        self._send(type=aid, **about)
        while (message := self.hear())["type"] != aid:
            pass
        return message

    def play(self, choose: Callable[[list[str]], str]) -> None:
        while not self.own["legal"]:
            self.hear()
        question = self.own["question"]
        self._send(type="play", question=question, action=choose(self.own["legal"]))
        while self.own["question"] == question and self.own["legal"]:
            self.hear()

    def _send(self, **message: Any) -> None:
        self._line.send(json.dumps(message))


class Company:
    """Plays for all the people of a table that has been dealt, and for nobody else."""

    def __init__(self, address: str, *names: str, start: bool = True, **agreed: Any) -> None:
        chairs = [{"kind": "here", "name": name} for name in names]
        body = json.dumps({"chairs": chairs, "agreed": agreed, "start": start}).encode()
        with urlopen(Request(f"{address}/api/tables", body), timeout=PATIENCE_S) as answer:
            opened = json.load(answer)
        self.id: str = opened["table"]["id"]
        self._tokens = [key["token"] for key in opened["keys"]]
        self._live = f"{address.replace('http', 'ws')}/api/tables/{quote(self.id)}/live"
        self._chance = random.Random(0)
        self._lines = ExitStack()
        self.guests: list[Guest] = []

    def __enter__(self) -> Self:
        for token in self._tokens:
            line = self._lines.enter_context(connect(self._live, max_size=None))
            self.guests.append(Guest(line, token))
        self._newest = self.guests[0]
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._lines.close()

    @property
    def board(self) -> Json:
        """Return the board as the one who decided last has seen it."""
        return self._newest.board

    def link(self, seat: int) -> str:
        """Return the address that opens this seat in a browser."""
        return f"/t/{self.id}#seat={self._tokens[seat]}"

    def play_until(self, is_there: Callable[[Json], bool]) -> Json:
        while not is_there(self.board):
            self._newest = self.guests[self.board["owing"][0]]
            self._newest.play(self._chance.choice)
        return self.board


@contextmanager
def on_the_second_day(address: str, **agreed: Any) -> Iterator[Company]:
    """Gather Anna, Bela and Cleo where everybody has shown a marker and Anna is to play a card."""
    with Company(address, "Anna", "Bela", "Cleo", **agreed) as company:
        company.play_until(may_play_a_card)
        yield company


def may_play_a_card(board: Json) -> bool:
    """Tell whether the first player is to play a card, and it is not the first day."""
    return bool(board["day"] > 1 and board["phase"] == "play" and board["owing"] == [0])


def phase_is(*phases: str) -> Callable[[Json], bool]:
    return lambda board: board["phase"] in phases


def asks_who_moves(board: Json) -> bool:
    """Tell whether a building's card was played."""
    return board["phase"] == "move" and board["card"][:-1] in board["tiles"]
