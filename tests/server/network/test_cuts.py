"""Tests a house as it would run: two servers and a database on machines of their own, and nginx before them.

Packets are dropped between them and go through again; players of one table sit at different servers meanwhile.
"""

import asyncio
import random
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.deep import often
from tests.server.guests import Guest, Server, is_over
from tests.server.network.namespaces import DATABASE, FRONT, NGINX, SERVERS, Machine, network
from tests.server.network.network_tools import obstacle
from tests.server.network.programs import OWN_PORTS, nginx, postgresql
from tests.server.postgresql.test_nodes import open_table, playing, until

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.deep, pytest.mark.xdist_group("network")]

CUTS = often(2)
TABLES = 4
BACK_S = 5 if CUTS > 2 else 20  # on a machine that does much else meanwhile, that much is only looked at in `make deep`
HOUSE = f"https://{FRONT}"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Return the address of the database of a house whose door is nginx."""
    if why := obstacle():
        pytest.skip(why)
    pytest.importorskip("asyncpg", reason="asyncpg is not installed: pip install 'abbey[postgresql]' brings it")
    with network(), postgresql() as database, nginx(tmp_path) as certificate:
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
        yield database


@asynccontextmanager
async def servers_of(database: str) -> AsyncIterator[None]:
    servers = [
        Server(
            *("--store", database, "--unlimited", "--host", machine.address, "--port", "8000"),
            *("--set", f'proxies=["{NGINX.address}"]'),
            within=machine.within,
        )
        for machine in SERVERS
    ]
    await asyncio.gather(*(server.start() for server in servers))
    try:
        yield
    finally:
        for server in servers:
            await server.stop()


def places_of(guests: list[Guest]) -> list[list[str]]:
    """Send two of four through nginx to wherever it likes, and one to each server, or to the other if need be."""
    own = [f"http://{FRONT}:{port}" for port in OWN_PORTS]
    return [([HOUSE], [HOUSE], own, own[::-1])[number % 4][:] for number in range(len(guests))]


@asynccontextmanager
async def guests_at(number: int) -> AsyncIterator[list[Guest]]:
    opening = (asyncio.to_thread(open_table, HOUSE, number + table, 4) for table in range(TABLES))
    guests = [guest for came in await asyncio.gather(*opening) for guest in came]
    async with playing(guests, places_of(guests)):
        yield guests
        await until(lambda: all(map(is_over, guests)))


async def back_after(guests: list[Guest]) -> float:
    """Wait until everybody has been told more, and return how long that took."""
    before, loop = [guest.version for guest in guests], asyncio.get_running_loop()
    since = loop.time()
    async with asyncio.timeout(BACK_S):
        while not all(guest.version > least or is_over(guest) for guest, least in zip(guests, before, strict=True)):
            await asyncio.sleep(0.01)
    return loop.time() - since


async def test_players_are_back_soon_after_packets_go_through_again_and_every_game_ends(house: str) -> None:
    chance, longest = random.Random(1), 0.0
    between: list[Machine] = [DATABASE, NGINX] * (CUTS // 2)
    async with servers_of(house):
        while between:
            async with guests_at(len(between)) as guests:
                while between and not any(map(is_over, guests)):
                    await until(lambda: all(guest.version > 2 for guest in guests))
                    server, other = chance.choice(SERVERS), between.pop()
                    server.cut(other)
                    try:
                        await asyncio.sleep(chance.choice([0.3, 1.5, 4]))
                    finally:
                        server.heal(other)
                    longest = max(longest, await back_after(guests))
    sys.stdout.write(f"{CUTS} cuts: everybody was back within {longest:.1f} s.\n")
