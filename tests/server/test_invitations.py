"""Tests that a link to watch is not a link to sit: what lets people sit down is told to those who sit there alone."""

import logging
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.server.club import club, joined, opened, seated
from tests.server.test_tables import played_out

CHAIRS = [{"kind": "here", "name": "Anna"}, {"kind": "open"}]


def test_whoever_opens_a_table_gets_the_invitation_and_whoever_shows_it_sits_down(client: TestClient) -> None:
    answer = client.post("/api/tables", json={"chairs": CHAIRS}).json()
    table, wanted = answer["table"]["id"], {"name": "Bela", "invitation": answer["invitation"]}
    assert answer["table"]["by_invitation"]
    assert client.post(f"/api/tables/{table}/seats", json=wanted).status_code == 201


@pytest.mark.parametrize("invitation", [{}, {"invitation": None}, {"invitation": ""}, {"invitation": "x" * 43}])
def test_whoever_can_only_watch_is_not_seated(client: TestClient, invitation: dict[str, str]) -> None:
    table, _ = opened(client, "Anna", "open")
    answer = client.post(f"/api/tables/{table}/seats", json={"name": "Bela", **invitation})
    assert (answer.status_code, answer.json()["code"]) == (403, "not-invited")
    assert client.get(f"/api/tables/{table}").json()["table"]["seats"][1]["kind"] == "open"


def test_everybody_who_sits_there_can_invite_until_the_start(client: TestClient) -> None:
    table, (token,) = opened(client, "Anna", "open")
    key = joined(client, table, token, "Bela")
    with seated(client, table, token) as anna, seated(client, table, key["token"]) as bela:
        assert bela.now["invitation"] == anna.now["invitation"]
        anna.send(type="start")
        bela.hears("update")
        bela.send(type="sync")
        assert bela.hears("welcome")["invitation"] is None


def test_an_invitation_is_never_told_to_those_who_watch_nor_logged_nor_recorded(
    client: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    answer = client.post("/api/tables", json={"chairs": CHAIRS}).json()
    table, invitation, token = answer["table"]["id"], answer["invitation"], answer["keys"][0]["token"]
    with seated(client, table, None) as watcher, seated(client, table, token) as anna:
        anna.send(type="place", seat=1, bot="random")
        anna.hears("update")
        anna.send(type="start")
        while not anna.now["board"]:
            anna.hear()
        played_out(anna)
        while watcher.now["table"]["stage"] != "over":
            watcher.hear()
        watcher.send(type="sync")
        watcher.hears("welcome")
        told = repr(watcher.told) + repr(anna.told[1:])
    said = [client.get(f"/api/tables/{table}{more}").text for more in ("", "/record", "/replay?as=open")]
    assert not [text for text in (told, *said, caplog.text) if invitation in text]


def test_at_a_table_from_before_its_id_is_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("abbey.server.stored_opening.new_token", lambda: "")  # as tables were stored then
    with club(tmp_path) as client:
        table, _ = opened(client, "Anna", "open")
        assert not client.get(f"/api/tables/{table}").json()["table"]["by_invitation"]
        assert client.post(f"/api/tables/{table}/seats", json={"name": "Bela"}).status_code == 201
