"""Tests which bots a server offers, what the web may ask for, and that programs come and go with their tables."""

import asyncio
import logging
import shlex
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import ClassVar

import pytest
from starlette.testclient import TestClient

from abbey.bots import BOTS, RandomBot, add_bot
from abbey.bots.external import Program
from abbey.rules import Action, Stream, View
from abbey.rules.names import NOBODY, SEATS
from abbey.server import Settings
from abbey.server.house import House
from abbey.server.limits import Backlog
from abbey.server.live.connection import Connection
from abbey.server.room import Room
from abbey.server.store import SqliteStore
from abbey.server.stored_opening import dealt
from abbey.table import commands
from abbey.wire.messages import Chair, Opening
from tests.bots.pilgrims import install
from tests.bots.test_external import gone
from tests.server.club import Clumsy, opened, seated

TOWER = """
import json, os, sys, time
with open({path!r}, "a") as pids:
    print(os.getpid(), file=pids)
for line in sys.stdin:
    asked = json.loads(line)
    if {hangs}:
        time.sleep(600)
    print(json.dumps({{"question": asked["question"], "action": asked["view"]["legal"][-1]}}), flush=True)
time.sleep(600)
"""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def pids(tmp_path: Path) -> Iterator[Path]:
    """Offer the program `tower`, which does not leave by itself, and yield a file of the ids of its processes."""
    path = tmp_path / "pids"
    offer("tower", tmp_path, path, hangs=False)
    yield path
    for name in ("tower", "stuck"):
        BOTS.pop(name, None)


def offer(name: str, folder: Path, pids: Path, *, hangs: bool) -> None:
    source = folder / f"{name}.py"
    source.write_text(TOWER.format(path=str(pids), hangs=hangs), encoding="utf-8")
    add_bot(name, f"exec:{shlex.quote(sys.executable)} {source}")


def started(pids: Path) -> list[int]:
    return [int(line) for line in pids.read_text(encoding="utf-8").split()] if pids.exists() else []


def house_in(folder: Path) -> House:
    return House(SqliteStore(folder / "abbey.sqlite"), Settings(pace_s=0.001), lambda: 0.0)


async def table_with(house: House, bot: str) -> Room:
    """Open a table of Anna against three bots; whoever begins, Anna's place is soon taken too."""
    room, _ = await house.open(Opening([Chair("here", "Anna"), *[Chair("bot", bot=bot)] * 3], start=True))
    await room.act(lambda table, at: commands.leave(table, SEATS[0], "random", at))
    return room


async def until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not done():
            await asyncio.sleep(0.01)


@pytest.mark.anyio
async def test_a_program_plays_to_the_end_and_leaves_with_the_table(tmp_path: Path, pids: Path) -> None:
    house = house_in(tmp_path)
    room = await table_with(house, "tower")
    await until(lambda: room.table.is_over)
    assert len(started(pids)) == 3
    assert await asyncio.to_thread(gone, started(pids))
    await house.close()


@pytest.mark.anyio
async def test_a_program_that_hangs_goes_when_the_house_closes(tmp_path: Path, pids: Path) -> None:
    offer("stuck", tmp_path, pids, hangs=True)
    house = house_in(tmp_path)
    await table_with(house, "stuck")
    await until(lambda: bool(started(pids)))
    await house.close()
    assert await asyncio.to_thread(gone, started(pids))


@pytest.mark.anyio
async def test_a_program_that_hangs_holds_up_no_other_table(tmp_path: Path, pids: Path) -> None:
    offer("stuck", tmp_path, pids, hangs=True)
    house = house_in(tmp_path)
    for _ in range(3):
        await table_with(house, "stuck")
    await until(lambda: len(started(pids)) >= 3)
    other = await table_with(house, "random")
    await until(lambda: other.table.is_over)
    await house.close()
    assert await asyncio.to_thread(gone, started(pids))


@pytest.mark.parametrize("kind", ["clumsy", "mute", "random"])
def test_players_are_told_when_chance_chooses_for_a_bot(
    client: TestClient, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "clumsy", Clumsy)
    monkeypatch.setitem(BOTS, "mute", partial(Program, [sys.executable, "-c", "pass"]))
    chairs = [{"kind": "here", "name": "Anna"}, {"kind": "bot", "bot": kind, "name": "Berengar"}]
    opened = client.post("/api/tables", json={"chairs": chairs, "start": True}).json()
    with seated(client, opened["table"]["id"], opened["keys"][0]["token"]) as anna:
        while not anna.own["legal"]:
            anna.hear()
        while anna.own["legal"]:
            anna.plays()
        told = anna.told[-1] if anna.told[-1]["entry"]["seat"] == 1 else anna.hears("update")
        assert told["entry"]["seat"] == 1
        assert told.get("news", {}).get("id") == (None if kind == "random" else "news-left-to-chance")


