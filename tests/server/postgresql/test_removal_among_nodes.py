"""Tests removals where several servers share a database: one sweeps, and the others notice."""

import asyncio
import time

import pytest

from abbey.rules.names import NOBODY
from abbey.server import Settings
from abbey.server.house import House
from abbey.server.keeper import CHORE, DAY_S
from abbey.server.limits import Backlog
from abbey.server.live.connection import NO_TABLE, Connection
from abbey.server.store.postgresql.postgres_store import PostgresStore
from abbey.table import Refusal
from abbey.table.store import ConflictError
from abbey.wire.messages import Chair, Opening
from tests.server.postgresql.database_server import executed
from tests.server.postgresql.test_sharing import HERE, houses, rooms_of, until

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.xdist_group("postgresql")]


async def test_a_server_shows_out_whoever_looks_at_a_table_that_another_has_removed(database: str) -> None:
    async with houses(database) as both:
        one, other = await rooms_of(both, Opening(HERE))
        told: list[str] = []

        def send(text: str) -> bool:
            told.append(text)
            return True

        spectator = Connection(NOBODY, Backlog(10**6, 10**6, 10**6), 0, send)
        other.enter(spectator)
        store = both[0]._store
        name, length = one.table.id, one.table.event_count
        await until(lambda: bool(store.peers.drives(name)))
        with pytest.raises(ConflictError):
            await both[1]._store.remove(name, length, at_rest=True)  # another server has it in memory
        await store.remove(name, length)
        await until(lambda: name not in both[1]._rooms)
        assert '"no-such-table"' in told[-1]
        assert spectator.closing == NO_TABLE
        for house in both:
            with pytest.raises(Refusal, match="no table at this address"):
                await house.room(name)
        assert await store.catalogue() == []


async def test_a_table_that_a_server_of_an_older_version_has_ended_counts_from_when_that_is_noticed(
    database: str,
) -> None:
    store = await PostgresStore.open(database)
    await store.create("old", [b"0"])
    await executed(database, "UPDATE abbey.tables SET over = true, created = now() - interval '9 days'")
    (before,) = await store.survey()
    assert before.ended
    assert before.ended > before.created + 8 * DAY_S
    await store.note_use(["old"])
    ended = (await store.survey())[0].ended
    assert (await store.survey())[0].ended == ended
    await store.close()


async def test_one_server_sweeps_and_another_when_its_turn_is_over(database: str) -> None:
    def tomorrow() -> float:
        return time.time() + 2 * DAY_S

    stores = [await PostgresStore.open(database) for _ in range(2)]
    both = [House(store, Settings(idle_s=0), tomorrow) for store in stores]
    room, _ = await both[0].open(Opening([Chair("here", "Anna"), Chair("open")]))
    await until(lambda: stores[0].peers.drives(room.table.id))
    assert [life.is_held for life in await stores[0].survey()] == [False]
    assert [life.is_held for life in await stores[1].survey()] == [True]
    assert await stores[1].peers.takes_turn(CHORE, 0.5)
    assert await both[1]._keeper.sweep() == {}, "a table that another server has in memory stays"
    both[0].sweep()
    assert await both[0]._keeper.sweep() == {}, "it is the turn of the other"
    await until(lambda: room.table.id not in both[0]._rooms)
    async with asyncio.timeout(20):
        while (await stores[1].survey())[0].is_held:
            await asyncio.sleep(0.01)
    assert await both[1]._keeper.sweep() == {"unused": 1}
    assert await stores[0].survey() == []
    assert await stores[0].peers.takes_turn("another chore", 0.1)
    async with asyncio.timeout(20):
        while not await stores[1].peers.takes_turn("another chore", 10):
            await asyncio.sleep(0.01)
    for house in both:
        await house.close()
