"""Tests that whatever a process of the server writes to its log is in the form asked for, and quotes nothing."""

import asyncio
import json
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from abbey.cli.commands.serve_command import offer_all
from abbey.server import Settings, create_app
from abbey.server.keys import new_table_id, sign_of
from abbey.server.log_lines import JsonLines, PlainLines, Sparing, log_use, set_up_logs
from abbey.server.runner import listen
from abbey.server.shard import EVERYTHING
from abbey.server.store.store_address import in_folder
from abbey.server.workers import serve_with_workers
from abbey.table.logbook import Audited
from abbey.table.store import Store, StoreError
from tests.server.workers.processes import have_successors, workers_of

SERVE = [sys.executable, "-m", "abbey", "serve", "--port", "0", "--set", "log_json=true"]
PATIENCE_S = 30

# Fails in every way in which nobody is there to catch it, each time with a secret.
FAULTS = """
import asyncio, gc, threading, warnings
from abbey.server.log_lines import set_up_server_logs

class Letter:
    def __init__(self, text): self.text = text
    def __repr__(self): return self.text
    def __del__(self): raise RuntimeError(self.text)

def fail(*letters):
    raise RuntimeError("hand: red3")

async def forgotten(letter):
    fail()

async def main():
    loop = asyncio.get_running_loop()
    task = asyncio.create_task(forgotten(1)); await asyncio.sleep(0); del task
    done = loop.create_future(); done.add_done_callback(fail); done.set_result("red3")
    loop.call_soon(fail, "red3", {"hand": "red3"})
    thread = threading.Thread(target=fail); thread.start(); thread.join()
    Letter("red3")
    warnings.warn("red3 was never awaited", RuntimeWarning)
    await asyncio.sleep(0.01); gc.collect()

set_up_server_logs(as_json={as_json})
asyncio.run(main())
fail()
"""


def logged(text: str) -> list[dict[str, Any]]:
    """Read a log in which every line is JSON."""
    return [json.loads(line) for line in text.splitlines()]


def faults(as_json: bool) -> str:
    script = FAULTS.replace("{as_json}", str(as_json))
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False).stderr


@pytest.mark.parametrize(("error", "is_said"), [(asyncio.CancelledError(), False), (RuntimeError(), True)])
def test_what_a_server_gives_up_when_it_stops_is_no_fault(
    error: BaseException, is_said: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    root = logging.getLogger()
    before = root.handlers, root.level
    set_up_logs(as_json=False)
    logging.getLogger("uvicorn.error").error("Exception in ASGI application\n", exc_info=error)
    root.handlers, root.level = before
    assert ("Exception in ASGI application" in capsys.readouterr().err) == is_said


@pytest.mark.slow
def test_faults_that_nobody_catches_are_json_and_quote_nothing() -> None:
    text = faults(as_json=True)
    lines = logged(text)
    assert "red3" not in text
    said = [line["message"] for line in lines]
    assert sum("RuntimeError" in line.get("traceback", "") for line in lines) == 6, said
    assert [line for line in said if line.startswith("RuntimeWarning at ")], said
    assert "Task exception was never retrieved" in said


@pytest.mark.slow
def test_faults_that_nobody_catches_are_lines_for_people_with_the_places() -> None:
    text = faults(as_json=False)
    assert "red3" not in text
    assert text.count("RuntimeError") == 6
    assert text.count("in fail") >= 5


@pytest.mark.parametrize("formatter", [JsonLines(), PlainLines()])
@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("Exception in callback f(<Task exception=E('red3')>)\nhandle: <Handle red3>", "Exception in callback f"),
        ("Fatal error: protocol.data_received() call failed.\nprotocol: red3", "Fatal error"),
        ("protocol.data_received() call failed.\nprotocol: red3", "protocol.data_received() call failed."),
        ("don't quote: red3 isn't secret", "don't quote"),
        ("cannot take hand=red3", "cannot take hand"),
        ("no place for %s among them", "no place for"),
        (KeyError("red3"), "KeyError"),
        ("the value 'red3' is wrong", "the value"),
        ('Traceback (most recent call last):\n  File "x.py", line 1\nKeyError: red3', "Traceback"),
    ],
)
def test_what_libraries_say_is_cut_where_they_begin_to_quote(
    formatter: logging.Formatter, said: str | Exception, kept: str
) -> None:
    record = logging.makeLogRecord({"name": "asyncio", "levelname": "ERROR", "msg": said, "websocket": "red3"})
    record.args = ("red3",) if "%" in str(said) else ()
    text = formatter.format(record)
    assert "red3" not in text
    assert kept in text


