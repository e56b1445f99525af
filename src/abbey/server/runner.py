"""Runs uvicorn with our settings, on one socket that is open before anybody is told the address."""

import asyncio
import gc
import socket
from collections.abc import Callable
from typing import Final

import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.h11_impl import H11Protocol

from abbey.server.admission import Admission, Visit, capacity
from abbey.server.app import create_app
from abbey.server.budgets import Budgets, own_tallies
from abbey.server.departure import depart
from abbey.server.http.timed_protocol import greet
from abbey.server.live.fast_socket import FastSocketProtocol
from abbey.server.settings import Settings
from abbey.server.store.store_address import StoreAddress

PING_S: Final = 20.0
CLOSING_S: Final = 5
BACKLOG: Final = 2048  # connections that wait to be accepted
COLLECT: Final = (20_000, 1000, 1000)  # games hold many small things that live long: looking at them again takes time


def listen(host: str, port: int) -> socket.socket:
    """Return a bound socket; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError:
        bound.close()
        raise
    return bound


def serve(bound: socket.socket, address: StoreAddress, settings: Settings, when_ready: Callable[[], None]) -> None:
    """Serve until told to stop; `when_ready` is called when the first connection may come."""
    budgets = Budgets(settings, own_tallies(address.address_key()))
    admission = Admission(budgets, capacity(), settings.limits.reserved_for_players)
    app = create_app(address.opened_alone(), settings, budgets=budgets)
    _Server(configured(app, settings), bound, admission, when_ready).run(sockets=[])


def configured(app: Starlette, settings: Settings) -> uvicorn.Config:
    """Return how uvicorn is to serve this application."""
    gc.set_threshold(*COLLECT)
    return uvicorn.Config(
        app,
        http=H11Protocol,
        log_config=None,  # ours
        access_log=False,  # addresses of tables are not for logs
        server_header=False,
        forwarded_allow_ips=list(settings.proxies),
        ws=FastSocketProtocol,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_S,
        ws_ping_timeout=PING_S,
        timeout_graceful_shutdown=CLOSING_S,
    )


class _Server(uvicorn.Server):
    def __init__(
        self, config: uvicorn.Config, bound: socket.socket, admission: Admission, when_ready: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._bound = bound
        self._admission = admission
        self._when_ready = when_ready
        self._accepting: asyncio.Task[None] | None = None
        self._greeting: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._bound.setblocking(False)
            self._bound.listen(BACKLOG)
            self._accepting = asyncio.create_task(self._accept())
            self._when_ready()

    async def _accept(self) -> None:
        async for connection, visit in self._admission.accepted(self._bound):
            self._greet(connection, visit)

    def _greet(self, connection: socket.socket, visit: Visit) -> None:
        task = asyncio.create_task(greet(self, connection, visit))
        self._greeting.add(task)
        task.add_done_callback(self._greeting.discard)

    def _close_door(self) -> None:
        if self._accepting:
            self._accepting.cancel()
        for connection, visit in self._admission.last(self._bound):
            self._greet(connection, visit)
        self._bound.close()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await depart(self, self._close_door, lambda: self.force_exit)
        await super().shutdown(sockets)
