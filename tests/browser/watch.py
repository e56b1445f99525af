"""Watches for what a visitor never sees but must not happen: errors in the console, requests to anybody else."""

import re

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, WebError, WebSocket


class Watch:
    def __init__(self, address: str) -> None:
        self.requests: list[str] = []
        self._origins = (address, address.replace("http", "ws"))
        self._said: list[str] = []
        self._forgiven: list[str] = []

    def over(self, context: BrowserContext) -> None:
        context.on("console", self._hear)
        context.on("weberror", self._fail)
        context.on("request", self._ask)
        context.on("page", lambda page: page.on("websocket", self._dial))

    def forgive(self, pattern: str) -> None:
        """Expect an error that belongs to the journey: a server that is gone, a table that never was."""
        self._forgiven.append(pattern)

    @property
    def complaints(self) -> list[str]:
        foreign = [f"asked {url}" for url in self.requests if not url.startswith(self._origins)]
        return [said for said in foreign + self._said if not any(re.search(each, said) for each in self._forgiven)]

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._said.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _fail(self, error: WebError) -> None:
        self._said.append(f"uncaught: {error.error}")

    def _ask(self, request: Request) -> None:
        if not request.url.startswith("blob:"):
            self.requests.append(request.url)

    def _dial(self, socket: WebSocket) -> None:
        self.requests.append(socket.url)
