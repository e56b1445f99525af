"""Tests that no table grows without end, that remarks come in pages, and that opening tables is one budget."""

import asyncio
import time
from contextlib import ExitStack
from pathlib import Path

import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient, WebSocketDenialResponse

from abbey.rules import Deal, Game, rules_digest, word_of
from abbey.rules.names import BUILDINGS, MONKS, SEATS
from abbey.server import Settings, work_prices
from abbey.server.house import House
from abbey.server.keys import new_token
from abbey.server.store import SqliteStore
from abbey.table import write_event
from abbey.table.events import Chair, Event, Opened, Played, Started, TakenBack
from tests.server.club import PATIENT, Json, Person, club, greeting, heard, opened, seated, sent
from tests.server.real_server import real_server

WITHOUT_TIME = "\n".join(  # values with which people who agree on that play for ever
    ["[monks]", *(f"{monk} = [0, 0, 0, 0]" for monk in MONKS), "[buildings]", *(f"{one} = [0, 0]" for one in BUILDINGS)]
)
LOOP_S = 0.05  # the most that one table may take of the event loop at once


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def says(person: Person, *texts: str) -> None:
    for text in texts:
        person.send(type="say", text=text)
        person.hears("chat")


def answer_to(person: Person, text: str) -> Json:
    """Say this, and return what the server says to it."""
    person.send(type="say", text=text)
    while (answer := person.hear())["type"] not in ("chat", "refused"):
        pass
    return answer


def texts(message: dict[str, list[dict[str, str]]], name: str) -> list[str]:
    return [remark["text"] for remark in message[name]]


# --- Remarks


def test_everything_that_is_told_holds_only_the_newest_remarks(client: TestClient) -> None:
    table, (token,) = opened(client, "Anna", "open")
    with seated(client, table, token) as anna:
        says(anna, *map(str, range(120)))
        anna.send(type="sync")
        welcome = anna.hears("welcome")
    assert (texts(welcome, "chat"), welcome["earlier"]) == ([str(number) for number in range(70, 120)], 70)


def test_older_remarks_come_in_pages(client: TestClient) -> None:
    table, (token,) = opened(client, "Anna", "open")
    with seated(client, table, token) as anna:
        says(anna, *map(str, range(120)))
        with seated(client, table, None) as watcher:
            watcher.send(type="recall", before=watcher.now["earlier"])
            first = watcher.hears("remarks")
            watcher.send(type="recall", before=first["earlier"])
            second = watcher.hears("remarks")
            watcher.send(type="recall", before=10**9)
            newest = watcher.hears("remarks")
    assert (texts(first, "remarks"), first["earlier"]) == ([str(number) for number in range(20, 70)], 20)
    assert (texts(second, "remarks"), second["earlier"]) == ([str(number) for number in range(20)], 0)
    assert newest["earlier"] == 70


def test_a_table_takes_only_so_many_remarks_also_after_a_restart(tmp_path: Path) -> None:
    limits = replace(PATIENT, remarks_a_table=3)
    with club(tmp_path, limits) as client:
        table, (token,) = opened(client, "Anna", "open")
        with seated(client, table, token) as anna:
            says(anna, "one", "two", "three")
            anna.is_refused("table-full", type="say", text="four")
    with club(tmp_path, limits) as client, seated(client, table, token) as anna:
        anna.is_refused("table-full", type="say", text="four")


def test_remarks_of_a_table_have_only_so_many_bytes_also_after_a_restart(tmp_path: Path) -> None:
    limits = replace(PATIENT, remark_bytes_a_table=3000)
    with club(tmp_path, limits) as client:
        table, (token,) = opened(client, "Anna", "open")
        with seated(client, table, token) as anna:
            says(anna, "\N{GRINNING FACE}" * 400, "\N{GRINNING FACE}" * 400)
            assert answer_to(anna, "three")["code"] == "table-full"
    with club(tmp_path, limits) as client, seated(client, table, token) as anna:
        assert answer_to(anna, "three")["code"] == "table-full"


def test_an_address_makes_only_so_many_remarks_at_all_tables_together(tmp_path: Path) -> None:
    with club(tmp_path, replace(PATIENT, remarks_a_minute=0, remark_burst=3)) as client:
        for said in (2, 1):
            table, (token,) = opened(client, "Anna", "open")
            with seated(client, table, token) as anna:
                says(anna, *map(str, range(said)))
        with seated(client, table, token) as anna:
            assert answer_to(anna, "four")["code"] == "too-fast"


# --- Events


