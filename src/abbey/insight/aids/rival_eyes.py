"""Looks at a player with the eyes of each rival, who knows its own monk besides all that a careful observer sees.

The player does not know which monk that is: what is told is the mean over all that the rival may be, each as likely as
the player holds it to be.
"""

from collections.abc import Sequence

from abbey.bots.belief.assignments import Rows, assignments
from abbey.insight.aids.public_follower import Known
from abbey.rules.names import MONK_COUNT, SeatNumber, by_seat


class RivalEyes:
    """Serves one player, who believes these odds; `careful` says how well each monk fits each seat to the observer."""

    def __init__(self, careful: Rows, known: Known, odds: Rows) -> None:
        self._known = known
        self._odds = odds
        self._given = _given(careful, known.seat)

    def sure(self, row: Sequence[float]) -> list[float]:
        """Return, by seat, how likely it holds the player's monk where the careful observer holds each so likely.

        It is 0 for the player's own seat.
        """
        return [0.0 if seat == self._known.seat else self._mean(seat, row) for seat, _ in by_seat(self._odds)]

    def _mean(self, seat: SeatNumber, row: Sequence[float]) -> float:
        return sum(share * self._if(seat, monk, row) for monk, share in enumerate(self._odds[seat]) if share)

    def _if(self, seat: SeatNumber, monk: int, row: Sequence[float]) -> float:
        """Return how likely this seat holds the player's monk if it is this monk itself."""
        fits = [chance * given[seat][monk] for chance, given in zip(row, self._given, strict=True)]
        return fits[self._known.monk] / sum(fits)


def _given(careful: Rows, seat: SeatNumber) -> list[Rows]:
    """Return, for each monk that this seat may be, how likely each of the others is each monk then."""
    given = [[[0.0] * MONK_COUNT for _ in careful] for _ in range(MONK_COUNT)]
    unweighed = [[float(weight > 0) for weight in row] if one == seat else row for one, row in by_seat(careful)]
    for truth, chance in assignments(unweighed):
        for row, monk in zip(given[truth[seat]], truth, strict=True):
            row[monk] += chance
    for monk, rows in enumerate(given):
        room = rows[seat][monk]
        rows[:] = [[chance / room if room else 0.0 for chance in row] for row in rows]
    return given
