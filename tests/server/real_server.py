"""Runs a real server in a thread of this process, for clients that speak bytes, and keeps what it writes to the log."""

import asyncio
import logging
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn

from abbey.server import Settings, create_app
from abbey.server.runner import configured, listen
from abbey.server.store import SqliteStore
from tests.server.club import PATIENT

PATIENCE_S = 20
LOGS = ("uvicorn.error", "abbey.server", "asyncio")


class Logged(logging.Handler):
    """Keeps every record of the loggers that the server writes to."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)

    @property
    def tracebacks(self) -> list[str]:
        """Return what was logged with a traceback."""
        formatter = logging.Formatter()
        return [formatter.format(record) for record in self.records if record.exc_info]


class RealServer:
    """Serves on a port of its own."""

    def __init__(self, folder: Path, logged: Logged, **settings: Any) -> None:
        async def open_store() -> SqliteStore:
            return SqliteStore(folder / "abbey.sqlite")

        chosen = Settings(**{"pace_s": 0, "limits": PATIENT, **settings})
        self.logged = logged
        self.bound = listen("127.0.0.1", 0)
        self.bound.listen()  # whoever comes before the server is up waits
        self.port: int = self.bound.getsockname()[1]
        self._server = uvicorn.Server(configured(create_app(open_store, chosen), chosen))
        self._thread = threading.Thread(target=lambda: asyncio.run(self._server.serve(sockets=[self.bound])))
        self._thread.start()

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE_S)
        self.bound.close()

    def line(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE_S)

    def answer(self, request: bytes) -> bytes:
        """Send these bytes and return all that comes until the server closes the line."""
        with self.line() as line:
            line.sendall(request)
            return b"".join(iter(lambda: line.recv(65_536), b""))


@contextmanager
def real_server(folder: Path, **settings: Any) -> Iterator[RealServer]:
    logged = Logged()
    server = RealServer(folder, logged, **settings)
    for name in LOGS:
        logging.getLogger(name).addHandler(logged)
    try:
        yield server
    finally:
        server.stop()
        for name in LOGS:
            logging.getLogger(name).removeHandler(logged)
