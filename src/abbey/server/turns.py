"""Lets only so many work at once; those who wait come in turn, by whom they work for and not by who came first.

So whoever wants a hundred things holds up somebody who wants one for no longer than one of them takes.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager


class Turns:
    """Gives out a number of places."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[
            Hashable, deque[asyncio.Future[None]]
        ] = {}  # whoever is first has waited longest for a turn

    @asynccontextmanager
    async def turn(self, whose: Hashable) -> AsyncIterator[None]:
        """Wait for a place, on behalf of somebody, and hold it."""
        await self._come(whose)
        try:
            yield
        finally:
            self._pass_on()

    async def _come(self, whose: Hashable) -> None:
        if self._free:
            self._free -= 1
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whose, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # it was given one in the same moment
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Give the place to the next in turn who still wants it."""
        while self._waiting:
            whose = next(iter(self._waiting))
            places = self._waiting.pop(whose)
            place = places.popleft()
            if places:
                self._waiting[whose] = places  # behind everybody else
            if not place.done():
                place.set_result(None)
                return
        self._free += 1
