"""Tests that tables in PostgreSQL are kept as well as those in a file, whoever else writes and whatever breaks."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Never
from urllib.parse import parse_qs, urlsplit

import pytest

from abbey.server.store import NewerFileError
from abbey.server.store.postgresql.group_reader import GroupReader
from abbey.server.store.postgresql.node_statements import ADOPT, RELEASE
from abbey.server.store.postgresql.pool import CONNECT_S, Pool, shown
from abbey.server.store.postgresql.postgres_layout import MIGRATIONS, prepare
from abbey.server.store.postgresql.postgres_store import PostgresStore
from abbey.server.store.postgresql.statements import READ, WRITE, parameters
from abbey.server.store.store_address import DatabaseAddress, remembering
from abbey.server.store.work import Work
from abbey.table.store import ConflictError, StoreError, TableExistsError
from abbey.testing import check_store
from tests.deep import often
from tests.server.postgresql.database_server import DatabaseServer, StartedServer, executed
from tests.server.postgresql.proxy import Proxy

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.xdist_group("postgresql")]

LAPS = often(40)
PATIENCE_S = 30
END_ALL = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'abbey %'"


@asynccontextmanager
async def stores(database: str, count: int) -> AsyncIterator[list[PostgresStore]]:
    opened = [await PostgresStore.open(database) for _ in range(count)]
    try:
        yield opened
    finally:
        for store in opened:
            await store.close()


async def test_the_store_keeps_every_promise(database: str) -> None:
    await check_store(lambda: PostgresStore.open(database))


class Faulty(Pool):
    """Fails at once, and not as a database does."""

    async def patiently(self, ask: Callable[[], Awaitable[object]]) -> Never:
        raise RuntimeError(ask)


async def test_everybody_who_reads_together_is_answered_whatever_fails() -> None:
    reader = GroupReader(Faulty("postgresql://nowhere/tables"))
    asked = reader.read("one", 0), reader.find("two", 0), reader.unfinished()
    answers = await asyncio.wait_for(asyncio.gather(*asked, return_exceptions=True), timeout=PATIENCE_S)
    assert [(type(answer), str(answer)) for answer in answers] == [
        (StoreError, "The store could not be read: RuntimeError.")
    ] * 3
    await reader.finish()


@pytest.mark.parametrize("count", [1, 40])
async def test_no_table_is_scanned_to_read_or_to_write_a_few(database: str, count: int) -> None:
    """A small database tempts the planner: the plan would outlive the moment at which it was a good one."""
    pool = Pool(database)
    await prepare(pool)
    many = [Work(f"table {number}", None, (b"0",) * 20) for number in range(300)]
    some = [Work(work.table, 20, (b"1",)) for work in many[:count]]
    async with pool.connection() as connection:
        await connection.execute(WRITE, *parameters(many, pool.node))
        await connection.execute("ANALYZE; SET plan_cache_mode = force_generic_plan")
        plans = await connection.fetch(f"EXPLAIN {WRITE}", *parameters(some, pool.node))
        plans += await connection.fetch(f"EXPLAIN {READ}", [work.table.encode() for work in some], [20] * count)
    await pool.close()
    assert [line for (line,) in plans if "Seq Scan" in line or "Join Filter: (e.number" in line] == []


async def test_nobody_looks_through_all_tables_to_give_some_up_or_to_find_those_of_servers_that_are_gone(
    database: str,
) -> None:
    async with stores(database, 1):
        pool = Pool(database)
        some = [Work(f"table {number}", None, (b"0",)) for number in range(300)]
        async with pool.connection() as connection:
            await connection.execute(WRITE, *parameters(some, pool.node))
            await connection.execute("ANALYZE; SET plan_cache_mode = force_generic_plan")
            plans = await connection.fetch(f"EXPLAIN {ADOPT}", pool.node, 50, [])
            plans += await connection.fetch(f"EXPLAIN {RELEASE}", pool.node, [work.table.encode() for work in some])
        await pool.close()
    assert [line for (line,) in plans if "Index Cond: (node = ANY" in line] != []
    assert [line for (line,) in plans if "unfinished" in line or "Filter: (table_id = ANY" in line] == []


async def test_servers_that_begin_together_make_one_schema(database: str) -> None:
    opened = await asyncio.gather(*(PostgresStore.open(database) for _ in range(4)))
    await opened[0].create("table", [b"0"])
    assert await opened[1].read("table") == [b"0"]
    await asyncio.gather(*(store.close() for store in opened))


async def test_of_two_servers_that_append_at_once_one_wins_and_the_other_reads_it(database: str) -> None:
    async with stores(database, 2) as both:
        tables = [f"table {number}" for number in range(20)]
        await asyncio.gather(*(both[0].create(table, []) for table in tables))
        for lap in range(20):
            # The second asks in the opposite order: neither may wait for the other for ever.
            asked = [(store, table) for store, order in zip(both, (1, -1), strict=True) for table in tables[::order]]
            bodies = [b"%d %s by %d" % (lap, table.encode(), both.index(store)) for store, table in asked]
            appends = (store.append(table, lap, [body]) for (store, table), body in zip(asked, bodies, strict=True))
            results = await asyncio.gather(*appends, return_exceptions=True)
            assert sum(result is None for result in results) == len(tables)
            assert all(result is None or isinstance(result, ConflictError) for result in results)
            for (store, table), body, result in zip(asked, bodies, results, strict=True):
                assert (await store.read(table, lap) == [body]) == (result is None)


async def test_two_servers_do_not_begin_the_same_table(database: str) -> None:
    async with stores(database, 2) as both:
        results = await asyncio.gather(*(store.create("table", [b"0"]) for store in both), return_exceptions=True)
        assert [type(result) for result in results if result] == [TableExistsError]


async def _appending(store: PostgresStore, table: str, told: list[bytes], ended: asyncio.Event) -> None:
    """Append one event after the other, and remember what was promised."""
    await store.create(table, [])
    while not ended.is_set():
        body = b"%d" % len(told)
        await store.append(table, len(told), [body])
        told.append(body)


@pytest.mark.deep
async def test_a_line_that_breaks_at_any_moment_loses_and_doubles_nothing(database: str) -> None:
    told: dict[str, list[bytes]] = {f"table {number}": [] for number in range(10)}
    async with stores(database, 1) as (store,):
        ended = asyncio.Event()
        appends = [asyncio.create_task(_appending(store, table, events, ended)) for table, events in told.items()]
        for lap in range(LAPS):
            before = sum(map(len, told.values()))
            while sum(map(len, told.values())) == before:
                await asyncio.sleep(0.001)
            await asyncio.sleep(lap % 10 * 0.001)  # before, during or after a statement
            await executed(database, END_ALL)
        ended.set()
        await asyncio.gather(*appends)
        assert {table: await store.read(table) for table in told} == told


@pytest.mark.deep
async def test_what_was_written_when_the_answer_got_lost_is_not_written_again(database: str) -> None:
    told: dict[str, list[bytes]] = {f"table {number}": [] for number in range(10)}
    async with Proxy(database).open() as proxy, stores(proxy.address, 1) as (store,):
        ended = asyncio.Event()
        appends = [asyncio.create_task(_appending(store, table, events, ended)) for table, events in told.items()]
        for _ in range(LAPS // 4):
            await asyncio.sleep(0.1)
            await proxy.swallow()
        ended.set()
        await asyncio.gather(*appends)
        assert {table: await store.read(table) for table in told} == told


async def test_a_database_that_is_started_again_loses_and_doubles_nothing(
    database: str, database_server: DatabaseServer
) -> None:
    if not isinstance(database_server, StartedServer):
        pytest.skip("this PostgreSQL belongs to somebody else and is not ours to stop")
    told: dict[str, list[bytes]] = {f"table {number}": [] for number in range(10)}
    async with stores(database, 1) as (store,):
        ended = asyncio.Event()
        appends = [asyncio.create_task(_appending(store, table, events, ended)) for table, events in told.items()]
        for how in ("fast", "immediate"):  # the second is a crash
            await asyncio.sleep(0.3)
            await asyncio.to_thread(database_server.restart, how)
        before = sum(map(len, told.values()))
        async with asyncio.timeout(PATIENCE_S):
            while sum(map(len, told.values())) == before:
                await asyncio.sleep(0.01)
        ended.set()
        await asyncio.gather(*appends)
        assert {table: await store.read(table) for table in told} == told


async def test_a_database_out_of_reach_is_refused_in_words_without_the_password() -> None:
    address = "postgresql://abbot:secret@localhost:1/abbey?sslmode=disable"
    with pytest.raises(StoreError) as refused:
        await PostgresStore.open(address)
    assert str(refused.value) == "The database postgresql://localhost:1/abbey does not answer (Connection refused)."
    assert shown(address) == "postgresql://localhost:1/abbey"


async def test_a_server_that_finds_an_empty_database_says_so(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async def start() -> list[str]:
        caplog.clear()
        await asyncio.to_thread(DatabaseAddress(database).address_key)
        return caplog.messages

    said = f"{shown(database)} was empty, and is now made ready: if it held tables before, it was replaced"
    assert await start() == [said]
    assert await start() == []
    await executed(database, "DROP SCHEMA abbey CASCADE")
    assert await start() == [said]


EMPTY = "is empty, and held 1 tables when it was last in use: was it replaced?"


@pytest.mark.parametrize(
    ("loss", "said"),
    [
        ("UPDATE abbey.beat SET at = 15", "lacks the last 5 seconds in which it was in use: is it an older copy?"),
        (
            "TRUNCATE abbey.tables, abbey.events",
            EMPTY,
        ),
        ("DROP SCHEMA abbey CASCADE", EMPTY),
        ("UPDATE abbey.beat SET at = 25", None),
    ],
)
async def test_a_database_that_holds_less_than_a_server_remembers_is_noticed_at_its_next_start(
    database: str, tmp_path: Path, caplog: pytest.LogCaptureFixture, loss: str, said: str | None
) -> None:
    address = remembering(DatabaseAddress(database), str(tmp_path))
    assert isinstance(address, DatabaseAddress)
    store = await address.opened_alone()()
    await store.create("abbey", [b"0"])
    await store.note_start(10)
    await store.beat(20)
    await store.close()
    await executed(database, loss)
    caplog.clear()
    await asyncio.to_thread(address.address_key)
    errors = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert errors == ([f"{address.name} {said}"] if said else [])


async def test_a_newer_schema_is_refused_in_words(database: str) -> None:
    await (await PostgresStore.open(database)).close()
    await executed(database, "UPDATE abbey.version SET number = 99")
    with pytest.raises(NewerFileError, match=r"has version 99; this Abbey reads up to version \d+\. Update Abbey\."):
        await PostgresStore.open(database)


async def test_a_schema_of_the_first_version_is_brought_up_to_date(database: str) -> None:
    await executed(database, MIGRATIONS[0] + "INSERT INTO abbey.version VALUES (1);")
    await executed(database, "INSERT INTO abbey.tables (id, length, over) VALUES ('live', 1, false), ('over', 0, true)")
    await executed(database, "INSERT INTO abbey.events VALUES (1, 0, 'begun')")
    async with stores(database, 1) as (store,):
        assert await store.read("live") == [b"begun"]
        adopted: asyncio.Future[Sequence[str]] = asyncio.get_running_loop().create_future()
        store.peers.start(Listener(adopted))
        assert await asyncio.wait_for(adopted, 10) == ["live"]


class Listener:
    """Waits for tables to be adopted."""

    def __init__(self, adopted: "asyncio.Future[Sequence[str]]") -> None:
        self._adopted = adopted

    def hear_of_events(self, table: str) -> None:
        """Heed no events."""

    def event_count(self, table: str) -> int | None:  # noqa: ARG002
        """Know no table."""
        return None

    def hear_of_presence(self, table: str) -> None:
        """Heed nobody."""

    def hear_of_lease(self, table: str) -> None:
        """Heed no lease."""

    def hear_of_logbook(self) -> None:
        """Heed no entry."""

    def adopt(self, tables: Sequence[str]) -> None:
        self._adopted.set_result(tables)


async def test_a_service_file_says_where_the_database_is(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = urlsplit(database)
    entries = {"host": parse_qs(at.query)["host"][0], "user": at.username, "dbname": at.path[1:]}
    file = tmp_path / "services"
    file.write_text("[club]\n" + "".join(f"{name}={value}\n" for name, value in entries.items()))
    monkeypatch.setenv("PGSERVICEFILE", str(file))
    async with stores("postgresql:///?service=club", 1) as (store,):
        await store.create("table", [b"0"])
    async with stores(database, 1) as (store,):
        assert await store.read("table") == [b"0"], "the tables went into another database"


async def test_a_database_that_does_not_let_anybody_in_yet_is_waited_for_at_the_start(database: str) -> None:
    async with Proxy(database).open() as proxy:
        proxy.cut()
        opening = asyncio.create_task(PostgresStore.open(proxy.address))
        await asyncio.sleep(CONNECT_S + 0.2)
        assert not opening.done()
        proxy.heal()
        store = await opening
        await store.close()
