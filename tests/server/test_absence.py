"""Tests on the live connection what those who are there can do when others are gone."""

import math
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.server.club import Json, Person, club, opened, seated

pytestmark = pytest.mark.usefixtures("in_a_hurry")

AT_ONCE = {"away_s": 0}  # whoever is not connected is gone


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with club(tmp_path) as client:
        yield client


def hosts(person: Person) -> list[bool]:
    """Return who is the host, by seat, as this person was told last."""
    told: list[Json] = [message for message in person.told if message["type"] in ("welcome", "presence")]
    newest = told[-1]
    return newest["host"] if newest["type"] == "presence" else [seat["host"] for seat in newest["table"]["seats"]]


def test_anybody_who_is_there_lets_a_bot_play_for_the_host_who_is_gone(client: TestClient) -> None:
    table, tokens = opened(client, "Anna", "Bela", start=True, agreed=AT_ONCE)
    with seated(client, table, tokens[1]) as bela:
        bela.send(type="fill", seat=0, bot="random")
        assert bela.hears("update")["news"]["id"] == "news-taken-over"
        assert bela.now["table"]["seats"][0]["bot"] == "random"


def test_somebody_who_is_there_is_not_replaced(client: TestClient) -> None:
    table, tokens = opened(client, "Anna", "Bela", start=True, agreed=AT_ONCE)
    with seated(client, table, tokens[0]) as anna, seated(client, table, tokens[1]):
        anna.is_refused("not-away", type="fill", seat=1, bot="random")


def test_somebody_who_has_just_left_is_not_replaced(client: TestClient) -> None:
    table, tokens = opened(client, "Anna", "Bela", start=True)
    with seated(client, table, tokens[0]) as anna:
        with seated(client, table, tokens[1]):
            anna.hears("presence", present=[True, True])
        told = anna.hears("presence", present=[True, False])
        assert told["gone_at"][0] is None
        assert told["gone_at"][1] > anna.now["at"] + 100
        anna.is_refused("not-away", type="fill", seat=1, bot="random")


def test_everybody_hears_who_is_gone_though_the_timer_strikes_a_moment_too_soon(tmp_path: Path) -> None:
    begun, gone_at = time.monotonic(), math.inf

    def now() -> float:
        """Read a clock that is once a moment behind the one of timers."""
        nonlocal gone_at
        at = time.monotonic() - begun
        if at < gone_at:
            return at
        a_moment_before, gone_at = math.nextafter(gone_at, 0.0), math.inf
        return a_moment_before

    with club(tmp_path, now=now) as client:
        table, tokens = opened(client, "Anna", "Bela", "open", agreed={"away_s": 1})
        with seated(client, table, tokens[1]) as bela:
            gone_at = bela.now["table"]["seats"][0]["gone_at"]
            bela.hears("presence", host=[False, True, False])


def test_the_powers_of_a_host_who_is_gone_pass_on_and_come_back(client: TestClient) -> None:
    table, tokens = opened(client, "Anna", "Bela", "open", agreed=AT_ONCE)
    with seated(client, table, tokens[1]) as bela:
        assert hosts(bela) == [False, True, False]
        bela.send(type="place", seat=2, bot="random")
        assert bela.hears("update")["table"]["seats"][2]["kind"] == "bot"
        with seated(client, table, tokens[0]):
            bela.hears("presence", present=[True, True, True])
            assert hosts(bela) == [True, False, False]
            bela.is_refused("not-host", type="start")
        bela.hears("presence", present=[False, True, True])
        bela.send(type="start")
        assert bela.hears("update")["table"]["stage"] == "playing"


@pytest.mark.slow
def test_the_powers_pass_on_by_themselves_after_the_time_that_was_agreed(client: TestClient) -> None:
    table, tokens = opened(client, "Anna", "Bela", agreed={"away_s": 1})
    with seated(client, table, tokens[1]) as bela, seated(client, table, tokens[0]):
        bela.hears("presence", present=[True, True])
        assert hosts(bela) == [True, False]
    with seated(client, table, tokens[1]) as bela:
        bela.hears("presence", host=[True, False])
        bela.hears("presence", host=[False, True])


