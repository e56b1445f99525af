"""Tests that time in which the store cannot be written runs nobody's clock, whether or not the server goes on."""

import asyncio
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest

from abbey.rules.names import SEATS
from abbey.server import Settings
from abbey.server import room as room_module
from abbey.server.house import House
from abbey.server.limits import Backlog
from abbey.server.live.connection import Connection
from abbey.server.room import Room
from abbey.server.store import SqliteStore
from abbey.table import commands
from abbey.table.events import CalledOff
from abbey.table.store import Downtime, StoreError
from tests.server.club import NOW
from tests.server.test_bots import until
from tests.server.test_downtime import CLOCK_S, deadline_at, timed_table

pytestmark = pytest.mark.anyio
LATER = NOW + 10_000


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Disk(SqliteStore):
    """Can be full: then nothing is written, and all that was written before can be read."""

    is_full = False
    refused = 0

    def _refuse_if_full(self) -> None:
        if self.is_full:
            self.refused += 1
            raise StoreError("The disk is full.")

    async def append(self, table: str, after: int, events: Sequence[bytes], *, over: bool = False) -> None:
        self._refuse_if_full()
        await super().append(table, after, events, over=over)

    async def note_start(self, at: float) -> list[Downtime]:
        self._refuse_if_full()
        return await super().note_start(at)

    async def note_recovery(self, at: float) -> list[Downtime]:
        self._refuse_if_full()
        return await super().note_recovery(at)

    async def beat(self, at: float) -> None:
        self._refuse_if_full()
        await super().beat(at)


class Server:
    """Serves the tables of one folder by a clock that the test sets."""

    def __init__(self, folder: Path, at: float) -> None:
        self.disk = Disk(folder / "abbey.sqlite")
        self.at = at
        self.house = House(self.disk, Settings(pace_s=0), lambda: self.at)


def vote_deadline(room: Room) -> float | None:
    return room.table.vote.deadline if room.table.vote else None


async def stopped(folder: Path) -> str:
    """Begin a table with clocks, and stop the server; return the table's id."""
    server = Server(folder, NOW)
    table = await timed_table(server.house)
    await server.house.close()
    return table


async def test_a_start_that_is_noted_late_stops_the_clocks_of_tables_that_were_read_before(tmp_path: Path) -> None:
    table = await stopped(tmp_path)
    server = Server(tmp_path, LATER)
    server.disk.is_full = True
    room = await server.house.room(table)  # it can be looked at
    await until(lambda: server.disk.refused > 2)  # the clock has run out: that waits until the past is known
    server.disk.is_full = False
    await server.house._pulse.beat()
    await until(lambda: room.table.deadline == LATER + CLOCK_S)
    assert not any(seat.bot for seat in room.table.seats)
    await server.house.close()


async def test_no_clock_runs_while_nothing_can_be_written(tmp_path: Path) -> None:
    server = Server(tmp_path, NOW)
    table = await timed_table(server.house)
    await server.house._pulse.beat()
    server.disk.is_full, server.at = True, LATER
    room = await server.house.room(table)
    room.wake()  # its clock has run out
    await until(lambda: server.disk.refused > 2)
    server.disk.is_full = False
    await until(lambda: room.table.deadline == LATER + CLOCK_S)
    assert not any(seat.bot for seat in room.table.seats)
    await server.house.close()


async def test_a_store_that_fails_is_in_the_log_once_however_many_tables_wait_for_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    server = Server(tmp_path, NOW)
    tables = [await timed_table(server.house) for _ in range(5)]
    server.disk.is_full, server.at = True, LATER
    for table in tables:
        (await server.house.room(table)).wake()  # its clock has run out
    await until(lambda: server.disk.refused > 2 * len(tables))
    assert [record.getMessage() for record in caplog.records] == ["the store fails: The disk is full."]
    server.disk.is_full = False
    await server.house.close()


