"""Keeps all tables of a server: opens them, finds them, wakes them after a restart, lets idle ones go."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Final

from abbey.rules import Deal
from abbey.rules.names import by_seat
from abbey.server import work_prices
from abbey.server.aid_desk import AidDesk
from abbey.server.analyses import Analyses
from abbey.server.bot_pool import BotPool
from abbey.server.budgets import Account
from abbey.server.caretaker import Caretaker
from abbey.server.keeper import Keeper
from abbey.server.keys import key_of, new_table_id, new_token, sign_of
from abbey.server.live.connection import Connection
from abbey.server.metrics import Count, Metrics
from abbey.server.observed_store import ObservedStore
from abbey.server.order_handler import OrderHandler
from abbey.server.prepared_table import PreparedTable
from abbey.server.pulse import Pulse
from abbey.server.puzzle_shelf import PuzzleShelf
from abbey.server.readiness import Readiness
from abbey.server.room import Housekeeping, Room
from abbey.server.settings import Settings
from abbey.server.shard import EVERYTHING, Shard
from abbey.server.stored_opening import stored_opening
from abbey.server.stored_table import table_of
from abbey.server.turns import Turns
from abbey.table import Event, Refusal, Table, commands, write_event
from abbey.table.capacity import Capacity
from abbey.table.events import Opened, Promised
from abbey.table.logbook import Reported, log_entry
from abbey.table.refusal import unknown_table
from abbey.table.store import ConflictError, NewerTableError, Store, StoreError, UnreadableTableError
from abbey.wire.messages import Key, Opening

WOKEN_AT_ONCE: Final = 100  # tables, before those are let go where nothing happens without people
COUNTED_AFTER: Final = 50  # tables that were asked for: then it is seen whether too many are at rest
RETRY_S: Final = 1.0  # before a table is asked for again that the store failed to give,
LONGEST_PAUSE_S: Final = 60.0  # and at most, if it goes on to fail
MIX_S: Final = 3.0  # so long players' shares are waited for
log = logging.getLogger("abbey.server")


class House:
    """Keeps all tables of a server, or of one worker's shard: each has a room while it is in memory."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        now: Callable[[], float],
        shard: Shard = EVERYTHING,
        metrics: Metrics | None = None,
    ) -> None:
        self.settings = settings
        self.metrics = metrics or Metrics()
        self.now = now
        self._store = ObservedStore(store, self.metrics)
        self.readiness = Readiness(self._store)
        self._shard = shard
        self._bots = BotPool(settings.pace_s)
        self.aids = AidDesk(self.metrics)
        self.puzzles = PuzzleShelf()
        self.analyses = Analyses(settings.limits.analysis_s, self.metrics)
        limits = settings.limits
        capacity = Capacity(
            remarks=limits.remarks_a_table,
            remark_bytes=limits.remark_bytes_a_table,
            undos=limits.undos_a_table,
            decisions=limits.decisions_a_game,
            events=limits.events_a_table,
            key_changes=limits.key_changes_a_seat,
        )
        self._peers = self._store.peers
        self._pulse = Pulse(self._store, now, self._hear_of_downtime)
        shared = self._open_again, self._peers, self._forget, self.aids.forget, self._pulse
        self._housekeeping = Housekeeping(settings, self._bots, self.metrics, now, capacity, *shared)
        self._loading = asyncio.Lock()
        self.branching = Turns(1)  # one what-if game is prepared at a time, and addresses come in turn
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        self._adopting: set[asyncio.Task[None]] = set()
        orders = OrderHandler(self._store, shard, now, self.room, self.hear_of_events)
        self.caretaker = Caretaker(self._store, now, orders.carry_out, logs=shard.number == 0)
        self._asked_for = 0
        self._unasked: set[str] = set()  # the tables that nobody has asked for since they were woken
        self._declined: set[str] = set()  # the tables that only other versions can read
        self._removing: dict[str, asyncio.Task[None]] = {}
        self._keeper = Keeper(self._store, settings, self.metrics, now, self._is_free, self._remove)
        self._peers.start(self)

    # --- Opening

    async def open(self, opening: Opening) -> tuple[Room, list[Key]]:
        """Open a table; return its room, and a key for everybody who is there."""
        at = self.now()
        keys = [Key(seat, new_token()) for seat, chair in by_seat(opening.chairs) if chair.kind == "here"]
        if not keys:
            raise Refusal("not-seated", "Somebody must sit at the table who opens it.")
        opened = commands.checked_opening(stored_opening(opening, keys, at))
        return await self._open(opened, start=opening.start, mixed=opening.mixed), keys

    async def open_prepared(self, prepared: PreparedTable, name: str) -> tuple[Room, Key]:
        """Open a table where a game is prepared, such as a lesson's, for the only person there."""
        at, key = self.now(), Key(prepared.seat, new_token())
        opened = commands.checked_opening(prepared.opened(name, key_of(key.token), at))
        bodies = [write_event(event) for event in (opened, *prepared.begun(at))]
        table = await table_of(new_table_id(self._shard), bodies)
        return await self._keep_new(table, bodies), key

    async def _open(self, opened: Opened, *, start: bool, mixed: bool) -> Room:
        """Open a table, whose seed is promised at once; `mixed`: its players may add their shares before it starts."""
        table, deal = Table(new_table_id(self._shard), opened), Deal.fresh(len(opened.chairs))
        by = opened.at + MIX_S if start and mixed else None
        promised = Promised(opened.at, deal.seed, deal.salt, by)
        started = [commands.start(table, table.host, deal.seed, deal.salt, frozenset(), opened.at)] if start else []
        events: list[Event] = [promised, *(() if mixed else started)]
        for event in events:
            table.apply(event)
        return await self._keep_new(table, [write_event(event) for event in (opened, *events)])

    async def _keep_new(self, table: Table, bodies: Sequence[bytes]) -> Room:
        """Store a table that was opened just now, and keep its room."""
        await self._store.create(table.id, bodies)
        self.metrics.add(Count.OPENED)
        room = self._room(table)
        self._keep(table.id, _at_once(room))
        room.wake()
        return room

    async def _open_again(self, table: Table) -> str:
        """Open a new table for the same players, who have agreed to that, and return its id."""
        room = await self._open(commands.again(table, new_token(), self.now()), start=True, mixed=True)
        return room.table.id

    # --- Finding

    async def room(self, name: str, account: Account | None = None) -> Room:
        """Return the room of this table, which is read from the store when it is not in memory.

        Whoever makes the server read it pays for that, and waits if need be.
        """
        if not (self._shard.holds(name) or self._peers.share_tables):  # two workers would write over each other
            raise unknown_table()
        if removal := self._removing.get(name):
            await asyncio.wait([removal])
        if account and name not in self._rooms:
            await account.solvent()
            account.charge(work_prices.LOADING)
        if is_new := name not in self._rooms:
            self._relieve()
            self._keep(name, self._read(name))
        self._unasked.discard(name)
        room = await self._awake(name)
        if self._peers.share_tables and not is_new:
            await room.changes.caught_up()  # nobody is told less here than another server has told them
        room.last_used = time.monotonic()  # whoever asks for it is about to come in
        return room

    async def _awake(self, name: str) -> Room:
        """Wait for the room of a table that is being read."""
        try:
            return await asyncio.shield(self._rooms[name])
        except Exception as error:
            if isinstance(error, NewerTableError | UnreadableTableError) or _is_of_other_rules(error):
                self._decline(name, error)
            else:
                self._let_go(name)
            raise

    async def _read(self, name: str) -> Room:
        bodies = await self._store.read(name)
        if not bodies:
            raise unknown_table()
        await self._peers.introduced(name)
        async with self._loading:  # one after the other: the slices of many would add up
            room = self._room(await table_of(name, bodies))
        try:
            await room.resume()
        except NewerTableError:
            raise
        except StoreError:  # it is in the log; people may look on, and no clock runs out before it is done
            room.hear_of_downtime()
        room.wake()
        return room

    def _keep(self, name: str, coming: Coroutine[None, None, Room]) -> None:
        self._peers.join(name)  # before it is read: what comes later is heard of
        self._rooms[name] = asyncio.create_task(coming)
        self.metrics.put(Count.ROOMS, len(self._rooms))

    def _let_go(self, name: str) -> None:
        self._unasked.discard(name)
        if self._rooms.pop(name, None):
            self._peers.leave(name)
        self.metrics.put(Count.ROOMS, len(self._rooms))

    def _forget(self, room: Room, why: Refusal | NewerTableError) -> None:
        """Let go of a room whose table has been removed, or is for newer servers only."""
        name = room.table.id
        if (task := self._rooms.get(name)) and _ready(task) is room:
            if isinstance(why, NewerTableError):
                self._decline(name, why)
            else:
                self._let_go(name)

    def _decline(self, name: str, why: Exception) -> None:
        """Leave a table to servers of other versions, and say so once."""
        if name not in self._declined:
            self._declined.add(name)
            log.error("table %s is left to other versions: %s", sign_of(name), why)
        self._let_go(name)
        self._peers.decline(name)

    def _is_free(self, name: str) -> bool:
        """Tell whether this server may remove the table: it is one of its own, and not in memory."""
        return name not in self._rooms and (self._shard.holds(name) or self._peers.share_tables)

    async def _remove(self, name: str, after: int) -> bool:
        """Remove a table that holds `after` events; False where it has gone on, or somebody has it in memory."""
        if not self._is_free(name):
            return False
        self._removing[name] = asyncio.create_task(self._store.remove(name, after, at_rest=True))
        try:
            await self._removing[name]
        except ConflictError:
            return False
        finally:
            del self._removing[name]
        return True

    def _room(self, table: Table) -> Room:
        return Room(table, self._store, self._housekeeping)

    # --- What other servers do

    def hear_of_events(self, table: str) -> None:
        self._when_ready(table, lambda room: room.changes.catch_up())

    def event_count(self, table: str) -> int | None:
        room = _ready(task) if (task := self._rooms.get(table)) else None
        return room.table.event_count if room else None

    def hear_of_presence(self, table: str) -> None:
        self._when_ready(table, Room.hear_of_presence)

    def hear_of_lease(self, table: str) -> None:
        self._when_ready(table, Room.wake)

    def hear_of_logbook(self) -> None:
        self.caretaker.hear()

    async def keep_report(self, report: Reported) -> None:
        """Write down what a player reports; one seat may report so much and no more."""
        if not await self._store.enter(log_entry(report), self.settings.limits.reports_a_seat):
            raise Refusal("table-full", "From one seat no more can be reported.")

    def adopt(self, tables: Sequence[str]) -> None:
        task = asyncio.create_task(self._wake(tables))
        self._adopting.add(task)
        task.add_done_callback(self._adopting.discard)

    def _hear_of_downtime(self) -> None:
        for name in list(self._rooms):
            self._when_ready(name, Room.hear_of_downtime)

    def _when_ready(self, table: str, tell: Callable[[Room], None]) -> None:
        """Tell the room of this table, if there is one; a room that is being read is told when it is there."""
        task = self._rooms.get(table)
        if task is not None and not task.done():
            task.add_done_callback(lambda _: self._when_ready(table, tell))
        elif task is not None and (room := _ready(task)):
            tell(room)

    # --- Keeping house

    async def wake_all(self) -> None:
        """Read all unfinished tables after a start, so that bots and clocks go on. Shared ones are adopted instead."""
        while not self._peers.share_tables:
            with suppress(StoreError):  # it is in the log
                await self._wake(list(filter(self._shard.holds, await self._store.unfinished())))
                return
            await asyncio.sleep(RETRY_S)

    async def _wake(self, tables: Sequence[str]) -> None:
        """Read these tables; those that the store fails to give are asked for again, after longer and longer pauses."""
        pause_s = RETRY_S
        while tables := await self._still_asleep(tables):
            await asyncio.sleep(pause_s)
            pause_s = min(2 * pause_s, LONGEST_PAUSE_S)

    async def _still_asleep(self, tables: Sequence[str]) -> list[str]:
        """Read these tables, and return those that the store failed to give."""
        left: list[str] = []
        for count, name in enumerate(tables, 1):
            if name not in self._rooms:
                self._keep(name, self._read(name))
                self._unasked.add(name)
            try:
                await self._awake(name)
            except (NewerTableError, UnreadableTableError, Refusal):  # said, or the table is gone
                pass
            except StoreError:
                self._peers.join(name)  # until then it stays this server's: nobody else would adopt it
                left.append(name)
            except Exception as error:  # one table stops no other
                log.error("table %s cannot be woken (%s)", sign_of(name), type(error).__name__)
            await asyncio.sleep(0)
            if count % WOKEN_AT_ONCE == 0 or count == len(tables):
                self.sweep()
        return left

    @property
    def has_peers(self) -> bool:
        """Tell whether other servers may go on with what this one cannot."""
        return self._peers.share_tables

    @property
    def connections(self) -> list[Connection]:
        """Return the live connections of all rooms."""
        return [
            connection for room in filter(None, map(_ready, self._rooms.values())) for connection in room.connections
        ]

    @property
    def chores(self) -> list[Callable[[], Coroutine[None, None, None]]]:
        """Return what goes on beside everything else while the server runs."""
        beside = [self.sweep_now_and_then, self._pulse.beat_now_and_then, self._keeper.sweep_now_and_then]
        return [self.wake_all, self.caretaker.watch, *beside]

    async def sweep_now_and_then(self) -> None:
        """Sweep for as long as the server runs."""
        while True:
            await asyncio.sleep(min(60, self.settings.idle_s))
            self.sweep()

    def sweep(self) -> None:
        """Let go of the rooms that have been idle for a while; their tables are in the store.

        A room that was woken after a start, and where nothing happens without people, goes at once.
        """
        for name, task in list(self._rooms.items()):
            if (room := _ready(task)) and (room.is_idle or (name in self._unasked and room.is_at_rest)):
                room.retire()
                self._let_go(name)

    def _relieve(self) -> None:
        """Let go now and then of the rooms that nobody has used for longest, where too many are at rest."""
        self._asked_for += 1
        if self._asked_for % COUNTED_AFTER:
            return
        rooms = [room for room in map(_ready, self._rooms.values()) if room and room.is_at_rest]
        rooms.sort(key=lambda room: room.unused_s, reverse=True)
        used_s = self.settings.limits.body_s + 2 * self.settings.hello_s  # by a request, or somebody who comes in
        for room in rooms[: max(0, len(rooms) - self.settings.idle_tables)]:
            if room.unused_s > used_s:
                room.retire()
                self._let_go(room.table.id)

    async def close(self) -> None:
        """Close all rooms, then the store."""
        await self.analyses.close()
        for task in self._adopting:
            task.cancel()
        for room in await asyncio.gather(*self._rooms.values(), return_exceptions=True):
            if isinstance(room, Room):
                await room.close()
        self._bots.close()
        await self.aids.close()
        self.puzzles.close()
        await self._pulse.beat()
        await self._store.close()


def _ready(task: asyncio.Task[Room]) -> Room | None:
    return task.result() if task.done() and not task.cancelled() and not task.exception() else None


def _is_of_other_rules(error: Exception) -> bool:
    return isinstance(error, Refusal) and error.code == "other-rules"


async def _at_once(room: Room) -> Room:
    return room
