"""Hands a connection from the porter to a worker: the socket itself, and what the client has said so far.

The way is a stream: each connection is the length of the words, the words, and the socket beside the first byte.
"""

import asyncio
import logging
import socket
from collections import deque
from collections.abc import Iterator
from typing import Final

log = logging.getLogger("abbey.server")
_LENGTH: Final = 4
_AT_ONCE: Final = 65_536
_SOCKETS: Final = 64  # at once


class HandoverSender:
    """Sends from the porter's end. Whoever sends waits while the worker is busy."""

    def __init__(self, end: socket.socket) -> None:
        end.setblocking(False)
        self._end = end
        self._one_at_a_time = asyncio.Lock()

    async def send(self, connection: socket.socket, said: bytes) -> None:
        """Hand a connection over. Then the worker has it, and the porter's own copy may be closed."""
        frame = len(said).to_bytes(_LENGTH, "big") + said
        async with self._one_at_a_time:
            sent = await self._begin(frame, connection.fileno())
            await asyncio.get_running_loop().sock_sendall(self._end, frame[sent:])

    async def _begin(self, frame: bytes, handle: int) -> int:
        while True:
            try:
                return socket.send_fds(self._end, [frame], [handle])
            except BlockingIOError:
                await _writable(self._end)

    async def worker_is_ready(self) -> bool:
        """Wait until the worker says that it is ready; False if it is gone instead."""
        return bool(await asyncio.get_running_loop().sock_recv(self._end, 1))

    def close(self) -> None:
        self._end.close()


async def _writable(end: socket.socket) -> None:
    loop, writable = asyncio.get_running_loop(), asyncio.Event()
    loop.add_writer(end, writable.set)
    try:
        await writable.wait()
    finally:
        loop.remove_writer(end)


class HandoverReceiver:
    """Receives at the worker's end. It is over when the porter is gone."""

    def __init__(self, end: socket.socket) -> None:
        end.setblocking(False)
        self.end = end
        self.is_over = False  # the porter is gone
        self._said = bytearray()
        self._handles: deque[int | None] = deque()  # None: a socket that was lost, since no descriptor was free

    def say_ready(self) -> None:
        """Tell the porter that connections may come; it may have been killed meanwhile."""
        try:
            self.end.send(b"!")
        except OSError:
            self.is_over = True

    def receive(self) -> Iterator[tuple[socket.socket, bytes]]:
        """Yield the connections that have come by now, each with what its client has said."""
        try:
            said, handles, flags, _ = socket.recv_fds(self.end, _AT_ONCE, _SOCKETS)
        except BlockingIOError:
            return
        except OSError:  # a porter that is killed before it has read our words leaves no clean end behind
            self.is_over = True
            return
        self.is_over = not said
        if self.is_over:
            return
        self._said += said
        self._handles.extend(handles)
        if flags & socket.MSG_CTRUNC and not handles:  # its words must not go to somebody else's
            self._handles.append(None)
            log.warning("a connection was lost, since no descriptor is free")
        while len(self._said) >= _LENGTH:
            end = _LENGTH + int.from_bytes(self._said[:_LENGTH], "big")
            if len(self._said) < end:
                return
            words = bytes(self._said[_LENGTH:end])
            del self._said[:end]
            handle = self._handles.popleft()
            if handle is not None:
                yield socket.socket(fileno=handle), words
