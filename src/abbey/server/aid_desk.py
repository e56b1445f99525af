"""Answers those who ask for an aid, in turn, and says which tables are followed for that: whoever plays waits for none.

What the process that makes aids keeps of a table is known to everybody, and it can be made again at any time from the
log.
"""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from abbey.insight.aids.aid_request import Aid, AidRequest
from abbey.insight.aids.sight import Sight, sight_of
from abbey.rules.names import Viewer
from abbey.search import backend_name
from abbey.server.aid_runner import AidRunner
from abbey.server.metrics import Count, Duration, Metrics
from abbey.server.turns import Turns
from abbey.table import Refusal, Table

FOLLOWED: Final = 64  # tables


class Asker(NamedTuple):
    """Says who asks for an aid: a viewer at an address, for whom only so many may wait."""

    viewer: Viewer
    slot: int
    most: int


class AidDesk:
    """Has aids made, one after the other. Nothing in an answer depends on when it was made."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._runner = AidRunner()
        self._followed: OrderedDict[str, None] = OrderedDict()  # whoever was asked about last is last
        self._forgotten: list[str] = []  # which the process has not been told yet
        self._turns = Turns(1)
        self._waiting: Counter[tuple[str, Viewer, int]] = Counter()

    @contextmanager
    def place(self, table: Table, asker: Asker) -> Iterator[None]:
        """Hold one of the places of whoever asks, until the answer is there; refuse when they are all taken."""
        who = table.id, asker.viewer, asker.slot
        if self._waiting[who] >= asker.most:
            self._metrics.add(Count.AIDS_REFUSED)
            raise Refusal("too-fast", "You are still waiting for other aids; ask again when they have come.")
        self._waiting[who] += 1
        try:
            yield
        finally:
            self._waiting[who] -= 1
            self._waiting += Counter()  # forgets whoever waits for nothing

    async def answer(self, table: Table, asker: Asker, aid: Aid, is_wanted: Callable[[], bool]) -> str | None:
        """Return the text of an aid for whoever holds a place; None if nobody wants it any more.

        It is made by what they may know now. Addresses come in turn, by their `slot`: to follow a game from its
        beginning takes as long as forty turns.
        """
        if table.stage != "playing":
            raise Refusal("not-playing", "No game is in play at this table now.")
        began = time.perf_counter()
        try:
            text = await self._in_turn(table, asker, aid, is_wanted)
        except Refusal:
            self._metrics.add(Count.AIDS_REFUSED)
            raise
        if text is not None:
            self._metrics.measure(Duration.AID, time.perf_counter() - began)
        return text

    async def _in_turn(self, table: Table, asker: Asker, aid: Aid, is_wanted: Callable[[], bool]) -> str | None:
        sight = sight_of(table, asker.viewer)
        async with self._turns.turn(asker.slot):
            return await self._runner.made(self._request(table.id, sight, aid)) if is_wanted() else None

    def _request(self, name: str, sight: Sight, aid: Aid) -> AidRequest:
        """Return what to ask; the tables that were not asked about for longest are let go."""
        self._followed[name] = None
        self._followed.move_to_end(name)
        while len(self._followed) > FOLLOWED:
            self.forget(next(iter(self._followed)))
        forgotten, self._forgotten = self._forgotten, []
        return AidRequest(name, sight, aid, backend_name(), tuple(forgotten))

    def forget(self, name: str) -> None:
        """Follow this table no longer: its game is over, or nobody asks about it."""
        if name in self._followed:
            del self._followed[name]
            self._forgotten.append(name)

    async def close(self) -> None:
        """End the process in which aids are made, and wait until it is gone."""
        await self._runner.close()
