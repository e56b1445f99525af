"""Carries out what is asked of one table, one change after another, each stored before anybody is told.

Other servers may write to the same table: whoever was second reads what the first has done, and decides again.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial

from abbey.server.stored_table import known_event
from abbey.table import Change, CheckedPlay, Event, Table, write_event
from abbey.table.capacity import Capacity, ended_in_time, refuse_when_full
from abbey.table.events import CalledOff, Closed
from abbey.table.refusal import Refusal, unknown_table
from abbey.table.store import ConflictError, NewerTableError, Store

Step = Event | CheckedPlay
Decide = Callable[[Table, float], Step | Sequence[Step] | None]
Done = asyncio.Future[None]


class ChangeQueue:
    """Holds the requests to change a table; the first one is under way.

    `tell` is called for each change of the table, `rest` whenever a request has been carried out, and `give_up` when
    nothing more can be carried out here: the table has been removed, or only newer servers can follow it.
    """

    def __init__(
        self,
        table: Table,
        store: Store,
        now: Callable[[], float],
        capacity: Capacity,
        *,
        tell: Callable[[Change], None],
        rest: Callable[[], None],
        give_up: Callable[[Refusal | NewerTableError], None],
    ) -> None:
        self.table = table
        self.last_used = time.monotonic()
        self._store = store
        self._now = now
        self._capacity = capacity
        self._tell = tell
        self._rest = rest
        self._give_up = give_up
        self._end: Refusal | NewerTableError | None = None  # why nothing more is carried out
        self._asked: deque[tuple[Decide, Done]] = deque()
        self._under_way: asyncio.Future[None] | asyncio.Future[list[bytes]] | None = None  # kept until it is done
        self._is_behind = False  # the store may hold events of others that the table has not seen
        self._conflict: ConflictError | None = None  # of an append that is to be decided again

    @property
    def has_ended(self) -> bool:
        """Tell whether nothing more can be carried out here."""
        return self._end is not None

    @property
    def is_empty(self) -> bool:
        """Tell whether nothing is under way."""
        return not self._asked

    async def drained(self) -> None:
        """Wait until what is on its way to the disk has arrived."""
        while self._asked:
            _, done = self._asked[-1]
            await asyncio.wait([done])

    def act(self, decide: Decide) -> Done:
        """Decide, store, change, tell: nobody sees what is not on disk. A refusal leaves everything as it was.

        Requests are carried out in the order in which they came. Whoever asked may hang up meanwhile: what is on its
        way to the disk is carried through all the same. `decide` is asked again if another server was faster.
        """
        done = asyncio.get_running_loop().create_future()
        self._asked.append((decide, done))
        if len(self._asked) == 1:
            self._decide()
        return done

    def catch_up(self) -> None:
        """Read what others may have appended, when what is under way is done."""
        self._is_behind = True
        if not self._asked:
            self.act(_nothing).add_done_callback(_heed_no_failure)

    def caught_up(self) -> Done:
        """Return a future that is done when the table has seen all that is stored by now."""
        self._is_behind = True
        return self.act(_nothing)

    def refuse_if_ended(self) -> None:
        """Raise why nothing more can be carried out here, if that is so."""
        if self._end:
            raise self._end

    def _decide(self) -> None:
        decide, done = self._asked[0]
        if decide is not _nothing:
            self.last_used = time.monotonic()
        if self._end:
            self._let_go(done, self._end)
            return
        if self._is_behind and not done.cancelled():
            self._read(done)
            return
        try:
            wanted = None if done.cancelled() else decide(self.table, self._now())
            steps = [] if wanted is None else wanted if isinstance(wanted, Sequence) else [wanted]
            if steps:
                refuse_when_full(self.table, steps, self._capacity)
                self._write(ended_in_time(self.table, steps, self._capacity), done)
        except Exception as error:  # for whoever asked
            self._let_go(done, error)
        else:
            if not steps:
                self._let_go(done)

    def _write(self, steps: Sequence[Step], done: Done) -> None:
        """Store the steps; the rest follows then, in no task of whoever asked, since theirs may be cancelled."""
        bodies = [write_event(step.event if isinstance(step, CheckedPlay) else step) for step in steps]
        over = any(map(_ends_game, steps))
        written = asyncio.ensure_future(self._store.append(self.table.id, self.table.event_count, bodies, over=over))
        self._under_way = written
        written.add_done_callback(partial(self._carry_out, steps, done))

    def _carry_out(self, steps: Sequence[Step], done: Done, written: asyncio.Future[None]) -> None:
        try:
            written.result()  # nobody was faster
            for step in steps:
                self._tell(self.table.apply(step))
        except ConflictError as conflict:
            self._is_behind, self._conflict = True, conflict
            self._decide()
        except (Exception, asyncio.CancelledError) as error:  # for whoever asked
            self._is_behind = True  # what was stored after all is found out before anything else is decided
            self._let_go(done, error)
        else:
            self._let_go(done)

    def _read(self, done: Done) -> None:
        """Read what is new, and the last event before it: without that one the table is no longer there."""
        self._is_behind = False
        reading = asyncio.ensure_future(self._store.read(self.table.id, self.table.event_count - 1))
        self._under_way = reading
        reading.add_done_callback(partial(self._take, done))

    def _take(self, done: Done, reading: asyncio.Future[list[bytes]]) -> None:
        """Apply and tell what others have stored, then carry on with what was asked here."""
        conflict, self._conflict = self._conflict, None
        try:
            if not (bodies := reading.result()):
                raise unknown_table()
            if conflict and not bodies[1:]:
                raise conflict
            self._follow([known_event(body) for body in bodies[1:]])
        except (Refusal, NewerTableError) as end:
            self._end = end
            self._give_up(end)
            self._let_go(done, end)
        except (Exception, asyncio.CancelledError) as error:  # for whoever asked
            self._is_behind = True
            self._let_go(done, error)
        else:
            self._decide()

    def _follow(self, events: Sequence[Event]) -> None:
        """Apply and tell what others have stored, who may play by newer rules."""
        try:
            for event in events:
                self._tell(self.table.apply(event))
        except Exception as error:
            why = type(error).__name__  # its words might quote an event
            raise NewerTableError(f"The table went on as this version cannot follow ({why}).") from None

    def _let_go(self, done: Done, error: BaseException | None = None) -> None:
        """Tell whoever asked how it ended, unless they have hung up, and let the next act."""
        self._asked.popleft()
        if self._asked:
            asyncio.get_running_loop().call_soon(self._decide)
        elif error is None and self._is_behind:
            self.catch_up()
        if error is None:
            self._rest()
        if done.done():
            return
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)


def _ends_game(step: Step) -> bool:
    return step.ends_game if isinstance(step, CheckedPlay) else isinstance(step, CalledOff | Closed)


def _nothing(_table: Table, _at: float) -> None:
    """Decide nothing: the table is only to see what is stored."""


def _heed_no_failure(done: Done) -> None:
    if not done.cancelled():
        done.exception()  # the store is asked again before long
