"""Tests what `abbey admin` brings about at a server that runs, and what players can report to it."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from abbey.server.admin import rulings
from abbey.server.caretaker import Caretaker
from abbey.server.keys import key_of, new_entry_id, new_token
from abbey.server.store import SqliteStore
from abbey.server.store.store_address import FileAddress
from abbey.table.logbook import Banned, LogEntry, Obeyed, Ordered, Reported, log_entry, read_entry
from abbey.table.store import StoreError
from tests.server.club import NOW, PATIENT, Person, club, opened, seated


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with club(tmp_path) as client:
        yield client


def file(client_folder: Path) -> FileAddress:
    return FileAddress(client_folder / "abbey.sqlite")


def ban(folder: Path, **parts: Any) -> Banned:
    """Shut somebody out as another process does it."""
    banned = Banned(at=0, id=new_entry_id(), why="for a test", **parts)

    async def write_down() -> None:
        async with file(folder).visited() as store:
            await store.enter(log_entry(banned))

    asyncio.run(write_down())
    return banned


def reported(folder: Path) -> list[Reported]:
    async def found() -> list[Reported]:
        async with file(folder).visited() as store:
            return await rulings.reports(store, everything=False)

    return asyncio.run(found())


def is_shown_out(person: Person) -> bool:
    """Tell whether somebody is told that they are banned, and then hears nothing more."""
    assert person.hears("refused")["code"] == "banned"
    with pytest.raises(WebSocketDisconnect) as closed:
        person.hear()
    return closed.value.code == 4030


def test_a_banned_address_is_shown_out_and_not_let_in_again(client: TestClient, tmp_path: Path) -> None:
    table, (anna, _) = opened(client, "Anna", "Bert")
    with seated(client, table, anna) as person:
        ban(tmp_path, network="127.0.0.0/24")
        assert is_shown_out(person)
    for path in ("/api/bots", f"/api/tables/{table}"):
        answer = client.get(path)
        assert (answer.status_code, answer.json()["code"]) == (403, "banned")
    assert client.post("/api/tables", json={}).json()["code"] == "banned"
    assert client.get("/health").status_code == 200
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        assert json.loads(socket.receive_text())["code"] == "banned"
        with pytest.raises(WebSocketDisconnect):
            socket.receive_text()


def test_a_banned_key_opens_nothing_while_others_play_on(client: TestClient, tmp_path: Path) -> None:
    table, (anna, bert) = opened(client, "Anna", "Bert")
    with seated(client, table, anna) as one, seated(client, table, bert) as two:
        ban(tmp_path, key=key_of(bert))
        assert is_shown_out(two)
        one.send(type="say", text="Who is left?")
        assert one.hears("chat")["remark"]["text"] == "Who is left?"
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        socket.send_json({"type": "hello", "token": bert})
        assert json.loads(socket.receive_text())["code"] == "banned"
    with seated(client, table, None) as spectator:
        assert spectator.now["seat"] == -1


def rekeyed(person: Person) -> str:
    """Let somebody change the key of their seat, and return the new token."""
    person.send(type="rekey", token=(token := new_token()))
    person.hears("key")
    return token


def test_a_banned_player_is_cut_off_after_a_change_of_key(client: TestClient, tmp_path: Path) -> None:
    table, (_, bert) = opened(client, "Anna", "Bert")
    with seated(client, table, bert) as two:
        ban(tmp_path, key=key_of(rekeyed(two)))
        assert is_shown_out(two)


def test_a_ban_of_a_stolen_key_leaves_whoever_has_changed_it(client: TestClient, tmp_path: Path) -> None:
    table, (anna, bert) = opened(client, "Anna", "Bert")
    with seated(client, table, anna) as one, seated(client, table, bert) as two:
        rekeyed(two)
        ban(tmp_path, key=key_of(bert))
        ban(tmp_path, key=key_of(anna))
        assert is_shown_out(one), "the ban from before has been heard of, too"
        two.send(type="ping")
        two.hears("pong")
        assert not [message for message in two.told if message["type"] == "refused"]


def test_bans_hold_from_the_first_request_after_a_start(tmp_path: Path) -> None:
    with club(tmp_path) as client:
        opened(client, "Anna", "bot")
    ban(tmp_path, network="127.0.0.1/32")
    with club(tmp_path) as client:
        assert client.get("/api/bots").json()["code"] == "banned"


def test_what_a_banned_line_still_sends_is_not_heard(client: TestClient, tmp_path: Path) -> None:
    table, (anna, bert) = opened(client, "Anna", "Bert")
    with seated(client, table, anna) as one, seated(client, table, bert) as two:
        ban(tmp_path, key=key_of(bert))
        assert two.hears("refused")["code"] == "banned"
        two.send(type="say", text="I am still here!")
        one.send(type="ping")
        one.hears("pong")
        assert not [message for message in one.told if message["type"] == "chat"]


def test_a_report_is_written_down_and_its_reporter_told(client: TestClient, tmp_path: Path) -> None:
    table, (anna, bert) = opened(client, "Anna", "Bert")
    with seated(client, table, anna) as one, seated(client, table, bert) as two:
        two.send(type="say", text="Something rude")
        one.hears("chat")
        one.send(type="report", remark=0, text="  This is \n rude. ")
        one.hears("report-received")
        one.send(type="report", seat=1)
        one.hears("report-received")
    remark, name = reported(tmp_path)
    assert (remark.table, remark.by, remark.seat, remark.name) == (table, 0, 1, "Bert")
    assert (remark.remark, remark.said, remark.text) == (0, "Something rude", "This is rude.")
    assert (name.remark, name.name, name.said, name.text) == (None, "Bert", "", "")


def test_a_report_changes_no_byte_that_others_get(tmp_path: Path) -> None:
    with club(tmp_path, now=NOW) as client:
        table, (anna, bert) = opened(client, "Anna", "Bert", start=True)
        with (
            seated(client, table, anna) as one,
            seated(client, table, bert) as two,
            seated(client, table, None) as third,
        ):
            two.send(type="say", text="Something rude")
            for person in (one, two, third):
                person.hears("chat")
            told: list[list[str]] = []
            for message, answer in ({"type": "ping"}, "pong"), ({"type": "report", "remark": 0}, "report-received"):
                one.send(**message)
                one.hears(answer)
                told.append([text for other in (two, third) for text in everything(other)])
                told[-1].append(client.get(f"/api/tables/{table}").text)
            assert told[0] == told[1]


def everything(person: Person) -> list[str]:
    """Return what somebody has been told meanwhile, and all that they may know now."""
    person.send(type="sync")
    person.send(type="ping")
    told = [person.socket.receive_text()]
    while told[-1] != '{"type":"pong"}':
        told.append(person.socket.receive_text())
    return told


def test_what_cannot_be_reported_is_refused(client: TestClient) -> None:
    table, (anna, _) = opened(client, "Anna", "Bert", "open")
    with seated(client, table, anna) as one, seated(client, table, None) as spectator:
        one.is_refused("no-such-remark", type="report", remark=0)
        one.is_refused("no-such-seat", type="report", seat=2)
        one.is_refused("no-such-seat", type="report", seat=4)
        one.is_refused("bad-message", type="report")
        one.is_refused("bad-message", type="report", seat=1, remark=0)
        one.is_refused("bad-message", type="report", seat=1, text="x" * 401)
        one.is_refused("bad-text", type="report", seat=1, text="a\0b")
        spectator.is_refused("not-seated", type="report", seat=1)


def test_a_seat_and_an_address_can_report_only_so_much(tmp_path: Path) -> None:
    with club(tmp_path, replace(PATIENT, reports_a_seat=2)) as client:
        table, (anna, bert) = opened(client, "Anna", "Bert")
        with seated(client, table, anna) as one, seated(client, table, bert) as two:
            for _ in range(2):
                one.send(type="report", seat=1)
                one.hears("report-received")
            one.is_refused("table-full", type="report", seat=1)
            two.send(type="report", seat=0)
            two.hears("report-received")
    assert len(reported(tmp_path)) == 3
    with club(tmp_path, replace(PATIENT, reports_a_minute=0, report_burst=1)) as client:
        table, (anna, _) = opened(client, "Anna", "Bert")
        with seated(client, table, anna) as one:
            one.send(type="report", seat=1)
            one.hears("report-received")
            one.is_refused("too-fast", type="report", seat=1)


def test_an_entry_that_nobody_can_read_stops_no_other(client: TestClient, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "abbey.sqlite")) as connection, connection:
        connection.execute("INSERT INTO logbook (kind, topic, body) VALUES ('banned', '', x'00')")
    table, (anna, _) = opened(client, "Anna", "Bert")
    with seated(client, table, anna) as person:
        ban(tmp_path, network="127.0.0.1/32")
        assert is_shown_out(person)


class Busy(SqliteStore):
    """Cannot take an answer the first time."""

    refused = 0

    async def enter(self, entry: LogEntry, most: int | None = None) -> bool:
        if entry.kind == "obeyed" and not self.refused:
            self.refused += 1
            raise StoreError("The disk is full.")
        return await super().enter(entry, most)


@pytest.mark.anyio
async def test_every_order_is_carried_out_once_and_answered_though_the_store_fails_meanwhile(tmp_path: Path) -> None:
    store = Busy(tmp_path / "abbey.sqlite")
    done: list[str] = []

    async def carry_out(order: Ordered) -> bool:
        done.append(order.table)
        return True

    for table in ("one", "two"):
        await store.enter(log_entry(Ordered(at=NOW, id=table, until=NOW + 9, command="close", table=table)))
    caretaker = Caretaker(store, lambda: NOW, carry_out, logs=True)
    with pytest.raises(StoreError):
        await caretaker.look()
    await caretaker.look()
    answers = [read_entry(entry) for entry in await store.logbook(["obeyed"])]
    assert (answers, done) == ([Obeyed(NOW, "one"), Obeyed(NOW, "two")], ["one", "two"])
    await store.close()


@pytest.mark.anyio
async def test_an_order_at_which_the_server_fails_is_answered_and_stops_no_other(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = SqliteStore(tmp_path / "abbey.sqlite")

    async def carry_out(order: Ordered) -> bool:
        if order.table == "one":
            raise RuntimeError("secret 1234")
        return True

    for table in ("one", "two"):
        await store.enter(log_entry(Ordered(at=NOW, id=table, until=NOW + 9, command="close", table=table)))
    await Caretaker(store, lambda: NOW, carry_out, logs=True).look()
    answers = [read_entry(entry) for entry in await store.logbook(["obeyed"])]
    assert answers == [Obeyed(NOW, "one", "The server failed at this; its log says where."), Obeyed(NOW, "two")]
    assert "an order could not be carried out (RuntimeError at test_caretaker.py:" in caplog.text
    assert "1234" not in caplog.text
    await store.close()


def test_no_token_is_in_the_logbook(client: TestClient, tmp_path: Path) -> None:
    table, tokens = opened(client, "Anna", "Bert")
    with seated(client, table, tokens[0]) as one:
        one.send(type="report", seat=1)
        one.hears("report-received")

    async def entries() -> bytes:
        async with file(tmp_path).visited() as store:
            await rulings.ban(store, await rulings.seat_ban(store, table, 1, None, "rude"))
            await rulings.ban(store, rulings.link_ban(f"https://x.test/t/{table}#seat={tokens[0]}", None, "rude"))
            stored = await store.logbook()
            assert [type(read_entry(one)).__name__ for one in stored] == ["Reported", "Banned", "Banned"]
            return b"".join(one.body for one in stored)

    text = asyncio.run(entries()).decode()
    assert key_of(tokens[0]) in text
    assert key_of(tokens[1]) in text
    assert not any(token in text for token in tokens)
