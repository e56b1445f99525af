"""Gives each test a club house."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from abbey.table import commands
from tests.server.club import club


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with club(tmp_path) as client:
        yield client


@pytest.fixture
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let tables agree on less time away than people may, which is tested with the table."""
    monkeypatch.setattr(commands, "LEAST_AWAY_S", 0)
