"""uvicorn's side of a WebSocket, which besides takes a text at once: no task need wake up to send it."""

from collections.abc import Callable
from typing import Any, Final

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

_EXTENSION: Final = "abbey.promptly"

Promptly = Callable[[str], bool]  # False: the text was not sent, and must wait its turn


class PromptProtocol(WebSocketsSansIOProtocol):
    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[_EXTENSION] = {"send": self._send_promptly}
        await super().run_asgi()

    def _send_promptly(self, text: str) -> bool:
        """Only while the other side keeps up, and nobody is closing the line."""
        is_free = self.handshake_complete and self.writable.is_set()
        if not is_free or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        self.conn.send_text(text.encode())
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True


def promptly_to(scope: Scope) -> Promptly:
    """How to send at once on this connection. Under another server nothing is: everything waits its turn."""
    offered = scope.get("extensions", {}).get(_EXTENSION)
    return offered["send"] if offered else _never


def _never(_text: str) -> bool:
    return False
