"""Tests a store that holds many tables: a start reads only those in play, and the others wake on demand."""

import asyncio
import json
import os
import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from abbey.server import Settings
from abbey.server.house import House
from abbey.server.metrics import Count
from abbey.server.store import SqliteStore
from tests.deep import often
from tests.server.stored_games import bodies, called_off, played_game, waiting_for

TABLES = often(10_000)
LIVE = often(100)
START_S = 5.0
MEMORY_MB = 600
KINDS = 20  # so many different games, each stored under many ids


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
    """Store so many finished games, games that wait for Anna, and games where her clock runs."""
    at = time.time()
    stories = [bodies(called_off(seed, at) if seed % 10 else played_game(seed, at)) for seed in range(KINDS)]
    for_anna = [bodies(waiting_for(0, seed, at)) for seed in range(KINDS)]
    on_time = [bodies(waiting_for(0, seed, at, clock_s=86_400)) for seed in range(KINDS)]
    asyncio.run(SqliteStore(path).close())
    with closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA synchronous = OFF")  # nothing is lost but the test
        number = 0
        for kind, count, told in (
            ("finished", finished, stories),
            ("waiting", waiting, for_anna),
            ("timed", timed, on_time),
        ):
            over = kind == "finished"
            tables = range(number + 1, number + count + 1)
            number += count
            file.executemany(
                "INSERT INTO tables (number, id, over, ended_s) VALUES (?, ?, ?, ?)",
                ((it, f"{kind}-{it - tables.start}", over, int(at) if over else None) for it in tables),
            )
            file.executemany(
                "INSERT INTO events VALUES (?, ?, ?)",
                ((it, place, body) for it in tables for place, body in enumerate(told[it % KINDS])),
            )
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


@contextmanager
def program(folder: Path) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """Run `abbey serve` until it is ready; also give its address."""
    command = [sys.executable, "-m", "abbey", "serve", "--port", "0", "--data", str(folder)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout
        address = ""
        while not address:
            line = process.stdout.readline()
            assert line, "the server has ended"
            address = next(iter(re.findall(r"http://[\d.:]+", line)), "")
        yield process, address
    finally:
        process.terminate()
        process.wait(60)


def worked_s(process: "subprocess.Popen[str]") -> float:
    """Return how long the processor has worked for this process."""
    own = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(own[11]) + int(own[12])) / os.sysconf("SC_CLK_TCK")


def memory_mb(process: "subprocess.Popen[str]") -> float:
    status = Path(f"/proc/{process.pid}/status").read_text()
    (kilobytes,) = re.findall(r"VmRSS:\s+(\d+) kB", status)
    return int(kilobytes) / 1024


def stage_of(address: str, table: str) -> str:
    with urlopen(f"{address}/api/tables/{table}", timeout=60) as answer:
        stage: str = json.load(answer)["table"]["stage"]
        return stage


def rooms(address: str) -> int:
    with urlopen(f"{address}/metrics", timeout=60) as answer:
        (count,) = re.findall(rb"^abbey_rooms (\d+)", answer.read(), re.MULTILINE)
    return int(count)


@pytest.mark.deep
@pytest.mark.slow
def test_a_server_with_many_tables_starts_at_once_and_stays_small(tmp_path: Path) -> None:
    """Measure the processor's time: another one's work on this machine is no fault of the server."""
    fill(tmp_path / "abbey.sqlite", TABLES - LIVE, 0, LIVE)
    with program(tmp_path) as (process, address):
        assert worked_s(process) < START_S
        assert stage_of(address, f"timed-{LIVE - 1}") == "playing"
        assert stage_of(address, f"finished-{TABLES // 2}") in ("over", "called-off")
        assert worked_s(process) < START_S, "a table that is asked for waits for no other"
        while rooms(address) < LIVE:
            time.sleep(0.2)
        assert memory_mb(process) < MEMORY_MB