async def test_an_outage_is_taken_off_the_clocks_of_all_tables_before_they_run_out(tmp_path: Path) -> None:
    server = Server(tmp_path, NOW)
    tables = [await timed_table(server.house) for _ in range(3)]
    await server.house._pulse.beat()
    server.disk.is_full, server.at = True, NOW + CLOCK_S - 1
    await server.house._pulse.beat()
    server.disk.is_full = False
    await server.house._pulse.beat()
    rooms = [await server.house.room(table) for table in tables]
    await until(lambda: all(room.table.deadline == server.at + CLOCK_S for room in rooms))
    await server.house.close()


async def test_a_vote_does_not_end_by_time_in_which_nobody_could_answer(tmp_path: Path) -> None:
    server = Server(tmp_path, NOW)
    table = await timed_table(server.house)
    room = await server.house.room(table)
    for seat in (SEATS[0], SEATS[1]):  # both are there, so only time can end the vote
        room.enter(Connection(seat, Backlog(10**6, 10**6, 10**6), 0, lambda _: True))
    await room.act(lambda table, at: commands.call_off(table, SEATS[0], frozenset(), at))
    before = vote_deadline(room)
    assert before is not None
    await server.house._pulse.beat()
    server.disk.is_full, server.at = True, LATER
    room.wake()
    await until(lambda: server.disk.refused > 2)
    server.disk.is_full = False
    await until(lambda: vote_deadline(room) != before)
    assert vote_deadline(room) == before + LATER - NOW
    await server.house.close()


async def test_a_moment_in_which_nothing_could_be_written_stops_no_clock(tmp_path: Path) -> None:
    server = Server(tmp_path, NOW)
    table = await timed_table(server.house)
    await server.house._pulse.beat()
    server.disk.is_full = True
    await server.house._pulse.beat()
    server.disk.is_full, server.at = False, NOW + 5
    await server.house._pulse.beat()
    assert await deadline_at(server.house, table) == NOW + CLOCK_S
    await server.house.close()


async def test_the_same_players_get_one_new_table_though_the_store_fails_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room_module, "RETRY_S", 0.01)
    server = Server(tmp_path, NOW)
    room = await server.house.room(await timed_table(server.house))
    await room.act(lambda _, at: CalledOff(at))
    for seat in (SEATS[0], SEATS[1]):
        await room.act(partial(lambda seat, table, at: commands.want_again(table, seat, at), seat))
    server.disk.is_full = True  # the new table is on its way to the disk, and can be found from the old one only later
    await until(lambda: server.disk.refused > 2)
    server.disk.is_full = False
    await until(lambda: room.table.followed_by is not None)
    assert len(await server.disk.catalogue()) == 2
    await server.house.close()


async def test_however_often_a_room_is_woken_it_waits_once_for_a_store_that_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Server(tmp_path, NOW)
    room = await server.house.room(await timed_table(server.house))
    await room.act(lambda table, at: commands.call_off(table, SEATS[0], frozenset(), at))
    await server.house._pulse.beat()
    monkeypatch.setattr(room_module, "RETRY_S", 3600.0)
    server.disk.is_full, server.at = True, LATER
    for _ in range(10):
        room.wake()  # a clock and a vote have run out
        await asyncio.sleep(0.01)
    await until(lambda: server.disk.refused > 1)
    assert server.disk.refused == 2
    await server.house.close()


async def test_what_is_wanted_while_a_room_does_it_is_done_once_more(tmp_path: Path) -> None:
    server = Server(tmp_path, NOW)
    room = await server.house.room(await timed_table(server.house))
    begun: list[str] = []
    may_end = asyncio.Event()

    async def resume() -> None:
        begun.append("resume")
        await may_end.wait()

    for _ in range(3):
        room._do("downtime", resume)
        await asyncio.sleep(0.01)
    may_end.set()
    await until(lambda: not room._chores)
    assert begun == ["resume"] * 2
    await server.house.close()
