"""Tests that a host may choose how much is taken from one visitor at a time."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace
from starlette.websockets import WebSocketDisconnect

from abbey.rules import read_record
from abbey.server.live.connection import TOO_MANY
from tests.server.club import PATIENT, club, opened, seated

EVENING = Path("examples/evening.abbey").read_text(encoding="utf-8")
DECISIONS = len(read_record(EVENING).actions)


def test_a_line_is_closed_after_as_many_refusals_in_a_row_as_the_host_chose(tmp_path: Path) -> None:
    with club(tmp_path, replace(PATIENT, refusals_in_a_row=3)) as client:
        table, (anna,) = opened(client, "Anna", "open")
        with seated(client, table, anna) as one:
            for _ in range(2):
                one.is_refused("seats-open", type="start")
            one.send(type="say", text="Good evening!")
            one.hears("chat")
            for _ in range(2):
                one.is_refused("seats-open", type="start")
            one.send(type="start")
            with pytest.raises(WebSocketDisconnect) as closed:
                one.hears("chat")
            assert closed.value.code == TOO_MANY


@pytest.mark.parametrize(
    ("limit", "address", "most"),
    [
        ("record_bytes", "/api/replay", 512),
        ("record_bytes", "/api/analysis", 512),
        ("record_bytes", "/api/what-if", 1024),
        ("own_game_bytes", "/api/own-game", 512),
    ],
)
def test_a_game_that_is_handed_in_may_be_as_long_as_the_host_chose(
    tmp_path: Path, limit: str, address: str, most: int
) -> None:
    with club(tmp_path, replace(PATIENT, **{limit: 512})) as client:
        codes = [client.post(address, content=b"x" * size).json()["code"] for size in (most, most + 1)]
    assert codes[0] in ("bad-record", "bad-message")
    assert codes[1] == "too-large"


def test_a_game_that_is_handed_in_may_have_as_many_decisions_as_a_game_here(tmp_path: Path) -> None:
    opening = {"moment": 20, "seat": 1, "hidden": "redealt", "name": "Dora", "bot": "random"}
    in_json = json.dumps({"record": EVENING, "opening": opening})
    bodies = {"replay": EVENING, "analysis": EVENING, "own-game?seat=0": EVENING, "what-if": in_json}
    for most, codes in ((DECISIONS, {None}), (DECISIONS - 1, {"too-large"})):
        with club(tmp_path, replace(PATIENT, decisions_a_game=most)) as client:
            answers = [client.post(f"/api/{name}", content=body).content for name, body in bodies.items()]
        assert {json.loads(answer.splitlines()[-1]).get("code") for answer in answers} == codes


def test_an_aid_is_refused_to_whoever_waits_for_as_many_as_the_host_chose(tmp_path: Path) -> None:
    with club(tmp_path, replace(PATIENT, aids_waiting=1)) as client:
        table, (anna, _) = opened(client, "Anna", "Bela", start=True, agreed={"aids": "all"})
        with seated(client, table, anna) as one:
            one.send(type="notebook")
            one.is_refused("too-fast", type="notebook")
            one.hears("notebook")
