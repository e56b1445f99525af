"""Lets a server stop without a lost or doubled decision: its viewers move to the next one.

Each is sent there when everything that it asked for is answered. What comes after that is not carried out, so whatever
a client has no answer to has not happened, and may be sent again.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from math import ceil
from typing import Final

import uvicorn

from abbey.server.house import House
from abbey.server.live.connection import Connection

FEW: Final = 4  # viewers who are sent on in one tick: the next server need not greet all of them at once
TICK_S: Final = 0.02
log = logging.getLogger("abbey.server")


async def depart(server: uvicorn.Server, close_door: Callable[[], None], is_urgent: Callable[[], bool]) -> None:
    """Say first that the server is not ready; after a while, unless it is urgent, close the door and send all on."""
    house: House = server.lifespan.state["house"]
    house.readiness.withdraw()
    await _notice(house.settings.notice_s, is_urgent)
    close_door()
    await house.analyses.close()
    try:
        async with asyncio.timeout(house.settings.leave_s):
            await send_all_on(lambda: house.connections, house.settings.leave_s)
    except TimeoutError:
        if left := len(house.connections):
            log.warning("%d connections did not end in time, and are cut", left)


async def _notice(notice_s: float, is_urgent: Callable[[], bool]) -> None:
    """Serve on as usual for a while."""
    with suppress(TimeoutError):
        async with asyncio.timeout(notice_s):
            while not is_urgent():
                await asyncio.sleep(TICK_S)


async def send_all_on(connections: Callable[[], Sequence[Connection]], leave_s: float) -> None:
    """Send a few viewers on at a time, however many there are within half of the time that there is."""
    few = max(FEW, ceil(len(connections()) * TICK_S / (leave_s / 2)))
    while there := connections():
        for connection in [one for one in there if not one.is_moving][:few]:
            connection.move_on()
        await asyncio.sleep(TICK_S)
