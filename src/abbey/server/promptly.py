"""uvicorn's side of a WebSocket, which besides sends and hands on a text at once: no task need wake up for it."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

_EXTENSION: Final = "abbey.promptly"

Promptly = Callable[[str], bool]  # False: the text was not sent, and must wait its turn
Hear = Callable[[str], None]


class PromptProtocol(WebSocketsSansIOProtocol):
    _hear: Hear | None = None

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[_EXTENSION] = self
        await super().run_asgi()

    def send_promptly(self, text: str) -> bool:
        """Only while the other side keeps up, and nobody is closing the line."""
        is_free = self.handshake_complete and self.writable.is_set()
        if not is_free or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        self.transport.write(_frame_of(text))
        return True

    def hear_promptly(self, hear: Hear | None) -> None:
        """From now on texts go there. None: they wait again until somebody asks for them."""
        self._hear = hear

    def handle_text(self, event: Frame) -> None:
        """Nothing overtakes a text that waits; what is broken or comes in pieces goes the usual way."""
        text = _whole_text(event) if self._hear and self.queue.empty() and not self.close_sent else None
        if self._hear and text is not None:
            self._hear(text)
        else:
            super().handle_text(event)


@lru_cache(maxsize=4)  # what several are told goes out to one after the other
def _frame_of(text: str) -> bytes:
    """No extension is agreed on, so every connection frames a text in the same way."""
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


def _whole_text(event: Frame) -> str | None:
    try:
        return str(event.data, "utf-8") if event.fin else None
    except UnicodeDecodeError:
        return None


def promptly_to(scope: Scope) -> Promptly:
    """How to send at once on this connection. Under another server nothing is: everything waits its turn."""
    protocol = _protocol(scope)
    return protocol.send_promptly if protocol else _never


def hear_promptly(scope: Scope, hear: Hear | None) -> None:
    """Hear texts at once; under another server they wait to be asked for."""
    if protocol := _protocol(scope):
        protocol.hear_promptly(hear)


def _protocol(scope: Scope) -> PromptProtocol | None:
    protocol: PromptProtocol | None = scope.get("extensions", {}).get(_EXTENSION)
    return protocol


def _never(_text: str) -> bool:
    return False
