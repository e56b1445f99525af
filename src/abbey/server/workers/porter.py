"""Runs the process at the door: it takes connections, reads which table they ask for, and keeps the workers going."""

import asyncio
import logging
import multiprocessing
import signal
import socket
from collections.abc import Callable
from contextlib import closing
from itertools import cycle
from multiprocessing.process import BaseProcess
from typing import Final
from urllib.parse import unquote

from abbey.server.admission import Admission, Visit, capacity
from abbey.server.budgets import Budgets, Tallies
from abbey.server.metrics import no_counts
from abbey.server.runner import BACKLOG
from abbey.server.settings import Settings
from abbey.server.shard import Shard, shard_number
from abbey.server.store.store_address import StoreAddress
from abbey.server.workers.handover import HandoverSender
from abbey.server.workers.worker import WorkerConfig, work
from abbey.table.store import StoreError

LINE_BYTES: Final = 8192  # a first line that is longer is the worker's to refuse
AGAIN_S: Final = 1.0
LEAVING_S: Final = 25.0  # beside what the settings say: a store that does not answer is waited for
HANDED_S: Final = 1.0  # for those who have knocked and not said what they want
_TABLES: Final = "/api/tables/"
_SPAWN: Final = multiprocessing.get_context("spawn")
log = logging.getLogger("abbey.server")


def serve_with_workers(
    bound: socket.socket,
    address: StoreAddress,
    settings: Settings,
    workers: int,
    when_ready: Callable[[], None],
    prepare: Callable[[], None],
) -> None:
    """Serve with this many worker processes until told to stop. Every worker calls `prepare` first."""
    counts = _SPAWN.RawArray("q", list(no_counts(workers)))
    tallies = Tallies.of(workers + 1, _SPAWN.RawArray, address.address_key())  # the porter counts too
    configs = [
        WorkerConfig(address, settings, Shard(number, workers), counts, tallies, prepare) for number in range(workers)
    ]
    with address.shared_among_workers():
        processes = [WorkerProcess(config) for config in configs]
        admission = Admission(Budgets(settings, tallies, workers), capacity(), 0)
        asyncio.run(Porter(bound, processes, admission, settings).serve(when_ready))


class WorkerProcess:
    """Runs a worker process, seen from the door. One that dies is followed by another."""

    def __init__(self, config: WorkerConfig) -> None:
        self._config = config
        self._begin()

    def _begin(self) -> None:
        ours, theirs = socket.socketpair()
        self._process: BaseProcess = _SPAWN.Process(target=work, args=(theirs, self._config), name="abbey-worker")
        self._process.start()
        theirs.close()
        self.handover = HandoverSender(ours)

    async def ready(self) -> None:
        """Wait until the worker may be handed connections."""
        if not await self.handover.worker_is_ready():
            raise StoreError("A worker did not start; its own words above say why.")

    async def keep_going(self) -> None:
        """Start another worker whenever this one has ended, until cancelled."""
        while True:
            await _ended(self._process)
            log.warning(
                "worker %d ended with code %s; another begins", self._config.shard.number, self._process.exitcode
            )
            await asyncio.sleep(AGAIN_S)  # whoever waits to hand something over notices meanwhile
            self.handover.close()
            while not self._has_begun():
                await asyncio.sleep(AGAIN_S)

    def _has_begun(self) -> bool:
        try:
            self._begin()
        except OSError as error:  # no descriptor is free at this moment
            log.warning("a worker could not begin (%s); trying again", error.strerror)
            return False
        return True

    def ask_to_leave(self) -> None:
        """Ask the worker to send its viewers on, and to end."""
        self._process.terminate()

    async def gone(self) -> None:
        """Wait until the worker has ended, and end it by force if that takes too long."""
        settings = self._config.settings
        try:
            await asyncio.wait_for(_ended(self._process), settings.notice_s + settings.leave_s + LEAVING_S)
        except TimeoutError:
            self._process.kill()
            await _ended(self._process)
        self.handover.close()


class Porter:
    """Takes connections, and hands each to the worker whose table it asks for, or to the next one in turn."""

    def __init__(
        self, bound: socket.socket, workers: list[WorkerProcess], admission: Admission, settings: Settings
    ) -> None:
        bound.setblocking(False)
        bound.listen(BACKLOG)
        self._bound = bound
        self._workers = workers
        self._admission = admission
        self._turns = cycle(workers)
        self._settings = settings
        self._guests: set[asyncio.Task[None]] = set()

    async def serve(self, when_ready: Callable[[], None]) -> None:
        """Take connections until a signal says stop, then end the workers."""
        stop = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
        watching: list[asyncio.Task[None]] = []
        opening: asyncio.Task[None] | None = None
        try:
            for worker in self._workers:
                await worker.ready()
                watching.append(asyncio.create_task(worker.keep_going()))
            opening = asyncio.create_task(self._open())
            when_ready()
            await stop.wait()
        finally:
            for task in watching:
                task.cancel()
            for worker in self._workers:
                worker.ask_to_leave()
            if opening is not None:
                await asyncio.sleep(self._settings.notice_s)
                opening.cancel()
                await self._close()
            await asyncio.gather(*(worker.gone() for worker in self._workers))

    async def _open(self) -> None:
        async for connection, visit in self._admission.accepted(self._bound):
            self._greet(connection, visit)

    async def _close(self) -> None:
        """Hand over whoever has knocked by now, and close the door."""
        for connection, visit in self._admission.last(self._bound):
            self._greet(connection, visit)
        self._bound.close()
        if self._guests:
            await asyncio.wait(self._guests, timeout=HANDED_S)

    def _greet(self, connection: socket.socket, visit: Visit) -> None:
        task = asyncio.create_task(self._receive(connection, visit))
        visit.cut = task.cancel
        self._guests.add(task)
        task.add_done_callback(self._guests.discard)

    async def _receive(self, connection: socket.socket, visit: Visit) -> None:
        with connection, closing(visit):
            connection.setblocking(False)
            try:
                async with asyncio.timeout(self._settings.limits.header_s):
                    said = await _first_line(connection)
                if said:
                    visit.sit_down()  # what is being handed over is not cut off half-way
                    await self._whose(said).handover.send(connection, said)
            except (OSError, TimeoutError):
                return

    def _whose(self, said: bytes) -> WorkerProcess:
        table = table_asked_for(said)
        return next(self._turns) if table is None else self._workers[shard_number(table, len(self._workers))]


async def _first_line(connection: socket.socket) -> bytes:
    """Return all that has come up to the first line and with it; nothing if the client has hung up."""
    said = b""
    while b"\n" not in said and len(said) < LINE_BYTES:
        more = await asyncio.get_running_loop().sock_recv(connection, LINE_BYTES)
        if not more:
            return b""
        said += more
    return said


def table_asked_for(said: bytes) -> str | None:
    """Return the table that the first line of a request names, as the routes will read it."""
    words = said.split(b"\n", 1)[0].split()
    if len(words) < 2:
        return None
    path = unquote(words[1].partition(b"?")[0].decode("latin-1"))
    return path.removeprefix(_TABLES).split("/")[0] if path.startswith(_TABLES) else None


async def _ended(process: BaseProcess) -> None:
    loop, ended = asyncio.get_running_loop(), asyncio.Event()
    loop.add_reader(process.sentinel, ended.set)
    try:
        await ended.wait()
    finally:
        loop.remove_reader(process.sentinel)
    process.join()
