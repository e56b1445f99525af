"""Tests what a server finds when it starts again: clocks that stood still, other rules, a file that lost something."""

import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from types import ModuleType

import pytest
from starlette.testclient import TestClient

from abbey.rules.core import day, event_effects
from abbey.rules.names import SEATS
from abbey.rules.rules_digest import rules_digest
from abbey.server import Settings, create_app
from abbey.server.house import House
from abbey.server.shard import Shard
from abbey.server.store import SqliteStore, shared_among_workers
from abbey.server.store.backup import back_up, restored
from abbey.server.store.database import MIGRATIONS
from abbey.server.store.store_address import FileAddress
from abbey.server.store.transfer import transfer
from abbey.server.store.witness import Mark, write_mark
from abbey.table import Table, commands, read_event
from abbey.table.agreed import Agreed
from abbey.table.events import Chair, Opened, Paused, Started, VoteCalled
from abbey.table.store import Downtime
from abbey.wire import messages
from tests.server.club import NOW, club, greeting, heard, opened, seated

CLOCK_S = 60
TWO = [messages.Chair("here", "Anna"), messages.Chair("here", "Bela")]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


# --- Clocks


def timed(client: TestClient) -> tuple[str, str]:
    """Open a table whose only person has a clock, and let the bot decide until the person is asked."""
    table, (token,) = opened(client, "Anna", "bot", start=True, agreed={"clock_s": CLOCK_S})
    with seated(client, table, token) as anna:
        while 0 not in anna.board["owing"]:
            anna.hear()
    return table, token


def test_the_time_in_which_no_server_runs_is_taken_off_nobodys_clock(tmp_path: Path) -> None:
    with club(tmp_path, now=NOW) as client:
        table, token = timed(client)
    for start in (1, 2):
        at = NOW + start * 10_000
        with club(tmp_path, now=at) as client, seated(client, table, token) as anna:
            assert anna.now["table"]["seats"][0]["bot"] is None
            assert anna.board["deadline"] == at + CLOCK_S


def test_time_that_had_run_before_the_server_stopped_has_run(tmp_path: Path) -> None:
    moment = [NOW]
    with club(tmp_path, now=lambda: moment[0]) as client:
        table, token = timed(client)
        moment[0] = NOW + 20
    with club(tmp_path, now=NOW + 5_000) as client, seated(client, table, token) as anna:
        assert anna.board["deadline"] == NOW + 5_000 + CLOCK_S - 20


async def timed_table(house: House) -> str:
    """Open a table where both persons have a clock, and return its id."""
    room, _ = await house.open(messages.Opening(TWO, start=True, agreed=Agreed(clock_s=CLOCK_S)))
    return room.table.id


async def deadline_at(house: House, table: str) -> float | None:
    """Return when the clock of the persons at this table runs out; None where a bot has taken over."""
    here = (await house.room(table)).table
    return None if any(seat.bot for seat in here.seats) else here.deadline


@asynccontextmanager
async def worker(path: Path, number: int, now: Callable[[], float]) -> AsyncIterator[House]:
    """Run one of two workers whose server has the file."""

    async def open_store() -> SqliteStore:
        return SqliteStore(path, Shard(number, 2))

    app = create_app(open_store, Settings(pace_s=0), now, Shard(number, 2))
    async with app.router.lifespan_context(app):
        yield app.state.house


@asynccontextmanager
async def two_workers(path: Path, now: Callable[[], float]) -> AsyncIterator[list[House]]:
    with shared_among_workers(path):
        async with worker(path, 0, now) as first, worker(path, 1, now) as second:
            yield [first, second]


@pytest.mark.anyio
async def test_the_time_in_which_no_server_runs_is_taken_off_the_clocks_of_no_worker(tmp_path: Path) -> None:
    path, moment = tmp_path / "abbey.sqlite", [NOW]
    async with two_workers(path, lambda: moment[0]) as houses:
        tables = [await timed_table(house) for house in houses]
    for start in (1, 2):
        moment[0] = NOW + start * 10_000
        async with two_workers(path, lambda: moment[0]) as houses:
            deadlines = [await deadline_at(house, table) for house, table in zip(houses, tables, strict=True)]
        assert deadlines == [moment[0] + CLOCK_S] * 2


