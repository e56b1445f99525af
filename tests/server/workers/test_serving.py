"""Tests `abbey serve --workers`: one address, several processes, and nobody can tell."""

import http.client
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from abbey.server import Settings
from abbey.server.runner import listen
from abbey.server.shard import shard_number
from abbey.server.store.store_address import in_folder
from abbey.server.workers import serve_with_workers
from abbey.table.store import StoreError
from tests.cli.terminal import abbey
from tests.server.workers.processes import have_successors, workers_of

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("serving")]  # most share a server

WORKERS = 2
Json = dict[str, Any]


class Door:
    """Runs a server with workers, and asks it things."""

    def __init__(self, process: "subprocess.Popen[str]", address: str) -> None:
        self.process = process
        self.host = address.removeprefix("http://").rstrip("/").replace("localhost", "127.0.0.1")

    def ask(self, method: str, path: str, body: object = None) -> tuple[http.client.HTTPResponse, Any]:
        line = http.client.HTTPConnection(self.host, timeout=20)
        line.request(method, path, None if body is None else json.dumps(body), {"content-type": "application/json"})
        answer = line.getresponse()
        text = answer.read().decode()
        line.close()
        return answer, json.loads(text) if answer.headers["content-type"].startswith("application/json") else text

    def open_table(self) -> tuple[str, str]:
        chairs = [{"kind": "here", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
        answer, opened = self.ask("POST", "/api/tables", {"chairs": chairs, "start": True})
        assert answer.status == 201, opened
        return opened["table"]["id"], opened["keys"][0]["token"]

    @contextmanager
    def sitting(self, table: str, token: str) -> Iterator[tuple[ClientConnection, Json]]:
        with connect(f"ws://{self.host}/api/tables/{table}/live", max_size=None) as line:
            line.send(json.dumps({"type": "hello", "token": token}))
            yield line, heard(line, "welcome")

    def count(self, name: str) -> int:
        _, text = self.ask("GET", "/metrics")
        return int(re.findall(rf"^{name} (\d+)\.0$", text, re.MULTILINE)[0])

    @property
    def workers(self) -> list[int]:
        return workers_of(self.process.pid)


def until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 30
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def heard(line: ClientConnection, kind: str) -> Json:
    while True:
        message: Json = json.loads(line.recv(timeout=20))
        if message["type"] == kind:
            return message


@contextmanager
def door(folder: Path, *options: str) -> Iterator[Door]:
    command = [sys.executable, "-m", "abbey", "serve", "--port", "0", "--pace", "0", "--workers", str(WORKERS)]
    process = subprocess.Popen([*command, "--data", str(folder), *options], stdout=subprocess.PIPE, text=True)
    assert process.stdout
    try:
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found
        yield Door(process, found[0])
    finally:
        process.terminate()
        process.wait(20)
        process.stdout.close()


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Door]:
    with door(tmp_path_factory.mktemp("club"), "--unlimited", "--bot", "mine=random") as opened:
        yield opened


def test_each_table_is_found_at_once_whichever_worker_has_it(club: Door) -> None:
    before = club.count("abbey_tables_opened_total")
    tables = [club.open_table() for _ in range(8)]
    for table, token in tables:
        answer, glance = club.ask("GET", f"/api/tables/{table}")
        assert (answer.status, glance["table"]["id"]) == (200, table)
        answer, _ = club.ask("GET", f"/api/tables/%{ord(table[0]):x}{table[1:]}")
        assert answer.status == 200
        with club.sitting(table, token) as (_, welcome):
            assert welcome["seat"] == 0
    assert club.count("abbey_tables_opened_total") == before + 8


def test_a_backup_is_restored_while_all_workers_go_on(tmp_path: Path) -> None:
    with door(tmp_path / "house", "--unlimited") as here:
        data = "--data", str(tmp_path / "house")
        tables = [here.open_table()[0] for _ in range(6)]
        assert {shard_number(table, WORKERS) for table in tables} == set(range(WORKERS))
        assert abbey("backup", str(tmp_path / "kept"), *data).exit_code == 0
        for table in tables[:4]:
            assert abbey("admin", "delete", table, "--yes", "--why", "By mistake.", *data).exit_code == 0
        restored = abbey("restore", str(tmp_path / "kept"), *data)
        assert "holds 6 tables" in restored.stdout, restored.output
        assert [here.ask("GET", f"/api/tables/{table}")[0].status for table in tables] == [200] * 6


def test_a_game_goes_on_over_the_live_line(club: Door) -> None:
    for table, token in (club.open_table() for _ in range(4)):
        with club.sitting(table, token) as (line, message):
            for _ in range(5):
                while not (message.get("own") or {}).get("legal"):
                    message = heard(line, "update")
                own = message["own"]
                line.send(json.dumps({"type": "play", "question": own["question"], "action": own["legal"][0]}))
                message = heard(line, "update")
            until(lambda: club.count("abbey_connections") == 1)  # whoever has just left is counted for a moment


def test_a_what_if_game_is_played_whichever_worker_has_opened_it(club: Door) -> None:
    wish = {"moment": 17, "seat": 1, "hidden": "kept", "name": "Dora", "bot": "random"}
    body = {"record": Path("examples/evening.abbey").read_text(encoding="utf-8"), "opening": wish}
    for _ in range(4):
        answer, said = club.ask("POST", "/api/what-if", body)
        assert answer.status == 201, said
        with club.sitting(said["table"]["id"], said["keys"][0]["token"]) as (line, welcome):
            own = welcome["own"]
            assert (welcome["seat"], welcome["table"]["what_if"]["moment"]) == (1, 17)
            line.send(json.dumps({"type": "play", "question": own["question"], "action": own["legal"][0]}))
            assert heard(line, "update")["own"]["question"] > own["question"]


def test_an_answer_is_the_last_on_its_connection_for_the_next_table_may_be_another_workers(club: Door) -> None:
    for path in ("/", "/health", "/api/tables/nowhere"):
        answer, _ = club.ask("GET", path)
        assert answer.headers["connection"] == "close"
    assert club.ask("GET", "/api/tables/nowhere")[0].status == 404


def test_bots_of_the_house_sit_at_every_workers_tables(club: Door) -> None:
    for _ in range(WORKERS):
        _, kinds = club.ask("GET", "/api/bots")
        assert "mine" in [kind["name"] for kind in kinds]


def test_nonsense_at_the_door_is_refused_and_silence_hung_up_on(club: Door) -> None:
    address, port = club.host.split(":")
    for words in (b"GIBBERISH\r\n\r\n", b"x" * 20_000 + b"\r\n\r\n"):
        with socket.create_connection((address, int(port)), timeout=20) as line:
            line.sendall(words)
            assert line.recv(100).startswith(b"HTTP/1.1 400")
    with socket.create_connection((address, int(port)), timeout=20) as line:
        assert line.recv(100) == b""


def test_words_that_come_in_pieces_are_read_together(club: Door) -> None:
    address, port = club.host.split(":")
    with socket.create_connection((address, int(port)), timeout=20) as line:
        for piece in (b"GET /hea", b"lth HTTP/1.1\r\nHo", b"st: abbey.test\r\n\r\n"):
            line.sendall(piece)
            time.sleep(0.05)
        assert line.recv(100).startswith(b"HTTP/1.1 200")


def test_a_worker_that_dies_is_followed_by_another_with_the_same_tables(tmp_path: Path) -> None:
    with door(tmp_path) as club:
        tables = [club.open_table() for _ in range(6)]
        before = club.workers
        for worker in before:
            os.kill(worker, signal.SIGKILL)
        until(lambda: have_successors(club.process.pid, before, WORKERS))
        for table, token in tables:
            with club.sitting(table, token) as (_, welcome):
                assert welcome["table"]["id"] == table


@pytest.mark.parametrize("serves", [False, True], ids=["the next one begins", "the next one serves"])
def test_the_next_start_is_free_after_a_worker_and_the_porter_were_killed_in_turn(tmp_path: Path, serves: bool) -> None:
    with door(tmp_path) as club:
        keys = dict(club.open_table() for _ in range(WORKERS))
        assert {shard_number(table, WORKERS) for table in keys} == set(range(WORKERS))
        killed = club.workers[:1]
        os.kill(killed[0], signal.SIGKILL)
        until(lambda: have_successors(club.process.pid, killed, WORKERS))
        if serves:
            assert {club.ask("GET", f"/api/tables/{table}")[0].status for table in keys} == {200}
        workers = club.workers
        club.process.kill()
        club.process.wait(20)
    table, token = keys.popitem()
    with door(tmp_path) as again, again.sitting(table, token) as (_, welcome):
        assert welcome["table"]["id"] == table
        until(lambda: not [worker for worker in workers if Path(f"/proc/{worker}").exists()])


def test_no_second_server_comes_in_while_one_has_workers(tmp_path: Path) -> None:
    with door(tmp_path):
        command = [sys.executable, "-m", "abbey", "serve", "--port", "0", "--data", str(tmp_path)]
        for options in ([], ["--workers", "2"]):
            second = subprocess.run([*command, *options], capture_output=True, text=True, timeout=60, check=False)
            assert second.returncode != 0
            assert "is in use by another server" in second.stderr


def test_when_the_porter_is_told_to_stop_all_go(tmp_path: Path) -> None:
    with door(tmp_path) as club:
        workers = club.workers
        assert len(workers) == WORKERS
    assert club.process.returncode == 0
    assert not [worker for worker in workers if Path(f"/proc/{worker}").exists()]


def test_a_worker_that_cannot_begin_ends_the_server_with_a_sentence(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as bound, pytest.raises(StoreError, match="A worker did not start"):
        serve_with_workers(bound, in_folder(tmp_path), Settings(), WORKERS, lambda: None, partial(sys.exit, 3))


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_ends_it_with_a_sentence(tmp_path: Path, workers: str) -> None:
    command = [sys.executable, "-m", "abbey", "serve", "--port", "0", "--workers", workers, "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        said, complaint = process.communicate(timeout=20)
    assert (process.returncode, said, complaint) == (0, "The abbey is closed; every table is kept.\n", "")
