"""Tests two houses in one process that share a database: who hears what, who drives, and who was first."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from abbey.rules.names import SEATS
from abbey.server import Settings
from abbey.server.house import House
from abbey.server.limits import Backlog
from abbey.server.live.connection import Connection
from abbey.server.room import Room
from abbey.server.store.postgresql import node
from abbey.server.store.postgresql.node import Node
from abbey.server.store.postgresql.postgres_store import PostgresStore
from abbey.table import Refusal, Table, commands, read_event
from abbey.table.agreed import Agreed
from abbey.table.events import Sat
from abbey.table.store import StoreError
from abbey.wire.messages import Chair, Opening

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.xdist_group("postgresql")]

HERE = [Chair("here", "Anna"), Chair("here", "Bela")]
BOTS = [Chair("here", "Anna"), *[Chair("bot", bot="random")] * 3]
PATIENCE_S = 30


@asynccontextmanager
async def houses(database: str, count: int = 2) -> AsyncIterator[list[House]]:
    opened = [House(await PostgresStore.open(database), Settings(pace_s=0), lambda: 0.0) for _ in range(count)]
    try:
        yield opened
    finally:
        for house in opened:
            await house.close()


async def rooms_of(houses: list[House], opening: Opening) -> list[Room]:
    room, _ = await houses[0].open(opening)
    return [room, *[await house.room(room.table.id) for house in houses[1:]]]


async def until(claim: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not claim():
            await asyncio.sleep(0.005)


def chat_of(room: Room) -> list[str]:
    return [remark.text for remark in room.table.chat]


def say(room: Room, text: str) -> "asyncio.Future[None]":
    return room.act(lambda table, at: commands.speak(table, SEATS[0], text, at))


async def test_what_one_house_stores_the_other_hears(database: str) -> None:
    async with houses(database) as both:
        one, other = await rooms_of(both, Opening(HERE))
        await say(one, "Good evening!")
        await until(lambda: chat_of(other) == ["Good evening!"])


class Hesitant(PostgresStore):
    """Fails at first to give any table."""

    failures = 2

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        if self.failures:
            self.failures -= 1
            raise StoreError("The line is broken.")
        return await super().read(table, after)


async def test_a_table_that_could_not_be_read_when_it_was_adopted_is_read_later(database: str) -> None:
    async with houses(database, 1) as (first,):
        table = (await first.open(Opening(HERE, start=True, agreed=Agreed(clock_s=60))))[0].table.id
    house = House(await Hesitant.open(database), Settings(pace_s=0), lambda: 0.0)
    await until(lambda: house.event_count(table) is not None and house._peers.drives(table))
    await house.close()


async def test_a_notice_that_was_missed_is_made_up_for(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Node, "_hear", lambda *_: None)
    monkeypatch.setattr(node, "POLL_S", 0.5)
    async with houses(database) as both:
        one, other = await rooms_of(both, Opening(HERE))
        await say(one, "Good evening!")
        await until(lambda: chat_of(other) == ["Good evening!"])


async def test_only_a_table_that_has_changed_is_read_when_all_are_looked_at(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    honest = PostgresStore.read

    async def noted(store: PostgresStore, table: str, after: int = 0) -> list[bytes]:
        read.append(table)
        return await honest(store, table, after)

    monkeypatch.setattr(Node, "_hear", lambda *_: None)
    monkeypatch.setattr(node, "POLL_S", 0.5)
    async with houses(database) as both:
        await rooms_of(both, Opening(HERE))
        one, other = await rooms_of(both, Opening(HERE))
        monkeypatch.setattr(PostgresStore, "read", noted)
        for texts in (["Good evening!"], ["Good evening!", "Good night!"]):
            await say(one, texts[-1])
            await until(lambda: chat_of(other) == texts)  # noqa: B023
    assert set(read) == {one.table.id}


async def test_whoever_was_second_reads_and_decides_again(database: str) -> None:
    async with houses(database) as both:
        rooms = await rooms_of(both, Opening(HERE))
        texts = [f"{house} {number}" for number in range(20) for house in range(2)]
        await asyncio.gather(*(say(rooms[place % 2], text) for place, text in enumerate(texts)))
        await until(lambda: all(len(chat_of(room)) == len(texts) for room in rooms))
        assert chat_of(rooms[0]) == chat_of(rooms[1])
        for house in range(2):
            assert [text for text in chat_of(rooms[0]) if text[0] == str(house)] == texts[house::2]


def sit(name: str) -> Callable[[Table, float], Sat]:
    return lambda table, at: commands.sit(table, None, name, f"key of {name}", at)


async def test_one_seat_is_given_to_one_person(database: str) -> None:
    async with houses(database) as both:
        for _ in range(10):
            one, other = await rooms_of(both, Opening([Chair("here", "Anna"), Chair("open")]))
            asked = one.act(sit("Bela")), other.act(sit("Cara"))
            ends = await asyncio.gather(*asked, return_exceptions=True)
            assert [end.code for end in ends if isinstance(end, Refusal)] == ["seat-taken"]
            await asyncio.gather(one.changes.caught_up(), other.changes.caught_up())
            assert one.table.seats == other.table.seats
            assert one.table.seats[1].name == ("Bela" if ends[0] is None else "Cara")


async def test_bots_are_driven_by_one_house_and_by_the_other_when_it_is_gone(database: str) -> None:
    async with houses(database) as both:
        rooms = await rooms_of(both, Opening(BOTS))
        table = rooms[0].table.id
        stores = [room.changes._store.peers for room in rooms]
        await until(lambda: stores[0].drives(table))
        assert not stores[1].drives(table)
        await both[0].close()
        await until(lambda: stores[1].drives(table))


async def test_a_table_in_play_that_nobody_has_is_adopted(database: str) -> None:
    async with houses(database, 1) as (first,):
        room, _ = await first.open(Opening(BOTS, start=True))
        before = room.table.event_count
        await room.act(lambda table, at: commands.leave(table, SEATS[0], "random", at))
        await first.close()
        assert not room.table.is_over
        async with houses(database, 1) as (second,):
            await until(lambda: room.table.id in second._rooms)
            adopted = await second.room(room.table.id)
            await until(lambda: adopted.table.is_over)
            assert adopted.table.event_count > before


async def test_two_that_drive_at_once_do_no_harm(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Node, "drives", lambda *_: True)
    async with houses(database) as both:
        rooms = await rooms_of(both, Opening(BOTS, start=True))
        await rooms[0].act(lambda table, at: commands.leave(table, SEATS[0], "random", at))
        await until(lambda: all(room.table.is_over for room in rooms))
        games = [room.table.game for room in rooms]
        assert games[0]
        assert games[1]
        assert games[0].actions == games[1].actions
        stored = await rooms[0].changes._store.read(rooms[0].table.id)
        again = Table.of("again", map(read_event, stored)).game
        assert again
        assert again.actions == games[0].actions


async def test_whoever_is_connected_elsewhere_is_not_away(database: str) -> None:
    async with houses(database) as both:
        rooms = await rooms_of(both, Opening(HERE))
        connection = Connection(SEATS[1], Backlog(10**6, 10**6, 10**6), 0, lambda _text: True)
        rooms[0].enter(connection)
        await until(lambda: SEATS[1] in rooms[1].present)
        assert SEATS[1] not in rooms[1].absences
        rooms[0].leave(connection)
        await until(lambda: SEATS[1] not in rooms[1].present)
        assert SEATS[1] in rooms[1].absences


async def test_an_odd_id_that_somebody_asks_for_stops_nothing(database: str) -> None:
    async with houses(database) as both:
        for name in ("\ud800", "a\0b", "x" * 5000):
            with pytest.raises(Refusal, match="no table"):
                await both[1].room(name)
        one, other = await rooms_of(both, Opening(HERE))
        await say(one, "Good evening!")
        await until(lambda: chat_of(other) == ["Good evening!"] and one.changes._store.peers.drives(one.table.id))
