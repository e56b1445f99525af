"""Hears what `abbey admin` does while the server runs: shuts out whoever is banned, and carries out what is ordered.

Whatever there is to know stands in the logbook of the store, to which the command adds. A server that shares its
store is told at once that something is new there, and looks every second in any case.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import msgspec

from abbey.insight.fault_place import fault_place
from abbey.server.bans import BanList, shut_out
from abbey.server.live.connection import BANNED, Connection
from abbey.server.log_lines import log_use
from abbey.table.logbook import (
    WATCHED,
    Audited,
    Banned,
    Entry,
    LogEntry,
    Obeyed,
    Ordered,
    Unbanned,
    bans_in_force,
    log_entry,
    read_entry,
)
from abbey.table.refusal import Refusal
from abbey.table.store import Store, StoreError
from abbey.wire.codec import refused_of, text_of

LOOK_S: Final = 1.0
LEAVING_S: Final = 2.0  # after so long a line is cut whose reader does not take the last words
Guest = tuple[str, str]  # an address, and the key of the seat; empty for whoever looks on
CarryOut = Callable[[Ordered], Awaitable[bool]]  # False: the table is another worker's
log = logging.getLogger("abbey.server")


class Caretaker:
    """Keeps bans in memory with whom they concern, and passes orders on to the house."""

    def __init__(self, store: Store, now: Callable[[], float], carry_out: CarryOut, *, logs: bool) -> None:
        """Watch the logbook of this store; `logs`: write uses of the command to the log, as one worker does for all."""
        self._store = store
        self._now = now
        self._carry_out = carry_out
        self._logs = logs
        self._bans = BanList()
        self._rulings: list[Entry] = []  # every ban, and every ban that was taken back
        self._guests: dict[Connection, Guest] = {}
        self._read_up_to = 0
        self._unheeded: deque[Entry] = deque()
        self._unwritten: Obeyed | None = None  # the answer to an order that has been carried out
        self._began: float | None = None  # what was written down before is known to others already
        self._news = asyncio.Event()

    # --- Who may come in

    def is_banned(self, address: str, key: str = "") -> bool:
        """Tell whether this address is shut out, or the seat with this key."""
        at = self._now()
        return self._bans.has_address(address, at) or self._bans.has_key(key, at)

    def refuse_if_banned(self, address: str, key: str = "") -> None:
        """Refuse whoever is shut out."""
        if self.is_banned(address, key):
            raise shut_out()

    def let_in(self, connection: Connection, address: str, key: str) -> None:
        """Remember who is connected, for as long as they are; see `let_out`."""
        self._guests[connection] = address, key

    def note_key(self, connection: Connection, key: str) -> None:
        """Remember that whoever is connected has another key now; the one before may be banned as somebody else's."""
        if guest := self._guests.get(connection):
            self._guests[connection] = guest[0], key
            self._show_out_if_banned(connection)

    def let_out(self, connection: Connection) -> None:
        """Forget a connection that is closed."""
        self._guests.pop(connection, None)

    # --- What is new in the logbook

    def hear(self) -> None:
        """Take note that there is something new."""
        self._news.set()

    async def watch(self) -> None:
        """Look into the logbook for as long as the server runs."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), LOOK_S)
            with suppress(StoreError):  # it is in the log
                await self.look()

    async def look(self) -> None:
        """Read what is new in the logbook, and act on it."""
        self._news.clear()
        if self._began is None:
            self._began = self._now()
        stored = await self._store.logbook(WATCHED, self._read_up_to)
        entries = [entry for one in stored if (entry := _read(one)) is not None]
        if rulings := [entry for entry in entries if isinstance(entry, Banned | Unbanned)]:
            self._rule(rulings)
        self._read_up_to = stored[-1].number if stored else self._read_up_to
        self._unheeded += entries
        await self._work_off(self._began)

    def _rule(self, news: list[Banned | Unbanned]) -> None:
        self._rulings += news
        self._bans = BanList(bans_in_force(self._rulings, self._now()))
        for connection in list(self._guests):
            self._show_out_if_banned(connection)

    def _show_out_if_banned(self, connection: Connection) -> None:
        if self.is_banned(*self._guests[connection]):
            self.let_out(connection)
            connection.dismiss(text_of(refused_of(shut_out())), BANNED)
            asyncio.get_running_loop().call_later(LEAVING_S, connection.drop, BANNED)

    async def _work_off(self, began: float) -> None:
        """Heed what is new, and answer each order before the next. What the store does not take is kept for later."""
        while self._unwritten or self._unheeded:
            if self._unwritten:
                await self._store.enter(log_entry(self._unwritten))
                self._unwritten = None
            else:
                await self._heed(self._unheeded.popleft(), began)

    async def _heed(self, entry: Entry, began: float) -> None:
        match entry:
            case Audited() if self._logs and entry.at >= began:
                log_use(log, entry)
            case Ordered() if entry.until > self._now():
                await self._obey(entry)

    async def _obey(self, order: Ordered) -> None:
        """Do what is ordered, and keep for the logbook that it was done, or why not."""
        refusal = ""
        try:
            if not await self._carry_out(order):
                return
        except (Refusal, StoreError) as error:
            refusal = str(error)
        except Exception as error:  # a fault of ours, and whoever has ordered waits
            log.error("an order could not be carried out (%s)", fault_place(error))
            refusal = "The server failed at this; its log says where."
        self._unwritten = Obeyed(self._now(), order.id, refusal)


def _read(stored: LogEntry) -> Entry | None:
    try:
        return read_entry(stored)
    except msgspec.DecodeError:
        log.error("an entry of the logbook cannot be read", extra={"number": stored.number})
        return None
