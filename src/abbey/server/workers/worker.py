"""Runs one of several processes that serve: it has one shard of the tables, and connections come from the porter."""

import asyncio
import socket
from collections.abc import Callable, MutableSequence
from dataclasses import dataclass
from functools import partial

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from abbey.server.app import create_app
from abbey.server.budgets import Budgets, Tallies
from abbey.server.metrics import Metrics
from abbey.server.runner import configured
from abbey.server.settings import Settings
from abbey.server.shard import Shard
from abbey.server.store.store_address import StoreAddress
from abbey.server.workers.handover import HandoverReceiver


@dataclass(frozen=True, slots=True)
class WorkerConfig:
    """Holds what a worker is told when it begins."""

    address: StoreAddress
    settings: Settings
    shard: Shard
    counts: MutableSequence[int]
    tallies: Tallies
    prepare: Callable[[], None]


def work(end: socket.socket, config: WorkerConfig) -> None:
    """Serve one shard until the porter goes, or says so."""
    config.prepare()

    metrics = Metrics(config.shard, config.counts)
    budgets = Budgets(config.settings, config.tallies, config.shard.number)
    open_store = partial(config.address.open, config.shard)
    app = create_app(open_store, config.settings, shard=config.shard, metrics=metrics, budgets=budgets)
    _WorkerServer(configured(app, config.settings), HandoverReceiver(end)).run(sockets=[])


class _WorkerServer(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, handover: HandoverReceiver) -> None:
        super().__init__(config)
        self._handover = handover
        self._greeting: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            asyncio.get_running_loop().add_reader(self._handover.end, self._take)
            self._handover.say_ready()
            self._take()

    def _take(self) -> None:
        for connection, said in self._handover.receive():
            task = asyncio.create_task(self._greet(connection, said))
            self._greeting.add(task)
            task.add_done_callback(self._greeting.discard)
        if self._handover.is_over:
            asyncio.get_running_loop().remove_reader(self._handover.end)
            self.should_exit = True

    async def _greet(self, connection: socket.socket, said: bytes) -> None:
        connection.setblocking(False)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: _BegunProtocol(self, said), connection)
        except OSError:  # the client has hung up meanwhile
            connection.close()


class _BegunProtocol(H11Protocol):
    """Serves a connection on which something has been said before."""

    def __init__(self, server: uvicorn.Server, said: bytes) -> None:
        super().__init__(server.config, server.server_state, server.lifespan.state)
        self._said = said

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.data_received(self._said)
