"""Defines where tables are kept, seen from the table: what a store promises, and how it says no."""

from collections.abc import Awaitable, Sequence
from typing import NamedTuple, Protocol

from abbey.table.logbook import LogEntry
from abbey.table.peers import Peers


class StoreError(Exception):
    """The store could not do it; nothing has changed, except after an `UncertainError`. No message quotes an event."""


class TableExistsError(StoreError):
    """A table with this id is there already."""


class ConflictError(StoreError):
    """The table is not there, or does not hold as many events as the caller believes."""


class UncertainError(StoreError):
    """The line broke: all of the events are there or none of them is, and only reading tells which."""


class StoreClosedError(StoreError):
    """The store has been closed."""


class NewerTableError(StoreError):
    """A newer version has written to the table what this one cannot follow: other servers go on with it."""


class UnreadableTableError(StoreError):
    """Says that this version can make no sense of what is stored of a table."""


class TableEntry(NamedTuple):
    """Names a table in a store: how many events it has, and whether it has ended."""

    id: str
    length: int
    over: bool


class TableLife(NamedTuple):
    """Says when a table began and ended, by the store's clock in seconds since 1970, and what is known of its use."""

    number: int  # those that began later have higher ones
    id: str
    created: float
    ended: float | None  # None: it has not
    is_used: bool  # `note_use` has said so
    is_held: bool  # another server has it in memory


class Downtime(NamedTuple):
    """Says from when to when no server was running, by the clock of the servers in seconds since 1970."""

    since: float
    until: float


class Uptime(NamedTuple):
    """Says when a server was running last, None if none ever was, and when lately none was, the oldest time first."""

    last: float | None
    downtimes: list[Downtime]


class TableSource(Protocol):
    """Reads tables, whether or not they can be written too."""

    def read(self, table: str, after: int = 0) -> Awaitable[list[bytes]]:
        """Return the events that follow the first `after` ones, in order; none for an unknown table."""

    async def catalogue(self) -> list[TableEntry]:
        """Return every table, oldest first."""

    async def logbook(self, kinds: Sequence[str] = (), after: int = 0) -> list[LogEntry]:
        """Return the entries with a number above `after`, of these kinds or of all, in the order they were made."""

    async def uptime(self) -> Uptime:
        """Return when servers of these tables were running."""


class LoggedSource(TableSource, Protocol):
    """Reads tables, and adds to the logbook, whoever else has the store."""

    async def enter(self, entry: LogEntry, most: int | None = None) -> bool:
        """Add an entry to the logbook, which survives a power cut; whatever is read later has a higher number.

        False, and nothing is added, if it would be more than `most` of its kind and topic.
        """


class Store(LoggedSource, Protocol):
    """Keeps an append-only log of events for each table. What `append` has returned from survives a power cut.

    An id is any text, an event any bytes. Whoever cancels a call gives up the answer, not the change: the events are
    then all there or none of them is.
    """

    @property
    def peers(self) -> Peers:
        """Return the other servers that have this store."""

    def create(self, table: str, events: Sequence[bytes]) -> Awaitable[None]:
        """Begin a table with these events; `TableExistsError` if the id is taken."""

    def append(self, table: str, after: int, events: Sequence[bytes], *, over: bool = False) -> Awaitable[None]:
        """Add the events if there are `after` of them already, otherwise `ConflictError` and nothing is written.

        `over`: with these events the table has ended, and stays so even if more is added.
        """

    def remove(self, table: str, after: int, *, at_rest: bool = False) -> Awaitable[None]:
        """Remove a table that holds `after` events, otherwise `ConflictError`; what is appended later is refused.

        `at_rest`: also refuse if another server has the table in memory. Otherwise that server finds out by itself.
        """

    async def survey(self, after: int = 0) -> list[TableLife]:
        """Return some tables whose number is higher than `after`, lowest first; none when there are no more."""

    async def note_use(self, tables: Sequence[str]) -> None:
        """Remember that people have used these tables."""

    async def unfinished(self) -> list[str]:
        """Return the tables that have not ended, oldest first."""

    async def probe(self) -> None:
        """Write something that survives a power cut, and leave nothing behind; `StoreError` when that is impossible."""

    async def note_start(self, at: float) -> list[Downtime]:
        """Remember that a server starts now, and return when lately none was running, the oldest time first.

        A time without a server ends when the first one starts: whoever starts later, while it runs, is told the same.
        """

    async def beat(self, at: float) -> None:
        """Remember that a server is running at this moment."""

    async def note_recovery(self, at: float) -> list[Downtime]:
        """Remember that a server can write again after it could not, and return the same as `note_start`.

        Where no other server could write meanwhile either, that counts as a time in which none was running.
        """

    async def inherit(self, uptime: Uptime) -> None:
        """Take the times over with tables from another store; of two last moments the earlier one counts.

        So the time on the way is one without a server for all tables. Servers that are running do not hear of it.
        """

    async def close(self) -> None:
        """Refuse what comes from now on. Everything accepted is written before this returns."""
