"""Tests tables to which a newer version has written what this one does not know, at a server that has no others."""

import json
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from abbey.server.live.connection import NEWER_TABLE
from tests.server.club import Person, club, greeting, heard, opened, seated

OF_THE_FUTURE = b'{"type": "blessed", "at": 1.0, "seat": 0, "words": "red 3"}'
OF_THE_FUTURE_IN_A_KNOWN_KIND = b'{"type": "vote-called", "at": 1.0, "seat": 0, "about": "a feast"}'


def write(client: TestClient, table: str, body: bytes) -> None:
    """Append to the table as a newer server would."""
    store = client.app.state.house._store  # type: ignore[attr-defined]
    assert client.portal
    client.portal.call(store.append, table, len(client.portal.call(store.read, table)), [body])


def closed_with(person: Person) -> int:
    """Return with which code the line is closed; before that it is said why."""
    person.hears("refused", code="newer-table")
    with pytest.raises(WebSocketDisconnect) as closed:
        person.hear()
    return closed.value.code


@pytest.mark.parametrize("body", [OF_THE_FUTURE, OF_THE_FUTURE_IN_A_KNOWN_KIND])
def test_players_of_a_table_that_only_newer_servers_know_are_told_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, body: bytes
) -> None:
    with club(tmp_path) as client:
        table, tokens = opened(client, "Anna", "Bela", start=True)
        with seated(client, table, tokens[0]) as anna, seated(client, table, tokens[1]) as bela:
            write(client, table, body)
            anna.send(type="say", text="Good evening!")
            assert closed_with(anna) == closed_with(bela) == NEWER_TABLE
    kind = json.loads(body)["type"]
    assert caplog.text.count(f"holds an event that this version does not know: {kind}.") == 1
    assert "red 3" not in caplog.text
    assert "a feast" not in caplog.text
    assert table not in caplog.text


def test_whoever_comes_to_a_table_that_only_newer_servers_know_is_told_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with club(tmp_path) as client:
        table, _ = opened(client, "Anna", "Bela", start=True)
        write(client, table, OF_THE_FUTURE)
    with club(tmp_path) as client:
        for _ in range(2):
            with greeting(client, table) as socket:
                assert heard(socket)["code"] == "newer-table"
                with pytest.raises(WebSocketDisconnect) as closed:
                    socket.receive_text()
                assert closed.value.code == NEWER_TABLE
        answer = client.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (503, "newer-table")
    assert caplog.text.count("does not know: blessed.") == 1
    assert table not in caplog.text


def test_whoever_says_hello_when_the_room_has_been_given_up_is_told_so(tmp_path: Path) -> None:
    with club(tmp_path) as client:
        table, tokens = opened(client, "Anna", "Bela", start=True)
        with seated(client, table, tokens[0]) as anna, greeting(client, table) as late:
            write(client, table, OF_THE_FUTURE)
            anna.send(type="say", text="Good evening!")
            assert closed_with(anna) == NEWER_TABLE
            late.send_text('{"type": "hello", "token": null}')
            assert heard(late)["code"] == "newer-table"
            with pytest.raises(WebSocketDisconnect) as closed:
                late.receive_text()
            assert closed.value.code == NEWER_TABLE
