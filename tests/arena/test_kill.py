"""Kills matches without warning and starts them again: only what was running is lost, and nothing counts twice."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.arena.bots import OPEN

ROOT = Path(__file__).parents[2]
PATIENCE_S = 120


def command(*options: str) -> list[str]:
    return [sys.executable, "-m", "abbey", "arena", "random", OPEN, "--players", "3", "--games", "24", *options]


def environment() -> dict[str, str]:
    return os.environ | {"PYTHONPATH": str(ROOT)}


def lines(journal: Path) -> int:
    return journal.read_bytes().count(b"\n") if journal.exists() else 0


def wait_for_lines(journal: Path, count: int, arena: subprocess.Popen[str]) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while lines(journal) < count:
        assert time.monotonic() < deadline, "the arena plays nothing"
        assert arena.poll() is None, arena.communicate()[1]
        time.sleep(0.01)


def results(file: Path) -> Any:
    return json.loads(file.read_text(encoding="utf-8"))["results"]


def children(process: int) -> list[int]:
    found = Path(f"/proc/{process}/task/{process}/children")
    return [int(word) for word in found.read_text(encoding="utf-8").split()] if found.exists() else []


def is_alive(process: int) -> bool:
    """Tell whether the process lives; a zombie is dead, though whoever adopts orphans here may be slow to bury it."""
    status = Path(f"/proc/{process}/status")
    return status.exists() and "State:\tZ" not in status.read_text(encoding="utf-8")


@pytest.mark.slow
def test_a_killed_match_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    out, journal = tmp_path / "out", tmp_path / "out/journal.jsonl"
    for kills in (1, 2):
        arena = subprocess.Popen(
            command("--workers", "2", "--out", str(out)),
            env=environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        wait_for_lines(journal, 2 + 4 * kills, arena)
        workers = children(arena.pid)
        arena.send_signal(signal.SIGKILL)
        arena.communicate()
        deadline = time.monotonic() + PATIENCE_S
        while any(map(is_alive, workers)):
            assert time.monotonic() < deadline, "workers outlive their arena"
            time.sleep(0.05)
    kept = lines(journal)
    subprocess.run(command("--out", str(out)), env=environment(), check=True, capture_output=True, timeout=PATIENCE_S)
    undisturbed = tmp_path / "undisturbed.json"
    subprocess.run(
        command("--workers", "1", "--json", str(undisturbed)),
        env=environment(),
        check=True,
        capture_output=True,
        timeout=PATIENCE_S,
    )
    assert kept < lines(journal) == 2 + 16  # title, fingerprint, eight blocks for each of two pairings
    assert results(out / "results.json") == results(undisturbed)
    assert [cell["games"] for cell in results(undisturbed)["cells"]] == [24, 24]
