"""Gives uvicorn's WebSocket a shortcut: texts are sent and received at once, and no task need wake up."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

_EXTENSION: Final = "abbey.fast_socket"

Send = Callable[[str], bool]  # False: the text was not sent, and must wait its turn
Receive = Callable[[str], None]


class FastSocketProtocol(WebSocketsSansIOProtocol):
    """Serves a WebSocket as uvicorn does, and offers itself in the scope for the shortcut."""

    _receive: Receive | None = None

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[_EXTENSION] = self
        await super().run_asgi()

    def send_now(self, text: str) -> bool:
        """Send a text, but only while the other side keeps up and nobody is closing the connection."""
        is_free = self.handshake_complete and self.writable.is_set()
        if not is_free or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        self.transport.write(_frame_of(text))
        return True

    def receive_now(self, receive: Receive | None) -> None:
        """Hand every further text to `receive`; with None, texts wait again until somebody asks for them."""
        self._receive = receive

    def handle_text(self, event: Frame) -> None:
        """Take a text. None overtakes a text that waits; what is broken or comes in pieces goes the usual way."""
        text = _whole_text(event) if self._receive and self.queue.empty() and not self.close_sent else None
        if self._receive and text is not None:
            self._receive(text)
        else:
            super().handle_text(event)


@lru_cache(maxsize=4)  # what several are told goes out to one after the other
def _frame_of(text: str) -> bytes:
    """Frame a text. No extension is agreed on, so this is the same on every connection."""
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


def _whole_text(event: Frame) -> str | None:
    try:
        return str(event.data, "utf-8") if event.fin else None
    except UnicodeDecodeError:
        return None


def fast_send(scope: Scope) -> Send:
    """Return how to send at once on this connection. Under another server nothing is: everything waits its turn."""
    protocol = _protocol(scope)
    return protocol.send_now if protocol else _never


def receive_fast(scope: Scope, receive: Receive | None) -> None:
    """Receive texts at once from now on, or, with None, no longer; under another server they wait to be asked for."""
    if protocol := _protocol(scope):
        protocol.receive_now(receive)


def _protocol(scope: Scope) -> FastSocketProtocol | None:
    protocol: FastSocketProtocol | None = scope.get("extensions", {}).get(_EXTENSION)
    return protocol


def _never(_text: str) -> bool:
    return False
