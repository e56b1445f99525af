"""Removes tables that nobody needs any more: unused ones, and finished or abandoned ones when the host wants that.

It goes through the store in slices and rests after each table, so that nobody who plays waits for it.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal

from abbey.server.archive import put_into_archive, record_text
from abbey.server.metrics import REASONS, Metrics
from abbey.server.settings import Settings
from abbey.table import Event, read_event
from abbey.table.store import Store, StoreError, TableLife
from abbey.table.usage import is_used, last_sign_of_life

Reason = Literal["unused", "finished", "abandoned"]
CHORE: Final = "sweep"
FIRST_S: Final = 60.0  # after the start
SWEEP_S: Final = 600.0  # between two sweeps
TURN_S: Final = 900.0  # so long no other server sweeps
REST_S: Final = 0.01  # after each table that was read
HOUR_S: Final = 3600.0
DAY_S: Final = 24 * HOUR_S
log = logging.getLogger("abbey.server")


class Keeper:
    """Sweeps through the store. `is_free` says which tables are this server's to remove, and `remove` tries to."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        metrics: Metrics,
        now: Callable[[], float],
        is_free: Callable[[str], bool],
        remove: Callable[[str, int], Awaitable[bool]],
    ) -> None:
        self._store = store
        self._metrics = metrics
        self._now = now
        self._is_free = is_free
        self._remove = remove
        self._unused_s = settings.unused_table_hours * HOUR_S
        self._finished_s = settings.finished_table_days * DAY_S
        self._abandoned_s = settings.abandoned_table_days * DAY_S
        self._complaints: set[str] = set()  # of this sweep
        self._archive = Path(settings.archive).expanduser() if settings.archive else None

    async def sweep_now_and_then(self) -> None:
        """Sweep for as long as the server runs."""
        await asyncio.sleep(FIRST_S)
        while True:
            with suppress(StoreError):  # it is in the log
                await self.sweep()
            await asyncio.sleep(SWEEP_S)

    async def sweep(self) -> Counter[Reason]:
        """Go through all tables once, and return how many were removed for which reason."""
        removed: Counter[Reason] = Counter()
        self._complaints.clear()
        after = 0
        try:
            while await self._store.peers.takes_turn(CHORE, TURN_S) and (lives := await self._store.survey(after)):
                after = lives[-1].number
                used = [life.id for life in lives if await self._looked_after(life, removed)]
                if used:
                    await self._store.note_use(used)
                await asyncio.sleep(REST_S)
        finally:
            if removed:
                log.warning(
                    "tables were removed", extra={f"removed_{reason}": count for reason, count in removed.items()}
                )
        return removed

    async def _looked_after(self, life: TableLife, removed: Counter[Reason]) -> bool:
        """Remove the table if it is time; return whether it is news that people have used it."""
        is_unproven = not life.is_used and self._is_past(life.created, self._unused_s)
        has_ended = self._is_past(life.ended, self._finished_s)
        may_be_abandoned = life.ended is None and self._is_past(life.created, self._abandoned_s)
        if life.is_held or not (is_unproven or has_ended or may_be_abandoned) or not self._is_free(life.id):
            return False
        bodies = await self._store.read(life.id)
        reason = await self._reason(
            bodies, is_unproven=is_unproven, has_ended=has_ended, may_be_abandoned=may_be_abandoned
        )
        if reason and await self._is_safe(life, bodies, reason) and await self._remove(life.id, len(bodies)):
            removed[reason] += 1
            self._metrics.add(REASONS[reason])
        await asyncio.sleep(REST_S)
        return is_unproven and reason != "unused"

    def _is_past(self, moment: float | None, seconds: float) -> bool:
        """Tell whether so much time has gone by since; never where the host has set no time."""
        return moment is not None and seconds > 0 and self._now() - moment > seconds

    async def _reason(
        self, bodies: Sequence[bytes], *, is_unproven: bool, has_ended: bool, may_be_abandoned: bool
    ) -> Reason | None:
        """Return why the table is to be removed; None for one that stays, or that cannot be read."""
        try:
            events = await asyncio.to_thread(_events, bodies)
        except ValueError:
            return None
        if not events:
            return None
        if is_unproven and not is_used(events):
            return "unused"
        if has_ended:
            return "finished"
        if may_be_abandoned and self._is_past(last_sign_of_life(events), self._abandoned_s):
            return "abandoned"
        return None

    async def _is_safe(self, life: TableLife, bodies: Sequence[bytes], reason: Reason) -> bool:
        """Put a finished game into the archive, if there is one; one that this server cannot replay is kept."""
        if self._archive is None or reason != "finished" or life.ended is None:
            return True
        try:
            if text := await asyncio.to_thread(record_text, life.id, bodies):
                await asyncio.to_thread(put_into_archive, self._archive, life.id, life.ended, text)
        except OSError as error:
            self._complain(f"the archive cannot be written ({error.strerror}): finished tables are kept")
            return False
        except Exception as error:  # whatever its story is: what it says would quote an event
            self._complain(f"finished tables that cannot be replayed are kept ({type(error).__name__})")
            return False
        return True

    def _complain(self, text: str) -> None:
        """Say it once in each sweep, however many tables it is about."""
        if text not in self._complaints:
            self._complaints.add(text)
            log.error("%s", text)


def _events(bodies: Sequence[bytes]) -> list[Event]:
    return [read_event(body) for body in bodies]
