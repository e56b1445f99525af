"""Tests servers that share a database: players of one table sit at different ones, and a server is killed."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any
from urllib.request import Request, urlopen

import pytest
from websockets.asyncio.client import connect

from tests.deep import often
from tests.server.guests import Guest, Server, is_over, seldom_collected
from tests.server.postgresql.proxy import Proxy

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.deep, pytest.mark.xdist_group("postgresql")]

TABLES = often(4)
PAUSE_S = 0.005
PATIENCE_S = 60
CUTS_S = (0.5, 6.0)  # the second lasts longer than a lease
HEALED_S = 5
NAMES = ("Anna", "Bela", "Cara", "Dora")
BOT = {"kind": "bot", "bot": "random"}
Json = dict[str, Any]


@asynccontextmanager
async def servers_at(*databases: str) -> AsyncIterator[list[Server]]:
    servers = [Server("--store", database, "--unlimited") for database in databases]
    await asyncio.gather(*(server.start() for server in servers))
    try:
        yield servers
    finally:
        for server in servers:
            if server.is_running:
                await server.stop()


def open_table(address: str, number: int, people: int, pause_s: float = PAUSE_S) -> list[Guest]:
    """Open a table for four, with so many people, who take that long to decide, and bots for the rest."""
    chairs = [{"kind": "here", "name": name} for name in NAMES[:people]] + [BOT] * (len(NAMES) - people)
    body = {"chairs": chairs, "start": True}
    answer = json.load(urlopen(Request(f"{address}/api/tables", json.dumps(body).encode()), timeout=10))
    keys = answer["keys"]
    return [Guest(answer["table"]["id"], key["token"], number * 4 + key["seat"], pause_s) for key in keys]


async def gathered(servers: list[Server], people: int, tables: int = TABLES, pause_s: float = PAUSE_S) -> list[Guest]:
    opening = (
        asyncio.to_thread(open_table, servers[number % 2].address, number, people, pause_s) for number in range(tables)
    )
    return [guest for guests in await asyncio.gather(*opening) for guest in guests]


async def stay(guest: Guest, addresses: list[str]) -> None:
    """Sit at the first of these servers that lets the guest in, again and again until the game is over."""
    while not is_over(guest):
        for address in list(addresses):
            await guest.sit(address)
        await asyncio.sleep(0.05)


@asynccontextmanager
async def playing(guests: list[Guest], places: list[list[str]]) -> AsyncIterator[None]:
    """Let each guest play at these servers; what one of them finds missing is raised at the end."""
    tasks = [asyncio.create_task(stay(guest, place)) for guest, place in zip(guests, places, strict=True)]
    try:
        with seldom_collected():
            yield
    finally:
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
    assert [end for end in ends if end and not isinstance(end, asyncio.CancelledError)] == []


async def until(claim: Callable[[], bool], patience_s: float = PATIENCE_S) -> None:
    async with asyncio.timeout(patience_s):
        while not claim():
            await asyncio.sleep(0.01)


async def welcomed(address: str, guest: Guest | None, table: str) -> Json:
    """Return what a server tells a guest, or a spectator, who comes in now."""
    async with connect(f"{address.replace('http', 'ws')}/api/tables/{table}/live", max_size=None) as line:
        await line.send(json.dumps({"type": "hello", "token": guest.token if guest else None}))
        message: Json = json.loads(await line.recv())
        return message


async def assert_all_servers_tell_the_same(servers: list[Server], guests: list[Guest]) -> None:
    """Compare what everybody is told by each server; who is connected takes a moment to go round."""
    watchers: list[tuple[Guest | None, str]] = [(guest, guest.table) for guest in guests]
    watchers += [(None, table) for table in {guest.table for guest in guests}]
    loop = asyncio.get_running_loop()
    for guest, table in watchers:
        patient_until = loop.time() + PATIENCE_S
        while True:
            told = [await welcomed(server.address, guest, table) for server in servers]
            assert all(message["log"] == told[0]["log"] for message in told)
            timeless = [without_times(message) for message in told]
            if all(message == timeless[0] for message in timeless):
                break
            assert loop.time() < patient_until, [one for one in timeless[0].items() if one not in timeless[1].items()]
        if guest:
            assert (told[0]["version"], told[0]["log"]) == (guest.version, guest.log)


def without_times(message: Json) -> Json:
    """Return a welcome without the moments that each server reads off its own clock."""
    seats = [seat | {"gone_at": None} for seat in message["table"]["seats"]]
    return message | {"at": 0, "table": message["table"] | {"seats": seats}}


async def test_four_players_at_two_servers_play_whole_games_and_see_the_same(database: str) -> None:
    async with servers_at(database, database) as servers:
        guests = await gathered(servers, people=4)
        places = [[servers[number % 2].address] for number in range(len(guests))]
        async with playing(guests, places):
            await until(lambda: all(is_over(guest) for guest in guests))
            await assert_all_servers_tell_the_same(servers, guests)


@pytest.mark.parametrize("people", [4, 2])
async def test_a_server_is_killed_and_the_games_go_on_at_the_other(database: str, people: int) -> None:
    async with servers_at(database, database) as servers:
        guests = await gathered(servers, people)
        one, other = (server.address for server in servers)
        async with playing(guests, [[one, other] if number % 2 else [other] for number in range(len(guests))]):
            await until(lambda: sum(guest.version for guest in guests) > 30 * len(guests))
            await servers[0].kill()
            assert not all(is_over(guest) for guest in guests)
            await until(lambda: all(is_over(guest) for guest in guests))
            await assert_all_servers_tell_the_same(servers[1:], guests)


async def test_a_server_that_is_stopped_hands_its_games_to_the_other(database: str) -> None:
    async with servers_at(database, database) as servers:
        guests = await gathered(servers, people=2)
        one, other = (server.address for server in servers)
        async with playing(guests, [[one, other] if number % 2 else [other] for number in range(len(guests))]):
            await until(lambda: sum(guest.version for guest in guests) > 30 * len(guests))
            await servers[0].stop()
            await until(lambda: all(is_over(guest) for guest in guests))
            await assert_all_servers_tell_the_same(servers[1:], guests)


async def test_a_server_cut_off_from_the_database_is_back_soon_after_the_heal(database: str) -> None:
    async with Proxy(database).open() as proxy, servers_at(database, proxy.address) as servers:
        guests = await gathered(servers, people=3)
        places = [[servers[number % 2].address] for number in range(len(guests))]
        async with playing(guests, places):
            for cut_s in CUTS_S:
                await until(lambda: sum(guest.version for guest in guests) > 10 * len(guests))
                proxy.cut()
                await asyncio.sleep(cut_s)
                before = [guest.version for guest in guests]
                assert not all(is_over(guest) for guest in guests)
                proxy.heal()
                async with asyncio.timeout(HEALED_S):
                    while not all(told_more_or_over(guest, least) for guest, least in zip(guests, before, strict=True)):
                        await asyncio.sleep(0.01)
            await until(lambda: all(is_over(guest) for guest in guests))
            await assert_all_servers_tell_the_same(servers, guests)


def told_more_or_over(guest: Guest, version: int) -> bool:
    return guest.version > version or is_over(guest)
