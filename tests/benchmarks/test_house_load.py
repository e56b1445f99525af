"""Tests what guests of a load test do, without Locust: they play whole games, and count what they wait for."""

import json
import random
import threading
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from benchmarks.house_load import GUESTS_A_TABLE, OPENING, PLAYERS, TRIES, Guest, Lobby, Place, is_ours

from tests.server.real_server import RealServer, real_server

PATIENCE_S = 120


class Statistics:
    """Keeps what guests tell, as Locust would."""

    def __init__(self) -> None:
        self.done: Counter[str] = Counter()
        self.failed: list[str] = []

    def tell(self, what: str, seconds: float, error: Exception | None) -> None:
        assert 0 <= seconds < PATIENCE_S
        if error:
            self.failed.append(f"{what}: {error}")
        else:
            self.done[what] += 1


def open_table(server: RealServer) -> dict[str, Any]:
    with urlopen(f"http://127.0.0.1:{server.port}/api/tables", json.dumps(OPENING).encode()) as answer:
        opened: dict[str, Any] = json.load(answer)
        return opened


def guests(server: RealServer, places: list[Place], statistics: Statistics) -> list[Guest]:
    """Let a guest stay at each place until the game is over."""
    host = f"http://127.0.0.1:{server.port}"
    company = [Guest(host, place, statistics.tell, lambda: 0.0, random.Random(n)) for n, place in enumerate(places)]
    threads = [threading.Thread(target=guest.stay, daemon=True) for guest in company]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE_S)
    return company


@pytest.mark.slow
def test_guests_of_one_table_play_a_game_to_its_end_and_count_every_move(tmp_path: Path) -> None:
    statistics, lobby = Statistics(), Lobby()
    with real_server(tmp_path) as server:
        places = [lobby.place(partial(open_table, server)) for _ in range(GUESTS_A_TABLE)]
        assert len({place.table for place in places}) == 1
        assert [place.token is None for place in places] == [False] * PLAYERS + [True]
        company = guests(server, places, statistics)
        assert lobby.place(partial(open_table, server)).table != places[0].table
    assert all(guest.is_over for guest in company)
    assert statistics.failed == []
    assert statistics.done["welcome"] == GUESTS_A_TABLE
    assert statistics.done["move"] > 50


def test_a_guest_who_finds_nobody_tries_again_and_then_gives_up() -> None:
    statistics = Statistics()
    guest = Guest("http://127.0.0.1:1", Place("none", None), statistics.tell, float, random.Random(1), again_s=0)
    with pytest.raises(ConnectionRefusedError):
        guest.stay()
    assert len(statistics.failed) == TRIES


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("http://127.0.0.1:8000", True),
        ("http://localhost:8000", True),
        ("http://[::1]:8000", True),
        ("https://abbey.example.org", False),
        ("http://10.0.0.1:8000", False),
        ("http://127.0.0.1.example.org", False),
        ("http://localhost@abbey.example.org", False),
        ("", False),
    ],
)
def test_only_a_house_on_this_machine_is_taken_for_ours(host: str, ours: bool) -> None:
    assert is_ours(host) == ours
