"""Tests what-if games at a server: who may play on from where, what the table says of it, and that it is kept."""

import json
from collections.abc import Hashable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from threading import Event, Semaphore
from typing import Any

import pytest
from starlette.testclient import TestClient

from abbey.insight.what_if.what_if_table import WhatIfTable
from abbey.rules import Game, digest_of, read_record, record_of, view
from abbey.rules.names import SEATS
from abbey.server import Limits
from abbey.server.http import what_if_routes
from abbey.server.turns import Turns
from abbey.table.events import CalledOff
from abbey.wire.what_if_messages import WhatIfOpening
from tests.server.club import Json, club, opened, seated
from tests.server.prepared_tables import table_with
from tests.server.real_server import PATIENCE_S, real_server
from tests.server.test_secrets import House
from tests.server.test_tables import played_out, with_another

EVENING = Path("examples/evening.abbey").read_text(encoding="utf-8")
ANNA: Json = {"moment": 20, "seat": 1, "hidden": "redealt", "name": "Dora", "bot": "random"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with club(tmp_path_factory.mktemp("house")) as client:
        yield client


@pytest.fixture(scope="module")
def evening() -> Game:
    return read_record(EVENING).verify()


def from_record(client: TestClient, text: str = EVENING, **other: Any) -> Json:
    answer = client.post("/api/what-if", json={"record": text, "opening": ANNA | other})
    said: Json = answer.json()
    assert (answer.status_code == 201) == ("keys" in said)
    return said


def token_of(said: Json) -> tuple[str, str]:
    return said["table"]["id"], said["keys"][0]["token"]


@pytest.mark.parametrize("hidden", ["kept", "redealt"])
def test_somebody_plays_on_from_a_record_and_the_table_says_of_which_game(
    house: TestClient, evening: Game, hidden: str
) -> None:
    said = from_record(house, hidden=hidden)
    parent = digest_of(record_of(evening))
    assert said["table"]["what_if"] == {"parent": parent, "table": None, "moment": 20, "seat": 1, "hidden": hidden}
    assert [seat["kind"] for seat in said["table"]["seats"]] == ["bot", "person", "bot"]
    table, token = token_of(said)
    with seated(house, table, token) as dora:
        seen = view(evening.position_after(20), SEATS[1])
        assert (dora.board["day"], dora.board["time"], dora.own["seat"]) == (seen.day, seen.time, 1)
        assert len(dora.now["log"]) >= 20


def test_a_what_if_game_is_a_record_of_its_own_with_its_parent_named(house: TestClient, evening: Game) -> None:
    table, token = token_of(from_record(house))
    with seated(house, table, token) as dora:
        played_out(dora)
    record = read_record(house.get(f"/api/tables/{table}/record").text)
    assert record.what_if
    assert (record.what_if.parent, record.what_if.begun) == (digest_of(record_of(evening)), 20)
    assert record.verify().actions[:20] == evening.actions[:20]
    assert house.get(f"/api/tables/{table}/replay").json()["what_if"]["moment"] == 20


def test_a_what_if_game_of_a_table_names_that_table_and_its_bots_stay(house: TestClient) -> None:
    parent, (token,) = opened(house, "Anna", "bot", start=True)
    with seated(house, parent, token) as anna:
        played_out(anna)
    answer = house.post(f"/api/tables/{parent}/what-if", json=ANNA | {"seat": 0, "bot": "novice"}).json()
    assert answer["table"]["what_if"]["table"] == parent
    assert [(seat["name"], seat["bot"]) for seat in answer["table"]["seats"]] == [("Dora", None), ("Severin", "random")]
    other = house.post(f"/api/tables/{parent}/what-if", json=ANNA | {"seat": 1, "bot": "novice"}).json()
    assert [seat["bot"] for seat in other["table"]["seats"]] == ["novice", None]
    assert "Anna" not in str(other)


def test_undo_stops_at_the_moment(house: TestClient) -> None:
    table, token = token_of(from_record(house, moment=1, seat=1, hidden="kept"))
    with seated(house, table, token) as dora:
        assert dora.own["undoable"] == 0
        dora.is_refused("nothing-to-undo", type="undo", question=dora.own["question"])
        dora.plays()
        assert len(dora.board["owing"]) == 1


def test_a_what_if_game_outlives_its_server(tmp_path: Path) -> None:
    with club(tmp_path) as client:
        table, token = token_of(from_record(client))
        with seated(client, table, token) as dora:
            before = dora.now
    with club(tmp_path) as client, seated(client, table, token) as dora:
        assert dora.now["table"]["what_if"] == before["table"]["what_if"]
        assert (dora.own["hand"], dora.own["identity"]) == (before["own"]["hand"], before["own"]["identity"])
        played_out(dora)
        assert client.get(f"/api/tables/{table}/record").status_code == 200


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"moment": 182}, "no-such-moment"),
        ({"moment": 10**9}, "no-such-moment"),
        ({"seat": 3}, "no-such-seat"),
        ({"seat": 99}, "no-such-seat"),
        ({"bot": "pope"}, "unknown-bot"),
        ({"hidden": "shuffled"}, "bad-message"),
        ({"moment": -1}, "bad-message"),
        ({"name": "two\nlines"}, "bad-name"),
    ],
)
def test_wrong_wishes_are_refused_with_a_sentence(house: TestClient, change: Json, code: str) -> None:
    said = from_record(house, **change)
    assert said["code"] == code
    assert said["text"].endswith(".")