def test_a_table_takes_only_so_many_decisions_back(tmp_path: Path) -> None:
    with club(tmp_path, replace(PATIENT, undos_a_table=2)) as client:
        table, tokens = opened(client, "Anna", "Bela", start=True)
        with seated(client, table, tokens[0]) as anna, seated(client, table, tokens[1]) as bela:
            mover = anna if anna.own["legal"] else bela
            for _ in range(2):
                mover.plays()
                mover.send(type="undo", question=mover.own["question"])
                mover.hears("update")
            mover.plays()
            mover.is_refused("table-full", type="undo", question=mover.own["question"])


def test_a_full_table_can_still_be_played_to_its_end(tmp_path: Path) -> None:
    with club(tmp_path, replace(PATIENT, events_a_table=10)) as client:
        table, tokens = opened(client, "Anna", "bot", start=True)
        with seated(client, table, tokens[0]) as anna:
            while anna.now["version"] < 12:
                anna.plays() if anna.own["legal"] else anna.hear()
            anna.is_refused("table-full", type="say", text="Pax")
            anna.send(type="leave")
            while anna.board["phase"] != "over":
                anna.hear()
            anna.send(type="rematch")
            assert anna.hears("update")["table"]["again"] == [0]


@pytest.mark.parametrize("leaves", [False, True])
def test_a_game_that_goes_on_for_too_long_is_ended_early_whoever_plays(tmp_path: Path, leaves: bool) -> None:
    limits = replace(PATIENT, decisions_a_game=100)
    with club(tmp_path, limits) as client:
        table, (token,) = opened(client, "Anna", "bot", start=True, agreed={"components": WITHOUT_TIME})
        with seated(client, table, token) as anna:
            if leaves:
                anna.send(type="leave")
            answered = 0
            while anna.now["table"]["stage"] == "playing":
                if not leaves and anna.own["legal"] and anna.own["question"] != answered:
                    answered = anna.own["question"]
                    anna.send(type="play", question=answered, action=anna.own["legal"][0])
                anna.hear()
            assert (anna.now["table"]["stage"], anna.board["owing"]) == ("called-off", [])
    with club(tmp_path, limits) as client:
        assert client.get(f"/api/tables/{table}").json()["table"]["stage"] == "called-off"
        assert "actions: 100" in client.get(f"/api/tables/{table}/record").text.splitlines()


def test_a_seat_changes_its_key_only_so_often_also_after_a_restart_and_at_a_full_table(tmp_path: Path) -> None:
    limits = replace(PATIENT, key_changes_a_seat=12)
    with club(tmp_path, limits) as client:
        table, (token, other) = opened(client, "Anna", "Bela")
        with seated(client, table, token) as anna:
            for _ in range(12):
                anna.send(type="rekey", token=(token := new_token()))
                anna.hears("key")
            anna.is_refused("table-full", type="rekey", token=new_token())
    with club(tmp_path, replace(limits, events_a_table=10)) as client:
        with seated(client, table, token) as anna:
            anna.is_refused("table-full", type="rekey", token=new_token())
        with seated(client, table, other) as bela:
            bela.is_refused("table-full", type="say", text="Pax")
            bela.send(type="rekey", token=new_token())
            bela.hears("key")


def test_playing_again_takes_from_the_same_budget_as_opening(tmp_path: Path) -> None:
    with club(tmp_path, replace(PATIENT, tables_a_minute=0.001, table_burst=3)) as client:
        table, (token,) = opened(client, "Anna", "bot", start=True)
        for _ in range(2):
            with seated(client, table, token) as anna:
                anna.send(type="call-off")
                anna.hears("update")
                anna.send(type="rematch")
                while not anna.now["table"]["rematch"]:
                    anna.hear()
                table = anna.now["table"]["rematch"]
        with seated(client, table, token) as anna:
            anna.send(type="call-off")
            anna.hears("update")
            anna.is_refused("too-fast", type="rematch")
        assert client.post("/api/tables", json={"chairs": [{"kind": "open"}] * 2}).json()["code"] == "too-fast"


def test_work_is_refused_when_an_address_has_caused_as_much_as_it_may(tmp_path: Path) -> None:
    with club(tmp_path, replace(PATIENT, work_ms_a_second=0.001, work_burst_ms=45)) as client:
        table, (token,) = opened(client, "Anna", "bot", start=True)
        with seated(client, table, token) as anna:
            anna.send(type="call-off")
            while anna.now["table"]["stage"] != "called-off":  # the bot may move first
                anna.hear()
            statuses = [client.get(f"/api/tables/{table}/replay").status_code for _ in range(3)]
            assert statuses == [200, 200, 429]  # each takes two thirds of it
            answer = client.get("/")
            assert (answer.status_code, answer.headers["retry-after"]) == (429, "1")
            anna.is_refused("too-fast", type="sync")
        with greeting(client, table) as socket:
            sent(socket, '{"type": "hello"}')
            assert heard(socket)["code"] == "too-fast"


