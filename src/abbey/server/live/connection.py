"""Connects one viewer to a table: what cannot be sent at once waits in a queue that is bounded in bytes.

So a slow reader holds up nobody, and takes no more memory than its share.
"""

import asyncio
from collections import deque
from sys import getsizeof
from typing import Final

from abbey.rules.names import Viewer
from abbey.server.limits import Backlog
from abbey.server.live.fast_socket import TOO_MANY, Send
from abbey.wire.view_messages import PublicState

# With which code a connection is closed.
NORMAL: Final = 1000
SERVER_STOPS: Final = 1012  # another one goes on
FAILED: Final = 1011
NOT_SEATED: Final = 4003
NO_TABLE: Final = 4004
TOO_SLOW: Final = 4008
NEWER_TABLE: Final = 4016
BANNED: Final = 4030
__all__ = [
    "BANNED",
    "FAILED",
    "NEWER_TABLE",
    "NORMAL",
    "NOT_SEATED",
    "NO_TABLE",
    "SERVER_STOPS",
    "TOO_MANY",
    "TOO_SLOW",
    "Connection",
]


class Connection:
    """Sends texts to one viewer, in order, without ever waiting; `backlog` says how much may wait."""

    def __init__(self, viewer: Viewer, backlog: Backlog, slot: int, send: Send) -> None:
        self.viewer = viewer
        self.state: PublicState | None = None  # the board as the viewer knows it
        self.closing = NORMAL  # with which code it will be closed
        self.is_dismissed = False
        self.told = 0  # how many characters, since the beginning
        self.is_moving = False  # to another server: nothing more is carried out
        self._unanswered: set[asyncio.Future[None]] = set()  # what the viewer has asked for
        self._is_dropped = asyncio.Event()
        self._waiting: deque[str | None] = deque()
        self._waiting_bytes = 0
        self._backlog = backlog
        self.slot = slot  # where its address is counted
        self._send = send
        self._news: asyncio.Future[None] | None = None  # while nothing waits

    @property
    def is_dropped(self) -> bool:
        """Tell whether the connection is to be closed at once."""
        return self._is_dropped.is_set()

    def tell(self, text: str) -> None:
        """Send a text. A reader who is too far behind is dropped, and asks for everything when it comes back."""
        self.told += len(text)
        if self._waiting or not self._send(text):
            self._queue(text)

    def _queue(self, text: str | None) -> None:
        if self.is_dropped:
            return
        size = getsizeof(text)
        if not self._backlog.fits(self.slot, self._waiting_bytes, size):
            self.drop(TOO_SLOW)
            return
        self._waiting.append(text)
        self._count(size)
        if self._news and not self._news.done():
            self._news.set_result(None)

    def _count(self, size: int) -> None:
        self._waiting_bytes += size
        self._backlog.add(self.slot, size)

    def drop(self, why: int) -> None:
        """Close at once, with this code."""
        if not self.is_dropped:
            self.closing = why
            self._is_dropped.set()
            self.forget()

    def forget(self) -> None:
        """Forget what waits: nobody will read it."""
        self._waiting.clear()
        self._count(-self._waiting_bytes)

    def dismiss(self, text: str, why: int = NOT_SEATED) -> None:
        """Say why, then close with this code; nothing that they say counts from now on."""
        self.closing = why
        self.is_dismissed = True
        self.tell(text)
        self._queue(None)

    def owe(self, answer: asyncio.Future[None]) -> None:
        """Remember that the viewer waits for this answer."""
        self._unanswered.add(answer)

    def answered(self, answer: asyncio.Future[None]) -> None:
        """Note that the viewer has been given this answer, perhaps the last one."""
        self._unanswered.discard(answer)
        if self.is_moving and not self.is_dismissed:
            self._end_when_answered()

    def move_on(self) -> None:
        """Take nothing more, and close as soon as all is answered: the viewer goes on at the next server."""
        self.is_moving = True
        if not self.is_dismissed:
            self.closing = SERVER_STOPS
            self._end_when_answered()

    def _end_when_answered(self) -> None:
        if not self._unanswered:
            self._queue(None)

    async def next(self) -> str | None:
        """Wait for what to send next; None means that nothing more will come."""
        if not self._waiting:
            self._news = asyncio.get_running_loop().create_future()
            await self._news
        return self._waiting[0] if self._waiting else None

    def sent(self) -> None:
        """Note that the next text is on its way. Until then nothing may overtake it."""
        if self._waiting:  # otherwise all was forgotten meanwhile
            self._count(-getsizeof(self._waiting.popleft()))

    async def dropped(self) -> None:
        """Wait until the connection is to be closed at once."""
        await self._is_dropped.wait()
