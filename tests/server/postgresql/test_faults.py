"""Breaks servers, lines and the database at any moment under load: nothing that anybody was told is lost or doubled."""

import asyncio
import random
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import NamedTuple

import pytest

from tests.deep import often
from tests.server.guests import Guest, Server, is_over
from tests.server.postgresql.database_server import DatabaseServer, StartedServer
from tests.server.postgresql.proxy import ProxyProcess
from tests.server.postgresql.test_nodes import assert_all_servers_tell_the_same, gathered, playing, until

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.deep, pytest.mark.xdist_group("postgresql")]

IS_DEEP = often(1) > 1
FAULTS = {"kill": 200, "cut": 40, "restart": 20} if IS_DEEP else {"kill": 4, "cut": 2, "restart": 2}
TABLES = 200 if IS_DEEP else 4
PAUSE_S = 1.0 if IS_DEEP else 0.005  # so many people at full speed would keep the machine busy with themselves
HEALED_S = 5 if IS_DEEP else 10
CUTS_S = (0.2, 1, 5)
GAME_S = 600 if IS_DEEP else 60
LOOK_S = 0.05  # between two looks at all guests, which keep the machine busy too


class Club:
    """Runs two servers, each with a line of its own to the database, and breaks them."""

    def __init__(self, servers: list[Server], proxies: list[ProxyProcess], database_server: DatabaseServer) -> None:
        self.servers = servers
        self._proxies = proxies
        self._database_server = database_server
        self._places: list[list[str]] = []

    def place(self, number: int) -> list[str]:
        """Return where a guest sits, which changes when a server begins anew: at one server, else at the other."""
        addresses = [server.address for server in self.servers]
        self._places.append(addresses if number % 2 else addresses[::-1])
        return self._places[-1]

    async def suffer(self, fault: str, chance: random.Random) -> None:
        """Break something, and heal it."""
        number = chance.randrange(2)
        match fault:
            case "kill":
                await self._kill(number)
            case "cut":
                self._proxies[number].cut()
                await asyncio.sleep(chance.choice(CUTS_S))
                self._proxies[number].heal()
            case _:
                if isinstance(self._database_server, StartedServer):
                    how = chance.choice(["fast", "immediate"])
                    await asyncio.to_thread(self._database_server.restart, how)

    async def _kill(self, number: int) -> None:
        server = self.servers[number]
        await server.kill()
        old = server.address
        await server.start()
        for place in self._places:
            place[:] = [server.address if address == old else address for address in place]


@asynccontextmanager
async def club(database: str, database_server: DatabaseServer) -> AsyncIterator[Club]:
    async with AsyncExitStack() as stack:
        proxies = [await stack.enter_async_context(ProxyProcess.open(database)) for _ in range(2)]
        servers = [Server("--store", proxy.address, "--unlimited") for proxy in proxies]
        for server in servers:
            await server.start()
            stack.push_async_callback(server.stop)
        yield Club(servers, proxies, database_server)


class Healing(NamedTuple):
    """Holds how long it took after a fault was healed."""

    fault: str
    back_s: float  # until everybody who still plays was at the table again
    told_s: float  # until they were also told more, for which somebody has to think and to play

    @property
    def seconds(self) -> float:
        """Return what counts: those whose line has held all the time are back when their server can tell them more."""
        return self.back_s if self.fault == "kill" else self.told_s


async def healing(fault: str, guests: list[Guest]) -> Healing:
    """Wait until everybody who still plays is back, and has been told more."""
    before, loop = [guest.version for guest in guests], asyncio.get_running_loop()
    healed = loop.time()
    async with asyncio.timeout(GAME_S):
        while not all(guest.is_here or is_over(guest) for guest in guests):
            await asyncio.sleep(LOOK_S)
        back_s = loop.time() - healed
        while not all(guest.version > version or is_over(guest) for guest, version in zip(guests, before, strict=True)):
            await asyncio.sleep(LOOK_S)
    return Healing(fault, back_s, loop.time() - healed)


async def test_whatever_breaks_nothing_is_lost_and_every_game_ends(
    database: str, database_server: DatabaseServer
) -> None:
    chance = random.Random(1)
    faults = [fault for fault, times in FAULTS.items() for _ in range(times)]
    chance.shuffle(faults)
    healings: list[Healing] = []
    async with club(database, database_server) as house, AsyncExitStack() as stack:
        guests: list[Guest] = []
        for fault in faults:
            if sum(map(is_over, guests)) > len(guests) / 2 or not guests:
                came = await gathered(house.servers, 3, TABLES - sum(not is_over(one) for one in guests) // 3, PAUSE_S)
                await stack.enter_async_context(playing(came, [house.place(number) for number in range(len(came))]))
                guests += came
            await asyncio.sleep(chance.uniform(0.1, 0.5))
            await house.suffer(fault, chance)
            healings.append(await healing(fault, guests))
            sys.stdout.write(f"{len(healings)} {healings[-1]}\n")
        await until(lambda: all(map(is_over, guests)), GAME_S)
        await assert_all_servers_tell_the_same(house.servers, guests)
    told = sum(guest.version for guest in guests)
    waits = sorted(one.seconds for one in healings)
    sys.stdout.write(f"{FAULTS}, {len(guests) // 3} games, {told} told: back within {waits[-1]:.1f} s.\n")
    assert waits[-1] <= HEALED_S, waits[-10:]