def silently(_done: int, _total: int) -> None:
    """Show no progress."""


@asynccontextmanager
async def server(path: Path, now: Callable[[], float]) -> AsyncIterator[House]:
    """Run the only server of a file."""

    async def open_store() -> SqliteStore:
        return SqliteStore(path)

    app = create_app(open_store, Settings(pace_s=0), now)
    async with app.router.lifespan_context(app):
        yield app.state.house


async def moved(source: Path, target: Path) -> None:
    """Bring all tables of one file into another, while no server has either."""
    stores = SqliteStore(source), SqliteStore(target)
    await transfer(*stores, silently)
    for store in stores:
        await store.close()


@pytest.mark.anyio
async def test_the_time_on_the_way_to_another_store_is_taken_off_nobodys_clock(tmp_path: Path) -> None:
    old, backup, new, copy = [tmp_path / f"{name}.sqlite" for name in ("old", "backup", "new", "copy")]
    moment = [NOW]
    async with server(old, lambda: moment[0]) as house:
        table = await timed_table(house)
        await house._pulse.beat()
        await back_up(FileAddress(old), backup, silently)  # the server goes on
    await restored(backup, FileAddress(new), silently)
    await moved(old, copy)
    await moved(old, copy)  # the same command again
    for step, path in enumerate((backup, new, copy), 1):
        moment[0] = NOW + step * 10_000
        async with server(path, lambda: moment[0]) as house:
            assert await deadline_at(house, table) == moment[0] + CLOCK_S, path


@pytest.mark.anyio
async def test_what_comes_back_into_a_file_that_was_served_meanwhile_lay_still_too(tmp_path: Path) -> None:
    old, backup, new = [tmp_path / f"{name}.sqlite" for name in ("old", "backup", "new")]
    moment = [NOW]
    async with server(old, lambda: moment[0]) as house:
        table = await timed_table(house)
    await back_up(FileAddress(old), backup, silently)
    moment[0] = NOW + 10_000
    async with server(new, lambda: moment[0]):
        pass
    await restored(backup, FileAddress(new), silently)
    moment[0] = NOW + 20_000
    async with server(new, lambda: moment[0]) as house:
        assert await deadline_at(house, table) == moment[0] + CLOCK_S


@pytest.mark.anyio
async def test_while_one_worker_is_replaced_clocks_go_on(tmp_path: Path) -> None:
    path, moment = tmp_path / "abbey.sqlite", [NOW - 10_000]
    async with two_workers(path, lambda: moment[0]):
        moment[0] += 5
    moment[0] = NOW
    with shared_among_workers(path):
        async with worker(path, 0, lambda: moment[0]):
            async with worker(path, 1, lambda: moment[0]) as replaced:
                table = await timed_table(replaced)
            moment[0] = NOW + 20
            async with worker(path, 1, lambda: moment[0]) as replacement:
                assert await deadline_at(replacement, table) == NOW + CLOCK_S


@pytest.mark.anyio
async def test_a_table_that_no_server_had_time_to_read_is_spared_all_times_without_one(tmp_path: Path) -> None:
    path = tmp_path / "abbey.sqlite"
    with club(tmp_path, now=NOW) as client:
        table, token = timed(client)
    store = SqliteStore(path)
    await store.note_start(NOW + 1_000)  # and is killed a little later
    await store.beat(NOW + 1_002)
    await store.close()
    with club(tmp_path, now=NOW + 5_000) as client, seated(client, table, token) as anna:
        assert anna.board["deadline"] == NOW + 5_000 + CLOCK_S - 2


def test_a_vote_that_was_called_after_a_time_without_a_server_is_not_put_off() -> None:
    table = Table("table", Opened(at=NOW, chairs=[Chair("person", "Anna"), Chair("person", "Bela")], clock_s=CLOCK_S))
    table.apply(Started(NOW, bytes(32), bytes(16)))
    table.apply(VoteCalled(NOW + 50, SEATS[0], "call-off"))
    assert table.vote
    before = table.vote.deadline
    (paused,) = commands.resume(table, [Downtime(NOW + 10, NOW + 20)], NOW + 60)
    table.apply(paused)
    assert (table.deadline, table.vote.deadline) == (NOW + 10 + CLOCK_S, before)


