"""Keeps a table that people are looking at: who is connected, what they are told, and what goes on by itself."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass
from functools import partial
from typing import Final, Literal

from abbey.bots import Decision
from abbey.rules.names import SeatNumber, Viewer, by_seat, is_seat, seat_numbers
from abbey.server.bot_pool import BotPool, TableBots
from abbey.server.change_queue import ChangeQueue, Decide, Done
from abbey.server.live.connection import NEWER_TABLE, NO_TABLE, NOT_SEATED, Connection
from abbey.server.metrics import Metrics
from abbey.server.pulse import Pulse
from abbey.server.settings import Settings
from abbey.table import Change, Refusal, Table, attendance, commands
from abbey.table.capacity import Capacity
from abbey.table.events import Followed, Rekeyed
from abbey.table.peers import Peers
from abbey.table.refusal import refusal_of
from abbey.table.store import NewerTableError, Store, StoreError
from abbey.wire.broadcast import Broadcast, welcome
from abbey.wire.codec import refused_of, text_of
from abbey.wire.messages import Chat, Refused
from abbey.wire.messages import Table as TableMessage
from abbey.wire.view_messages import presence_message, public_state_of, remark_message, table_message

RETRY_S: Final = 1.0
Chore = Literal["vote", "begin", "again", "clock", "downtime"]  # a room does one of each kind at a time
Act = Callable[[], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Housekeeping:
    """Holds what all rooms of a house share."""

    settings: Settings
    bots: BotPool
    metrics: Metrics
    now: Callable[[], float]  # seconds since 1970
    capacity: Capacity  # of each table
    open_again: Callable[[Table], Awaitable[str]]  # a new table for the same players, whose id it returns
    peers: Peers
    let_go: Callable[["Room", Refusal | NewerTableError], None]  # of a room where nothing more can be carried out
    unfollow: Callable[[str], None]  # a table about which nobody will ask for aids now
    pulse: Pulse


class Room:
    """Keeps one table in memory, with its connections, its bots and its clock."""

    def __init__(self, table: Table, store: Store, house: Housekeeping) -> None:
        self.connections: set[Connection] = set()
        self.last_used = time.monotonic()
        self.changes = ChangeQueue(
            table, store, house.now, house.capacity, tell=self._tell, rest=self.wake, give_up=self._give_up
        )
        self.absences = dict.fromkeys(seat_numbers(len(table.seats)), house.now())
        self._house = house
        self._bots = TableBots()
        self._tasks: dict[tuple[SeatNumber, int], asyncio.Task[None]] = {}  # by seat and question
        self._clock: asyncio.TimerHandle | None = None
        self._presence_at = house.now()  # when everybody was last told who is there
        self._chores: dict[Chore, asyncio.Task[None]] = {}  # what is under way, and would wait for a store that fails
        self._wanted: dict[Chore, Act] = {}  # what is to be done next of each kind
        self._next_table: str | None = None  # where the same players play again, before it is known at this one
        self._spared: Connection | None = None  # while its seat is given another key
        self._is_closed = False

    # --- Changes

    @property
    def table(self) -> Table:
        """Return the table as it is now."""
        return self.changes.table

    def act(self, decide: Decide) -> Done:
        """Decide, store, change, tell; see `ChangeQueue.act`."""
        return self.changes.act(decide)

    def _tell(self, change: Change) -> None:
        if change.remark:
            self._tell_all(text_of(Chat(remark_message(change.remark))))
            return
        if change.news == "taken-back":
            self.dismiss_bots()  # what was taken back, nobody has heard
        if self.table.stage != "playing":
            self.dismiss_bots()
            self._house.unfollow(self.table.id)
        self._house.metrics.count_change(change)
        if is_seat(change.emptied):
            self._dismiss(change.emptied)
        if not self.connections:
            return
        broadcast = Broadcast(self.table, change, self.absences, self._house.now())
        for connection in self.connections:
            if connection.viewer in change.audience:
                connection.tell(broadcast.to(connection.viewer, connection.state))
                connection.state = broadcast.state or connection.state

    async def change_key(self, connection: Connection, seat: SeatNumber, key: str) -> None:
        """Give the seat of this connection another key; whoever came in with the old one is shown out."""

        def decide(_table: Table, at: float) -> Rekeyed:
            self._spared = connection  # just before it happens: requests are carried out one after the other
            return commands.rekey(at, seat, key)

        try:
            await self.act(decide)
        finally:
            if self._spared is connection:
                self._spared = None

    def _dismiss(self, seat: SeatNumber) -> None:
        """Close the connections of whoever sat there."""
        theirs = [one for one in self.connections if one.viewer == seat and one is not self._spared]
        for connection in theirs:
            self.connections.discard(connection)
            connection.dismiss(text_of(Refused("not-seated", "This seat is no longer yours.")), NOT_SEATED)
        self._note_absences()

    def _give_up(self, why: Refusal | NewerTableError) -> None:
        """Show everybody out of a table that is gone, or for newer servers: they are sent there if there are others."""
        self.retire()
        shown_out, self.connections = self.connections, set()
        is_newer = isinstance(why, NewerTableError)
        for connection in shown_out:
            if is_newer and self._house.peers.share_tables:
                connection.move_on()
            else:
                connection.dismiss(text_of(refused_of(refusal_of(why))), NEWER_TABLE if is_newer else NO_TABLE)
        self._house.let_go(self, why)

    def _tell_all(self, text: str) -> None:
        for connection in self.connections:
            connection.tell(text)

    # --- Who is there

    @property
    def present(self) -> frozenset[Viewer]:
        """Return the viewers who are connected, here or at another server."""
        return self._here | self._house.peers.elsewhere(self.table.id)

    @property
    def _here(self) -> frozenset[Viewer]:
        return frozenset(connection.viewer for connection in self.connections)

    def gone(self, at: float) -> frozenset[SeatNumber]:
        """Return the seats whose players have been away for as long as was agreed."""
        return attendance.gone(self.table, self.absences, at)

    def absent(self, at: float) -> commands.Absent:
        """Return the seats whose players are not connected, and those of them who are gone."""
        return commands.Absent(frozenset(self.absences), self.gone(at))

    def message(self) -> TableMessage:
        """Return the table as everybody may know it now."""
        return table_message(self.table, self.absences, self._house.now())

    def enter(self, connection: Connection) -> None:
        """Let a viewer in, who is told everything."""
        before = self.present
        self.connections.add(connection)
        self._note_absences()
        self.tell_everything(connection)
        if self.present != before:
            self._tell_presence()
        self.wake()

    def leave(self, connection: Connection) -> None:
        """Forget a connection that is closed."""
        before = self.present
        self.connections.discard(connection)
        self._note_absences()
        self.last_used = time.monotonic()
        if self.present != before:
            self._tell_presence()
        self.wake()

    def _note_absences(self) -> None:
        """Remember since when nobody has been connected at each of the seats that are empty now."""
        self._house.peers.announce(self.table.id, frozenset(filter(is_seat, self._here)))
        here, now = self.present, self._house.now()
        for seat, _ in by_seat(self.table.seats):
            if seat in here:
                self.absences.pop(seat, None)
            else:
                self.absences.setdefault(seat, now)

    def hear_of_presence(self) -> None:
        """Take note of who is connected to other servers now."""
        self._note_absences()
        self._tell_presence()
        self.wake()

    def _tell_presence(self) -> None:
        self._presence_at = self._house.now()
        self._tell_all(text_of(presence_message(self.table, self.absences, self._presence_at)))

    def tell_everything(self, connection: Connection) -> None:
        """Tell a viewer all that they may know."""
        connection.state = public_state_of(self.table)
        state, now = connection.state, self._house.now()
        connection.tell(welcome(self.table, connection.viewer, self.absences, state, now))

    # --- What goes on by itself

    def wake(self) -> None:
        """Let bots think, votes end and the clock run, as far as anything is asked and the room is open."""
        if self._is_closed:
            return
        if self._drives:
            self._drive()
        self._set_clock()

    @property
    def _drives(self) -> bool:
        return self._house.peers.drives(self.table.id)

    def _drive(self) -> None:
        for seat in self.table.thinking:
            asked = seat, self.table.questions[seat]
            if asked not in self._tasks:
                task = asyncio.create_task(self._think(*asked))
                self._tasks[asked] = task
                task.add_done_callback(partial(self._forget, asked))
        now = self._house.now()
        if self.table.vote and commands.settle(self.table, self.gone(now), now):
            self._do("vote", lambda: self._end(lambda table, at: commands.settle(table, self.gone(at), at)))
        if commands.begin(self.table, now):
            self._do("begin", lambda: self.act(commands.begin))
        if self.table.again and commands.is_again_agreed(self.table, self.gone(now)):
            self._do("again", self._play_again)

    def _forget(self, asked: tuple[SeatNumber, int], _done: asyncio.Task[None]) -> None:
        self._tasks.pop(asked, None)

    async def _think(self, seat: SeatNumber, question: int) -> None:
        action, why = await self._decision(seat)
        chance = bool(why)
        await self._insist(
            lambda: self.act(lambda table, at: commands.think(table, seat, question, action, chance, at))
        )

    async def _decision(self, seat: SeatNumber) -> Decision:
        kind, prepared = self.table.seats[seat].bot, self.table.prescribed(seat)
        assert kind
        assert self.table.game
        if prepared is not None:
            return await self._house.bots.prepared(prepared)
        bot = self._bots.at(seat, kind, self.table.game.deal.seed)
        return await self._house.bots.decision(bot, self.table.game, self._whose)

    @property
    def _whose(self) -> Hashable:
        """Return for whom the bots play: the addresses of those who look on, or nobody."""
        here = frozenset(connection.slot for connection in self.connections)
        return here or (self.table.id if self.present else None)  # whose addresses another server knows

    async def _insist(self, act: Act) -> None:
        """Act until it is stored: nobody asked for this, so nobody would ask for it again."""
        while not self.changes.has_ended:
            try:
                await act()
            except Refusal:
                if not self.changes.has_ended:
                    raise
            except NewerTableError:
                return
            except StoreError:  # it is in the log, once for all rooms that wait
                self._house.pulse.doubt()
                await asyncio.sleep(RETRY_S)
            else:
                return

    def _set_clock(self) -> None:
        if self._clock:
            self._clock.cancel()
            self._clock = None
        now = self._house.now()
        if moments := self._moments():
            self._clock = asyncio.get_running_loop().call_later(max(0.0, min(moments) - now), self._strike)

    def _moments(self) -> list[float]:
        """Return when something happens by itself. Who is gone, and who votes, matters while somebody looks on."""
        moments = [self.table.deadline, self.table.begins_by] if self._drives else []
        if self.connections or self.present:
            moments += [self.table.vote.deadline] if self.table.vote and self._drives else []
            moments += self._leaving() if self.absences else []
        return [moment for moment in moments if moment is not None]

    def _leaving(self) -> list[float]:
        """Return when those who are away will count as gone, or do already and nobody was told so."""
        seats = by_seat(self.table.seats)
        moments = [attendance.gone_at(self.table, seat, self.absences) for seat, _ in seats]
        return [moment for moment in moments if moment is not None and moment > self._presence_at]

    def _strike(self) -> None:
        """Do what was to happen at this moment; `wake` sets the clock again."""
        stand_in = self._house.settings.stand_in
        self._tell_presence()  # somebody may count as gone from now on
        if not self._drives:
            self._set_clock()
            return
        if self.table.game is None:
            self._do("begin", lambda: self.act(commands.begin))
            return
        self._do("clock", lambda: self._end(lambda table, at: commands.run_out(table, stand_in, at)))

    async def _end(self, decide: Decide) -> None:
        """End what has had its time, unless nobody could play in some of that: then it has more."""
        downtimes = await self._house.pulse.downtimes()
        await self.act(lambda table, at: commands.resume(table, downtimes, at) or decide(table, at))

    async def resume(self) -> None:
        """Stop the clocks for the times in which nobody could play, unless that was done."""
        if downtimes := await self._house.pulse.downtimes():
            await self.act(lambda table, at: commands.resume(table, downtimes, at))

    def hear_of_downtime(self) -> None:
        """Take note that there was such a time."""
        self._do("downtime", self.resume)

    async def _play_again(self) -> None:
        """Open a table for the same players, once however often this is tried, and say here where it is."""
        following = self._next_table = self._next_table or await self._house.open_again(self.table)
        await self.act(lambda table, at: None if table.followed_by else Followed(at, following))

    def _do(self, chore: Chore, act: Act) -> None:
        """Insist on this in a task of the room's own; where that is under way, once more after it."""
        self._wanted[chore] = act
        if chore not in self._chores:
            self._chores[chore] = asyncio.create_task(self._work_off(chore))

    async def _work_off(self, chore: Chore) -> None:
        try:
            while act := self._wanted.pop(chore, None):
                await self._insist(act)
        finally:
            del self._chores[chore]

    @property
    def unused_s(self) -> float:
        """Return for how many seconds nobody has wanted anything here."""
        return time.monotonic() - max(self.last_used, self.changes.last_used)

    @property
    def is_idle(self) -> bool:
        """Tell whether nobody looks on and nothing goes on by itself."""
        quiet = self.unused_s > self._house.settings.idle_s
        at_rest = not (self.connections or self._tasks or self._chores) and self.changes.is_empty
        return quiet and at_rest and self.table.deadline is None

    @property
    def is_at_rest(self) -> bool:
        """Tell whether nobody looks on and, with the table as it is now, nothing will happen by itself."""
        table = self.table
        waits = table.deadline is None and table.begins_by is None and table.vote is None
        return waits and not (self.connections or self._chores or table.thinking) and self.changes.is_empty

    def retire(self) -> None:
        """Let nothing happen by itself any more: the room is about to be forgotten."""
        self._is_closed = True
        self.dismiss_bots()
        self._house.unfollow(self.table.id)
        if self._clock:
            self._clock.cancel()

    def dismiss_bots(self) -> None:
        """Let all bots go; those that are asked again begin anew, and are told everything."""
        self._bots.dismiss()

    async def close(self) -> None:
        """Stop bots and clocks, and wait until what is on its way to the disk has arrived."""
        self.retire()
        for task in [*self._tasks.values(), *self._chores.values()]:
            task.cancel()
        await self.changes.drained()