def test_others_who_are_there_are_asked(client: TestClient) -> None:
    table, tokens = opened(client, "Anna", "Bela", "Cara", start=True, agreed=AT_ONCE)
    with seated(client, table, tokens[0]) as anna, seated(client, table, tokens[1]) as bela:
        anna.send(type="fill", seat=2, bot="random")
        vote = bela.hears("update")["table"]["vote"]
        assert (vote["about"], vote["by"], vote["seat"], vote["yes"], vote["no"]) == ("fill", 0, 2, [0], [])
        bela.is_refused("no-vote", type="answer", vote=vote["number"] + 1, agrees=True)
        bela.is_refused("vote-open", type="call-off")
        bela.send(type="answer", vote=vote["number"], agrees=True)
        anna.hears("update")
        while anna.now["table"]["vote"]:
            anna.hear()
        assert anna.now["table"]["seats"][2]["bot"] == "random"


def test_a_vote_ends_when_whoever_was_gone_comes_back(client: TestClient) -> None:
    table, tokens = opened(client, "Anna", "Bela", "Cara", start=True, agreed=AT_ONCE)
    with seated(client, table, tokens[0]) as anna, seated(client, table, tokens[1]):
        anna.send(type="fill", seat=2, bot="random")
        assert anna.hears("update")["table"]["vote"]
        with seated(client, table, tokens[2]):
            assert anna.hears("update")["news"]["id"] == "news-vote-failed"
            assert anna.now["table"]["vote"] is None


def test_a_vote_goes_on_after_a_restart(tmp_path: Path) -> None:
    with club(tmp_path, now=1000.0) as client:
        table, tokens = opened(client, "Anna", "Bela", "Cara", start=True, agreed=AT_ONCE)
        with seated(client, table, tokens[0]) as anna, seated(client, table, tokens[1]):
            anna.send(type="fill", seat=2, bot="random")
            assert anna.hears("update")["table"]["vote"]["deadline"] == 1030.0
    with club(tmp_path, now=1030.0) as client, seated(client, table, tokens[0]) as anna:
        while anna.now["table"]["vote"]:
            anna.hear()
        assert anna.now["table"]["seats"][2]["bot"] == "random"


def test_a_game_that_was_called_off_stays_so_and_shows_its_cards(tmp_path: Path) -> None:
    with club(tmp_path) as client:
        table, tokens = opened(client, "Anna", "Bela", start=True, agreed=AT_ONCE)
        assert client.get(f"/api/tables/{table}/record").json()["code"] == "not-over"
        with seated(client, table, tokens[0]) as anna:
            anna.send(type="call-off")
            update = anna.hears("update")
            assert (update["table"]["stage"], update["news"]["id"]) == ("called-off", "news-called-off")
            assert (update["own"]["legal"], update["own"]["asked"]) == ([], None)
            anna.is_refused("not-playing", type="play", question=anna.own["question"], action="keep")
    with club(tmp_path) as client:
        glance = client.get(f"/api/tables/{table}").json()
        assert (glance["table"]["stage"], glance["owing"]) == ("called-off", [])
        assert glance["table"]["opened"]
        assert client.get(f"/api/tables/{table}/record").text.startswith("Abbey record")
        assert client.get(f"/api/tables/{table}/replay?as=open").json()["frames"]


def test_a_table_that_was_called_off_is_not_woken_again(tmp_path: Path) -> None:
    with club(tmp_path) as client:
        table, tokens = opened(client, "Anna", "bot", start=True)
        with seated(client, table, tokens[0]) as anna:
            anna.send(type="call-off")
            anna.hears("update", news={"id": "news-called-off", "args": {"seat": -1}, "clause": ""})
        store = client.app.state.house._store  # type: ignore[attr-defined]
        assert client.portal
        assert client.portal.call(store.unfinished) == []