def running() -> str:
    lines = EVENING.splitlines()
    head = [line if not line.startswith("actions:") else "actions: 2" for line in lines[: lines.index("")]]
    return "\n".join([*head, "", *[line for line in lines if line.startswith("1: play:")][:1]])


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad-record"),
        ("Abbey record\nrules: 9\n", "bad-record"),
        (EVENING.replace("play:", "pray:", 1), "bad-record"),
        (EVENING.replace("rules: 1", "rules: 1\nparent: none"), "bad-record"),
        (EVENING.replace("rules: 1", "rules: 1\nlaid first: 0"), "bad-record"),
        (with_another(EVENING, "salt"), "broken-commitment"),
        (running(), "not-over"),
        ("x" * 500_000, "too-large"),
    ],
    ids=["nothing", "other rules", "no action", "no parent", "no layout", "another deal", "running", "too long"],
)
def test_a_broken_foreign_or_running_record_is_refused_with_a_sentence(house: TestClient, text: str, code: str) -> None:
    said = from_record(house, text)
    assert (said["code"], said["text"][-1] in ".?") == (code, True)


def test_a_running_or_unknown_table_is_refused(house: TestClient) -> None:
    table, _ = opened(house, "Anna", "bot", start=True)
    assert house.post(f"/api/tables/{table}/what-if", json=ANNA).json()["code"] == "not-over"
    assert house.post("/api/tables/nowhere/what-if", json=ANNA).json()["code"] == "no-such-table"


def test_a_game_that_was_called_off_is_not_told_to_be_running(client: TestClient, evening: Game) -> None:
    house, part = House(client), Game(evening.deal, evening.names)
    for seat, action in evening.actions[:30]:
        part.play(action, seat)
    table = table_with(part)
    table.apply(CalledOff(0.0))
    house.put(table)
    record = client.get(f"/api/tables/{house.name}/record").text
    answers = [
        client.post(f"/api/tables/{house.name}/what-if", json=ANNA),
        client.post("/api/what-if", json={"record": record, "opening": ANNA}),
        client.post(f"/api/tables/{house.name}/analysis"),
        client.post("/api/own-game?seat=0", content=record),
    ]
    said = {(answer.json()["code"], answer.json()["text"]) for answer in answers}
    why = "This game has not been played to its end: only a finished game is analysed, counted or played on from."
    assert said == {("not-over", why)}


def test_a_what_if_game_is_counted_and_priced_as_an_opened_table(tmp_path: Path) -> None:
    with club(tmp_path, Limits(tables_a_minute=1, table_burst=1)) as client:
        assert "keys" in from_record(client, hidden="kept")
        assert from_record(client, hidden="kept")["code"] == "too-fast"


def test_whoever_plays_on_from_many_moments_holds_nobody_up_for_longer_than_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[str] = []
    all_wait, prepared = Event(), what_if_routes._prepared
    arrivals, come = Semaphore(0), Turns._come

    def preparing(parent: Game, wanted: WhatIfOpening, level: str, table: str) -> WhatIfTable:
        begun.append(wanted.name)
        all_wait.wait(PATIENCE_S)
        return prepared(parent, wanted, level, table)

    async def coming(turns: Turns, whose: Hashable) -> None:
        arrivals.release()
        await come(turns, whose)

    def wait_for_arrivals(number: int) -> None:
        for _ in range(number):
            assert arrivals.acquire(timeout=PATIENCE_S)

    monkeypatch.setattr(what_if_routes, "_prepared", preparing)
    monkeypatch.setattr(Turns, "_come", coming)
    with real_server(tmp_path) as server, ThreadPoolExecutor(5) as people:

        def play_on(address: str, name: str) -> int:
            body = json.dumps({"record": EVENING, "opening": ANNA | {"name": name}})
            with closing(HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE_S)) as line:
                line.request("POST", "/api/what-if", body, {"x-forwarded-for": address})
                return line.getresponse().status

        asked = [people.submit(play_on, "192.0.2.66", "Malachias") for _ in range(4)]
        wait_for_arrivals(4)
        asked.append(people.submit(play_on, "192.0.2.7", "Dora"))
        wait_for_arrivals(1)
        all_wait.set()
        statuses = [answer.result() for answer in asked]
    assert statuses == [201] * 5
    assert begun.index("Dora") <= 2
