"""Says who is away from a table and who is gone. Connections are not events: whoever keeps the table knows them."""

from collections.abc import Mapping

from abbey.rules.names import SeatNumber, by_seat
from abbey.table.table import Table

Absences = Mapping[SeatNumber, float]  # by seat: since when nobody has been connected there


def gone_at(table: Table, seat: SeatNumber, absences: Absences) -> float | None:
    """Return when the person who is away from this seat counts as gone; None where nobody is missing."""
    here = table.seats[seat]
    if here.kind != "person" or here.bot is not None or seat not in absences:
        return None
    return max(absences[seat], here.since) + table.agreed.patience_s


def gone(table: Table, absences: Absences, at: float) -> frozenset[SeatNumber]:
    """Return the seats whose players have been away for as long as was agreed."""
    if not absences:
        return frozenset()
    moments = {seat: gone_at(table, seat, absences) for seat, _ in by_seat(table.seats)}
    return frozenset(seat for seat, moment in moments.items() if moment is not None and moment <= at)
