"""Kills servers at any moment under load: whatever anybody was told of is there, and every table goes on."""

import asyncio
import json
import random
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from tests.deep import often
from tests.server.guests import Guest, Server, is_over

KILLS = often(8, deep=200)
TURNS = often(10)
TABLES = 6


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def open_table(address: str, number: int) -> list[Guest]:
    people = [{"kind": "here", "name": name} for name in ("Anna", "Bela")]
    body = {"chairs": [*people, {"kind": "bot", "bot": "random"}], "start": True}
    answer = json.load(urlopen(Request(f"{address}/api/tables", json.dumps(body).encode()), timeout=10))
    return [Guest(answer["table"]["id"], key["token"], number * 2 + key["seat"]) for key in answer["keys"]]


async def gathered(address: str) -> list[Guest]:
    return [guest for number in range(TABLES) for guest in await asyncio.to_thread(open_table, address, number)]


async def told_more(guests: list[Guest], changes: int) -> None:
    """Wait until so much has been told, to all together, since now."""
    enough = sum(guest.version for guest in guests) + changes
    while sum(guest.version for guest in guests) < enough and not all(is_over(guest) for guest in guests):
        await asyncio.sleep(0.001)


@pytest.mark.anyio
@pytest.mark.slow
@pytest.mark.deep
async def test_nothing_that_anybody_was_told_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    server, moment = Server("--data", str(tmp_path)), random.Random(1)
    await server.start()
    guests = await gathered(server.address)
    for _ in range(KILLS):
        if all(is_over(guest) for guest in guests):
            guests += await gathered(server.address)
        playing = [asyncio.create_task(guest.sit(server.address)) for guest in guests]
        await told_more(guests, moment.randint(20, 120))
        await server.kill()
        await asyncio.gather(*playing)  # what a guest finds missing after a restart is raised here
        await server.start()
    await server.kill()


@pytest.mark.anyio
@pytest.mark.slow
@pytest.mark.deep
async def test_nothing_is_lost_when_a_worker_is_killed_or_the_porter_from_among_them(tmp_path: Path) -> None:
    server, moment = Server("--data", str(tmp_path), "--workers", "2"), random.Random(2)
    await server.start()
    guests = await gathered(server.address)
    for turn in range(TURNS):
        if all(is_over(guest) for guest in guests):
            guests += await gathered(server.address)
        playing = [asyncio.create_task(guest.sit(server.address)) for guest in guests]
        await told_more(guests, moment.randint(20, 120))
        if turn % 2:
            await server.kill()
            await asyncio.gather(*playing)
            await server.start()
        else:
            server.kill_a_worker(moment)
            await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
            for task in playing:
                task.cancel()
            ends = await asyncio.gather(*playing, return_exceptions=True)
            assert not [end for end in ends if isinstance(end, AssertionError)]
    await server.kill()
