"""Remembers in the store when servers were running: time in which none did is taken off nobody's clock."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from abbey.table.store import Downtime, Store, StoreError

BEAT_S: Final = 5.0


class Pulse:
    """Beats for one server; `now` is the time by which clocks run."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._began: float | None = None
        self._downtimes: Sequence[Downtime] | None = None  # None: the store has not said yet
        self._asking = asyncio.Lock()

    async def downtimes(self) -> Sequence[Downtime]:
        """Return when lately no server was running; nothing for as long as the store does not say."""
        async with self._asking:
            if self._downtimes is None:
                self._began = self._now() if self._began is None else self._began
                with suppress(StoreError):  # it is in the log
                    self._downtimes = await self._store.note_start(self._began)
            return self._downtimes or ()

    async def beat(self) -> None:
        """Remember that the server runs now; before its start is remembered, that would hide the time before it."""
        await self.downtimes()
        if self._downtimes is not None:
            with suppress(StoreError):  # it is in the log
                await self._store.beat(self._now())

    async def beat_now_and_then(self) -> None:
        """Remember for as long as the server runs that it does."""
        await self.downtimes()
        while True:
            await asyncio.sleep(BEAT_S)
            await self.beat()
