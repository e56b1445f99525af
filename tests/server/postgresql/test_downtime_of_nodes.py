"""Tests that clocks stand still while all servers of a database are down, and go on while one of them runs."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from abbey.server import Settings, create_app
from abbey.server.house import House
from abbey.server.store.backup import back_up, restored
from abbey.server.store.postgresql.postgres_layout import MIGRATIONS
from abbey.server.store.postgresql.postgres_store import PostgresStore
from abbey.server.store.store_address import DatabaseAddress, FileAddress
from abbey.table.store import Downtime
from tests.server.club import NOW
from tests.server.postgresql.database_server import executed
from tests.server.test_downtime import CLOCK_S, deadline_at, server, silently, timed_table

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.xdist_group("postgresql")]


async def none_is_alive(database: str) -> None:
    """Let nobody wait for a server that has stopped, but was too slow to say so."""
    await executed(database, "UPDATE abbey.nodes SET until = now()")


@asynccontextmanager
async def node(database: str, now: Callable[[], float]) -> AsyncIterator[House]:
    app = create_app(lambda: PostgresStore.open(database), Settings(pace_s=0), now)
    async with app.router.lifespan_context(app):
        yield app.state.house


async def test_the_time_in_which_all_servers_are_down_is_taken_off_no_clock(database: str) -> None:
    moment = [NOW]
    async with node(database, lambda: moment[0]) as one, node(database, lambda: moment[0]) as other:
        tables = [await timed_table(house) for house in (one, other)]
    for start in (1, 2):
        await none_is_alive(database)
        moment[0] = NOW + start * 10_000
        async with node(database, lambda: moment[0]) as one, node(database, lambda: moment[0]) as other:
            deadlines = [await deadline_at(house, table) for house in (other, one) for table in tables]
        assert deadlines == [moment[0] + CLOCK_S] * 4


async def test_the_time_on_the_way_out_of_a_database_and_back_is_taken_off_no_clock(
    database: str, tmp_path: Path
) -> None:
    moment, backup, copy = [NOW], tmp_path / "backup.sqlite", tmp_path / "copy.sqlite"
    async with node(database, lambda: moment[0]) as house:
        table = await timed_table(house)
        await house._pulse.beat()
        await back_up(DatabaseAddress(database), backup, silently)  # the server goes on
    await restored(backup, FileAddress(copy), silently)
    moment[0] = NOW + 10_000
    async with server(backup, lambda: moment[0]) as served:
        assert await deadline_at(served, table) == moment[0] + CLOCK_S
    await executed(database, "DROP SCHEMA abbey CASCADE")
    await restored(copy, DatabaseAddress(database), silently)
    moment[0] = NOW + 20_000
    async with node(database, lambda: moment[0]) as house:
        assert await deadline_at(house, table) == moment[0] + CLOCK_S


async def test_servers_that_start_late_hear_of_a_time_in_which_none_was_running(database: str) -> None:
    """They adopt tables that the first has not read, and serve those that it has."""
    moment = [NOW]
    async with node(database, lambda: moment[0]) as one:
        table = await timed_table(one)
    await none_is_alive(database)
    first = await PostgresStore.open(database)
    await first.note_start(NOW + 10_000)
    await executed(database, "UPDATE abbey.nodes SET until = now() + interval '1 hour' WHERE serves AND until > now()")
    moment[0] = NOW + 10_010
    async with node(database, lambda: moment[0]) as late:
        assert await deadline_at(late, table) == NOW + 10_000 + CLOCK_S
    await first.close()


async def test_while_one_server_restarts_and_another_goes_on_clocks_run(database: str) -> None:
    moment = [NOW]
    async with node(database, lambda: moment[0]):
        async with node(database, lambda: moment[0]) as stopped:
            table = await timed_table(stopped)
        moment[0] = NOW + 20
        async with node(database, lambda: moment[0]) as started:
            assert await deadline_at(started, table) == NOW + CLOCK_S


async def test_whoever_looks_in_while_no_server_runs_is_none(database: str) -> None:
    store = await PostgresStore.open(database)
    await store.note_start(NOW)
    await store.close()
    await none_is_alive(database)
    async with DatabaseAddress(database).visited():
        store = await PostgresStore.open(database)
        assert await store.note_start(NOW + 100) == [Downtime(NOW, NOW + 100)]
        await store.close()


async def test_a_schema_of_the_version_before_knows_when_a_server_was_running_last(database: str) -> None:
    before = "".join(MIGRATIONS[:6]) + "INSERT INTO abbey.version VALUES (6);"
    await executed(database, before + f"INSERT INTO abbey.beat (at) VALUES ({NOW});")
    store = await PostgresStore.open(database)
    assert await store.note_start(NOW + 100) == [Downtime(NOW, NOW + 100)]
    await store.close()


async def test_a_server_of_the_version_before_that_runs_on_is_a_server(database: str) -> None:
    store = await PostgresStore.open(database)
    await store.note_start(NOW)
    await store.close()
    await executed(
        database, "INSERT INTO abbey.nodes (node, until) VALUES (gen_random_uuid(), now() + interval '1 hour')"
    )
    store = await PostgresStore.open(database)
    assert await store.note_start(NOW + 100) == []
    await store.close()


async def test_of_servers_that_could_not_write_the_first_to_come_back_says_until_when(database: str) -> None:
    one, other = [await PostgresStore.open(database) for _ in range(2)]
    for store in (one, other):
        await store.note_start(NOW)
    await other.beat(NOW + 5)
    outage = [Downtime(NOW + 5, NOW + 100)]
    assert await one.note_recovery(NOW + 100) == outage
    assert await other.note_recovery(NOW + 101) == outage
    await one.close()
    await other.close()


async def test_a_server_that_was_cut_off_alone_stops_no_clock(database: str) -> None:
    one, other = [await PostgresStore.open(database) for _ in range(2)]
    for store in (one, other):
        await store.note_start(NOW)
    for beat in range(5, 100, 5):
        await other.beat(NOW + beat)
    assert await one.note_recovery(NOW + 100) == []
    await one.close()
    await other.close()