def beside(**extra: object) -> str:
    """Return what stands in a line for people beside what is said."""
    record = logging.makeLogRecord({"name": "abbey.server", "levelname": "WARNING", "msg": "it is", **extra})
    return PlainLines().format(record).partition("it is")[2]


def test_a_line_for_people_leaves_out_what_is_empty_and_quotes_what_has_spaces() -> None:
    assert beside(by="root@vm", subject="", why="", result="done", count=0) == " by=root@vm result=done count=0"
    assert beside(why="Rude, and\nloud.") == ' why="Rude, and\\nloud."'
    assert beside(why='"', subject="a=b") == ' why="\\"" subject="a=b"'


@pytest.mark.parametrize("formatter", [JsonLines(), PlainLines()])
def test_what_a_library_marks_every_record_with_is_not_told(formatter: logging.Formatter) -> None:
    marked = {"name": "abbey.server", "levelname": "WARNING", "msg": "it is", "_ray_timestamp_ns": 1795}
    assert "1795" not in formatter.format(logging.makeLogRecord(marked))


@pytest.mark.parametrize("subject", ["{}", "table {} seat 2", "abbey-{}.abbey"])
def test_a_use_of_the_command_names_tables_by_their_sign(caplog: pytest.LogCaptureFixture, subject: str) -> None:
    table = new_table_id(EVERYTHING)
    use = Audited(0.0, "anna@vm", "show", subject.format(table), f"For {table}.", f"There is no table {table}.")
    log_use(logging.getLogger("abbey.server"), use)
    (record,) = caplog.records
    line = JsonLines().format(record)
    assert table not in line + PlainLines().format(record)
    assert line.count(sign_of(table)) == 3
    assert json.loads(line)["subject"] == subject.format(sign_of(table))


def test_a_library_warns_of_one_thing_once_in_ten_seconds_and_says_how_often(monkeypatch: pytest.MonkeyPatch) -> None:
    sparing, lines = Sparing(), []
    for second in (0, 1, 2, 9, 10, 19, 20):
        monkeypatch.setattr("abbey.server.log_lines.time.monotonic", lambda second=second: float(second))
        record = logging.makeLogRecord({"name": "uvicorn.error", "levelno": logging.WARNING, "msg": "Invalid."})
        if sparing.filter(record):
            lines.append((second, json.loads(JsonLines().format(record))["times"]))
    assert lines == [(0, 1), (10, 4), (20, 2)]


def test_faults_and_whatever_we_say_ourselves_are_all_written() -> None:
    sparing = Sparing()
    for name, level in (("uvicorn.error", logging.ERROR), ("abbey.server", logging.WARNING)):
        assert all(sparing.filter(logging.makeLogRecord({"name": name, "levelno": level})) for _ in range(3))


# Is sent what is no request, again and again.
FLOOD = """
import tempfile
from pathlib import Path
from abbey.server.log_lines import set_up_server_logs
from tests.server.real_server import real_server

set_up_server_logs(as_json=True)
with tempfile.TemporaryDirectory() as folder, real_server(Path(folder)) as server:
    for _ in range(50):
        with server.line() as line:
            line.sendall(b"\\0\\r\\n\\r\\n")
            assert line.makefile("rb").readline().startswith(b"HTTP/1.1 400")
"""


