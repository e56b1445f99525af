"""Replaces the servers of a database one after the other under load: no player notices more than another line."""

import asyncio

import pytest

from tests.deep import often
from tests.server.guests import Guest, Server, is_over
from tests.server.postgresql.test_nodes import assert_all_servers_tell_the_same, gathered, playing, until

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.deep, pytest.mark.xdist_group("postgresql")]

ROUNDS = often(1)
SERVER_STOPS = 1012


async def told_more(guests: list[Guest]) -> None:
    """Wait until everybody who still plays has been told something."""
    before = [guest.version for guest in guests]
    await until(lambda: all(g.version > v or is_over(g) for g, v in zip(guests, before, strict=True)))


async def test_servers_are_replaced_one_after_the_other_and_no_decision_is_lost_doubled_or_refused(
    database: str,
) -> None:
    servers = [Server("--store", database, "--unlimited") for _ in range(2)]
    await asyncio.gather(*(server.start() for server in servers))
    guests: list[Guest] = []
    try:
        for _ in range(ROUNDS):
            fresh = [Server("--store", database, "--unlimited") for _ in servers]
            await asyncio.gather(
                *(server.start() for server in fresh)
            )  # before the games, which may not be over too soon
            came = await gathered(servers, people=3)
            addresses = [server.address for server in servers]
            places = [addresses[:] if number % 2 else addresses[::-1] for number in range(len(came))]
            async with playing(came, places):
                await until(lambda came=came: all(guest.version > 3 for guest in came))  # type: ignore[misc]
                for number, old in enumerate(list(servers)):
                    servers[number] = fresh[number]
                    for place in places:
                        place[:] = [servers[number].address if address == old.address else address for address in place]
                    await old.stop()
                    await told_more(came)
                await until(lambda came=came: all(map(is_over, came)))  # type: ignore[misc]
                await assert_all_servers_tell_the_same(servers, came)
            guests += came
    finally:
        for server in servers:
            if server.is_running:
                await server.stop()
    assert [guest.refusals for guest in guests if guest.refusals] == []
    assert sum(guest.unheard for guest in guests) == 0
    assert {code for guest in guests for code in guest.closings} == {SERVER_STOPS}
