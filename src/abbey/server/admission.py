"""Admits connections: so many of one address, so many in all, and room is kept for those who play.

Whoever has not become a live connection yet is only waiting. When too many wait, the one that has waited longest is cut
off; when everything is taken, no further connection is accepted until one ends.
"""

import asyncio
import logging
import socket
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Final

from abbey.server.budgets import Budgets

AGAIN_S: Final = 1.0
FULL_S: Final = 0.1
OWN_FILES: Final = 128  # descriptors for the store, bots that are programs, handing over
MANY: Final = 2**16  # connections that one process would never serve
log = logging.getLogger("abbey.server")


class Visit:
    """Counts one connection from when it is accepted to its end."""

    def __init__(self, admission: "Admission", slot: int | None) -> None:
        self._admission = admission
        self.slot = slot  # None: behind a proxy, so that nobody knows whose it is
        self.cut: Callable[[], object] = _nothing  # how to end it at once

    def sit_down(self) -> None:
        """Note that it has become a live connection, and waits no longer."""
        self._admission.waiting.pop(self, None)

    def close(self) -> None:
        """Forget it, now that the connection is closed."""
        self._admission.forget(self)


class Admission:
    """Admits connections to one process."""

    def __init__(self, budgets: Budgets, capacity: int, reserved: float) -> None:
        self.waiting: dict[Visit, None] = {}  # the oldest first
        self._open: set[Visit] = set()
        self._budgets = budgets
        self._capacity = capacity
        self._most_waiting = max(1, int(capacity * (1 - reserved)))

    @property
    def is_full(self) -> bool:
        """Tell whether no further connection can be held."""
        return len(self._open) >= self._capacity

    def admit(self, address: str, *, is_new: bool = True) -> Visit | None:
        """Return the visit that begins, or None if this address may not connect now.

        A connection is new unless the porter has accepted it before.
        """
        slot = None if self._budgets.is_proxy(address) else self._budgets.slot(address)
        if slot is not None and not self._is_welcome(slot, is_new):
            return None
        if len(self.waiting) >= self._most_waiting:
            next(iter(self.waiting)).cut()
        visit = Visit(self, slot)
        self._open.add(visit)
        self.waiting[visit] = None
        return visit

    def _is_welcome(self, slot: int, is_new: bool) -> bool:
        budgets = self._budgets
        if is_new and (budgets.work_us.is_overdrawn(slot) or not budgets.accepts.take(slot)):
            return False
        return budgets.sockets.enter(slot)

    def forget(self, visit: Visit) -> None:
        """Forget a visit that has ended; doing it twice does no harm."""
        if visit in self._open:
            self._open.discard(visit)
            self.waiting.pop(visit, None)
            if visit.slot is not None:
                self._budgets.sockets.leave(visit.slot)

    async def accepted(self, bound: socket.socket) -> AsyncIterator[tuple[socket.socket, Visit]]:
        """Accept connections for ever, one in each turn of the loop, as long as there is room for them."""
        loop = asyncio.get_running_loop()
        while True:
            while self.is_full:
                await asyncio.sleep(FULL_S)
            try:
                connection, peer = await loop.sock_accept(bound)
            except OSError as error:  # too many files, or whoever knocked has gone again
                log.warning("a connection could not be taken (%s)", error.strerror)
                await asyncio.sleep(AGAIN_S)
                continue
            if visit := self.admit(peer[0] if peer else ""):
                yield connection, visit
            else:
                connection.close()
            await asyncio.sleep(0)

    def last(self, bound: socket.socket) -> Iterator[tuple[socket.socket, Visit]]:
        """Accept whoever has knocked by now; nobody comes after them."""
        while True:
            try:
                connection, peer = bound.accept()
            except OSError:  # nobody is left
                return
            if visit := self.admit(peer[0] if peer else ""):
                yield connection, visit
            else:
                connection.close()


def descriptors() -> int:
    """Raise the number of files that this process may open as far as the system lets it, and return it."""
    if sys.platform == "win32":
        return MANY
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # some systems allow less than they say
            wanted = soft
    return min(MANY, wanted)


def capacity() -> int:
    """Return how many connections this process can hold at once."""
    return max(1, descriptors() - OWN_FILES)


def _nothing() -> None:
    pass
