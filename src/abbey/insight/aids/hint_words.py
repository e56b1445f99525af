"""Says why a turn is proposed, what it gives away and to whom, and how sure that is: as lines, in no language yet."""

from collections.abc import Mapping, Sequence
from typing import Final

from abbey.bots.belief.assignments import Rows
from abbey.rules.names import MONKS, SeatNumber, by_seat
from abbey.speech import Line
from abbey.speech.line import direction
from abbey.wire.said import Said
from abbey.wire.words import said

OBSERVERS: Final = ("simple", "careful")
OTHERS: Final = 2  # monks of rivals that are mentioned
LIKELY: Final = 0.05  # that a monk is a rival's, to be worth a word


def percent(share: float) -> int:
    """Return a share as a whole number of percent."""
    return round(100 * share)


class HintWords:
    """Speaks to one player, who believes these odds."""

    def __init__(self, seat: SeatNumber, monk: int, odds: Rows) -> None:
        self._seat = seat
        self._own = MONKS[monk]
        self._odds = odds

    def effects(self, points: Mapping[str, int], *, ends_day: bool) -> list[Said]:
        """Say what a turn does to the player's own monk, and to the likeliest monks of rivals."""
        own = points.get(self._own, 0)
        lines = [Line("aid-why-own", _moved(self._own, own))] if own else []
        others = {figure: count for figure, count in points.items() if figure != self._own and count}
        ranked = sorted(others, key=lambda figure: -abs(others[figure]) * self._rivals_share(figure))
        for figure in ranked[:OTHERS]:
            owner, share = self._owner(figure)
            if share >= LIKELY:
                args = _moved(figure, others[figure]) | {"accused": owner, "chance": percent(share)}
                lines.append(Line("aid-why-other", args))
        lines += [Line("aid-why-day", {})] if ends_day else []
        return [said(line) for line in lines or [Line("aid-why-quiet", {})]]

    def guess(self, accused: SeatNumber, monk: int) -> Said:
        """Say how likely a guess is right."""
        chance = percent(self._odds[accused][monk])
        return said(Line("aid-why-guess", {"accused": accused, "figure": MONKS[monk], "chance": chance}))

    def tells(self, before: Sequence[float], after: Sequence[float]) -> list[Said]:
        """Say how likely each observer held the player's monk before, and would after."""
        return [
            said(Line("aid-tells", {"observer": who, "figure": self._own, **_shares(old, new)}))
            for who, old, new in zip(OBSERVERS, before, after, strict=True)
        ]

    def _owner(self, figure: str) -> tuple[SeatNumber, float]:
        """Return whose monk this most likely is among the rivals, and how likely."""
        monk = MONKS.index(figure)
        shares = [(row[monk], seat) for seat, row in by_seat(self._odds) if seat != self._seat]
        share, owner = max(shares, key=lambda pair: (pair[0], -pair[1]))
        return owner, share

    def _rivals_share(self, figure: str) -> float:
        monk = MONKS.index(figure)
        return sum(row[monk] for seat, row in by_seat(self._odds) if seat != self._seat)


def surety(share: float) -> Said:
    """Say how likely our best bot would do the same: it plays at random where that hides more."""
    return said(Line("aid-sure", {"chance": percent(share)}))


def guess_surety(share: float) -> Said:
    """Say how likely all guesses of a proposal are right."""
    return said(Line("aid-sure-guess", {"chance": percent(share)}))


def _moved(figure: str, points: int) -> dict[str, str | int]:
    return {"figure": figure, "change": direction(0, points), "points": abs(points)}


def _shares(before: float, after: float) -> dict[str, str | int]:
    points = percent(after) - percent(before)
    return {"change": direction(0, points), "points": abs(points), "chance": percent(after)}
