"""Runs one of several processes that serve: it has one shard of the tables, and connections come from the porter."""

import asyncio
import socket
from collections.abc import Callable, MutableSequence
from dataclasses import dataclass
from functools import partial

import uvicorn

from abbey.server.admission import FULL_S, Admission, capacity
from abbey.server.app import create_app
from abbey.server.budgets import Budgets, Tallies
from abbey.server.departure import depart
from abbey.server.http.timed_protocol import greet
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
    admission = Admission(budgets, capacity(), config.settings.limits.reserved_for_players)
    _WorkerServer(configured(app, config.settings), HandoverReceiver(end), admission).run(sockets=[])


class _WorkerServer(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, handover: HandoverReceiver, admission: Admission) -> None:
        super().__init__(config)
        self._admission = admission
        self._handover = handover
        self._greeting: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            asyncio.get_running_loop().add_reader(self._handover.end, self._take)
            self._handover.say_ready()
            self._take()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await depart(self, _leave_door, lambda: self.force_exit or self._handover.is_over)
        await super().shutdown(sockets)

    def _take(self) -> None:
        if self._admission.is_full:  # the porter waits meanwhile
            asyncio.get_running_loop().call_later(FULL_S, self._take_again)
            asyncio.get_running_loop().remove_reader(self._handover.end)
            return
        for connection, said in self._handover.receive():
            if visit := self._admission.admit(_peer(connection), is_new=False):
                task = asyncio.create_task(greet(self, connection, visit, said))
                self._greeting.add(task)
                task.add_done_callback(self._greeting.discard)
            else:
                connection.close()
        if self._handover.is_over:
            asyncio.get_running_loop().remove_reader(self._handover.end)
            self.should_exit = True

    def _take_again(self) -> None:
        asyncio.get_running_loop().add_reader(self._handover.end, self._take)


def _leave_door() -> None:
    """Leave the door alone: it is the porter's to close."""


def _peer(connection: socket.socket) -> str:
    try:
        return str(connection.getpeername()[0])
    except OSError:  # whoever it was has hung up meanwhile
        return ""
