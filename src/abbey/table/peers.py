"""Defines the servers that share a store, seen from one of them: who has which table, and who is connected where."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, Protocol
from uuid import UUID

from abbey.rules.names import SeatNumber

Seats = frozenset[SeatNumber]
NOBODY_ELSE: Final[Seats] = frozenset()


class Charge(NamedTuple):
    """Says how much was spent: of which budget, and by whom, though not by name."""

    meter: int
    slot: int
    amount: float


class Spending(Protocol):
    """Knows what people have spent of their budgets at one server, and is told what they spent at others."""

    server: UUID  # several processes may be one server, and count together
    applies: bool  # this process counts for all of its server what others tell

    def begin(self) -> None:
        """Collect from now on."""

    def collected(self, most: int) -> list[Charge]:
        """Return up to so many charges that others have not heard of, and open connections as they are now."""

    def charge(self, charges: Iterable[Charge]) -> None:
        """Charge people for what they have spent at another server."""

    def count_lines(self, told: Iterable[Charge]) -> None:
        """Count the connections that other servers have, all of them."""


class Neighbour(Protocol):
    """Is told what the other servers do; it never waits, and nothing is lost when it is told twice."""

    def hear_of_events(self, table: str) -> None:
        """Take note that somebody else may have appended to this table."""

    def event_count(self, table: str) -> int | None:
        """Return how many events of this table are known; None while it is being read."""

    def hear_of_presence(self, table: str) -> None:
        """Take note that other people are connected to this table elsewhere."""

    def hear_of_lease(self, table: str) -> None:
        """Take note that this server drives the table from now on."""

    def hear_of_logbook(self) -> None:
        """Take note that somebody else has added something to the logbook."""

    def adopt(self, tables: Sequence[str]) -> None:
        """Wake these tables: whoever drove them is gone."""


class Peers(Protocol):
    """Says what one server knows of the others, and tells them what they need to know."""

    @property
    def share_tables(self) -> bool:
        """Tell whether other servers may write to the same tables."""

    def start(self, neighbour: Neighbour) -> None:
        """Begin to listen, and tell this neighbour."""

    def join(self, table: str) -> None:
        """Hear of this table from now on, and drive it unless somebody else does."""

    async def introduced(self, table: str) -> None:
        """Wait until it is known who is connected elsewhere to a table that was joined, though not for ever."""

    def leave(self, table: str) -> None:
        """Hear of this table no longer, and let somebody else drive it."""

    def decline(self, table: str) -> None:
        """Leave this table for good: others adopt it, whoever they are, and this server does not."""

    def drives(self, table: str) -> bool:
        """Tell whether bots and clocks of this table are this server's to drive.

        Two may believe so for a moment, which does no harm: the store takes what comes first.
        """

    async def takes_turn(self, chore: str, seconds: float) -> bool:
        """Ask whether this server is to do a chore that one does for all; if so, no other is within this time."""

    def announce(self, table: str, seats: Seats) -> None:
        """Tell the others which seats of this table are connected here."""

    def elsewhere(self, table: str) -> Seats:
        """Return the seats of this table that are connected to other servers."""

    def exchange(self, spending: Spending) -> None:
        """Tell the others now and then what people have spent here, and hear what they spent there."""


class Alone:
    """Stands for the peers of a server that has its store for itself."""

    share_tables = False

    def start(self, neighbour: Neighbour) -> None:
        """Do nothing: there is nobody to listen to, and nothing to tell the neighbour."""

    def join(self, table: str) -> None:
        """Do nothing: this server drives every table from the beginning."""

    async def introduced(self, table: str) -> None:
        """Return at once: nobody can be connected elsewhere."""

    def leave(self, table: str) -> None:
        """Do nothing: no other server could drive the table."""

    def decline(self, table: str) -> None:
        """Do nothing: no other server could adopt the table."""

    def drives(self, table: str) -> bool:  # noqa: ARG002
        """Return True: no other server could drive the table."""
        return True

    async def takes_turn(self, chore: str, seconds: float) -> bool:  # noqa: ARG002
        """Return True: no other server could do the chore."""
        return True

    def announce(self, table: str, seats: Seats) -> None:
        """Do nothing: no other server wants to know who is connected."""

    def elsewhere(self, table: str) -> Seats:  # noqa: ARG002
        """Return no seats: nobody can be connected elsewhere."""
        return NOBODY_ELSE

    def exchange(self, spending: Spending) -> None:
        """Do nothing: nobody spends anything at another server."""


ALONE: Final = Alone()
