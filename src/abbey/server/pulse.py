"""Remembers in the store when a server was running last: time in which none did is taken off nobody's clock."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from abbey.table.store import Store, StoreError

BEAT_S: Final = 5.0
Downtime = tuple[float, float] | None  # from when to when no server was running


class Pulse:
    """Beats for one server; `now` is the time by which clocks run."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._downtime: asyncio.Task[Downtime] | None = None

    async def downtime(self) -> Downtime:
        """Return from when to when no server was running before this one; None where that is not known."""
        if self._downtime is None:
            self._downtime = asyncio.create_task(self._find_downtime())
        return await asyncio.shield(self._downtime)

    async def _find_downtime(self) -> Downtime:
        began = self._now()
        try:
            stopped = await self._store.beat(began)
        except StoreError:  # it is in the log
            return None
        return None if stopped is None or stopped >= began else (stopped, began)

    async def beat(self) -> None:
        """Remember that the server runs now."""
        with suppress(StoreError):  # it is in the log
            await self._store.beat(self._now())

    async def beat_now_and_then(self) -> None:
        """Remember for as long as the server runs that it does."""
        await self.downtime()
        while True:
            await asyncio.sleep(BEAT_S)
            await self.beat()
