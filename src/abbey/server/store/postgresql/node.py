"""Makes a server one of several that share a database: it hears what the others do, and drives what they do not.

A server counts as alive for a few seconds after each beat. Whatever it wants to tell or to know waits for the next
round of the task that attends to it, which then takes everything that waits in a few statements.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from datetime import timedelta
from typing import TYPE_CHECKING, Final

import asyncpg

from abbey.insight.fault_place import fault_place
from abbey.rules.names import SEATS
from abbey.server.keys import sign_of
from abbey.server.store.postgresql.node_statements import (
    ADOPT,
    ALIVE,
    ANNOUNCE,
    BEAT,
    CLAIM,
    DEPART,
    FORGET,
    HAND_ON,
    PRESENT,
    REGISTER,
    RELEASE,
    RETIRE,
    TAKE_TURN,
)
from abbey.server.store.postgresql.pool import LOST, Pool, said
from abbey.server.store.postgresql.spending_exchange import SpendingExchange
from abbey.server.store.postgresql.statements import (
    CHANGED,
    CHANNEL,
    EVENTS,
    LOGBOOK,
    PRESENCE,
    RETIREMENT,
    notice,
)
from abbey.table.peers import NOBODY_ELSE, Neighbour, Seats, Spending

if TYPE_CHECKING:
    from abbey.server.store.postgresql.pool import Connection

BEAT_S: Final = 1.0
LEASE_S: Final = 4.0  # how long a server counts as alive after a beat
POLL_S: Final = 5.0  # a notice that was missed is made up for within twice this time
INTRODUCED_S: Final = 1.0
PAUSE_S: Final = 0.3  # before another try
FORGET_S: Final = 3600.0
ADOPTED_AT_ONCE: Final = 50
FAULTS: Final = (*LOST, asyncpg.PostgresError)
log = logging.getLogger("abbey.server")


class Node:
    """Keeps what one server knows of the others. Only its coroutines ever wait."""

    share_tables = True

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._neighbour: Neighbour | None = None
        self._held: dict[str, str] = {}  # the tables that this server has in memory, by how a notice names them
        self._driven: set[str] = set()
        self._elsewhere: dict[str, Seats] = {}
        self._announced: dict[str, int] = {}  # the seats that are connected here, as the others know them
        self._introductions: dict[str, asyncio.Event] = {}  # of tables that were joined just now
        self._unclaimed: set[str] = set()
        self._released: set[str] = set()
        self._declined: set[str] = set()
        self._undeclined: set[str] = set()  # those of them whose leases are to be handed on
        self._unannounced: set[str] = set()
        self._unknown: set[str] = set()  # whose seats elsewhere are to be looked up
        self._news = asyncio.Event()
        self._beaten = time.monotonic()
        self._polled = time.monotonic()
        self._forgotten = 0.0
        self._alive: list[object] = []
        self._tasks: list[asyncio.Task[None]] = []

    # --- What this server wants

    def start(self, neighbour: Neighbour) -> None:
        """Begin to beat and to listen, and tell this neighbour."""
        self._neighbour = neighbour
        rounds = ((self._beat, BEAT_S), (self._listen, 0.0), (self._attend, 0.0))
        self._tasks = [asyncio.create_task(_again_and_again(step, pause_s)) for step, pause_s in rounds]

    def join(self, table: str) -> None:
        """Hear of this table from now on, and drive it unless somebody else does."""
        self._held[sign_of(table)] = table
        self._released.discard(table)
        self._introductions[table] = asyncio.Event()
        self._unclaimed.add(table)
        self._unknown.add(table)
        self._news.set()

    async def introduced(self, table: str) -> None:
        """Wait until it is known who is connected elsewhere to a table that was joined, though not for ever."""
        if introduction := self._introductions.get(table):
            with suppress(TimeoutError):
                await asyncio.wait_for(introduction.wait(), INTRODUCED_S)

    def leave(self, table: str) -> None:
        """Hear of this table no longer, and let somebody else drive it."""
        self._held.pop(sign_of(table), None)
        self._introductions.pop(table, None)
        self._driven.discard(table)
        self._released.add(table)
        self._elsewhere.pop(table, None)
        self.announce(table, NOBODY_ELSE)

    def decline(self, table: str) -> None:
        """Leave this table for good: others adopt it, whoever they are, and this server does not."""
        self.leave(table)
        self._released.discard(table)
        self._declined.add(table)
        self._undeclined.add(table)
        self._news.set()

    def drives(self, table: str) -> bool:
        """Tell whether this server has the lease of the table, and has lately told that it is alive."""
        return table in self._driven and time.monotonic() - self._beaten < LEASE_S

    def announce(self, table: str, seats: Seats) -> None:
        """Tell the others which seats of this table are connected here."""
        if self._announced.get(table, 0) != (bits := sum(1 << seat for seat in seats)):
            self._announced[table] = bits
            self._unannounced.add(table)
        self._news.set()

    def elsewhere(self, table: str) -> Seats:
        """Return the seats of this table that are connected to other servers."""
        return self._elsewhere.get(table, NOBODY_ELSE)

    def exchange(self, spending: Spending) -> None:
        """Tell the others once a second what people have spent here, and hear what they spent there."""
        exchange = SpendingExchange(self._pool, spending)
        self._tasks.append(asyncio.create_task(_again_and_again(exchange.step, BEAT_S)))

    async def takes_turn(self, chore: str, seconds: float) -> bool:
        """Ask whether this server is to do the chore; a database that does not answer has said no."""
        try:
            async with self._pool.connection() as connection:
                return bool(await connection.fetchval(TAKE_TURN, chore, self._pool.node, timedelta(seconds=seconds)))
        except FAULTS:
            return False

    async def register(self) -> None:
        """Tell for the first time that this server is alive: tables that it begins are its own."""
        async with self._pool.connection() as connection:
            await connection.execute(REGISTER, self._pool.node, timedelta(seconds=LEASE_S))

    async def count_others(self) -> int:
        """Count the other servers that are alive."""
        async with self._pool.connection() as connection:
            alive = await connection.fetchval(ALIVE)
        return len(alive) - 1

    async def close(self) -> None:
        """Stop, and tell the others at once: they need not wait until nothing is heard any more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            async with self._pool.connection() as connection:
                await connection.execute(RETIRE, self._pool.node, CHANNEL, notice(self._pool.node, RETIREMENT, ()))
        except FAULTS as error:
            log.warning("the other servers could not be told that this one stops (%s)", said(error))

    # --- Being alive

    async def _beat(self) -> None:
        """Tell that this server is alive, and take tables whose server is not."""
        begun = time.monotonic()
        async with self._pool.connection() as connection:
            await connection.execute(BEAT, self._pool.node, timedelta(seconds=LEASE_S))
            if begun - self._beaten > LEASE_S:  # others may have taken over meanwhile
                self._driven.clear()
            self._beaten = begun
            alive = await connection.fetchval(ALIVE)
            adopted = await connection.fetch(ADOPT, self._pool.node, ADOPTED_AT_ONCE, _ids(self._declined))
            if begun - self._forgotten > FORGET_S:
                await connection.execute(FORGET, timedelta(seconds=FORGET_S))
                self._forgotten = begun
        if adopted and self._neighbour:
            self._neighbour.adopt(_names(adopted))
        self._unclaimed |= {*self._held.values()} - self._driven
        if alive != self._alive:
            self._alive = alive
            self._unknown |= {*self._held.values()}
        if begun - self._polled > POLL_S:
            await self._look_at_all()
            self._polled = begun
        self._news.set()

    # --- Hearing

    async def _listen(self) -> None:
        """Listen until the line breaks. What was said before is made up for by looking at every table."""
        connection = await self._pool.connect()
        try:
            await connection.add_listener(CHANNEL, self._hear)
            await self._look_at_all()
            while not connection.is_closed():
                await asyncio.sleep(BEAT_S)
                await connection.execute("SELECT", timeout=LEASE_S)
        finally:
            connection.terminate()

    def _hear(self, _connection: object, _session: int, _channel: str, text: object) -> None:
        node, what, *signs = f"{text} ".split(" ")
        if node == str(self._pool.node) or not self._neighbour:
            return
        tables = [self._held[sign] for sign in signs if sign in self._held]
        if what == EVENTS:
            for table in tables:
                self._neighbour.hear_of_events(table)
        elif what == PRESENCE:
            self._unknown.update(tables)
            self._news.set()
        elif what == LOGBOOK:
            self._neighbour.hear_of_logbook()
        elif what == RETIREMENT:
            self._unclaimed |= {*self._held.values()} - self._driven
            self._unknown |= {*self._held.values()}
            self._news.set()

    async def _look_at_all(self) -> None:
        """Find the tables to which somebody has appended and of which nothing was heard."""
        if not self._neighbour:
            return
        tables = tuple(self._held.values())
        known = [self._neighbour.event_count(table) for table in tables]
        async with self._pool.connection() as connection:
            changed = await connection.fetch(CHANGED, _ids(tables), known)
        for (place,) in changed:
            self._neighbour.hear_of_events(tables[place - 1])
        self._unknown |= {*self._held.values()}
        self._news.set()

    # --- Attending to what waits

    async def _attend(self) -> None:
        await self._news.wait()
        self._news.clear()
        try:
            async with self._pool.connection() as connection:
                await self._release(connection, tuple(self._released))
                await self._hand_on(connection, tuple(self._undeclined))
                await self._claim(connection, tuple(self._unclaimed))
                await self._tell(connection, tuple(self._unannounced))
                await self._look_up(connection, tuple(self._unknown))
        except FAULTS:
            self._news.set()
            raise

    async def _release(self, connection: "Connection", tables: tuple[str, ...]) -> None:
        if tables:
            await connection.execute(RELEASE, self._pool.node, _ids(tables))
            self._released.difference_update(tables)

    async def _hand_on(self, connection: "Connection", tables: tuple[str, ...]) -> None:
        if tables:
            await connection.execute(HAND_ON, self._pool.node, _ids(tables))
            self._undeclined.difference_update(tables)

    async def _claim(self, connection: "Connection", tables: tuple[str, ...]) -> None:
        if not tables:
            return
        ours = _names(await connection.fetch(CLAIM, self._pool.node, _ids(tables)))
        self._unclaimed.difference_update(tables)  # what somebody else drives is asked for again at the next beat
        for table in ours:
            if sign_of(table) not in self._held:  # it has been left meanwhile
                (self._undeclined if table in self._declined else self._released).add(table)
            elif table not in self._driven and self._neighbour:
                self._driven.add(table)
                self._neighbour.hear_of_lease(table)

    async def _tell(self, connection: "Connection", tables: tuple[str, ...]) -> None:
        if not tables:
            return
        seats = [self._announced.get(table, 0) for table in tables]
        await connection.execute(ANNOUNCE, self._pool.node, _ids(tables), seats)
        await connection.execute(DEPART, self._pool.node, _ids(tables))
        for start in range(0, len(tables), ADOPTED_AT_ONCE):
            text = notice(self._pool.node, PRESENCE, tables[start : start + ADOPTED_AT_ONCE])
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, text)
        for table, bits in zip(tables, seats, strict=True):
            if self._announced.get(table, 0) == bits:
                self._unannounced.discard(table)
                if not bits:
                    self._announced.pop(table, None)

    async def _look_up(self, connection: "Connection", tables: tuple[str, ...]) -> None:
        if not tables:
            return
        rows = await connection.fetch(PRESENT, self._pool.node, _ids(tables))
        found = {bytes(row[0]).decode(): _seats(row[1]) for row in rows}
        self._unknown.difference_update(tables)
        for table in tables:
            seats = found.get(table, NOBODY_ELSE)
            if sign_of(table) in self._held and seats != self.elsewhere(table) and self._neighbour:
                self._elsewhere[table] = seats
                self._neighbour.hear_of_presence(table)
            if introduction := self._introductions.pop(table, None):
                introduction.set()


async def _again_and_again(step: Callable[[], Awaitable[None]], pause_s: float) -> None:
    """Take the step for ever; a database that does not answer is asked again after a moment."""
    is_well = True
    while True:
        try:
            await step()
        except FAULTS as error:
            if is_well:
                log.warning("the database does not answer (%s); trying again", said(error))
            is_well = False
            await asyncio.sleep(PAUSE_S)
        except Exception as error:  # a fault of ours must not end what keeps all tables going
            log.error("a step among the servers failed (%s)", fault_place(error))
            await asyncio.sleep(PAUSE_S)
        else:
            is_well = True
            await asyncio.sleep(pause_s)


def _ids(tables: Iterable[str]) -> list[bytes]:
    return [table.encode("utf-8", "surrogatepass") for table in tables]  # whatever somebody has asked for


def _names(rows: Iterable[asyncpg.Record]) -> list[str]:
    return [bytes(row[0]).decode() for row in rows]


def _seats(bits: int) -> Seats:
    return frozenset(seat for seat in SEATS if bits >> seat & 1)
