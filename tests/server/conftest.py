"""Gives each test a club house."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from abbey.search import use_backend
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


@pytest.fixture
def plain() -> Iterator[None]:
    """Search with the plain backend, which is soon there in a new process."""
    use_backend("plain")
    yield
    use_backend(None)
