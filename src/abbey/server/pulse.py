"""Remembers in the store when servers were running: time in which none did, or could write, is taken off no clock."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from abbey.table.store import Downtime, Store, StoreError

BEAT_S: Final = 5.0


class Pulse:
    """Beats for one server; `now` is the time by which clocks run, and `tell` is called when a downtime is found."""

    def __init__(self, store: Store, now: Callable[[], float], tell: Callable[[], None]) -> None:
        self._store = store
        self._now = now
        self._tell = tell
        self._downtimes: Sequence[Downtime] | None = None  # None: the store has not said yet
        self._is_well = False  # the last beat was written
        self._turn = asyncio.Lock()

    async def downtimes(self) -> Sequence[Downtime]:
        """Return when lately no server was running or could write; `StoreError` for as long as the store fails."""
        async with self._turn:
            return await self._known()

    async def beat(self) -> None:
        """Remember that the server runs now; before it is known what was before, that would hide it."""
        async with self._turn:
            with suppress(StoreError):  # it is in the log
                await self._known()
                self._is_well = False
                await self._store.beat(self._now())
                self._is_well = True

    def doubt(self) -> None:
        """Take note that something could not be written: perhaps nothing could for a while."""
        self._is_well = False

    async def _known(self) -> Sequence[Downtime]:
        if self._downtimes is not None and self._is_well:
            return self._downtimes
        before = self._downtimes
        note = self._store.note_start if before is None else self._store.note_recovery
        self._downtimes = await note(self._now())
        self._is_well = True
        if self._downtimes != (before or []):
            self._tell()
        return self._downtimes

    async def beat_now_and_then(self) -> None:
        """Remember for as long as the server runs that it does."""
        with suppress(StoreError):  # it is in the log
            await self.downtimes()
        while True:
            await asyncio.sleep(BEAT_S)
            await self.beat()
