"""One of several processes that serve: it has its share of the tables, and connections come from the porter."""

import asyncio
import socket
from collections.abc import Callable, MutableSequence
from dataclasses import dataclass
from pathlib import Path

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from abbey.server.app import create_app
from abbey.server.metrics import Metrics
from abbey.server.running import configured
from abbey.server.settings import Settings
from abbey.server.share import Share
from abbey.server.store import SqliteStore
from abbey.server.workers.handing import Taking


@dataclass(frozen=True, slots=True)
class Post:
    """What a worker is told when it begins."""

    file: Path
    settings: Settings
    share: Share
    counts: MutableSequence[int]
    prepare: Callable[[], None]


def work(end: socket.socket, post: Post) -> None:
    """Until the porter goes, or says so."""
    post.prepare()

    async def open_store() -> SqliteStore:
        return SqliteStore(post.file, post.share)

    metrics = Metrics(post.share, post.counts)
    app = create_app(open_store, post.settings, share=post.share, metrics=metrics)
    _Worker(configured(app, post.settings), Taking(end)).run(sockets=[])


class _Worker(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, taking: Taking) -> None:
        super().__init__(config)
        self._taking = taking
        self._greeting: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            asyncio.get_running_loop().add_reader(self._taking.end, self._take)
            self._taking.say_ready()

    def _take(self) -> None:
        for connection, said in self._taking.take():
            task = asyncio.create_task(self._greet(connection, said))
            self._greeting.add(task)
            task.add_done_callback(self._greeting.discard)
        if self._taking.is_over:
            asyncio.get_running_loop().remove_reader(self._taking.end)
            self.should_exit = True

    async def _greet(self, connection: socket.socket, said: bytes) -> None:
        connection.setblocking(False)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: _Begun(self, said), connection)
        except OSError:  # the client has hung up meanwhile
            connection.close()


class _Begun(H11Protocol):
    """A connection on which something has been said before."""

    def __init__(self, server: uvicorn.Server, said: bytes) -> None:
        super().__init__(server.config, server.server_state, server.lifespan.state)
        self._said = said

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.data_received(self._said)
