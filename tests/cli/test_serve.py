"""Tests `abbey serve` from outside: how it starts, what it refuses, how it ends."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.server.workers.processes import workers_of

pytestmark = pytest.mark.slow  # each starts the program

SERVE = [sys.executable, "-m", "abbey", "serve"]


def said_by(*arguments: str) -> tuple[int, str]:
    done = subprocess.run([*SERVE, *arguments], capture_output=True, text=True, timeout=60, check=False)
    assert "Traceback" not in done.stderr
    return done.returncode, done.stderr


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_says_where_it_is_serves_and_leaves_in_peace(tmp_path: Path, workers: str, number: signal.Signals) -> None:
    command = [*SERVE, "--port", "0", "--data", str(tmp_path), "--workers", workers]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout
        assert server.stderr
        line = server.stdout.readline()
        address = next(word for word in line.split() if word.startswith("http://"))
        with urlopen(f"{address}health", timeout=30) as answer:
            assert answer.read() == b'{"status":"ok"}'
        server.send_signal(number)
        server.wait(30)
        assert server.returncode == 0
        assert (server.stdout.read(), server.stderr.read()) == ("The abbey is closed; every table is kept.\n", "")


OPENING = """
import sys
from abbey.cli.commands import serve_command
from abbey.cli.main import main
def run(bound, kept, settings, when_ready):
    print("while nobody is let in:", "numba" in sys.modules)
    when_ready()
serve_command.run = run
main(["serve", "--port", "0", "--data", sys.argv[1]])
"""


def test_nobody_waits_for_numba_before_they_are_let_in(tmp_path: Path) -> None:
    """It takes as long to import as half of the server, and whoever plays waits for a server that was killed."""
    command = [sys.executable, "-c", OPENING, str(tmp_path)]
    said = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True).stdout
    assert said.startswith("while nobody is let in: False\nThe abbey is open at ")


def test_a_second_server_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    command = [*SERVE, "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        server.stdout.readline()
        code, said = said_by("--port", "0", "--data", str(tmp_path))
        server.terminate()
    assert code == 2
    assert "in use" in said


def test_a_port_that_is_taken_is_refused_in_words(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        code, said = said_by("--port", port, "--data", str(tmp_path))
    assert code == 2
    assert f"Port {port} cannot be used" in said


@pytest.mark.parametrize(
    ("host", "sentence"),
    [
        ("nosuch.invalid", "'nosuch.invalid' is not known as an address"),
        ("é..", "'é..' is not known as an address"),
        ("192.0.2.77", "192.0.2.77 is not an address of this machine"),
    ],
)
def test_a_host_that_cannot_be_is_blamed_itself(host: str, sentence: str, tmp_path: Path) -> None:
    code, said = said_by("--host", host, "--port", "0", "--data", str(tmp_path))
    assert code == 2
    assert said == f"abbey: {sentence}; try another with --host.\n"


@pytest.mark.parametrize(
    "arguments",
    [("--port", "70000"), ("--pace", "-1"), ("--pace", "nan"), ("--pace", "inf"), ("--host", "no.such.host.")],
)
def test_what_cannot_be_is_refused(arguments: tuple[str, ...], tmp_path: Path) -> None:
    code, _ = said_by(*arguments, "--data", str(tmp_path))
    assert code == 2


def started(tmp_path: Path, *arguments: str, **environment: str) -> tuple[str, int, str]:
    """Start a server in this environment; return where it says that it is, how many workers it has, and its log."""
    command, pipe = [*SERVE, "--data", str(tmp_path), *arguments], subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=os.environ | environment) as process:
        assert process.stdout
        assert process.stderr
        line = process.stdout.readline()
        workers = len(workers_of(process.pid)) if sys.platform == "linux" else 0
        process.terminate()
        log = process.stderr.read()
    return next((word for word in line.split() if word.startswith("http://")), line), workers, log


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has all of 127.0.0.0/8, and /proc")
def test_the_environment_says_where_to_listen_and_a_flag_counts_more(tmp_path: Path) -> None:
    address, workers, log = started(tmp_path, ABBEY_HOST="127.0.0.2", ABBEY_PORT="0", ABBEY_WORKERS="2")
    assert address.startswith("http://127.0.0.2:")
    assert (":8000/" in address, workers, log) == (False, 2, "")
    address, workers, log = started(
        tmp_path, "--host", "127.0.0.3", "--port", "0", ABBEY_HOST="127.0.0.2", ABBEY_PORT="70000"
    )
    assert address.startswith("http://127.0.0.3:")
    assert (workers, log) == (0, "")


@pytest.mark.parametrize(
    ("variable", "value"), [("ABBEY_PORT", "eight"), ("ABBEY_PORT", "70000"), ("ABBEY_WORKERS", "0")]
)
def test_a_variable_that_cannot_be_is_refused(
    variable: str, value: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(variable, value)
    code, said = said_by("--data", str(tmp_path))
    assert code == 2
    assert variable in said


def test_what_kubernetes_writes_into_the_variable_for_the_port_is_no_port_and_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ABBEY_PORT", "tcp://10.96.0.7:8000")
    assert said_by("--print-config") == (0, "")
    address, _, log = started(tmp_path, "--port", "0")
    assert address.startswith("http://")
    assert "ABBEY_PORT is tcp://10.96.0.7:8000, which Kubernetes sets for a service that is called abbey." in log


def test_tables_are_kept_in_one_place(tmp_path: Path) -> None:
    code, said = said_by("--store", "postgresql://localhost/abbey", "--data", str(tmp_path))
    assert code == 2
    assert "choose --data or --store" in said


@pytest.mark.parametrize("store", ["mysql://anna:secret@localhost/abbey", "postgress://anna:secret@localhost/abbey"])
def test_an_address_of_no_store_is_not_taken_for_a_file(
    store: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    code, said = said_by("--store", store)
    assert code == 2
    assert "Tables cannot be kept at an address that begins with" in said
    assert "secret" not in said
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(("pace", "is_said"), [("0", True), ("0.5", False)])
def test_a_pace_of_nothing_says_what_it_gives_up(tmp_path: Path, pace: str, is_said: bool) -> None:
    command = [*SERVE, "--port", "0", "--pace", pace, "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        said = process.stdout.read()
    assert ("how long one has thought" in said) == is_said
