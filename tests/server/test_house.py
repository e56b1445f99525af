"""Tests looking after many tables: bots' manners, failing disks, idle rooms."""

import asyncio
import logging
from collections.abc import Sequence
from pathlib import Path

import pytest

from abbey.bots import BOTS, RandomBot
from abbey.rules import Action, Deal, Game, Note, Stream, View, owing
from abbey.rules.names import NOBODY, SEATS
from abbey.server import Settings
from abbey.server.bot_pool import BotPool, TableBot, beats_of
from abbey.server.house import COUNTED_AFTER, House
from abbey.server.keys import sign_of
from abbey.server.limits import Backlog
from abbey.server.live.connection import Connection
from abbey.server.metrics import Count
from abbey.server.settings import Limits
from abbey.server.shard import Shard
from abbey.server.store import SqliteStore
from abbey.table import Refusal, Table, commands, read_event, write_event
from abbey.table.events import Played, Spoken
from abbey.table.store import ConflictError, StoreError
from abbey.wire.messages import Chair, Opening
from tests.server.club import Clumsy

GATHERING = Opening([Chair("here", "Anna"), Chair("open")])
PLAY_NOW = Opening([Chair("here", "Anna"), Chair("bot", bot="random"), Chair("bot", bot="random")], start=True)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class FullDisk(SqliteStore):
    """Refuses the first appends, like a disk that is full for a while."""

    failures = 3

    async def append(self, table: str, after: int, events: Sequence[bytes], *, over: bool = False) -> None:
        if self.failures:
            self.failures -= 1
            raise StoreError("The disk is full.")
        await super().append(table, after, events, over=over)


class Contested(SqliteStore):
    """Says that somebody else was first, though nobody was."""

    async def append(self, table: str, after: int, events: Sequence[bytes], *, over: bool = False) -> None:
        raise ConflictError(f"{table} {after} {len(events)} {over}")


class Interfered(SqliteStore):
    """Lets somebody else speak before the first append."""

    is_first = True

    async def append(self, table: str, after: int, events: Sequence[bytes], *, over: bool = False) -> None:
        if self.is_first:
            self.is_first = False
            await super().append(table, after, [write_event(Spoken(0.0, SEATS[0], "Anna", "I was first."))])
        await super().append(table, after, events, over=over)


def house_in(folder: Path, store: type[SqliteStore] = SqliteStore, idle_s: float = 60) -> House:
    return House(store(folder / "abbey.sqlite"), Settings(pace_s=0.001, idle_s=idle_s), lambda: 0.0)


async def bots_done(house: House, table: str) -> None:
    """Wait until Anna is asked."""
    room = await house.room(table)
    while room.table.thinking:
        await asyncio.sleep(0.01)


@pytest.mark.anyio
async def test_bots_go_on_when_the_disk_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("abbey.server.room.RETRY_S", 0.01)
    house = house_in(tmp_path, FullDisk)
    room, _ = await house.open(PLAY_NOW)
    await asyncio.wait_for(bots_done(house, room.table.id), 20)
    assert room.table.owing == (0,)
    await house.close()


class Watched(SqliteStore):
    """Remembers how many events each append had, and whether it said that the game is over."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.appends: list[tuple[int, bool]] = []

    async def append(self, table: str, after: int, events: Sequence[bytes], *, over: bool = False) -> None:
        self.appends.append((len(events), over))
        await super().append(table, after, events, over=over)


@pytest.mark.anyio
async def test_a_conflict_with_nobody_is_a_fault_and_not_tried_for_ever(tmp_path: Path) -> None:
    house = house_in(tmp_path, Contested)
    room, _ = await house.open(Opening([Chair("here", "Anna"), Chair("open")]))
    with pytest.raises(ConflictError):
        await asyncio.wait_for(room.act(lambda table, at: commands.speak(table, SEATS[0], "Hello!", at)), 20)
    await house.close()


@pytest.mark.anyio
async def test_whoever_was_second_sees_what_the_first_did_and_decides_again(tmp_path: Path) -> None:
    house = house_in(tmp_path, Interfered)
    room, _ = await house.open(Opening([Chair("here", "Anna"), Chair("open")]))
    seen: list[int] = []

    def speak(table: Table, at: float) -> Spoken:
        seen.append(len(table.chat))
        return commands.speak(table, SEATS[0], "I was second.", at)

    await room.act(speak)
    assert seen == [0, 1]
    assert [remark.text for remark in room.table.chat] == ["I was first.", "I was second."]
    await house.close()


@pytest.mark.anyio
async def test_a_house_knows_how_many_events_a_table_has_that_is_in_memory(tmp_path: Path) -> None:
    house = house_in(tmp_path)
    room, _ = await house.open(Opening([Chair("here", "Anna"), Chair("open")]))
    await room.act(lambda table, at: commands.speak(table, SEATS[0], "Hello!", at))
    assert house.event_count(room.table.id) == len(await house._store.read(room.table.id))
    assert house.event_count("another") is None
    await house.close()


@pytest.mark.anyio
async def test_the_end_of_a_game_is_stored_with_its_last_event(tmp_path: Path) -> None:
    store = Watched(tmp_path / "abbey.sqlite")
    house = House(store, Settings(pace_s=0), lambda: 0.0)
    room, _ = await house.open(PLAY_NOW)
    await room.act(lambda table, at: commands.leave(table, SEATS[0], "random", at))
    async with asyncio.timeout(60):
        while not room.table.is_over:
            await asyncio.sleep(0.01)
    await room.act(lambda table, at: commands.speak(table, SEATS[0], "Pax", at))
    *before, last, remark = store.appends
    assert (last, remark) == ((1, True), (1, False))
    assert set(before) == {(1, False)}
    assert await store.unfinished() == []
    await house.close()


class SlowDisk(SqliteStore):
    """Holds each append back until it is let go."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.reached, self.let_go = asyncio.Event(), asyncio.Event()

    async def append(self, table: str, after: int, events: Sequence[bytes], *, over: bool = False) -> None:
        self.reached.set()
        await self.let_go.wait()
        await super().append(table, after, events, over=over)


