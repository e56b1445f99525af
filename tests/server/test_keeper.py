"""Tests how long tables are kept: unused ones for a day, all others for as long as the host wants."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from abbey.rules import read_record
from abbey.rules.names import SEATS
from abbey.server import Settings
from abbey.server.house import House
from abbey.server.keeper import DAY_S, HOUR_S, Keeper
from abbey.server.shard import EVERYTHING, Shard
from abbey.server.store import SqliteStore
from abbey.table import Event, Refusal, commands
from abbey.table.events import Closed, Spoken
from abbey.table.store import ConflictError
from abbey.wire.messages import Chair, Opening
from tests.server.club import club, opened, seated
from tests.server.stored_games import bodies, called_off, played_game, waiting_for

GATHERING = Opening([Chair("here", "Anna"), Chair("open")])


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def no_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("abbey.server.keeper.REST_S", 0.0)


class Clock:
    """Goes as real time does, and can be put forward."""

    ahead_s = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead_s


class Counted(SqliteStore):
    """Counts how often tables are read."""

    reads = 0

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        self.reads += 1
        return await super().read(table, after)


class Kept:
    """Is a house with its keeper, its store and its clock."""

    def __init__(self, folder: Path, shard: Shard = EVERYTHING, **settings: Any) -> None:
        self.clock = Clock()
        self.store = Counted(folder / "abbey.sqlite")
        self.house = House(self.store, Settings(pace_s=0.001, idle_s=0, **settings), self.clock, shard)

    @property
    def keeper(self) -> Keeper:
        return self.house._keeper

    async def removed_after(self, seconds: float) -> dict[str, int]:
        """Let so much time go by, and sweep: first what nobody looks at leaves memory."""
        self.clock.ahead_s += seconds
        await asyncio.sleep(0)  # a table that was opened just now has its room then
        self.house.sweep()
        return {str(reason): count for reason, count in (await self.keeper.sweep()).items()}

    async def store_game(self, name: str, events: list[Event], *, is_over: bool) -> None:
        await self.store.create(name, bodies(events))
        if is_over:
            await self.store.append(name, len(events), [], over=True)

    async def tables(self) -> list[str]:
        return [entry.id for entry in await self.store.catalogue()]


@asynccontextmanager
async def kept(folder: Path, **settings: Any) -> AsyncIterator[Kept]:
    kept = Kept(folder, **settings)
    try:
        yield kept
    finally:
        await kept.house.close()


@pytest.mark.anyio
async def test_a_table_that_nobody_used_is_removed_after_a_day(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with kept(tmp_path) as it:
        room, _ = await it.house.open(GATHERING)
        assert await it.removed_after(23 * HOUR_S) == {}
        with caplog.at_level(logging.WARNING):
            assert await it.removed_after(2 * HOUR_S) == {"unused": 1}
        assert await it.tables() == []
        with pytest.raises(Refusal, match="no table at this address"):
            await it.house.room(room.table.id)
        assert b'abbey_tables_removed_total{reason="unused"} 1.0' in it.house.metrics.as_text()
        assert [record.message for record in caplog.records] == ["tables were removed"]
        assert room.table.id not in caplog.text


@pytest.mark.anyio
async def test_a_table_that_was_used_stays_and_is_not_read_again(tmp_path: Path) -> None:
    async with kept(tmp_path) as it:
        room, _ = await it.house.open(GATHERING)
        await room.act(lambda table, at: commands.speak(table, SEATS[0], "Good evening!", at))
        for _ in range(3):
            assert await it.removed_after(1000 * DAY_S) == {}
        assert await it.tables() == [room.table.id]
        assert it.store.reads == 1


@pytest.mark.anyio
async def test_a_table_in_memory_stays(tmp_path: Path) -> None:
    async with kept(tmp_path) as it:
        room, _ = await it.house.open(GATHERING)
        it.clock.ahead_s = 2 * DAY_S
        assert not await it.keeper.sweep()
        assert await it.house.room(room.table.id) is room


@pytest.mark.anyio
async def test_a_finished_game_stays_for_ever_unless_the_host_wants_otherwise(tmp_path: Path) -> None:
    async with kept(tmp_path) as it:
        await it.store_game("finished", called_off(1, it.clock()), is_over=True)
        assert await it.removed_after(1000 * DAY_S) == {}
    async with kept(tmp_path, finished_table_days=30) as it:
        assert await it.removed_after(29 * DAY_S) == {}
        assert await it.removed_after(2 * DAY_S) == {"finished": 1}
        assert await it.tables() == []


@pytest.mark.anyio
async def test_a_finished_game_is_in_the_archive_before_it_is_removed(tmp_path: Path) -> None:
    async with kept(tmp_path, finished_table_days=30, archive=str(tmp_path / "archive")) as it:
        games = {"whole": played_game(1, it.clock()), "called-off": called_off(2, it.clock())}
        for name, events in games.items():
            await it.store_game(name, events, is_over=True)
        assert await it.removed_after(31 * DAY_S) == {"finished": 2}
    for name, events in games.items():
        (file,) = tmp_path.glob(f"archive/*/abbey-{name}.abbey")
        game = read_record(file.read_text()).verify()
        assert len(game.actions) == sum("played" in str(body) for body in bodies(events))
        assert file.stat().st_mode & 0o777 == 0o600
    assert len(list(tmp_path.glob("archive/*/*"))) == 2


@pytest.mark.anyio
async def test_a_table_that_was_closed_before_its_game_began_leaves_no_record(tmp_path: Path) -> None:
    async with kept(tmp_path, finished_table_days=30, archive=str(tmp_path / "archive")) as it:
        at = it.clock()
        begun = played_game(1, at)[0]
        await it.store_game("closed", [begun, Spoken(at, SEATS[0], "Anna", "Hello!"), Closed(at, "spam")], is_over=True)
        assert await it.removed_after(31 * DAY_S) == {"finished": 1}
    assert not (tmp_path / "archive").exists()


@pytest.mark.anyio
async def test_what_the_archive_cannot_take_is_kept(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "archive").touch()
    async with kept(tmp_path, finished_table_days=30, archive=str(tmp_path / "archive")) as it:
        for name in ("one", "two"):
            await it.store_game(name, called_off(1, it.clock()), is_over=True)
        await it.house.open(GATHERING)
        assert await it.removed_after(31 * DAY_S) == {"unused": 1}
        assert await it.tables() == ["one", "two"]
        assert caplog.text.count("the archive cannot be written") == 1


@pytest.mark.anyio
async def test_a_game_under_other_rules_is_kept(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with kept(tmp_path, finished_table_days=30, archive=str(tmp_path / "archive")) as it:
        await it.store_game("old", called_off(1, it.clock()), is_over=True)
        monkeypatch.setattr("abbey.table.table.rules_digest", lambda: "others")
        assert await it.removed_after(31 * DAY_S) == {}
        assert await it.tables() == ["old"]
        assert "finished tables that cannot be replayed are kept (Refusal)" in caplog.text


@pytest.mark.anyio
async def test_an_abandoned_game_is_removed_only_where_the_host_wants_it(tmp_path: Path) -> None:
    async with kept(tmp_path) as it:
        await it.store_game("abandoned", waiting_for(0, 1, it.clock()), is_over=False)
        assert await it.removed_after(1000 * DAY_S) == {}
    async with kept(tmp_path, abandoned_table_days=100) as it:
        room, _ = await it.house.open(GATHERING)
        it.clock.ahead_s = 99 * DAY_S
        await room.act(lambda table, at: commands.speak(table, SEATS[0], "Still there?", at))
        assert await it.removed_after(2 * DAY_S) == {"abandoned": 1}
        assert await it.tables() == [room.table.id]
        assert await it.removed_after(100 * DAY_S) == {"abandoned": 1}


@pytest.mark.anyio
async def test_a_table_that_cannot_be_read_is_kept(tmp_path: Path) -> None:
    async with kept(tmp_path, finished_table_days=1, abandoned_table_days=1) as it:
        await it.store.create("broken", [b"this is no event"])
        assert await it.removed_after(2 * DAY_S) == {}
        assert await it.tables() == ["broken"]


@pytest.mark.anyio
async def test_a_worker_removes_its_own_tables_only(tmp_path: Path) -> None:
    async with kept(tmp_path, shard=Shard(0, 2)) as it:
        names = [f"table {number}" for number in range(10)]
        for name in names:
            await it.store_game(name, waiting_for(1, 1, it.clock())[:2], is_over=False)
        ours = [name for name in names if Shard(0, 2).holds(name)]
        assert 0 < len(ours) < len(names)
        assert await it.removed_after(2 * DAY_S) == {"unused": len(ours)}
        assert not set(await it.tables()) & set(ours)


class Slow(SqliteStore):
    """Holds a removal back until it is let go."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.reached, self.let_go = asyncio.Event(), asyncio.Event()

    async def remove(self, table: str, after: int, *, at_rest: bool = False) -> None:
        self.reached.set()
        await self.let_go.wait()
        await super().remove(table, after, at_rest=at_rest)


