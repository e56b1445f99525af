"""Says what a table needs at which a game is prepared: a lesson's, or a what-if game's."""

from typing import Protocol

from abbey.rules.names import SeatNumber
from abbey.table import Event
from abbey.table.events import Opened


class PreparedTable(Protocol):
    """Says how a table is opened at which a game is prepared."""

    @property
    def seat(self) -> SeatNumber:
        """Return the seat of the only person."""

    def opened(self, name: str, key: str, at: float) -> Opened:
        """Return the event that opens the table for somebody with this name and key."""

    def begun(self, at: float) -> list[Event]:
        """Return the deal, and what has been played before somebody sits down."""
