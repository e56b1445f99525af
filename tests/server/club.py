"""Runs a server in this process with a real store, and people who talk to it."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace
from starlette.testclient import TestClient, WebSocketTestSession

from abbey.rules import Action, Note, Stream, View
from abbey.server import Limits, Settings, create_app
from abbey.server.settings import UNLIMITED
from abbey.server.store import SqliteStore
from abbey.server.store.store_address import OpenStore
from abbey.wire.messages import FromServer

NOW = 1_700_000_000.0
SHARE = "5a" * 32  # what people of the club add for the deal
PATIENT = replace(UNLIMITED, connections_an_address=200)
Json = dict[str, Any]


@contextmanager
def club(
    folder: Path, limits: Limits = PATIENT, now: float | Callable[[], float] | None = None, **settings: Any
) -> Iterator[TestClient]:
    """Serve from this folder; `now` is a moment at which time stands still, or a clock."""

    async def open_store() -> SqliteStore:
        return SqliteStore(folder / "abbey.sqlite")

    with club_at(open_store, limits, now, **settings) as client:
        yield client


@contextmanager
def club_at(
    open_store: OpenStore, limits: Limits = PATIENT, now: float | Callable[[], float] | None = None, **settings: Any
) -> Iterator[TestClient]:
    """Serve from this store."""
    chosen = Settings(**{"pace_s": 0, **settings}, limits=limits)
    clock = now if callable(now) else (lambda: now) if now is not None else time.time
    app = create_app(open_store, chosen, clock)
    with TestClient(app, base_url="http://abbey.test", client=("127.0.0.1", 1)) as client:
        yield client


class Person:
    """Holds one live connection. Keeps what it was told, and the newest of each part."""

    def __init__(self, socket: WebSocketTestSession, token: str | None) -> None:
        self.socket = socket
        self.told: list[Json] = []
        self.now: Json = {}
        self.send(type="hello", token=token)
        table = self.hears("welcome")["table"]
        if token and table["stage"] == "gathering" and table["promise"]:
            self.send(type="mix", share=SHARE)
            while table["begins_by"] and self.now["table"]["stage"] == "gathering":
                self.hear()

    def send(self, **message: Any) -> None:
        self.socket.send_text(json.dumps(message))

    def hear(self) -> Json:
        text = self.socket.receive_text()
        msgspec.json.decode(text, type=FromServer)  # whatever is told is in the schema
        message: Json = json.loads(text)
        self.told.append(message)
        if message["type"] in ("welcome", "update"):
            before = self.now.get("board") or {}
            self.now = self.now | message
            if message.get("board") is not None:
                self.now["board"] = before | message["board"]
        return message

    def hears(self, kind: str, **parts: Any) -> Json:
        """Listen until a message of this kind comes, with these parts."""
        while True:
            message = self.hear()
            if message["type"] == kind and all(message.get(name) == value for name, value in parts.items()):
                return message

    @property
    def own(self) -> Json:
        own: Json = self.now["own"]
        return own

    @property
    def board(self) -> Json:
        board: Json = self.now["board"]
        return board

    def plays(self, word: str | None = None) -> Json:
        """Make a decision, the first legal one unless another is named, and return the update that tells of it."""
        before = self.own["question"]
        self.send(type="play", question=before, action=word or self.own["legal"][0])
        while self.hear()["type"] != "update" or self.own["question"] == before:
            assert self.told[-1]["type"] != "refused", self.told[-1]
        return self.told[-1]

    def is_refused(self, code: str, **message: Any) -> Json:
        self.send(**message)
        refused = self.hears("refused")
        assert refused["code"] == code, refused
        assert refused["text"].endswith("."), refused
        return refused


def opened(client: TestClient, *kinds: str, **more: Any) -> tuple[str, list[str]]:
    """Open a table with such chairs (a name is somebody here; `bot`, `open`), and return its id and the tokens."""
    chairs = [
        {"kind": "bot", "bot": "random"}
        if kind == "bot"
        else {"kind": "open"}
        if kind == "open"
        else {"kind": "here", "name": kind}
        for kind in kinds
    ]
    answer = client.post("/api/tables", json={"chairs": chairs, **more})
    assert answer.status_code == 201, answer.text
    return answer.json()["table"]["id"], [key["token"] for key in answer.json()["keys"]]


def joined(client: TestClient, table: str, host: str, name: str) -> Json:
    """Let somebody sit down whom the player with this token has invited, and return the key."""
    with seated(client, table, host) as inviter:
        invitation = inviter.now["invitation"]
    answer = client.post(f"/api/tables/{table}/seats", json={"name": name, "invitation": invitation})
    assert answer.status_code == 201, answer.text
    key: Json = answer.json()["key"]
    return key


@contextmanager
def seated(client: TestClient, table: str, token: str | None) -> Iterator[Person]:
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        yield Person(socket, token)


@contextmanager
def greeting(client: TestClient, table: str) -> Iterator[WebSocketTestSession]:
    """Open a connection that has not said hello."""
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        yield socket


def sent(socket: WebSocketTestSession, text: str) -> None:
    socket.send_text(text)


def heard(socket: WebSocketTestSession) -> Json:
    message: Json = json.loads(socket.receive_text())
    return message


class Clumsy:
    """Fails as a bot may."""

    def choose(self, view: View, rng: Stream) -> Action:
        raise RuntimeError("hand: " + repr(view.hand) + repr(rng))

    def observe(self, notes: list[Note]) -> None:
        """Ignore the notes: it hears nothing."""