@pytest.mark.anyio
@pytest.mark.parametrize("goes_on", [True, False])
async def test_whoever_comes_during_a_removal_finds_the_table_whole_or_not_at_all(
    tmp_path: Path, goes_on: bool
) -> None:
    store = Slow(tmp_path / "abbey.sqlite")
    house = House(store, Settings(), lambda: time.time() + 2 * DAY_S)
    events = bodies(waiting_for(1, 1, time.time())[:2])
    await store.create("table", events)
    sweeping = asyncio.create_task(house._keeper.sweep())
    await store.reached.wait()
    coming = asyncio.create_task(house.room("table"))
    await asyncio.sleep(0.05)
    assert not coming.done()
    if goes_on:
        await store.append("table", len(events), bodies(waiting_for(1, 1, time.time())[2:3]))
    store.let_go.set()
    assert await sweeping == ({} if goes_on else {"unused": 1})
    if goes_on:
        assert (await coming).table.event_count == 3
    else:
        with pytest.raises(Refusal, match="no table at this address"):
            await coming
    await house.close()


# --- Somebody still looks at a table that is removed


@pytest.mark.parametrize("is_told", [True, False])
def test_whoever_looks_at_a_removed_table_is_told_and_shown_out(tmp_path: Path, is_told: bool) -> None:
    with club(tmp_path) as client:
        table, (anna, bela) = opened(client, "Anna", "Bela", start=True, mixed=False)
        house: House = client.app.state.house  # type: ignore[attr-defined]
        store = house._store
        with seated(client, table, anna) as first, seated(client, table, bela) as second:
            assert client.portal
            client.portal.call(store.remove, table, len(client.portal.call(store.read, table)))
            if is_told:
                client.portal.call(house.hear_of_events, table)
            else:
                first.send(type="say", text="Good evening!")
            for person in (first, second):
                assert person.hears("refused")["code"] == "no-such-table"
                with pytest.raises(WebSocketDisconnect) as closed:
                    person.hear()
                assert closed.value.code == 4004
        assert client.get(f"/api/tables/{table}").json()["code"] == "no-such-table"
        assert client.portal.call(store.read, table) == []


@pytest.mark.anyio
async def test_bots_of_a_removed_table_rest(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with kept(tmp_path) as it:
        room, _ = await it.house.open(Opening([Chair("here", "Anna"), *[Chair("bot", bot="random")] * 3], start=True))
        while True:
            try:
                await it.store.remove(room.table.id, len(await it.store.read(room.table.id)))
                break
            except ConflictError:
                continue
        with pytest.raises(Refusal, match="no table"):
            await room.act(lambda table, at: commands.speak(table, SEATS[0], "Is anybody there?", at))
        async with asyncio.timeout(20):
            while room._tasks or room._chores:
                await asyncio.sleep(0.01)
        assert not it.house._rooms
        assert await it.tables() == []
    assert not caplog.text
