"""Tests the process in which aids are made: who waits for it, what it keeps, how it fails, and how it ends."""

import asyncio
import gc
import os
import re
import weakref
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from abbey.insight.aids.aid_process import AidMaker
from abbey.insight.aids.aid_request import Aid, AidRequest
from abbey.insight.aids.mirror import mirror
from abbey.insight.aids.notebook import notebook
from abbey.insight.aids.public_follower import PublicFollower
from abbey.insight.aids.sight import sight_of
from abbey.insight.aids.turn_reasons import reasons
from abbey.rules import word_of
from abbey.rules.names import SEATS
from abbey.search import TurnSearch
from abbey.server import Settings, aid_desk, aid_runner
from abbey.server.aid_desk import Asker
from abbey.server.aid_runner import AidRunner
from abbey.server.house import House
from abbey.server.room import Room
from abbey.server.store import SqliteStore
from abbey.table import Refusal, commands
from abbey.table.agreed import Agreed
from abbey.table.events import CalledOff
from abbey.wire.codec import text_of
from abbey.wire.messages import Chair, Opening

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("plain")]

WAITING = 3
BROKEN: Aid = partial(reasons, seat=SEATS[4], monk="red", eyes="own")  # of a seat that a table of two does not have


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = House(SqliteStore(tmp_path / "abbey.sqlite"), Settings(), lambda: 0.0)
    yield house
    await house.close()


async def table_of(house: House, people: int = 2) -> Room:
    """Open a table of people who have agreed on all aids, with a game in play."""
    chairs = [Chair("here", name) for name in ("Anna", "Bruno", "Clara")[:people]]
    room, _ = await house.open(Opening(chairs, Agreed(aids="all"), start=True))
    return room


def wish(house: House, room: Room, aid: Aid = notebook, seat: int = 0, slot: int = 1) -> "asyncio.Task[str | None]":
    async def waited_for() -> str | None:
        asker = Asker(SEATS[seat], slot, WAITING)
        with house.aids.place(room.table, asker):
            return await house.aids.answer(room.table, asker, aid, lambda: True)

    return asyncio.create_task(waited_for())


def anew(room: Room, aid: Aid = notebook, seat: int = 0) -> str:
    """Make the same aid here, by somebody who did not follow the game so far."""
    return text_of(aid(sight_of(room.table, SEATS[seat]), PublicFollower(TurnSearch())))


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[asyncio.subprocess.Process]:
    """Keep the processes that are begun."""
    kept: list[asyncio.subprocess.Process] = []
    begin = asyncio.create_subprocess_exec

    async def begin_and_keep(*command: str, **options: Any) -> asyncio.subprocess.Process:
        kept.append(await begin(*command, **options))
        return kept[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", begin_and_keep)
    return kept


async def test_whoever_asks_for_much_keeps_no_other_address_waiting(house: House) -> None:
    room = await table_of(house, 3)
    answered: list[int] = []

    def wished(seat: int, slot: int) -> "asyncio.Task[str | None]":
        task = wish(house, room, seat=seat, slot=slot)
        task.add_done_callback(lambda _: answered.append(slot))
        return task

    much = [wished(seat, slot=1) for seat in range(3) for _ in range(WAITING)]
    too_much = wish(house, room)
    other = wished(0, slot=2)
    await asyncio.wait([*much, too_much, other])
    assert answered.index(2) <= 2
    assert isinstance(too_much.exception(), Refusal)
    assert other.result() == much[0].result()


async def test_whoever_has_gone_is_not_waited_for_and_keeps_nobody_waiting(
    house: House, begun: list[asyncio.subprocess.Process]
) -> None:
    room = await table_of(house)
    assert await house.aids.answer(room.table, Asker(SEATS[0], 1, WAITING), notebook, lambda: False) is None
    assert not begun


async def test_one_process_makes_the_same_as_somebody_who_did_not_follow_the_game_so_far(
    house: House, begun: list[asyncio.subprocess.Process]
) -> None:
    rooms = [await table_of(house) for _ in range(2)]
    for _ in range(4):
        for room in rooms:
            assert await wish(house, room) == anew(room)
            await plays(room)
    assert await wish(house, rooms[0], mirror, seat=1) == anew(rooms[0], mirror, seat=1)
    assert len(begun) == 1


async def plays(room: Room) -> None:
    """Make the first legal decision."""
    seat = room.table.owing[0]
    assert room.table.game
    action = room.table.game.legal(seat)[0]
    await room.act(lambda table, at: commands.play(table, seat, table.questions[seat], word_of(action), at))


async def test_aids_are_counted_with_their_time_and_those_that_were_not_made(house: House) -> None:
    room = await table_of(house)
    await asyncio.gather(*(wish(house, room) for _ in range(WAITING + 1)), return_exceptions=True)
    with pytest.raises(Refusal):
        await wish(house, room, BROKEN)
    lines = house.metrics.as_text().decode().splitlines()
    assert f"abbey_aid_seconds_count {WAITING}.0" in lines
    assert "abbey_aids_refused_total 2.0" in lines


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="this system has no such policy")
async def test_it_runs_when_nobody_else_in_the_session_of_the_server_wants_to(
    house: House, begun: list[asyncio.subprocess.Process]
) -> None:
    await wish(house, await table_of(house))
    pid = begun[0].pid
    assert (os.sched_getscheduler(pid), os.getsid(pid)) == (os.SCHED_IDLE, os.getsid(0))