@pytest.mark.usefixtures("pids")
def test_the_web_offers_names_and_never_a_command(client: TestClient) -> None:
    assert {"random", "tower"} <= {bot["name"] for bot in client.get("/api/bots").json()}
    for kind in ("exec:touch x", "random:x=1", "tests.testing.canaries:Gropes", "tower:limit_s=99", "nobody", ""):
        chairs = [{"kind": "here", "name": "Anna"}, {"kind": "bot", "bot": kind}]
        assert client.post("/api/tables", json={"chairs": chairs}).json()["code"] == "unknown-bot", kind


def test_bots_of_installed_packages_are_offered_and_broken_ones_are_not(
    client: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "site").mkdir()
    install(tmp_path / "site")
    monkeypatch.syspath_prepend(tmp_path / "site")
    offered = [bot["name"] for bot in client.get("/api/bots").json()]
    assert "pilgrim" in offered
    assert not {"lost", "fallen"} & set(offered)
    chairs = [{"kind": "here", "name": "Anna"}, {"kind": "bot", "bot": "pilgrim"}]
    assert client.post("/api/tables", json={"chairs": chairs, "start": True}).status_code == 201


def test_the_host_of_a_table_cannot_seat_a_command_later(client: TestClient) -> None:
    table, (token,) = opened(client, "Anna", "open")
    with seated(client, table, token) as anna:
        anna.is_refused("unknown-bot", type="place", seat=1, bot="exec:touch x")


@pytest.mark.anyio
async def test_a_table_outlives_a_bot_that_is_no_longer_offered(
    tmp_path: Path, pids: Path, caplog: pytest.LogCaptureFixture
) -> None:
    house = house_in(tmp_path)
    room, _ = await house.open(Opening([Chair("here", "Anna"), *[Chair("bot", bot="tower")] * 3]))
    await house.close()
    del BOTS["tower"]
    house = house_in(tmp_path)
    room = await house.room(room.table.id)
    with caplog.at_level(logging.WARNING):
        await room.act(lambda table, at: dealt(table, SEATS[0], frozenset(), at))
        await room.act(lambda table, at: commands.leave(table, SEATS[0], "random", at))
        await until(lambda: room.table.is_over)
    assert caplog.text.count("There is no bot called 'tower'") == 3
    assert not started(pids)
    await house.close()


class Slow(RandomBot):
    """Takes its time, and is written down when it begins to think."""

    begun: ClassVar[list[str]] = []

    def choose(self, view: View, rng: Stream) -> Action:
        self.begun.append("slow")
        time.sleep(0.01)
        return super().choose(view, rng)


class Watched(Slow):
    """Is written down too, and takes no time."""

    def choose(self, view: View, rng: Stream) -> Action:
        self.begun.append("watched")
        return RandomBot.choose(self, view, rng)


@pytest.mark.anyio
async def test_bots_of_many_tables_that_nobody_looks_at_keep_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is counted how many thoughts were begun between a question and its turn: how fast the disk is says nothing."""
    for name, bot in (("slow", Slow), ("watched", Watched)):
        monkeypatch.setitem(BOTS, name, bot)
    monkeypatch.setattr(Slow, "begun", [])
    house = House(SqliteStore(tmp_path / "abbey.sqlite"), Settings(pace_s=0, stand_in="slow"), lambda: 0.0)
    for _ in range(20):
        await table_with(house, "slow")
    one = await table_with(house, "watched")

    def hear(_text: str) -> bool:
        Slow.begun.append("told")  # and the next is asked
        return True

    one.enter(Connection(NOBODY, Backlog(10**6, 10**6, 10**6), slot=7, send=hear))
    await until(lambda: Slow.begun.count("watched") >= 30)
    await house.close()
    assert sum(waits(Slow.begun)) < 30 * 10  # and not 30 * 20


def waits(begun: list[str]) -> Iterator[int]:
    """Yield for each turn of a watched bot how many slow ones had theirs since it was last told something."""
    waited = 0
    for what in begun[begun.index("told") :]:
        if what == "watched":
            yield waited
        waited = 0 if what == "told" else waited + (what == "slow")


LIKE_SEVERIN = "S\N{CYRILLIC SMALL LETTER IE}verin"  # the first name that a bot is given


def test_bots_get_names_that_look_like_nobodys(client: TestClient) -> None:
    table, (token,) = opened(client, LIKE_SEVERIN, "bot", "open")
    with seated(client, table, token) as one:
        one.send(type="place", seat=2, bot="random")
        names = [seat["name"] for seat in one.hears("update")["table"]["seats"]]
    assert names[0] == LIKE_SEVERIN
    assert "Severin" not in names
    assert len(set(names)) == 3
