"""Gives tests of the command line an empty folder of their own, and measurements that take no time."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run every test in an empty folder of its own."""
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def little_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure as little as can be."""
    for amount in ("RULES_RUNS", "PLAIN_GAMES", "COMPILED_GAMES", "COPIES", "SEARCH_RUNS"):
        monkeypatch.setattr(f"abbey.testing.engine_speed.{amount}", 1)