def test_a_vote_without_a_clock_is_put_off_by_what_came_after_it_alone() -> None:
    table = Table("table", Opened(at=NOW, chairs=[Chair("person", "Anna"), Chair("person", "Bela")]))
    table.apply(Started(NOW, bytes(32), bytes(16)))
    table.apply(VoteCalled(NOW + 50, SEATS[0], "call-off"))
    downtimes = [Downtime(NOW + 10, NOW + 20), Downtime(NOW + 55, NOW + 58)]
    assert commands.resume(table, downtimes, NOW + 60) == [Paused(NOW + 60, NOW + 55, NOW + 58)]


@pytest.mark.anyio
async def test_a_file_that_kept_no_beats_itself_goes_by_the_mark_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "abbey.sqlite"
    with closing(sqlite3.connect(path)) as before:
        before.executescript("".join(MIGRATIONS[:4]) + "PRAGMA user_version = 4;")
    write_mark(path, Mark(NOW, 0, 0))
    store = SqliteStore(path)
    assert await store.note_start(NOW + 5_000) == [Downtime(NOW, NOW + 5_000)]
    await store.close()


# --- Other rules


def test_a_table_says_by_which_rules_it_is_played(tmp_path: Path) -> None:
    with club(tmp_path) as client:
        table, _ = opened(client, "Anna", "Bela", start=True)
        assert client.portal
        bodies = client.portal.call(client.app.state.house._store.read, table)  # type: ignore[attr-defined]
    started = read_event(bodies[-1])
    assert isinstance(started, Started)
    assert started.rules == rules_digest()


def test_a_table_of_other_rules_is_refused_and_not_rescored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with club(tmp_path) as client:
        table, _ = opened(client, "Anna", "Bela", start=True)
    monkeypatch.setattr("abbey.table.table.rules_digest", lambda: "other")
    with club(tmp_path) as client:
        answer = client.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (409, "other-rules")
        with greeting(client, table) as socket:
            assert heard(socket)["code"] == "other-rules"


def test_a_table_of_before_tables_said_so_is_read(tmp_path: Path) -> None:
    with club(tmp_path) as client:
        table, _ = opened(client, "Anna", "Bela", start=True)
        store, said = client.app.state.house._store, f',"rules":"{rules_digest()}"'  # type: ignore[attr-defined]
        assert client.portal
        bodies = client.portal.call(store.read, table)
        client.portal.call(store.create, "old", [body.replace(said.encode(), b"") for body in bodies])
        assert client.get("/api/tables/old").json()["table"]["stage"] == "playing"


@pytest.mark.parametrize(
    ("module", "name"),
    [(day, "SHOWN_EVIDENCE"), (day, "DAY_CARD_EVIDENCE"), (day, "ACCUSED_EVIDENCE"), (event_effects, "GIFTS")],
)
def test_a_changed_value_is_another_set_of_rules(
    module: ModuleType, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = rules_digest()
    monkeypatch.setattr(module, name, getattr(module, name) * 2)
    assert rules_digest.__wrapped__() != before


# --- Losses


@pytest.mark.anyio
async def test_a_lost_wal_is_noticed_and_said(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "abbey.sqlite"
    store = SqliteStore(path)
    await store.create("one", [b"event"] * 3)
    await store.close()
    store = SqliteStore(path)
    await store.append("one", 3, [b"event"] * 4)
    await store.beat(NOW)
    without_wal = path.read_bytes()  # as after a kill
    await store.close()
    await SqliteStore(path).close()
    assert not caplog.text
    path.write_bytes(without_wal)
    await SqliteStore(path).close()
    assert "lacks the last 4 events" in caplog.text


@pytest.mark.parametrize("is_missing", [True, False])
def test_an_emptied_database_is_noticed_and_said(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, is_missing: bool
) -> None:
    path = tmp_path / "abbey.sqlite"
    with club(tmp_path) as client:
        opened(client, "Anna", "Bela", start=True)
    path.unlink()
    if not is_missing:
        path.touch()
    with shared_among_workers(path):
        assert "is empty, and held 1 tables" in caplog.text
