"""Runs a server in this process, so that a table can be put into it as it is."""

import asyncio
import copy
import json
import threading
from pathlib import Path
from urllib.request import Request, urlopen

import uvicorn

from abbey.server import Settings, create_app
from abbey.server.runner import configured, listen
from abbey.server.settings import UNLIMITED
from abbey.server.store import SqliteStore
from abbey.table import Table

PATIENCE_S = 30
CHAIRS = [{"kind": "here", "name": "Anna"}, {"kind": "here", "name": "Bela"}]


class HouseServer:
    """Has one room, in which one table after another is set."""

    def __init__(self, folder: Path) -> None:
        async def open_store() -> SqliteStore:
            return SqliteStore(folder / "abbey.sqlite")

        settings = Settings(limits=UNLIMITED)
        self._bound = listen("127.0.0.1", 0)
        self._app = create_app(open_store, settings)
        self._server = uvicorn.Server(configured(self._app, settings))
        self._is_up = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()))
        self._thread.start()
        assert self._is_up.wait(PATIENCE_S)
        self.address = f"http://127.0.0.1:{self._bound.getsockname()[1]}"
        body = json.dumps({"chairs": CHAIRS, "start": True}).encode()
        with urlopen(Request(f"{self.address}/api/tables", body), timeout=PATIENCE_S) as answer:
            self.name: str = json.load(answer)["table"]["id"]

    def put(self, table: Table) -> None:
        """Set this table in the room, as if it had been there always."""
        asyncio.run_coroutine_threadsafe(self._put(table), self._loop).result(PATIENCE_S)

    def remove(self, table: str) -> None:
        """Remove a table from the store, though somebody may be looking at it."""
        asyncio.run_coroutine_threadsafe(self._remove(table), self._loop).result(PATIENCE_S)

    async def _remove(self, table: str) -> None:
        house = self._app.state.house
        await house._store.remove(table, len(await house._store.read(table)))
        house.hear_of_events(table)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE_S)

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        serving = asyncio.create_task(self._server.serve(sockets=[self._bound]))
        while not self._server.started and not serving.done():
            await asyncio.sleep(0.01)
        self._is_up.set()
        await serving

    async def _put(self, table: Table) -> None:
        room = await self._app.state.house.room(self.name)
        other = copy.deepcopy(table)
        other.id, other.event_count = self.name, room.table.event_count  # as far as the store can tell
        room.changes.table = other
