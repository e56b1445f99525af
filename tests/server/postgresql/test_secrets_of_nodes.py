"""Tests the flagship law between servers: what is hidden may not matter to a seat, its server's statements or a notice.

Two servers share a database. The viewer is connected to one of them, and somebody else decides at the other.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any
from uuid import UUID

import asyncpg
import pytest
from starlette.testclient import TestClient

from abbey.rules.names import NOBODY, SEATS, SeatNumber, Viewer, is_seat
from abbey.server import keeper
from abbey.server.store.postgresql import group_writer, node, statements
from abbey.server.store.postgresql.database_logbook import ENTRIES
from abbey.server.store.postgresql.node_statements import (
    ADOPT,
    ALIVE,
    ANNOUNCE,
    BEAT,
    CLAIM,
    DEPART,
    FORGET,
    HEAR_SPENDING,
    PRESENT,
)
from abbey.server.store.postgresql.pool import Pool
from abbey.server.store.postgresql.postgres_layout import prepare
from abbey.server.store.postgresql.postgres_store import PostgresStore
from abbey.server.store.postgresql.statements import BEAT as HOUSE_BEAT
from abbey.server.store.postgresql.statements import CHANNEL, EVENTS, READ, WRITE
from abbey.table import Table, commands
from tests.deep import often
from tests.server.club import NOW, club_at, seated
from tests.server.postgresql.database_server import executed
from tests.server.prepared_tables import token
from tests.server.test_secrets import House, guesses_leak, leaks, moved, put_into, room_at

if TYPE_CHECKING:
    from abbey.server.store.postgresql.pool import Connection

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("postgresql")]

PATIENCE_S = 10
ROUNDS = 210 if often(1) > 1 else 1  # of some fifty redeals each
NOTIFY = "SELECT pg_notify($1, $2)"
DRIVERS = ("typeinfo_tree", "'jit'")  # asyncpg asks on a new connection which types there are
TIMED = (ADOPT, ALIVE, BEAT, CLAIM, ENTRIES, FORGET, HEAR_SPENDING, HOUSE_BEAT, PRESENT)


class RecordingPool(Pool):
    """Writes down every statement with its values, and every notice."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.statements: list[tuple[str, str]] = []
        self.timed: set[tuple[str, str]] = set()  # what is asked again as time goes by
        self.notices: list[str] = []

    @asynccontextmanager
    async def connection(self) -> AsyncIterator["Connection"]:
        async with super().connection() as connection:
            with connection.query_logger(self._record):
                yield connection

    def _record(self, asked: "asyncpg.connection.LoggedQuery") -> None:
        statement = asked.query, repr(asked.args)
        if asked.query in TIMED:
            self.timed.add(statement)
        elif not any(word in asked.query for word in DRIVERS):
            self.statements.append(statement)

    async def connect(self) -> "asyncpg.Connection[asyncpg.Record]":
        connection = await super().connect()
        await connection.add_listener(CHANNEL, lambda *heard: self.notices.append(str(heard[-1])))
        return connection

    def forget(self) -> None:
        self.statements.clear()
        self.notices.clear()

    @property
    def transcript(self) -> list[str]:
        """Return what was asked and heard of the table, in its order."""
        asked = [f"{asked} {values}" for asked, values in self.statements if asked in (READ, WRITE)]
        return [*dict.fromkeys(asked), *(notice for notice in self.notices if EVENTS in notice.split())]

    def tells_only_seats(self, *seats: frozenset[SeatNumber]) -> bool:
        """Tell whether whatever else was said says nothing but that these seats are connected; when is chance."""
        bits = [f"[{sum(1 << seat for seat in one)}])" for one in seats]
        said = [values for asked, values in self.statements if asked == ANNOUNCE]
        kinds = {asked for asked, _ in self.statements} <= {READ, WRITE, ANNOUNCE, DEPART, NOTIFY}
        notices = {len(notice.split()) for notice in self.notices} <= {3}  # who tells, what, and of which table
        return kinds and notices and all(values.endswith(tuple(bits)) for values in said)

    @property
    def is_quiet(self) -> bool:
        """Tell whether every notice of this server's events has come back to it."""
        sent = sum(asked == WRITE for asked, _ in list(self.statements))
        return sent == sum(f"{self.node} {EVENTS}" in notice for notice in list(self.notices))


