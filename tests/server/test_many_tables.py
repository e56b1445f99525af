"""Tests a store that holds many tables: a start reads only those in play, and the others wake on demand."""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from abbey.server import Settings
from abbey.server.house import House
from abbey.server.metrics import Count
from abbey.server.store import SqliteStore
from tests.deep import often
from tests.server.many_tables import assert_quick_and_small, many_tables, program

TABLES = often(10_000)
LIVE = often(100)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Counted(SqliteStore):
    """Remembers which tables were read."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.reads: list[str] = []

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        self.reads.append(table)
        return await super().read(table, after)


def fill(path: Path, finished: int, waiting: int, timed: int) -> None:
    """Store so many tables in a file."""
    asyncio.run(SqliteStore(path).close())
    with closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA synchronous = OFF")  # nothing is lost but the test
        for number, table in many_tables(finished, waiting, timed):
            ended = int(time.time()) if table.is_over else None
            row = (number, table.id, table.is_over, ended)
            file.execute("INSERT INTO tables (number, id, over, ended_s) VALUES (?, ?, ?, ?)", row)
            events = ((number, place, body) for place, body in enumerate(table.bodies))
            file.executemany("INSERT INTO events VALUES (?, ?, ?)", events)
        file.commit()


@pytest.mark.anyio
async def test_a_start_reads_what_is_in_play_and_keeps_what_goes_on_by_itself(tmp_path: Path) -> None:
    path = tmp_path / "abbey.sqlite"
    await asyncio.to_thread(fill, path, 1_900, 60, 40)
    store = Counted(path)
    house = House(store, Settings(), time.time)
    await house.wake_all()
    assert sorted(store.reads) == sorted(
        f"{kind}-{it}" for kind, n in (("waiting", 60), ("timed", 40)) for it in range(n)
    )
    assert sorted(house._rooms) == sorted(f"timed-{it}" for it in range(40))
    assert house.metrics.total(Count.ROOMS) == 40
    assert (await house.room("waiting-7")).table.owing == (0,)
    assert (await house.room("finished-7")).table.stage == "called-off"
    assert "waiting-7" in house._rooms
    house.sweep()
    assert {"waiting-7", "finished-7"} <= set(house._rooms), "who asked for it is about to come in"
    await house.close()


@pytest.mark.deep
@pytest.mark.slow
def test_a_server_with_many_tables_starts_at_once_and_stays_small(tmp_path: Path) -> None:
    fill(tmp_path / "abbey.sqlite", TABLES - LIVE, 0, LIVE)
    with program("--data", str(tmp_path)) as (process, address):
        assert_quick_and_small(process, address, TABLES, LIVE)
