"""Tests counting one's own games: over HTTP, within limits, and never of a game that runs."""

import dataclasses
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient

from abbey.bots import bot_named, play_game
from abbey.insight.statistics.own_game import own_game
from abbey.rules import Deal, Game, WhatIf, read_record, record_of, write_record
from abbey.rules.names import SEATS, SeatNumber
from abbey.search import BackendName
from abbey.server.http import routes
from abbey.server.settings import USUAL
from abbey.server.work_prices import OWN_GAME_BYTE
from abbey.wire.own_games import OwnGame
from tests.server.club import PATIENT, Json, club, opened, seated
from tests.server.test_tables import played_out, with_another

GAME = play_game(Deal.numbered(3, 5), [bot_named("random") for _ in range(3)])
TEXT = write_record(record_of(GAME))
WHAT_IF = write_record(dataclasses.replace(record_of(GAME), what_if=WhatIf("0" * 64, 40, SEATS[0], "kept", 40)))


def counted(client: TestClient, text: str, seat: str = "0") -> Json:
    answer: Json = client.post("/api/own-game", params={"seat": seat}, content=text).json()
    return answer


def running(seed: int, actions: int) -> str:
    """Return the record of a game that has not ended."""
    whole = play_game(Deal.numbered(3, seed), [bot_named("random") for _ in range(3)])
    game = Game(whole.deal)
    for seat, action in whole.actions[:actions]:
        game.play(action, seat)
    return write_record(record_of(game))


@pytest.mark.parametrize("seat", SEATS[:3])
def test_a_finished_game_is_counted_for_a_seat(client: TestClient, seat: SeatNumber) -> None:
    answer = client.post(f"/api/own-game?seat={seat}", content=TEXT)
    told = msgspec.json.decode(answer.content, type=OwnGame)
    assert replace(told, habits=None) == own_game(GAME, seat, "plain")
    assert answer.headers["cache-control"] == "no-store"


def test_the_record_of_a_table_that_is_over_is_counted(client: TestClient) -> None:
    table, (token,) = opened(client, "Anna", "bot", start=True)
    with seated(client, table, token) as anna:
        played_out(anna)
        board = anna.board
    told = counted(client, client.get(f"/api/tables/{table}/record").text)
    assert [(seat["name"], seat["bot"]) for seat in told["players"]] == [("Anna", None), ("Severin", "random")]
    assert [seat["monk"] for seat in told["players"]] == board["identities"]
    assert [seat["score"] for seat in told["players"]] == board["scores"]


@pytest.mark.parametrize(
    ("text", "seat", "code"),
    [
        (TEXT, "", "no-such-seat"),
        (TEXT, "3", "no-such-seat"),
        (TEXT, "-1", "no-such-seat"),
        (TEXT, "zero", "no-such-seat"),
        ("", "0", "bad-record"),
        ("no record at all", "0", "bad-record"),
        (TEXT.replace("play:", "pray:", 1), "0", "bad-record"),
        (TEXT.rpartition("actions")[0], "0", "bad-record"),
        (TEXT + " " * USUAL.limits.own_game_bytes, "0", "too-large"),
        (with_another(TEXT, "salt"), "0", "broken-commitment"),
        (WHAT_IF, "0", "what-if-game"),
        (running(5, 0), "0", "not-over"),
        (running(5, 40), "0", "not-over"),
    ],
    ids=[
        "no seat",
        "a seat too many",
        "a spectator",
        "a word",
        "nothing",
        "another text",
        "an unknown action",
        "half a record",
        "too long",
        "another deal",
        "a what-if game",
        "not begun",
        "running",
    ],
)
def test_what_cannot_be_counted_is_refused_with_a_sentence(client: TestClient, text: str, seat: str, code: str) -> None:
    refused = counted(client, text, seat)
    assert (refused["code"], refused["text"][-1] in ".?") == (code, True)


def test_a_seat_that_is_left_out_is_refused_in_a_whole_sentence(client: TestClient) -> None:
    refused = client.post("/api/own-game", content=TEXT).json()
    assert (refused["code"], refused["text"]) == (
        "no-such-seat",
        "There is no seat '' in this game; the seats are 0, 1, 2.",
    )


def test_two_running_games_that_differ_in_what_is_hidden_are_refused_alike(client: TestClient) -> None:
    """Whoever has such a record has its secrets; but not even then does an answer depend on them."""
    one, two = (client.post("/api/own-game?seat=0", content=running(seed, 30)) for seed in (6, 7))
    assert (one.status_code, one.text, one.headers) == (two.status_code, two.text, two.headers)


def test_an_answer_depends_on_nothing_but_what_was_handed_in(client: TestClient) -> None:
    before = counted(client, TEXT)
    table, (token,) = opened(client, "Anna", "bot", start=True)
    with seated(client, table, token):
        assert counted(client, TEXT) == before


def test_counting_is_paid_for_by_the_byte(tmp_path: Path) -> None:
    burst_ms = 1.5 * len(TEXT) * OWN_GAME_BYTE / 1000
    with club(tmp_path, replace(PATIENT, work_ms_a_second=0.001, work_burst_ms=burst_ms)) as client:
        statuses = [client.post("/api/own-game?seat=0", content=TEXT).status_code for _ in range(3)]
    assert statuses == [200, 200, 429]


def test_games_are_counted_off_the_event_loop(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[int] = []

    def counting(game: Game, seat: SeatNumber, backend: BackendName) -> OwnGame:
        threads.append(threading.get_ident())
        return own_game(game, seat, backend)

    monkeypatch.setattr(routes, "own_game", counting)
    counted(client, TEXT)
    assert client.portal
    assert threads != [client.portal.call(threading.get_ident)]
    assert len(threads) == 1


def test_one_game_is_worked_out_at_a_time(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    at_once, most = 0, 0
    begun = threading.Event()

    def counting(game: Game, seat: SeatNumber, backend: BackendName) -> OwnGame:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        begun.wait(0.1)  # long enough for the others to come in, if they could
        at_once -= 1
        return own_game(game, seat, backend)

    monkeypatch.setattr(routes, "own_game", counting)
    with ThreadPoolExecutor(4) as people:
        told = list(people.map(lambda seat: counted(client, TEXT, seat), ("0", "1", "2", "0")))
    assert [one["seat"] for one in told] == [0, 1, 2, 0]
    assert most == 1


def test_the_same_record_says_the_same_again() -> None:
    assert own_game(read_record(TEXT).replay(), SEATS[0], "plain") == own_game(GAME, SEATS[0], "plain")
