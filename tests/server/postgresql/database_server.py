"""Reaches a PostgreSQL server for tests: one that the tests have started, or one that runs already."""

import subprocess
from typing import Any, Protocol
from urllib.parse import urlsplit


class DatabaseServer(Protocol):
    """Has databases, each with an address."""

    def address(self, name: str) -> str:
        """Return the address of this database."""

    async def execute(self, statement: str) -> None:
        """Carry out a statement that belongs to no database of a test."""


async def executed(address: str, statement: str) -> None:
    import asyncpg  # where it is missing, the folder's tests are skipped

    connection = await asyncpg.connect(address)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


class RunningServer:
    """Is named by its address, and left as it is."""

    def __init__(self, address: str) -> None:
        self._address = address

    def address(self, name: str) -> str:
        return urlsplit(self._address)._replace(path=f"/{name}").geturl()

    async def execute(self, statement: str) -> None:
        await executed(self._address, statement)


class StartedServer:
    """Was started by the tests, which may stop it and start it again."""

    def __init__(self, server: Any) -> None:
        self.server = server

    def address(self, name: str) -> str:
        address: str = self.server.get_uri(name)
        return address

    async def execute(self, statement: str) -> None:
        await executed(self.address("postgres"), statement)

    def restart(self, how: str) -> None:
        """Stop the server, `fast` or with `immediate` as if it had crashed, and start it again."""
        options = (f"--mode={how}", "--wait", f"--pgdata={self.server.pgdata}", f"--log={self.server.log}")
        as_user = {"user": self.server.system_user} if self.server.system_user else {}
        subprocess.run(
            [self.server.bin_path / "pg_ctl", *options, "restart"], check=True, capture_output=True, **as_user
        )