class Nodes(House):
    """Serves one table at two servers: the viewer is here, and the others are there."""

    def __init__(self, database: str, pool: RecordingPool, here: TestClient, there: TestClient) -> None:
        super().__init__(here)
        self._database = database
        self._pool = pool
        self.rooms = [room_at(client, self.name) for client in (here, there)]
        self._there = there
        assert there.portal
        there.portal.call(self._speak_there)
        self._until(lambda: bool(self.rooms[0].table.chat))  # from now on both listen
        self._event_count = self.rooms[0].table.event_count
        self.tells_more = False  # than which seats are connected, beside what a transcript holds

    async def _speak_there(self) -> None:
        await self.rooms[1].act(lambda table, at: commands.speak(table, SEATS[0], "Good evening!", at))

    def put(self, table: Table) -> None:
        self._until(self._is_quiet)
        reset = f"UPDATE abbey.tables SET length = {self._event_count}, over = false"
        asyncio.run(executed(self._database, f"DELETE FROM abbey.events WHERE number >= {self._event_count}; {reset}"))
        for room in self.rooms:
            put_into(room, table, self._event_count)
        self._pool.forget()

    def transcript(self, table: Table, viewer: Viewer, other: tuple[SeatNumber, str] | None) -> list[str]:
        told = super().transcript(table, viewer, other)
        assert len({asked for asked, _ in self._pool.timed}) == len(self._pool.timed), "a beat is never another"
        self._until(self._is_quiet)
        self.tells_more |= not self._pool.tells_only_seats(frozenset(), frozenset(filter(is_seat, (viewer,))))
        return told + self._pool.transcript

    def after_move(self, socket: Any, question: int, seat: SeatNumber, word: str) -> list[str]:
        with seated(self._there, self.name, token(seat)) as mover:
            told = [socket.receive_text()]  # somebody is present at the other server
            moved(mover, question, word)
            for _ in range(2):  # the room has read everything when it is found, and then finds nothing more
                room_at(self.client, self.name)
            return told + self.rest(socket)

    def _is_quiet(self) -> bool:
        return self._pool.is_quiet and not any(room.present for room in self.rooms)

    def _until(self, claim: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE_S
        while not claim():
            assert time.monotonic() < end, "the servers do not hear of each other"
            time.sleep(0.002)


@pytest.fixture
def nodes(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Nodes]:
    for module, pause in ((node, "POLL_S"), (keeper, "FIRST_S")):
        monkeypatch.setattr(module, pause, 3600)  # what is asked as time goes by would come at any moment
    pool = RecordingPool(database)

    async def open_here() -> PostgresStore:
        await prepare(pool)
        return PostgresStore(pool)

    with (
        club_at(open_here, now=NOW) as here,
        club_at(lambda: PostgresStore.open(database), now=NOW) as there,
    ):
        yield Nodes(database, pool, here, there)


@pytest.mark.deep
def test_two_tables_that_differ_in_what_is_hidden_give_a_seat_and_its_server_the_same_bytes(nodes: Nodes) -> None:
    assert not leaks(nodes, ROUNDS)
    assert not nodes.tells_more


@pytest.mark.parametrize("viewer", [NOBODY, 0, 3])
def test_covered_guesses_of_others_change_nothing_between_servers(nodes: Nodes, viewer: Viewer) -> None:
    assert not guesses_leak(nodes, viewer)
    assert not nodes.tells_more


def test_a_notice_that_leaks_is_caught(nodes: Nodes, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = statements.notice

    def leaking(*about: Any) -> str:
        game = nodes.rooms[1].table.game
        return f"{honest(*about)} {hash(repr(game.position.identity)) if game else ''}"

    monkeypatch.setattr(statements, "notice", leaking)
    assert leaks(nodes)


def test_a_statement_that_leaks_is_caught(nodes: Nodes, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = statements.parameters

    def leaking(*about: Any) -> tuple[Any, ...]:
        game = nodes.rooms[0].table.game
        return *honest(*about)[:-1], UUID(int=hash(repr(game.position.deck)) % 1000 if game else 0)

    monkeypatch.setattr(group_writer, "parameters", leaking)
    assert leaks(nodes)


def test_a_question_that_leaks_is_caught(nodes: Nodes, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = PostgresStore.read

    async def leaking(store: PostgresStore, table: str, after: int = 0) -> list[bytes]:
        game = nodes.rooms[0].table.game
        await honest(store, table, 1000 + hash(repr(game.position.hands)) % 1000 if game else 0)
        return await honest(store, table, after)

    monkeypatch.setattr(PostgresStore, "read", leaking)
    assert leaks(nodes)
