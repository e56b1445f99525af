"""Gives uvicorn's HTTP protocol time limits and a price, and hands a connection to it.

A request must be there in time, its head and its body, and an answer must be read in time: otherwise the connection is
cut. Uvicorn itself limits only how long a connection may be idle between two requests. Whatever comes has to be parsed,
whether or not it ever becomes a request, and whoever sends it pays for that.
"""

import asyncio
import socket
from typing import Final, Literal

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from abbey.server import work_prices
from abbey.server.admission import Visit
from abbey.server.budgets import Budgets
from abbey.server.live.fast_socket import BUFFER, FastSocketProtocol
from abbey.server.settings import Limits

Stage = Literal["head", "body", ""]
_SLICE: Final = 4096  # bytes that are parsed at once: nothing can be stopped in between


class TimedHttpProtocol(H11Protocol):
    """Serves a connection, on which something may have been said before."""

    def __init__(self, server: uvicorn.Server, visit: Visit, said: bytes = b"") -> None:
        super().__init__(server.config, server.server_state, server.lifespan.state)
        self._visit = visit
        self._said = said
        self._limits: Limits = server.lifespan.state["limits"]
        self._budgets: Budgets = server.lifespan.state["budgets"]
        self._stage: Stage = ""
        self._is_handed_on = False  # to the protocol of a WebSocket
        self._late: asyncio.TimerHandle | None = None  # cuts off who sends too slowly
        self._unread: asyncio.TimerHandle | None = None  # cuts off who reads too slowly
        self._unread_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        transport.set_write_buffer_limits(high=BUFFER)
        self._visit.cut = transport.abort
        self._set_deadline()
        if self._said:
            self.data_received(self._said)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._release()
        self._be("")
        self._visit.close()

    # --- Requests

    def data_received(self, data: bytes) -> None:
        """Take bytes in slices, for as long as whoever sends them can pay for it."""
        for start in range(0, len(data), _SLICE):
            part = data[start : start + _SLICE]
            if self._is_handed_on or self.transport.is_closing() or not self._is_paid(part):
                return
            super().data_received(part)

    def _is_paid(self, part: bytes) -> bool:
        """Charge for what came; whoever goes on for too long is cut off. Behind a proxy nobody knows whose it is."""
        if (slot := self._visit.slot) is None:
            return True
        work_us = self._budgets.work_us
        work_us.charge(slot, work_prices.received(part))
        if work_us.is_overdrawn(slot):
            self.transport.abort()
            return False
        return True

    def handle_events(self) -> None:
        super().handle_events()
        self._set_deadline()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._set_deadline()

    def _set_deadline(self) -> None:
        """Give the client a new deadline whenever something else is expected of it, and none while it is our turn."""
        if self._is_handed_on:
            self._be("")
        elif self.conn.their_state is h11.IDLE:
            self._be("head")
        else:
            self._be("body" if self.conn.their_state is h11.SEND_BODY else "")

    def _be(self, stage: Stage) -> None:
        if stage == self._stage:
            return
        self._stage = stage
        if self._late:
            self._late.cancel()
            self._late = None
        if stage:
            patience_s = self._limits.header_s if stage == "head" else self._limits.body_s
            self._late = self.loop.call_later(patience_s, self.transport.abort)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        self._is_handed_on = True
        protocol = self.transport.get_protocol()
        assert isinstance(protocol, FastSocketProtocol)
        protocol.visit = self._visit
        self._visit.sit_down()

    # --- Answers

    def pause_writing(self) -> None:
        """Note that the client does not read as fast as it is answered."""
        super().pause_writing()
        slot, size = self._visit.slot, self.transport.get_write_buffer_size()
        if slot is None or self._unread:
            return
        if not self._budgets.backlog.fits(slot, 0, size):
            self.transport.abort()
            return
        self._unread_bytes = size
        self._budgets.backlog.add(slot, size)
        self._unread = self.loop.call_later(self._limits.answer_s, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._release()

    def _release(self) -> None:
        if self._unread and self._visit.slot is not None:
            self._unread.cancel()
            self._unread = None
            self._budgets.backlog.add(self._visit.slot, -self._unread_bytes)


async def greet(server: uvicorn.Server, connection: socket.socket, visit: Visit, said: bytes = b"") -> None:
    """Let the server speak with whoever is at the other end of this connection."""
    connection.setblocking(False)
    try:
        loop = asyncio.get_running_loop()
        await loop.connect_accepted_socket(lambda: TimedHttpProtocol(server, visit, said), connection)
    except OSError:  # the client has hung up meanwhile
        connection.close()
        visit.close()
