"""Tests what the host of a server gets to see: whether it works, what is counted, and what is in the log."""

import asyncio
import json
import logging
import os
import re
import resource
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient, WebSocketDenialResponse

from abbey.server import readiness
from abbey.server.limits import Backlog
from abbey.server.log_lines import JsonLines, PlainLines
from abbey.server.metrics import Count, Duration, Metrics, measure_now_and_then
from tests.docs.pages import text_of
from tests.server.club import PATIENT, club, opened, seated

CHAIRS = [{"kind": "here", "name": "Anna"}, {"kind": "bot", "bot": "random"}]


# --- Whether it works


class Program:
    """Runs `abbey serve`, whose disk can be filled."""

    def __init__(self, process: "subprocess.Popen[str]", address: str, log: Path) -> None:
        self._process = process
        self._address = address
        self.log = log

    def ask(self, path: str, body: object = None) -> tuple[int, str]:
        request = Request(f"{self._address}{path}", None if body is None else json.dumps(body).encode())
        try:
            with urlopen(request, timeout=20) as answer:
                return answer.status, answer.read().decode()
        except HTTPError as error:
            with error:
                return error.code, error.read().decode()

    def asked_until(self, wanted: int, path: str) -> str:
        """Ask until the answer has this status, and return it: what was found out a moment ago is said again."""
        deadline = time.monotonic() + 30
        while (answer := self.ask(path))[0] != wanted:
            assert time.monotonic() < deadline, answer
            time.sleep(0.1)
        return answer[1]

    def fill_disk(self) -> None:
        """Let no file grow, as on a disk that is full."""
        resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))

    def empty_disk(self) -> None:
        resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


@contextmanager
def program(folder: Path, **environment: str) -> Iterator[Program]:
    command = [sys.executable, "-m", "abbey", "serve", "--port", "0", "--pace", "0", "--data", str(folder)]
    chosen = {**os.environ, **environment}
    pipe = subprocess.PIPE  # it has no size, so the log goes on while no file can grow
    process = subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=chosen)
    assert process.stdout
    try:
        found = re.search(r"http://\S+:\d+", process.stdout.readline())
        assert found
        yield Program(process, found[0], folder / "log")
    finally:
        process.terminate()
        _, log = process.communicate(timeout=20)
        (folder / "log").write_text(log, encoding="utf-8")


@pytest.mark.slow
def test_a_full_disk_is_said_counted_and_logged_and_so_is_its_end(tmp_path: Path) -> None:
    with program(tmp_path) as server:
        assert server.ask("/health") == (200, '{"status":"ok"}')
        server.fill_disk()
        assert server.ask("/api/tables", {"chairs": CHAIRS})[0] == 503
        assert json.loads(server.asked_until(503, "/health"))["code"] == "not-stored"
        assert server.ask("/health/live")[0] == 200
        _, counted = server.ask("/metrics")
        errors = re.search(r"^abbey_store_errors_total (\d+)", counted, re.MULTILINE)
        assert errors
        assert int(errors[1]) >= 2
        assert 'abbey_refusals_total{code="not-stored"} 2.0\n' in counted
        server.empty_disk()
        server.asked_until(200, "/health")
        assert server.ask("/api/tables", {"chairs": CHAIRS})[0] == 201
    log = server.log.read_text(encoding="utf-8")
    assert log.count("the store fails") == 1, log
    assert log.count("the store writes again") == 1, log


def test_the_disk_is_tried_once_in_a_while_however_many_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "FRESH_S", 3600.0)
    with club(tmp_path) as client:
        assert {client.get("/health").status_code for _ in range(20)} == {200}
        counted = client.get("/metrics").text
    written = re.search(r"^abbey_commit_seconds_count (\d+)", counted, re.MULTILINE)
    assert written
    assert int(written[1]) <= 2


# --- What is counted


def test_the_page_for_hosts_says_of_every_metric_what_it_means() -> None:
    shown = re.findall(r"^# HELP (abbey_\w+) (.+)$", Metrics().as_text().decode(), re.MULTILINE)
    rows = re.findall(r"^\| `(abbey_\w+)` \| (.+) \|$", text_of("docs/hosting.md"), re.MULTILINE)
    assert rows == shown


