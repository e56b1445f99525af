"""Tests the units for systemd, and the backups that one of them makes."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from abbey.server.store import SqliteStore
from tests.deploy.proxies import DEPLOY

UNITS = DEPLOY / "systemd"
PROGRAMS = "/opt/abbey/current"  # where the page about hosting puts everything
MOST_EXPOSED = 30  # of 100, as systemd counts what a service could still do to the machine
needs_systemd = pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed here")


@pytest.fixture
def units(tmp_path: Path) -> list[Path]:
    """Return copies of the units, whose programs are there."""
    programs = tmp_path / "programs"
    (programs / "bin").mkdir(parents=True)
    (programs / "bin" / "abbey").symlink_to(sys.executable)
    shutil.copy(DEPLOY / "backup.sh", programs)
    copies = []
    for unit in sorted(UNITS.iterdir()):
        copies.append(tmp_path / unit.name)
        copies[-1].write_text(unit.read_text(encoding="utf-8").replace(PROGRAMS, str(programs)), encoding="utf-8")
    return copies


@needs_systemd
@pytest.mark.slow
def test_systemd_has_nothing_against_the_units(units: list[Path]) -> None:
    assert {unit.suffix for unit in units} == {".service", ".timer"}
    done = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True, check=False)
    ours = [line for line in done.stderr.splitlines() if "abbey" in line]
    assert (done.returncode, ours) == (0, [])


@needs_systemd
@pytest.mark.slow
@pytest.mark.parametrize("name", ["abbey.service", "abbey-backup.service"])
def test_a_service_can_do_little_to_the_machine(name: str) -> None:
    command = ["systemd-analyze", "security", "--offline=yes", f"--threshold={MOST_EXPOSED}", str(UNITS / name)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if "unrecognized option" in done.stderr:
        pytest.skip("this systemd is too old to judge a unit that is not installed")
    assert done.returncode == 0, done.stdout


@needs_systemd
@pytest.mark.slow
def test_the_service_may_let_its_own_processes_give_way() -> None:
    allowed: set[str] = set()
    for line in (UNITS / "abbey.service").read_text(encoding="utf-8").splitlines():
        if line.startswith("SystemCallFilter="):
            calls = line.partition("=")[2]
            named = {call for name in calls.removeprefix("~").split() for call in calls_of(name)}
            allowed = allowed - named if calls.startswith("~") else allowed | named
    assert "setpriority" not in allowed
    assert "sched_setscheduler" in allowed


def calls_of(name: str) -> set[str]:
    """Return the system calls that a name stands for: a group of them has an `@`, and may hold others."""
    if not name.startswith("@"):
        return {name}
    command = ["systemd-analyze", "syscall-filter", name]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()[1:]
    return {call for line in lines if "#" not in line for call in calls_of(line.strip())}


@pytest.mark.slow
def test_the_newest_backups_are_kept_and_older_ones_removed(tmp_path: Path) -> None:
    data, backups, program = tmp_path / "data" / "abbey", tmp_path / "backups", tmp_path / "abbey"
    data.mkdir(parents=True)
    backups.mkdir()
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -m abbey "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    for day in range(1, 6):
        (backups / f"abbey-2026-01-0{day}T043000Z.sqlite").touch()
    (backups / "abbey.toml").touch()
    told = {"ABBEY_PROGRAM": str(program), "ABBEY_BACKUPS": str(backups), "ABBEY_BACKUPS_KEPT": "3"}
    environment = os.environ | told | {"XDG_DATA_HOME": str(data.parent)}

    failed = subprocess.run([DEPLOY / "backup.sh"], env=environment, capture_output=True, text=True, check=False)
    assert failed.returncode != 0, "there are no tables yet"
    assert len(list(backups.iterdir())) == 6, "a backup that fails removes none"

    asyncio.run(SqliteStore(data / "abbey.sqlite").close())
    subprocess.run([DEPLOY / "backup.sh"], env=environment, capture_output=True, text=True, check=True)
    kept = sorted(path.name for path in backups.iterdir())
    assert kept[:2] == ["abbey-2026-01-04T043000Z.sqlite", "abbey-2026-01-05T043000Z.sqlite"]
    assert kept[3:] == ["abbey.toml"]
    with closing(sqlite3.connect(backups / kept[2])) as backup:
        assert backup.execute("SELECT count(*) FROM tables").fetchone() == (0,)