# --- How it fails ----------------------------------------------------------------------------------------------------


async def test_an_aid_that_fails_is_refused_and_the_log_quotes_nothing_of_it(
    house: House, begun: list[asyncio.subprocess.Process], caplog: pytest.LogCaptureFixture
) -> None:
    room = await table_of(house)
    before = await wish(house, room)
    with pytest.raises(Refusal) as refused:
        await wish(house, room, BROKEN)
    assert refused.value.code == "server-fault"
    [line] = [record.getMessage() for record in caplog.records]
    assert re.fullmatch(r"an aid failed: IndexError at \w+\.py:\d+", line)
    assert await wish(house, room) == before
    assert len(begun) == 1


async def test_after_the_process_has_died_another_one_goes_on(
    house: House, begun: list[asyncio.subprocess.Process], caplog: pytest.LogCaptureFixture
) -> None:
    room = await table_of(house)
    before = await wish(house, room)
    begun[0].kill()
    answers = await asyncio.gather(*(wish(house, room) for _ in range(WAITING)), return_exceptions=True)
    assert set(map(type, answers)) <= {str, Refusal}
    assert answers[-1] == before
    assert len(begun) == 2
    said = {record.getMessage() for record in caplog.records if record.name == "abbey.server"}
    assert said <= {"an aid failed: its process has ended"}


async def test_an_aid_that_takes_too_long_is_refused_and_ended(
    house: House, begun: list[asyncio.subprocess.Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await table_of(house)
    monkeypatch.setattr(aid_runner, "LIMIT_S", 0.05)
    with pytest.raises(Refusal, match="could not be made"):
        await wish(house, room)
    monkeypatch.undo()
    assert await begun[0].wait() != 0
    assert await wish(house, room) == anew(room)


async def test_nobody_gets_the_answer_that_somebody_before_did_not_wait_for(house: House) -> None:
    room = await table_of(house)
    await wish(house, room)
    for seat in (0, 1):
        given_up = wish(house, room, seat=seat)
        await asyncio.sleep(0)  # it has begun to ask,
        await asyncio.sleep(0)
        given_up.cancel()  # and the answer is on its way
        assert await wish(house, room, seat=1 - seat) == anew(room, seat=1 - seat)


# --- What it keeps ---------------------------------------------------------------------------------------------------


async def test_it_ends_when_nobody_asks_any_more_and_begins_again_when_somebody_does(
    house: House, begun: list[asyncio.subprocess.Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await table_of(house)
    monkeypatch.setattr(aid_runner, "IDLE_S", 0.0)
    before = await wish(house, room)
    await begun[0].wait()
    assert await wish(house, room) == before
    assert len(begun) == 2


async def test_it_ends_with_the_server(tmp_path: Path, begun: list[asyncio.subprocess.Process]) -> None:
    house = House(SqliteStore(tmp_path / "abbey.sqlite"), Settings(), lambda: 0.0)
    await wish(house, await table_of(house))
    assert begun[0].returncode is None
    await house.close()
    assert begun[0].returncode is not None


async def test_a_table_is_forgotten_when_its_game_is_over_and_when_many_others_are_asked_about(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[AidRequest] = []

    async def made(_runner: AidRunner, request: AidRequest) -> str:
        asked.append(request)
        return ""

    monkeypatch.setattr(AidRunner, "made", made)
    monkeypatch.setattr(aid_desk, "FOLLOWED", 2)
    over, oldest, newer, newest = [await table_of(house) for _ in range(4)]
    await wish(house, over)
    await over.act(lambda _table, at: CalledOff(at))
    for room in (oldest, newer, newest, newer):
        await wish(house, room)
    assert [request.forgotten for request in asked] == [(), (over.table.id,), (), (oldest.table.id,), ()]


async def test_the_process_follows_no_table_that_it_was_told_to_forget(house: House) -> None:
    one, other = await table_of(house), await table_of(house)
    maker = AidMaker()
    maker.line(request(one))
    followed = weakref.ref(maker.follower(one.table.id))
    maker.line(request(other, forgotten=(one.table.id,)))
    gc.collect()
    assert followed() is None


def request(room: Room, forgotten: tuple[str, ...] = ()) -> AidRequest:
    return AidRequest(room.table.id, sight_of(room.table, SEATS[0]), notebook, "plain", forgotten)