def test_refusals_are_counted_by_their_code(client: TestClient) -> None:
    table, tokens = opened(client, "Anna", "Bela", start=True)
    with seated(client, table, tokens[0]) as anna:
        anna.is_refused("not-over", type="rematch")
    client.post("/api/tables", json={}, headers={"origin": "http://evil.test"})
    client.get("/api/tables/nowhere")
    counted = client.get("/metrics").text
    for code in ("not-over", "foreign-origin", "no-such-table"):
        assert f'abbey_refusals_total{{code="{code}"}} 1.0\n' in counted


def test_what_no_route_answers_and_refused_handshakes_are_counted_as_refusals(tmp_path: Path) -> None:
    with club(tmp_path, replace(PATIENT, handshakes_a_second=0.001, handshake_burst=1)) as client:
        table, (token,) = opened(client, "Anna", "open")
        with seated(client, table, token), pytest.raises(WebSocketDenialResponse):
            client.websocket_connect(f"/api/tables/{table}/live").__enter__()
        for method, path in (("DELETE", "/api/tables"), ("GET", "/api/nothing"), ("GET", "/assets/nothing.js")):
            client.request(method, path)
        counted = client.get("/metrics").text
    for code, times in (("too-fast", 1), ("wrong-method", 1), ("no-such-page", 2)):
        assert f'abbey_refusals_total{{code="{code}"}} {times}.0\n' in counted


@pytest.mark.anyio
async def test_how_much_waits_for_slow_readers_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("abbey.server.metrics.MEASURE_S", 0.001)
    metrics, backlog = Metrics(), Backlog(100, 100, 100)
    backlog.add(slot=3, size=70)
    measuring = asyncio.create_task(measure_now_and_then(metrics, backlog))
    async with asyncio.timeout(20):
        while metrics.total(Count.QUEUED_BYTES) != 70:
            await asyncio.sleep(0.001)
        backlog.add(slot=3, size=-70)
        while metrics.total(Count.QUEUED_BYTES):
            await asyncio.sleep(0.001)
    measuring.cancel()


def test_durations_fall_into_buckets() -> None:
    metrics = Metrics()
    for seconds in (0.0004, 0.003, 0.003, 99.0):
        metrics.measure(Duration.COMMIT, seconds)
    text = metrics.as_text().decode()
    lines = [f'abbey_commit_seconds_bucket{{le="{bound}"}}' for bound in ("0.001", "0.005", "10.0", "+Inf")]
    assert [f"{line} {count}" in text for line, count in zip(lines, (1.0, 3.0, 3.0, 4.0), strict=True)] == [True] * 4
    assert "abbey_commit_seconds_sum 99.0064\n" in text


@pytest.mark.parametrize("header", ["x-forwarded-for", "forwarded", "x-real-ip"])
def test_nobody_else_is_shown_what_was_counted(tmp_path: Path, header: str) -> None:
    with club(tmp_path) as client:
        assert client.get("/metrics").status_code == 200
        assert client.get("/metrics", headers={header: "127.0.0.1"}).status_code == 404
        stranger = TestClient(client.app, base_url="http://abbey.test", client=("192.0.2.7", 1))
        assert stranger.get("/metrics").json()["code"] == "no-such-page"


# --- What is in the log


def record_of(secret: str) -> logging.LogRecord:
    """Return a record of a failure whose exceptions quote a secret, as exceptions do."""
    try:
        try:
            raise KeyError(secret)
        except KeyError as error:
            raise RuntimeError(f"hand: {secret}") from error
    except RuntimeError:
        return logging.LogRecord("abbey.server", logging.ERROR, __file__, 1, "it %s", ("broke",), sys.exc_info())


@pytest.mark.parametrize("formatter", [JsonLines(), PlainLines()])
def test_the_log_says_where_something_broke_and_not_with_what(formatter: logging.Formatter) -> None:
    text = formatter.format(record_of("red3"))
    assert "red3" not in text
    assert "RuntimeError" in text
    assert "KeyError" in text
    assert "test_operations.py" in text


def test_a_line_of_json_has_all_that_was_said() -> None:
    record = logging.makeLogRecord({"name": "abbey.server", "levelname": "ERROR", "msg": "it fails", "failures": 3})
    line: dict[str, Any] = json.loads(JsonLines().format(record))
    assert {name: line[name] for name in ("level", "logger", "message", "failures")} == {
        "level": "error",
        "logger": "abbey.server",
        "message": "it fails",
        "failures": 3,
    }
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", line["time"])
