"""Runs servers as processes of their own, on a core of their own where that is wanted and the system can arrange it."""

import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final

from abbey.cli.command_error import CommandError

SERVER_CORE: Final = 0
LOAD_CORE: Final = 1
PATIENCE_S: Final = 10
FILES: Final = 8192  # every connection is one
ADDRESS: Final = re.compile(r"http://\S+")


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


@contextmanager
def abbey_server(workers: int = 1) -> Iterator[str]:
    """Run our server with an empty folder of its own, and yield its address."""
    with tempfile.TemporaryDirectory() as data:
        serve = [sys.executable, "-m", "abbey", "serve", "--port", "0", "--pace", "0", "--unlimited", "--data", data]
        place = [] if workers > 1 else on_core(SERVER_CORE)
        with running([*serve, "--workers", str(workers)], place) as address:
            yield address


@contextmanager
def running(command: Sequence[str], place: Sequence[str], env: Mapping[str, str] | None = None) -> Iterator[str]:
    """Run a server for as long as it is needed, and yield the address that it prints when it is ready."""
    _allow_many_files()
    process = subprocess.Popen(
        [*place, *command],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | (env or {}),
    )
    try:
        yield _address(process)
    finally:
        _stop(process)


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
