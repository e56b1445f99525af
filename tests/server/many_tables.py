"""Makes many tables for a store, and measures a server that has them."""

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from urllib.request import urlopen

from tests.server.stored_games import bodies, called_off, played_game, waiting_for

START_S = 5.0
MEMORY_MB = 600
KINDS = 20  # so many different games, each stored under many ids


class StoredTable(NamedTuple):
    """Holds what a store knows of a table."""

    id: str
    is_over: bool
    bodies: list[bytes]


def many_tables(finished: int, waiting: int, timed: int) -> Iterator[tuple[int, StoredTable]]:
    """Yield numbered tables: so many finished games, games that wait for Anna, and games where her clock runs."""
    at, seeds = time.time(), range(KINDS)
    stories = {
        "finished": (
            finished,
            [bodies(called_off(seed, at) if seed % 10 else played_game(seed, at)) for seed in seeds],
        ),
        "waiting": (waiting, [bodies(waiting_for(0, seed, at)) for seed in seeds]),
        "timed": (timed, [bodies(waiting_for(0, seed, at, clock_s=86_400)) for seed in seeds]),
    }
    number = 0
    for kind, (count, told) in stories.items():
        for place in range(count):
            number += 1
            yield number, StoredTable(f"{kind}-{place}", kind == "finished", told[place % KINDS])


@contextmanager
def program(*options: str) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """Run `abbey serve` until it is ready; also give its address."""
    command = [sys.executable, "-m", "abbey", "serve", "--port", "0", *options]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout
        address = ""
        while not address:
            line = process.stdout.readline()
            assert line, "the server has ended"
            address = next(iter(re.findall(r"http://\S+:\d+", line)), "")
        yield process, address
    finally:
        process.terminate()
        process.communicate(timeout=60)


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


def assert_quick_and_small(process: "subprocess.Popen[str]", address: str, tables: int, live: int) -> None:
    """Hold a server with so many tables, and so many in play, to its start, to waking on demand and to its memory.

    The processor's time is measured: another one's work on this machine is no fault of the server.
    """
    assert worked_s(process) < START_S
    assert stage_of(address, f"timed-{live - 1}") == "playing"
    assert stage_of(address, f"finished-{tables // 2}") in ("over", "called-off")
    assert worked_s(process) < START_S, "a table that is asked for waits for no other"
    while rooms(address) < live:
        time.sleep(0.2)
    assert memory_mb(process) < MEMORY_MB