@pytest.mark.anyio
async def test_whoever_hangs_up_in_the_middle_of_a_decision_leaves_the_table_in_order(tmp_path: Path) -> None:
    store = SlowDisk(tmp_path / "abbey.sqlite")
    house = House(store, Settings(pace_s=0.001), lambda: 0.0)
    room, _ = await house.open(Opening([Chair("here", "Anna"), Chair("here", "Bela")]))
    speaking = room.act(lambda table, at: commands.speak(table, SEATS[0], "Pax", at))
    await store.reached.wait()
    speaking.cancel()
    await asyncio.gather(speaking, return_exceptions=True)
    store.let_go.set()
    await room.act(lambda table, at: commands.speak(table, SEATS[1], "Et tecum", at))
    assert [remark.text for remark in room.table.chat] == ["Pax", "Et tecum"]
    assert len(await store.read(room.table.id)) == room.table.event_count
    await house.close()


@pytest.mark.anyio
async def test_no_bot_is_asked_any_more_when_the_house_closes_in_the_middle_of_a_decision(tmp_path: Path) -> None:
    before = asyncio.all_tasks()
    store = SlowDisk(tmp_path / "abbey.sqlite")
    house = House(store, Settings(pace_s=0.001), lambda: 0.0)
    room, _ = await house.open(PLAY_NOW)
    leaving = room.act(lambda table, at: commands.leave(table, SEATS[0], "random", at))  # then only bots are asked
    await store.reached.wait()
    closing = asyncio.create_task(house.close())
    await asyncio.sleep(0)
    store.let_go.set()
    await asyncio.gather(leaving, closing)
    assert room.table.thinking
    assert asyncio.all_tasks() == before


@pytest.mark.anyio
async def test_a_table_that_was_opened_just_now_is_closed_with_the_house(tmp_path: Path) -> None:
    before = asyncio.all_tasks()
    house = house_in(tmp_path)
    await house.open(PLAY_NOW)
    await house.close()
    assert asyncio.all_tasks() == before


@pytest.mark.anyio
async def test_decisions_are_made_in_the_order_they_came_and_not_for_whoever_hung_up_before(tmp_path: Path) -> None:
    store = SlowDisk(tmp_path / "abbey.sqlite")
    house = House(store, Settings(pace_s=0.001), lambda: 0.0)
    room, _ = await house.open(Opening([Chair("here", "Anna"), Chair("here", "Bela")]))

    def say(text: str) -> asyncio.Future[None]:
        return room.act(lambda table, at: commands.speak(table, SEATS[0], text, at))

    first, second, third = say("Pax"), say("Et tecum"), say("Amen")
    await store.reached.wait()
    assert list(room.table.chat) == []
    second.cancel()
    store.let_go.set()
    await asyncio.gather(first, third)
    assert [remark.text for remark in room.table.chat] == ["Pax", "Amen"]
    await house.close()


@pytest.mark.anyio
async def test_a_bot_that_fails_forfeits_its_choice_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(BOTS, "clumsy", Clumsy)
    house = house_in(tmp_path)
    bots = [Chair("bot", bot="clumsy")] * 3
    with caplog.at_level(logging.WARNING):
        room, _ = await house.open(Opening([Chair("here", "Anna"), *bots], start=True))
        await asyncio.wait_for(bots_done(house, room.table.id), 20)
    assert room.table.game
    failed = [record for record in caplog.records if "clumsy" in record.message]
    assert len(failed) == len(room.table.game.actions)
    assert not [record for record in failed if "hand" in record.message], "a log must not tell what a bot holds"
    await house.close()


class Deaf(RandomBot):
    """Fails when it is told something."""

    def observe(self, notes: list[Note]) -> None:
        raise RuntimeError(f"hand: {notes!r}")


