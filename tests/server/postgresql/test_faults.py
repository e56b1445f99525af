"""Breaks servers, lines and the database at any moment under load: nothing that anybody was told is lost or doubled."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from tests.deep import often
from tests.server.guests import Guest, Server, is_over
from tests.server.postgresql.database_server import DatabaseServer, StartedServer
from tests.server.postgresql.proxy import Proxy
from tests.server.postgresql.test_nodes import assert_all_servers_tell_the_same, gathered, playing, until

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.deep, pytest.mark.xdist_group("postgresql")]

FAULTS = often(8)
HEALED_S = 10  # a server that was killed has to start, too


class Club:
    """Runs two servers, each with a line of its own to the database, and breaks them."""

    def __init__(self, servers: list[Server], proxies: list[Proxy], database_server: DatabaseServer) -> None:
        self.servers = servers
        self._proxies = proxies
        self._database_server = database_server
        self._places: list[list[str]] = []

    def place(self, number: int) -> list[str]:
        """Return where a guest sits, which changes when a server begins anew: at one server, else at the other."""
        addresses = [server.address for server in self.servers]
        self._places.append(addresses if number % 2 else addresses[::-1])
        return self._places[-1]

    async def break_something(self, chance: random.Random) -> None:
        number = chance.randrange(2)
        match chance.choice(["kill", "kill", "cut", "restart"]):
            case "kill":
                await self._kill(number)
            case "cut":
                self._proxies[number].cut()
                await asyncio.sleep(chance.choice([0.2, 1, 5]))
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
        proxies = [await stack.enter_async_context(Proxy(database).open()) for _ in range(2)]
        servers = [Server("--store", proxy.address, "--unlimited") for proxy in proxies]
        for server in servers:
            await server.start()
            stack.push_async_callback(server.stop)
        yield Club(servers, proxies, database_server)


def is_back(guest: Guest, version: int) -> bool:
    return guest.version > version or is_over(guest)


async def test_whatever_breaks_nothing_is_lost_and_every_game_ends(
    database: str, database_server: DatabaseServer
) -> None:
    chance = random.Random(1)
    async with club(database, database_server) as house, AsyncExitStack() as stack:
        guests: list[Guest] = []
        for _ in range(FAULTS):
            if all(is_over(guest) for guest in guests):
                came = await gathered(house.servers, people=3)
                await stack.enter_async_context(playing(came, [house.place(number) for number in range(len(came))]))
                guests += came
            await asyncio.sleep(chance.uniform(0.1, 0.5))
            await house.break_something(chance)
            before = [guest.version for guest in guests]
            async with asyncio.timeout(HEALED_S):
                while not all(is_back(guest, version) for guest, version in zip(guests, before, strict=True)):
                    await asyncio.sleep(0.01)
        await until(lambda: all(is_over(guest) for guest in guests))
        await assert_all_servers_tell_the_same(house.servers, guests)
