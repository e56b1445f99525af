"""Tests that a server speaks two versions of the protocol: its own, and the one before as it was released.

`tests/wire/protocol-1.schema.json` is the schema of the last release whose clients did not name a version.
"""

import json
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from abbey.wire.messages import PROTOCOL
from tests.server.club import Json, club, greeting, heard, opened, sent

ROOT = Path(__file__).parents[2]
RELEASED = ROOT / "tests/wire/protocol-1.schema.json"
PAGE = ROOT / "web/src/wire/live.ts"
TOO_OLD = 4015


def checker(side: str) -> Any:
    """Return what checks messages of the server or of the client by the released schema."""
    jsonschema = pytest.importorskip("jsonschema", reason="jsonschema is not installed: make setup brings it")
    schema = json.loads(RELEASED.read_text(encoding="utf-8"))
    return jsonschema.Draft202012Validator({"$ref": f"#/$defs/{side}", "$defs": schema["$defs"]})


class OldClient:
    """Speaks as clients of the release did, and takes only what they were promised."""

    def __init__(self, line: WebSocketTestSession, token: str) -> None:
        self._line = line
        self._sendable, self._told = checker("FromClient"), checker("FromServer")
        self._question = -1
        self.own: Json | None = None
        self.kinds: set[str] = set()
        self.say({"type": "hello", "token": token})

    def say(self, message: Json) -> None:
        self._sendable.validate(message)
        sent(self._line, json.dumps(message))

    def hear(self) -> Json:
        message = heard(self._line)
        self._told.validate(message)
        self.kinds.add(message["type"])
        self.own = message.get("own") or self.own
        return message

    def play_once(self) -> None:
        """Look at the choices and make the first one, if there is a question that was not answered."""
        if self.own and self.own["legal"] and self.own["question"] != self._question:
            self._question = self.own["question"]
            self.say({"type": "look"})
            self.say({"type": "play", "question": self._question, "action": self.own["legal"][0]})


def is_over(message: Json) -> bool:
    return bool((message.get("board") or {}).get("phase") == "over")


def test_a_client_of_the_version_before_plays_a_whole_game(tmp_path: Path) -> None:
    with club(tmp_path) as client:
        table, tokens = opened(client, "Anna", "bot", "bot", start=True)
        with greeting(client, table) as line:
            old = OldClient(line, tokens[0])
            message = old.hear()
            for chore in ({"type": "ping"}, {"type": "sync"}, {"type": "say", "text": "Pax."}):
                old.say(chore)
            while not is_over(message):
                old.play_once()
                message = old.hear()
            old.say({"type": "rematch"})
            while old.hear().get("table", {}).get("rematch") is None:
                pass
        assert {"welcome", "update", "forecast", "chat", "pong"} <= old.kinds
        assert "refused" not in old.kinds
        checked = checker("Replay")
        checked.validate(client.get(f"/api/tables/{table}/replay?as=open").json())


@pytest.mark.parametrize(
    ("version", "is_welcome"), [(PROTOCOL + 1, True), (PROTOCOL, True), (PROTOCOL - 1, True), (0, False)]
)
def test_a_client_may_be_newer_or_one_version_older_but_no_more(tmp_path: Path, version: int, is_welcome: bool) -> None:
    with club(tmp_path) as client:
        table, tokens = opened(client, "Anna", "bot")
        with greeting(client, table) as line:
            sent(line, json.dumps({"type": "hello", "token": tokens[0], "protocol": version, "unheard_of": True}))
            answer = heard(line)
            if is_welcome:
                assert (answer["type"], answer["protocol"]) == ("welcome", PROTOCOL)
                return
            assert (answer["type"], answer["code"]) == ("refused", "old-protocol")
            with pytest.raises(WebSocketDisconnect) as closed:
                heard(line)
            assert closed.value.code == TOO_OLD


def test_the_page_speaks_the_newest_version() -> None:
    assert f"PROTOCOL: Welcome['protocol'] = {PROTOCOL};" in PAGE.read_text(encoding="utf-8")
