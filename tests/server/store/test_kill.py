"""Kills a server at any moment: what it has acknowledged is there, and the next one starts at once."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

from abbey.server.store import SqliteStore
from tests.deep import often
from tests.server.store import appender

pytestmark = pytest.mark.anyio

ROUNDS = often(5)


def acknowledged_before_a_kill(path: Path, rng: random.Random) -> dict[str, int]:
    """Return the last number that the killed server acknowledged for each table."""
    command = [sys.executable, appender.__file__, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        lines = [server.stdout.readline() for _ in range(rng.randint(1, 400))]
        server.kill()
        lines += server.stdout.readlines()
    whole = [line.split() for line in lines if line.endswith("\n")]
    return {table: int(number) for table, number in whole}


@pytest.mark.slow
@pytest.mark.deep
async def test_what_was_acknowledged_survives_a_kill(path: Path) -> None:
    rng = random.Random(1327)
    for _ in range(ROUNDS):
        acknowledged = acknowledged_before_a_kill(path, rng)
        assert acknowledged
        store = SqliteStore(path)
        for table, last in acknowledged.items():
            held = await store.read(table)
            assert len(held) > last
            assert held == [b"%d" % number for number in range(len(held))]
        await store.close()
