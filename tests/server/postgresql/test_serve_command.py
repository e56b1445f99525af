"""Tests `abbey serve --store` from outside: tables in a database outlive the server."""

import asyncio
import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from tests.server.postgresql.database_server import executed

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("postgresql")]

PATIENCE_S = 60
SERVE = [sys.executable, "-m", "abbey", "serve", "--port", "0", "--store"]
OPENING = {"chairs": [{"kind": "here", "name": "Anna"}, {"kind": "bot", "bot": "random"}], "start": True}


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_table_is_there_after_a_restart(database: str, workers: str) -> None:
    table = None
    for _ in range(2):
        command = [*SERVE, database, "--workers", workers]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
            assert server.stdout
            assert server.stderr
            line = server.stdout.readline()
            assert "tables are kept in postgresql://" in line
            address = next(word for word in line.split() if word.startswith("http://"))
            if table is None:
                asked = Request(f"{address}api/tables", json.dumps(OPENING).encode())
                table = json.load(urlopen(asked, timeout=30))["table"]["id"]
            assert json.load(urlopen(f"{address}api/tables/{table}", timeout=30))["table"]["id"] == table
            server.send_signal(signal.SIGTERM)
            server.wait(30)
            assert "Traceback" not in server.stderr.read()


def test_a_database_that_is_emptied_while_no_server_runs_is_noticed(database: str, tmp_path: Path) -> None:
    command = [*SERVE, database, "--workers", "2", "--set", f"state={tmp_path}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        address = next(word for word in server.stdout.readline().split() if word.startswith("http://"))
        urlopen(Request(f"{address}api/tables", json.dumps(OPENING).encode()), timeout=30).close()
        until = time.monotonic() + PATIENCE_S
        while not any(b'"tables":1' in mark.read_bytes() for mark in tmp_path.glob("*.mark")):
            assert time.monotonic() < until, "nothing was remembered"
            time.sleep(0.1)
        server.terminate()
    asyncio.run(executed(database, "TRUNCATE abbey.tables, abbey.events"))
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout
        assert server.stderr
        server.stdout.readline()
        server.terminate()
        assert "is empty, and held 1 tables" in server.stderr.read()


def test_a_database_that_is_not_there_is_refused_in_words(database: str, tmp_path: Path) -> None:
    command = [*SERVE, database.replace("/abbey_", "/elsewhere_")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, cwd=tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith("abbey: The database postgresql://")
    assert "does not exist" in done.stderr
