"""Runs one of several processes that serve: it has one shard of the tables, and connections come from the porter."""

import asyncio
import socket
import sys
from collections.abc import Callable, MutableSequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import uvicorn

from abbey.server.admission import FULL_S, Admission, capacity
from abbey.server.app import create_app
from abbey.server.budgets import Budgets, Tallies
from abbey.server.departure import depart
from abbey.server.http.timed_protocol import greet
from abbey.server.log_lines import faults_in_log, set_up_server_logs
from abbey.server.metrics import Metrics
from abbey.server.runner import configured
from abbey.server.settings import Settings
from abbey.server.shard import Shard
from abbey.server.store.store_address import StoreAddress
from abbey.server.workers.handover import HandoverReceiver

FAILED: Final = 1  # the code with which a worker ends that has failed


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
    set_up_server_logs(as_json=config.settings.log_json)
    try:
        with faults_in_log():
            _serve(end, config)
    except Exception:
        sys.exit(FAILED)  # whoever started the process would quote it


def _serve(end: socket.socket, config: WorkerConfig) -> None:
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
