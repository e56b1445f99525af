"""Defines the servers that share a store, seen from one of them: who has which table, and who is connected where."""

from collections.abc import Sequence
from typing import Final, Protocol

from abbey.rules.names import SeatNumber

Seats = frozenset[SeatNumber]
NOBODY_ELSE: Final[Seats] = frozenset()


class Neighbour(Protocol):
    """Is told what the other servers do; it never waits, and nothing is lost when it is told twice."""

    def hear_of_events(self, table: str) -> None:
        """Take note that somebody else may have appended to this table."""

    def hear_of_presence(self, table: str) -> None:
        """Take note that other people are connected to this table elsewhere."""

    def hear_of_lease(self, table: str) -> None:
        """Take note that this server drives the table from now on."""

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

    def drives(self, table: str) -> bool:
        """Tell whether bots and clocks of this table are this server's to drive.

        Two may believe so for a moment, which does no harm: the store takes what comes first.
        """

    def announce(self, table: str, seats: Seats) -> None:
        """Tell the others which seats of this table are connected here."""

    def elsewhere(self, table: str) -> Seats:
        """Return the seats of this table that are connected to other servers."""


class Alone:
    """Stands for the peers of a server that has its store for itself."""

    share_tables = False

    def start(self, neighbour: Neighbour) -> None:
        """Tell nothing: nobody else is there."""

    def join(self, table: str) -> None:
        """Drive the table, as all of them."""

    async def introduced(self, table: str) -> None:
        """Wait for nobody."""

    def leave(self, table: str) -> None:
        """Let go of nothing."""

    def drives(self, table: str) -> bool:  # noqa: ARG002
        """Drive every table."""
        return True

    def announce(self, table: str, seats: Seats) -> None:
        """Tell nobody."""

    def elsewhere(self, table: str) -> Seats:  # noqa: ARG002
        """Find nobody."""
        return NOBODY_ELSE


ALONE: Final = Alone()
