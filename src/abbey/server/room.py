"""Keeps a table that people are looking at: one change after another, each stored before anybody is told."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from abbey.bots import Decision
from abbey.rules.names import NOBODY, SeatNumber, Viewer, by_seat, seat_numbers
from abbey.server.bot_pool import BotPool, TableBots
from abbey.server.live.connection import Connection
from abbey.server.metrics import Metrics
from abbey.server.settings import Settings
from abbey.table import Change, CheckedPlay, Event, Table, attendance, commands, write_event
from abbey.table.capacity import Capacity, refuse_when_full
from abbey.table.events import CalledOff
from abbey.table.store import Store, StoreError
from abbey.wire.broadcast import Broadcast, welcome
from abbey.wire.codec import text_of
from abbey.wire.messages import Chat, Refused
from abbey.wire.messages import Table as TableMessage
from abbey.wire.view_messages import presence_message, public_state_of, remark_message, table_message

RETRY_S: Final = 1.0
log = logging.getLogger("abbey.server")


@dataclass(frozen=True, slots=True)
class Housekeeping:
    """Holds what all rooms of a house share."""

    settings: Settings
    bots: BotPool
    metrics: Metrics
    now: Callable[[], float]  # seconds since 1970
    capacity: Capacity  # of each table
    open_again: Callable[["Room"], Awaitable[None]]  # a new table for the same players


Step = Event | CheckedPlay
Decide = Callable[[Table, float], Step | Sequence[Step] | None]
Done = asyncio.Future[None]


def _ends_game(step: Step) -> bool:
    return step.ends_game if isinstance(step, CheckedPlay) else isinstance(step, CalledOff)


class Room:
    """Keeps one table in memory, with its connections, its bots and its clock."""

    def __init__(self, table: Table, store: Store, house: Housekeeping) -> None:
        self.table = table
        self.connections: set[Connection] = set()
        self.last_used = time.monotonic()
        self.absences = dict.fromkeys(seat_numbers(len(table.seats)), house.now())
        self._store = store
        self._house = house
        self._asked: deque[tuple[Decide, Done]] = deque()  # the first is under way
        self._bots = TableBots()
        self._tasks: dict[tuple[SeatNumber, int], asyncio.Task[None]] = {}  # by seat and question
        self._clock: asyncio.TimerHandle | None = None
        self._chores: set[asyncio.Task[None]] = set()  # clocks that run out, votes that end, a table that follows
        self._is_followed = False
        self._writing: asyncio.Future[None] | None = None  # kept until it is done
        self._is_closed = False

    # --- Changes

    def act(self, decide: Decide) -> Done:
        """Decide, store, change, tell: nobody sees what is not on disk. A refusal leaves everything as it was.

        Requests are carried out in the order in which they came. Whoever asked may hang up meanwhile: what is on its
        way to the disk is carried through all the same.
        """
        done = asyncio.get_running_loop().create_future()
        self._asked.append((decide, done))
        if len(self._asked) == 1:
            self._decide()
        return done

    def _decide(self) -> None:
        decide, done = self._asked[0]
        self.last_used = time.monotonic()
        try:
            wanted = None if done.cancelled() else decide(self.table, self._house.now())
            steps = [] if wanted is None else wanted if isinstance(wanted, Sequence) else [wanted]
            if steps:
                refuse_when_full(self.table, steps, self._house.capacity)
                self._write(steps, done)
        except Exception as error:  # for whoever asked
            self._let_go(done, error)
        else:
            if not steps:
                self._let_go(done)

    def _write(self, steps: Sequence[Step], done: Done) -> None:
        """Store the steps; the rest follows then, in no task of whoever asked, since theirs may be cancelled."""
        bodies = [write_event(step.event if isinstance(step, CheckedPlay) else step) for step in steps]
        over = any(map(_ends_game, steps))
        written = self._store.append(self.table.id, self.table.event_count, bodies, over=over)
        self._writing = asyncio.ensure_future(written)
        self._writing.add_done_callback(partial(self._carry_out, steps, done))

    def _carry_out(self, steps: Sequence[Step], done: Done, written: asyncio.Future[None]) -> None:
        try:
            written.result()
            for step in steps:
                self._tell(self.table.apply(step))
            if self.table.stage != "playing":
                self.dismiss_bots()
        except (Exception, asyncio.CancelledError) as error:  # for whoever asked
            self._let_go(done, error)
        else:
            self._let_go(done)

    def _let_go(self, done: Done, error: BaseException | None = None) -> None:
        """Tell whoever asked how it ended, unless they have hung up, and let the next act."""
        self._asked.popleft()
        if self._asked:
            asyncio.get_running_loop().call_soon(self._decide)
        if error is None:
            self.wake()
        if done.done():
            return
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)

    def _tell(self, change: Change) -> None:
        if change.remark:
            self._tell_all(text_of(Chat(remark_message(change.remark))))
            return
        if change.news == "taken-back":
            self.dismiss_bots()  # what was taken back, nobody has heard
        self._house.metrics.count_change(change)
        self._dismiss(change.emptied)
        if not self.connections:
            return
        broadcast = Broadcast(self.table, change, self.absences, self._house.now())
        for connection in self.connections:
            if connection.viewer in change.audience:
                connection.tell(broadcast.to(connection.viewer, connection.state))
                connection.state = broadcast.state or connection.state

    def _dismiss(self, seat: Viewer) -> None:
        """Close the connections of whoever sat there."""
        for connection in [one for one in self.connections if seat == one.viewer != NOBODY]:
            self.connections.discard(connection)
            connection.dismiss(text_of(Refused("not-seated", "This seat is no longer yours.")))
        self._note_absences()

    def _tell_all(self, text: str) -> None:
        for connection in self.connections:
            connection.tell(text)

    # --- Who is there

    @property
    def present(self) -> frozenset[Viewer]:
        """Return the viewers who are connected."""
        return frozenset(connection.viewer for connection in self.connections)

    @property
    def waiting_bytes(self) -> int:
        """Return how much waits for viewers who do not read."""
        return sum(connection.waiting_bytes for connection in self.connections)

    def gone(self, at: float) -> frozenset[SeatNumber]:
        """Return the seats whose players have been away for as long as was agreed."""
        return attendance.gone(self.table, self.absences, at)

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
        here, now = self.present, self._house.now()
        for seat, _ in by_seat(self.table.seats):
            if seat in here:
                self.absences.pop(seat, None)
            else:
                self.absences.setdefault(seat, now)

    def _tell_presence(self) -> None:
        self._tell_all(text_of(presence_message(self.table, self.absences, self._house.now())))

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
        for seat in self.table.thinking:
            asked = seat, self.table.questions[seat]
            if asked not in self._tasks:
                task = asyncio.create_task(self._think(*asked))
                self._tasks[asked] = task
                task.add_done_callback(partial(self._forget, asked))
        now = self._house.now()
        if self.table.vote and commands.settle(self.table, self.gone(now), now):
            self._do(self._insist(lambda: self.act(lambda table, at: commands.settle(table, self.gone(at), at))))
        if not self._is_followed and commands.is_again_agreed(self.table, self.gone(now)):
            self._is_followed = True
            self._do(self._insist(lambda: self._house.open_again(self)))
        self._set_clock()

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
        return await self._house.bots.decision(bot, self.table.game)

    async def _insist(self, act: Callable[[], Awaitable[None]]) -> None:
        """Act until it is stored: nobody asked for this, so nobody would ask for it again."""
        while True:
            try:
                return await act()
            except StoreError as error:
                log.warning("a table could not be written (%s); trying again", type(error).__name__)
                await asyncio.sleep(RETRY_S)

    def _set_clock(self) -> None:
        if self._clock:
            self._clock.cancel()
            self._clock = None
        now = self._house.now()
        if moments := self._moments(now):
            self._clock = asyncio.get_running_loop().call_later(max(0.0, min(moments) - now), self._strike)

    def _moments(self, now: float) -> list[float]:
        """Return when something happens by itself. Who is gone, and who votes, matters while somebody looks on."""
        moments = [self.table.deadline]
        if self.connections:
            moments += [self.table.vote.deadline] if self.table.vote else []
            seats = by_seat(self.table.seats)
            leaving = [attendance.gone_at(self.table, seat, self.absences) for seat, _ in seats]
            moments += [moment for moment in leaving if moment is not None and moment > now]
        return [moment for moment in moments if moment is not None]

    def _strike(self) -> None:
        """Do what was to happen at this moment; `wake` sets the clock again."""
        stand_in = self._house.settings.stand_in
        self._tell_presence()  # somebody may count as gone from now on
        self._do(self._insist(lambda: self.act(lambda table, at: commands.run_out(table, stand_in, at))))

    def _do(self, work: Coroutine[None, None, None]) -> None:
        """Work in a task of the room's own."""
        task = asyncio.create_task(work)
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    @property
    def is_idle(self) -> bool:
        """Tell whether nobody looks on and nothing goes on by itself."""
        quiet = time.monotonic() - self.last_used > self._house.settings.idle_s
        at_rest = not (self.connections or self._tasks or self._chores or self._asked)
        return quiet and at_rest and self.table.deadline is None

    def dismiss_bots(self) -> None:
        """Let all bots go; those that are asked again begin anew, and are told everything."""
        self._bots.dismiss()

    async def close(self) -> None:
        """Stop bots and clocks, and wait until what is on its way to the disk has arrived."""
        self._is_closed = True
        self.dismiss_bots()
        if self._clock:
            self._clock.cancel()
        for task in [*self._tasks.values(), *self._chores]:
            task.cancel()
        while self._asked:
            _, done = self._asked[-1]
            await asyncio.wait([done])
