"""Connects one viewer to a table: what cannot be sent at once waits in a bounded queue.

So a slow reader holds up nobody.
"""

import asyncio
from collections import deque
from typing import Final

from abbey.rules.names import Viewer
from abbey.server.live.fast_socket import Send
from abbey.wire.view_messages import PublicState

# With which code a connection is closed.
NORMAL: Final = 1000
FAILED: Final = 1011
NOT_SEATED: Final = 4003
TOO_SLOW: Final = 4008
TOO_MANY: Final = 4029


class Connection:
    """Sends texts to one viewer, in order, without ever waiting; at most `capacity` of them wait."""

    def __init__(self, viewer: Viewer, capacity: int, send: Send) -> None:
        self.viewer = viewer
        self.state: PublicState | None = None  # the board as the viewer knows it
        self.closing = NORMAL  # with which code it will be closed
        self._is_dropped = asyncio.Event()
        self._waiting: deque[str | None] = deque()
        self._capacity = capacity
        self._send = send
        self._news: asyncio.Future[None] | None = None  # while nothing waits

    @property
    def waiting_bytes(self) -> int:
        """Return how much waits because the viewer does not read."""
        return sum(len(text) for text in self._waiting if text is not None)

    def tell(self, text: str) -> None:
        """Send a text. A reader who is too far behind is dropped, and asks for everything when it comes back."""
        if self._waiting or not self._send(text):
            self._queue(text)

    def _queue(self, text: str | None) -> None:
        if len(self._waiting) >= self._capacity:
            self.drop(TOO_SLOW)
            return
        self._waiting.append(text)
        if self._news and not self._news.done():
            self._news.set_result(None)

    def drop(self, why: int) -> None:
        """Close at once, with this code."""
        self.closing = why
        self._is_dropped.set()

    def dismiss(self, text: str) -> None:
        """Say why, then close: the seat is no longer theirs."""
        self.closing = NOT_SEATED
        self.tell(text)
        self._queue(None)

    async def next(self) -> str | None:
        """Wait for what to send next; None means that nothing more will come."""
        if not self._waiting:
            self._news = asyncio.get_running_loop().create_future()
            await self._news
        return self._waiting[0]

    def sent(self) -> None:
        """Note that the next text is on its way. Until then nothing may overtake it."""
        self._waiting.popleft()

    async def dropped(self) -> None:
        """Wait until the connection is to be closed at once."""
        await self._is_dropped.wait()
