"""Gives each test a club house."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.server.club import club


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with club(tmp_path) as client:
        yield client