def test_too_many_handshakes_are_answered_before_anything_else_is_done(tmp_path: Path) -> None:
    with club(tmp_path, replace(PATIENT, handshakes_a_second=0.001, handshake_burst=2)) as client:
        table, _ = opened(client, "Anna", "open")
        for _ in range(2):
            with seated(client, table, None):
                pass
        with pytest.raises(WebSocketDenialResponse) as denied, seated(client, table, None):
            pass
    assert (denied.value.status_code, denied.value.json()["code"]) == (429, "too-fast")


def test_a_look_costs_more_than_a_ping_and_the_same_for_everybody(tmp_path: Path) -> None:
    with club(tmp_path, replace(PATIENT, work_ms_a_second=0.001, work_burst_ms=30)) as client:
        table, tokens = opened(client, "Anna", "Bela", start=True)
        with seated(client, table, tokens[0]) as anna, seated(client, table, tokens[1]) as bela:
            mover, other = (anna, bela) if anna.own["legal"] else (bela, anna)
            for _ in range(100):
                other.send(type="ping")
                other.hears("pong")
            looks = 0
            while looks < 100:
                mover.send(type="look")
                if mover.hear()["type"] == "refused":
                    break
                looks += 1
            assert 0 < looks < 30


# --- Loading


def worst_story(rounds: int) -> list[Event]:
    """Return the events of a table where somebody late in the game played and took back again and again."""
    deal = Deal.numbered(5, 3)
    people = [Chair("person", f"Player {seat}", key=f"key {seat}") for seat in range(5)]
    events: list[Event] = [Opened(at=0.0, chairs=people), Started(0.0, deal.seed, deal.salt)]
    game = Game(deal, tuple(f"Player {seat}" for seat in range(5)))
    while len(game.actions) < 120 or not game.undoable(SEATS[game.position.turn]):
        seat = SEATS[game.position.to_act]
        action = game.legal(seat)[0]
        game.play(action, seat)
        events.append(Played(0.0, seat, word_of(action)))
    seat, action = game.actions[-1]
    return events + [TakenBack(0.0, seat), Played(0.0, seat, word_of(action))] * rounds


@pytest.mark.anyio
@pytest.mark.slow
async def test_the_longest_story_of_a_table_is_read_in_slices(tmp_path: Path) -> None:
    limits = Settings().limits
    rules_digest()  # once, before the server begins
    store = SqliteStore(tmp_path / "abbey.sqlite")
    story = worst_story(limits.events_a_table // 2)
    await store.create("abbey", [write_event(event) for event in story])
    house = House(store, Settings(), lambda: 0.0)
    coming = asyncio.create_task(house.room("abbey"))
    turns: list[float] = []
    while not coming.done():
        began = time.thread_time()  # of this thread alone: a busy machine does not count
        await asyncio.sleep(0)
        turns.append(time.thread_time() - began)
    assert (await coming).table.event_count == len(story)
    assert max(turns) < LOOP_S
    await house.close()


def test_requests_whose_bodies_were_kept_back_are_paid_for_one_after_the_other(tmp_path: Path) -> None:
    """All of them were let in while the address had spent nothing yet."""
    requests, burst_ms, ms_a_second = 8, 40, 100
    limits = replace(PATIENT, work_burst_ms=burst_ms, work_ms_a_second=ms_a_second)
    head = b"POST /api/replay HTTP/1.1\r\nHost: abbey\r\nConnection: close\r\nContent-Length: 1\r\n"
    with real_server(tmp_path, limits=limits) as server, ExitStack() as stack:
        lines = [stack.enter_context(server.line()) for _ in range(requests)]
        for line in lines:
            line.sendall(head + b"Expect: 100-continue\r\n\r\n")
            assert b"100" in line.recv(100)  # it is let in, and its body is waited for
        began = time.monotonic()
        for line in lines:
            line.sendall(b"x")
        answers = [line.makefile("rb").read() for line in lines]
        took_s = time.monotonic() - began
    assert [b"bad-record" in answer for answer in answers] == [True] * requests
    assert took_s > ((requests - 1) * work_prices.REPLAY / 1000 - burst_ms) / ms_a_second