@pytest.mark.slow
def test_requests_that_are_none_do_not_fill_the_log() -> None:
    done = subprocess.run([sys.executable, "-c", FLOOD], capture_output=True, text=True, check=True)
    assert [line["message"] for line in logged(done.stderr)] == ["Invalid HTTP request received."]


# --- Every process, from its start


@contextmanager
def serving(*options: str) -> Iterator["subprocess.Popen[str]"]:
    """Run a server whose log is to be JSON, until it has said where it is."""
    pipe = subprocess.PIPE
    with subprocess.Popen([*SERVE, *options], stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdout
        assert "http://" in process.stdout.readline()
        try:
            yield process
        finally:
            process.terminate()


def until(holds: Callable[[], bool]) -> None:
    by = time.monotonic() + PATIENCE_S
    while not holds():
        assert time.monotonic() < by, "it did not come about"
        time.sleep(0.05)


def log_of(process: "subprocess.Popen[str]") -> list[dict[str, Any]]:
    process.terminate()
    return logged(process.communicate(timeout=PATIENCE_S)[1])


@pytest.mark.slow
@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_loss_that_is_noticed_at_the_start_is_in_the_log_as_all_else(tmp_path: Path, workers: str) -> None:
    (tmp_path / "abbey.sqlite.mark").write_text('{"at":1.0,"tables":2,"events":9}', encoding="utf-8")
    with serving("--data", str(tmp_path), "--workers", workers) as process:
        lines = log_of(process)
    assert any("is empty, and held 2 tables" in line["message"] for line in lines), lines


@pytest.mark.slow
def test_the_porter_writes_to_the_log_as_its_workers_do(tmp_path: Path) -> None:
    with serving("--data", str(tmp_path), "--workers", "2") as process:
        killed, _ = workers_of(process.pid)
        os.kill(killed, signal.SIGKILL)
        until(lambda: have_successors(process.pid, [killed], 2))
        lines = log_of(process)
    assert [line["logger"] for line in lines if "ended with code -9" in line["message"]] == ["abbey.server"]


@pytest.mark.slow
def test_a_worker_that_cannot_begin_says_why_without_quoting(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    settings = Settings(log_json=True)
    with listen("127.0.0.1", 0) as bound, pytest.raises(StoreError, match="words above"):
        serve_with_workers(bound, in_folder(tmp_path), settings, 2, lambda: None, partial(offer_all, ["red3"]))
    text = capfd.readouterr().err
    assert "red3" not in text
    assert {line["traceback"].rpartition("\n")[2] for line in logged(text)} == {"BotOptionError"}


# Starts a server, as a process of ours does, whose store cannot be opened.
START = """
import uvicorn
from abbey.server import Settings, create_app
from abbey.server.log_lines import set_up_server_logs
from abbey.server.runner import configured
from abbey.table.store import StoreError

async def open_store():
    raise StoreError("The disk is away.")

set_up_server_logs(as_json=True)
uvicorn.Server(configured(create_app(open_store), Settings())).run(sockets=[])
"""


@pytest.mark.slow
def test_a_start_that_fails_is_said_once() -> None:
    said = subprocess.run([sys.executable, "-c", START], capture_output=True, text=True, check=False).stderr
    assert [(line["logger"], line["message"]) for line in logged(said)] == [
        ("abbey.server", "The disk is away."),
        ("uvicorn.error", "Application startup failed. Exiting."),
    ]


@pytest.mark.parametrize(
    ("error", "said"), [(StoreError("The disk is away."), "The disk is away."), (KeyError("red3"), "KeyError")]
)
def test_why_a_server_cannot_start_is_in_the_log(error: Exception, said: str, caplog: pytest.LogCaptureFixture) -> None:
    async def open_store() -> Store:
        raise error

    with pytest.raises(type(error)), TestClient(create_app(open_store)):
        pass
    [record] = [one for one in caplog.records if one.name == "abbey.server"]
    text = JsonLines().format(record)
    assert said in text
    assert "red3" not in text
