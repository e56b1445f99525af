"""Finds out whether the server can do its work: whether what it is told reaches the disk."""

import asyncio
from typing import Final

from abbey.table.store import Store, StoreError

PATIENCE_S: Final = 5.0
FRESH_S: Final = 1.0  # however many ask, the disk is tried once in so long


class Readiness:
    """Tries the store by writing to it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._probe: asyncio.Future[None] | None = None
        self._tried_at = 0.0
        self.is_withdrawn = False  # the server is about to stop

    def withdraw(self) -> None:
        """Be ready no more, whatever the store does: the server is about to stop."""
        self.is_withdrawn = True

    async def check(self) -> None:
        """Return when the store has just written something; raise `StoreError` when it cannot, or takes too long."""
        probe = self._fresh()
        try:
            async with asyncio.timeout(PATIENCE_S):
                await asyncio.shield(probe)
        except TimeoutError as error:
            raise StoreError("The store does not answer.") from error

    def _fresh(self) -> "asyncio.Future[None]":
        now = asyncio.get_running_loop().time()
        if self._probe is None or (self._probe.done() and now - self._tried_at >= FRESH_S):
            self._tried_at = now
            self._probe = asyncio.ensure_future(self._store.probe())
        return self._probe
