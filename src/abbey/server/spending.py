"""Collects what addresses have spent here for the other servers of a database, and counts what they spent there."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import Final
from uuid import UUID

from abbey.server.limits import Doors, Meter
from abbey.table.peers import Charge

LINES: Final = 100  # in the place of a meter: so many connections are open now, whatever was told before


class Spending:
    """Stands between the budgets of one process and the servers that share its database.

    What is told names no address: only the places that a keyed hash gives to addresses.
    """

    def __init__(self, server: UUID, meters: Sequence[Meter], lines: Doors, *, applies: bool) -> None:
        self.server = server
        self.applies = applies  # one process of each server counts for all of them what others tell
        self._meters = meters
        self._lines = lines

    def begin(self) -> None:
        """Collect from now on."""
        for meter in self._meters:
            meter.unshared = defaultdict(float)
        if self.applies:
            self._lines.forget_elsewhere()

    def collected(self, most: int) -> list[Charge]:
        """Return up to so many sums that are worth telling; each is told once, but open connections again and again."""
        charges = [
            Charge(LINES, slot, count) for slot, count in self._lines.here.items() if count >= self._lines.trifle
        ][:most]
        for number, meter in enumerate(self._meters):
            unshared: dict[int, float] = meter.unshared or {}
            large = [slot for slot, amount in unshared.items() if amount >= meter.trifle]
            charges += [Charge(number, slot, unshared.pop(slot)) for slot in large[: most - len(charges)]]
        return charges

    def charge(self, charges: Iterable[Charge]) -> None:
        """Charge addresses for what they have spent at another server."""
        for number, slot, amount in charges:
            if number < len(self._meters):
                self._meters[number].charge_from_elsewhere(slot, amount)

    def count_lines(self, told: Iterable[Charge]) -> None:
        """Count the connections that other servers have, all of them."""
        elsewhere: Counter[int] = Counter()
        for number, slot, count in told:
            if number == LINES:
                elsewhere[slot] += int(count)
        self._lines.hear_of_elsewhere(elsewhere)
