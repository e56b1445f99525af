"""Tests `abbey admin` on tables that this version cannot read: they hide no others, and nothing quotes them."""

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import pytest

from abbey.rules import word_of
from abbey.rules.names import SEATS
from abbey.server.store import SqliteStore
from abbey.table import write_event
from abbey.table.events import Chair, Event, Opened, Played, Started
from tests.cli.terminal import abbey, is_refused
from tests.insight.test_statistics import finished

OPENED = Opened(at=2.0, chairs=[Chair("person", "Anna", key="k"), Chair("bot", "Odo", "random")])
OF_THE_FUTURE = b'{"type": "blessed", "at": 3.0, "seat": 0, "words": "red 3"}'
OF_THE_FUTURE_IN_A_KNOWN_KIND = b'{"type": "vote-called", "at": 3.0, "seat": 0, "about": "red 3"}'
DECIDED_OTHERWISE = write_event(Played(3.0, SEATS[0], "red 3"))
NO_EVENT = b"red 3"


def keep(**tables: list[bytes]) -> None:
    async def kept() -> None:
        store = SqliteStore(Path("house/abbey.sqlite"))
        for name, bodies in tables.items():
            await store.create(name, bodies[:1])
            await store.append(name, 1, bodies[1:], over=name.startswith("over"))
        await store.close()

    asyncio.run(kept())


def story(*more: bytes) -> list[bytes]:
    return [write_event(OPENED), write_event(Started(2.0, bytes(32), bytes(16))), *more]


def admin(*words: str) -> str:
    done = abbey("admin", *words, "--data", "house")
    assert done.exit_code == 0, done.output
    return done.stdout


def listed(*words: str) -> Any:
    return json.loads(admin(*words, "--json"))


@pytest.mark.parametrize(
    ("body", "state"),
    [
        (OF_THE_FUTURE, "newer"),
        (OF_THE_FUTURE_IN_A_KNOWN_KIND, "newer"),
        (DECIDED_OTHERWISE, "unreadable"),
        (NO_EVENT, "unreadable"),
    ],
)
def test_such_a_table_is_listed_among_others_and_can_be_deleted(
    body: bytes, state: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    keep(good=story(), bad=story(body))
    lines = [(line["id"], line["stage"], line["opened_at"], line["events"]) for line in listed("list")]
    assert lines == [("bad", state, 2.0, 0), ("good", "playing", 2.0, lines[1][3])]
    assert [line["id"] for line in listed("list", "--state", state)] == ["bad"]
    assert state in admin("list")
    for words in (("show", "bad"), ("close", "bad", "--why", "x"), ("export", "bad", "x.abbey")):
        done = abbey("admin", *words, "--data", "house")
        assert is_refused(done), done.output
        assert "red 3" not in done.output
    admin("delete", "bad", "--yes", "--why", "Nobody can play there.")
    assert [line["id"] for line in listed("list")] == ["good"]
    assert "red 3" not in admin("audit") + str([vars(record) for record in caplog.records])


def test_a_table_without_even_a_beginning_is_listed() -> None:
    keep(bad=[NO_EVENT])
    assert [(line["stage"], line["opened_at"]) for line in listed("list")] == [("unreadable", 0.0)]


@pytest.mark.parametrize("body", [OF_THE_FUTURE, OF_THE_FUTURE_IN_A_KNOWN_KIND, NO_EVENT])
def test_statistics_leave_such_a_table_out(body: bytes) -> None:
    game = finished(3, 1)
    chairs = [Chair("person", "Anna", key="k"), *[Chair("bot", f"Bot {n}", "random") for n in range(2)]]
    events: list[Event] = [Opened(at=1.0, chairs=chairs), Started(1.0, game.deal.seed, game.deal.salt)]
    events += [Played(2.0, seat, word_of(action)) for seat, action in game.actions]
    bodies = [write_event(event) for event in events]
    keep(over1=bodies, over2=[*bodies, body])
    assert listed("stats")["games"] == 1
