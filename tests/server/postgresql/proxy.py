"""Stands between a store and its database, and swallows answers or lets nothing through on demand.

`python -m tests.server.postgresql.proxy DATABASE` is a proxy in a process of its own, where many guests do not slow it
down: it says its address, and then does what each line of its input says.
"""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import parse_qs, urlsplit

LATE_S = 0.05  # the database has long done what it was asked when the line is cut


class Proxy:
    """Forwards every byte, until it is told to swallow the answers and cut the lines."""

    def __init__(self, database: str) -> None:
        self._database = urlsplit(database)
        self._port = 0
        self._is_swallowing = False
        self._is_open = asyncio.Event()
        self._is_open.set()
        self._writers: set[asyncio.StreamWriter] = set()

    @property
    def address(self) -> str:
        """Return the address of the database by way of this proxy."""
        user = self._database.username or "postgres"
        return f"postgresql://{user}@127.0.0.1:{self._port}{self._database.path}?sslmode=disable"

    async def swallow(self) -> None:
        """Let the database hear everything and nobody hear the database, then cut all lines."""
        self._is_swallowing = True
        await asyncio.sleep(LATE_S)
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()
        self._is_swallowing = False

    def cut(self) -> None:
        """Let nothing through, and tell nobody, as if every packet were dropped."""
        self._is_open.clear()

    def heal(self) -> None:
        """Let everything through again."""
        self._is_open.set()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._is_open.wait()
        try:
            there, back = await self._connected()
        except OSError:  # the database is away
            writer.close()
            return
        self._writers |= {writer, back}
        await asyncio.gather(self._forward(reader, back, asked=True), self._forward(there, writer, asked=False))

    async def _connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        query = parse_qs(self._database.query)
        if "host" in query:
            return await asyncio.open_unix_connection(f"{query['host'][0]}/.s.PGSQL.5432")
        return await asyncio.open_connection(self._database.hostname, self._database.port or 5432)

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, asked: bool) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(65_536):
                await self._is_open.wait()
                if asked or not self._is_swallowing:
                    writer.write(data)
        writer.close()

    @asynccontextmanager
    async def open(self) -> AsyncIterator["Proxy"]:
        """Serve at a free port."""
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self._port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()
            for writer in self._writers:
                writer.transport.abort()


class ProxyProcess:
    """Runs a proxy in a process of its own."""

    def __init__(self, process: asyncio.subprocess.Process, address: str) -> None:
        self._process = process
        self.address = address

    @classmethod
    @asynccontextmanager
    async def open(cls, database: str) -> AsyncIterator["ProxyProcess"]:
        command = (sys.executable, "-m", "tests.server.postgresql.proxy", database)
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
        assert process.stdout
        try:
            yield cls(process, (await process.stdout.readline()).decode().strip())
        finally:
            process.kill()
            await process.wait()

    def cut(self) -> None:
        self._tell("cut")

    def heal(self) -> None:
        self._tell("heal")

    def _tell(self, word: str) -> None:
        assert self._process.stdin
        self._process.stdin.write(f"{word}\n".encode())


async def _serve(database: str) -> None:
    async with Proxy(database).open() as proxy:
        sys.stdout.write(f"{proxy.address}\n")
        sys.stdout.flush()
        while word := (await asyncio.to_thread(sys.stdin.readline)).strip():
            {"cut": proxy.cut, "heal": proxy.heal}[word]()


if __name__ == "__main__":
    asyncio.run(_serve(sys.argv[1]))
