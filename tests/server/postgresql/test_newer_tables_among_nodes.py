"""Tests an older server among newer ones: it leaves to them the tables that it cannot follow."""

import asyncio
from collections.abc import Callable, Sequence

import pytest
from starlette.websockets import WebSocketDisconnect

from abbey.rules.names import SEATS
from abbey.server import Settings
from abbey.server.house import House
from abbey.server.limits import Backlog
from abbey.server.live.connection import SERVER_STOPS, Connection
from abbey.server.store.postgresql.node import Node
from abbey.server.store.postgresql.postgres_store import PostgresStore
from abbey.table.store import NewerTableError, Store
from abbey.wire.messages import Opening
from tests.server.club import club_at, greeting, heard, opened
from tests.server.postgresql.test_postgres_store import Listener
from tests.server.postgresql.test_sharing import BOTS, HERE, houses, rooms_of, until
from tests.server.test_newer_tables import OF_THE_FUTURE, write

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.xdist_group("postgresql")]


class Adopter(House):
    """Remembers what it has adopted."""

    def __init__(self, store: Store, settings: Settings, now: Callable[[], float]) -> None:
        self.adopted: list[str] = []
        super().__init__(store, settings, now)

    def adopt(self, tables: Sequence[str]) -> None:
        self.adopted += tables
        super().adopt(tables)


async def beats(house: House, count: int) -> None:
    """Wait until the server has told so often that it is alive; after all but the last it has looked for tables."""
    node = house._store.peers
    assert isinstance(node, Node)
    for _ in range(count):
        before = node._beaten
        await until(lambda before=before: node._beaten != before)  # type: ignore[misc]


async def test_a_server_lets_go_of_a_table_when_it_hears_of_an_event_that_it_does_not_know(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with houses(database, 1) as (older,):
        room, _ = await older.open(Opening(HERE, start=True))
        table, peers = room.table.id, older._store.peers
        await until(lambda: peers.drives(table))
        player = Connection(SEATS[0], Backlog(10**6, 10**6, 10**6), 0, lambda _: True)
        room.enter(player)
        newer = await PostgresStore.open(database)
        await newer.append(table, room.table.event_count, [OF_THE_FUTURE])
        await until(lambda: player.is_moving)
        assert (player.closing, room.connections) == (SERVER_STOPS, set())
        assert not peers.drives(table)
        assert "does not know: blessed." in caplog.text
        adopted: asyncio.Future[Sequence[str]] = asyncio.get_running_loop().create_future()
        newer.peers.start(Listener(adopted))
        assert await asyncio.wait_for(adopted, 10) == [table]
        await newer.close()


async def test_a_table_that_an_older_server_has_adopted_in_vain_goes_to_a_newer_one(database: str) -> None:
    async with houses(database, 1) as (first,):
        room, _ = await first.open(Opening(BOTS, start=True))
        table = room.table.id
        await first._store.append(table, room.table.event_count, [OF_THE_FUTURE])
    older = Adopter(await PostgresStore.open(database), Settings(pace_s=0), lambda: 0.0)
    await until(lambda: table in older._declined)
    with pytest.raises(NewerTableError):  # whoever asks there again changes nothing
        await older.room(table)
    await beats(older, 3)  # it could take the table: nobody else is there
    assert older.adopted == [table]  # once
    newer = await PostgresStore.open(database)
    adopted: asyncio.Future[Sequence[str]] = asyncio.get_running_loop().create_future()
    newer.peers.start(Listener(adopted))
    assert await asyncio.wait_for(adopted, 10) == [table]
    await newer.close()
    await older.close()


def test_whoever_comes_to_a_table_that_only_newer_servers_know_is_sent_on(database: str) -> None:
    with club_at(lambda: PostgresStore.open(database)) as client:
        table, _ = opened(client, "Anna", "Bela", start=True)
        write(client, table, OF_THE_FUTURE)
        with greeting(client, table) as socket:
            assert heard(socket)["code"] == "newer-table"
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_text()
            assert closed.value.code == SERVER_STOPS


async def test_a_table_of_other_rules_goes_to_a_server_that_plays_by_them(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with houses(database, 1) as (first,):
        table = (await first.open(Opening(BOTS, start=True)))[0].table.id
    monkeypatch.setattr("abbey.table.table.rules_digest", lambda: "other")
    other = House(await PostgresStore.open(database), Settings(pace_s=0), lambda: 0.0)
    await until(lambda: table in other._declined)
    right = await PostgresStore.open(database)
    adopted: asyncio.Future[Sequence[str]] = asyncio.get_running_loop().create_future()
    right.peers.start(Listener(adopted))
    assert await asyncio.wait_for(adopted, 10) == [table]
    await right.close()
    await other.close()


async def test_a_server_goes_on_with_a_table_that_it_can_follow_though_another_cannot(database: str) -> None:
    async with houses(database) as both:
        one, other = await rooms_of(both, Opening(HERE))
        both[1]._peers.decline(other.table.id)
        await until(lambda: both[0]._peers.drives(one.table.id))