@pytest.mark.anyio
async def test_a_bot_that_fails_to_hear_still_chooses_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(BOTS, "deaf", Deaf)
    store = SqliteStore(tmp_path / "abbey.sqlite")
    house = House(store, Settings(pace_s=0), lambda: 0.0)
    with caplog.at_level(logging.WARNING):
        room, _ = await house.open(Opening([Chair("here", "Anna"), *[Chair("bot", bot="deaf")] * 3], start=True))
        await room.act(lambda table, at: commands.leave(table, SEATS[0], "random", at))
        async with asyncio.timeout(60):
            while not room.table.is_over:
                await asyncio.sleep(0.01)
    assert "the deaf bot on seat 1 failed to observe (RuntimeError)" in caplog.text
    assert "hand" not in caplog.text
    events = [read_event(body) for body in await store.read(room.table.id)]
    assert not [event for event in events if isinstance(event, Played) and event.by_chance]
    await house.close()


@pytest.mark.parametrize("pace_s", [0.1, 0.5])
def test_how_long_a_bot_thought_does_not_show_within_a_beat(pace_s: float) -> None:
    assert {beats_of(pace_s * part / 10, pace_s) for part in range(11)} == {1}
    assert beats_of(pace_s * 1.01, pace_s) == 2


class Watch:
    """Goes on only when somebody thinks or rests, so that the rest of the machine does not count."""

    def __init__(self, *thoughts: float) -> None:
        self.now = 0.0
        self._thoughts = iter(thoughts)

    def think(self) -> None:
        self.now += next(self._thoughts, 0.0)

    async def rest(self, seconds: float) -> None:
        self.now += seconds


@pytest.mark.anyio
async def test_a_quick_thought_is_told_as_late_as_the_slowest_one(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch(0.25)  # for the first decision, and nothing for the others

    class Moody(RandomBot):
        def choose(self, view: View, rng: Stream) -> Action:
            watch.think()
            return super().choose(view, rng)

    monkeypatch.setitem(BOTS, "moody", Moody)
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: watch.now)
    monkeypatch.setattr("abbey.server.bot_pool.asyncio.sleep", watch.rest)
    pool, game = BotPool(0.1), Game(Deal.numbered(2, 1))
    seat = owing(game.position)[0]
    told = []
    for _ in range(3):
        began = watch.now
        await pool.decision(TableBot("moody", seat, bytes(32)), game)
        told.append(watch.now - began)
    pool.close()
    assert told == pytest.approx([0.3] * 3)


@pytest.mark.anyio
async def test_a_table_that_nobody_looks_at_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    house = house_in(tmp_path, idle_s=0)
    room, _ = await house.open(PLAY_NOW)
    await bots_done(house, room.table.id)
    await asyncio.sleep(0.01)
    assert house.metrics.total(Count.ROOMS) == 1
    house.sweep()
    assert house.metrics.total(Count.ROOMS) == 0
    again = await house.room(room.table.id)
    assert again is not room
    assert again.table.game
    assert room.table.game
    assert again.table.game.position == room.table.game.position
    await house.close()


@pytest.mark.anyio
async def test_whoever_asks_for_many_tables_wakes_only_so_many_at_once(tmp_path: Path) -> None:
    limits = Limits(body_s=0.01)
    settings = Settings(pace_s=0, hello_s=0.01, idle_tables=30, limits=limits)
    house = House(SqliteStore(tmp_path / "abbey.sqlite"), settings, lambda: 0.0)
    rooms = [(await house.open(GATHERING))[0] for _ in range(COUNTED_AFTER + 40)]
    rooms[0].enter(Connection(NOBODY, Backlog(10**6, 10**6, 10**6), slot=7, send=lambda _text: True))
    house.sweep()
    await asyncio.sleep(0.1)
    for _ in range(COUNTED_AFTER):
        with pytest.raises(Refusal):
            await house.room("nowhere")
    assert house.metrics.total(Count.ROOMS) == 30 + 1
    assert await house.room(rooms[0].table.id) is rooms[0], "somebody looks on there"
    assert await house.room(rooms[-1].table.id) is rooms[-1], "it was used last"
    assert await house.room(rooms[1].table.id) is not rooms[1]
    await house.close()


@pytest.mark.anyio
async def test_a_worker_has_its_own_tables_and_no_others(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "abbey.sqlite")
    shares = [Shard(number, 2) for number in range(2)]
    houses = [House(store, Settings(pace_s=0.001), lambda: 0.0, shard) for shard in shares]
    rooms = [(await house.open(PLAY_NOW))[0] for house in houses]
    assert await houses[0].room(rooms[0].table.id) is rooms[0]
    with pytest.raises(Refusal, match="no table at this address"):
        await houses[0].room(rooms[1].table.id)
    await houses[1].wake_all()
    assert houses[1].metrics.total(Count.ROOMS) == 1
    await asyncio.gather(*(house.close() for house in houses))


@pytest.mark.anyio
async def test_a_table_that_cannot_be_read_stops_no_other(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = SqliteStore(tmp_path / "abbey.sqlite")
    await store.create("broken", [b"this is no event"])
    house = House(store, Settings(pace_s=0.001), lambda: 0.0)
    room, _ = await house.open(PLAY_NOW)
    await house.wake_all()
    assert await house.room(room.table.id) is room
    assert f"{sign_of('broken')} is left to other versions: The table cannot be read (DecodeError)." in caplog.text
    assert "broken" not in caplog.text
    await house.close()
