"""Says why a turn is proposed, what it gives away and to whom, and how sure that is: as lines, in no language yet."""

from collections.abc import Sequence
from typing import Final

from abbey.bots.belief.assignments import Rows
from abbey.insight.aids.shares import percent, thousandth, thousandths
from abbey.insight.aids.turn_effects import TRACKS, Effects
from abbey.rules.names import MONKS, SeatNumber, by_seat
from abbey.speech import Args, Line
from abbey.speech.line import direction
from abbey.wire.said import Said
from abbey.wire.words import said

OBSERVERS: Final = ("simple", "careful")
OTHERS: Final = 2  # changes to other monks that are told
LIKELY: Final = 50  # thousandths: that a monk is a rival's, for the rival to be named
ALIKE: Final = 50  # thousandths: by how much a turn makes a player look like another monk, to be worth a line


class HintWords:
    """Speaks to one player, who believes these odds."""

    def __init__(self, seat: SeatNumber, monk: int, odds: Rows) -> None:
        self._seat = seat
        self._own = MONKS[monk]
        self._odds = [thousandths(row) for row in odds]

    def effects(self, effects: Effects, *, ends_day: bool) -> list[Said]:
        """Say what a turn does to the player's own monk, and to others: to the likeliest monks of rivals first."""
        changed = {place: points for place, points in effects.items() if points}
        own = [(self._own, track) for track in TRACKS if (self._own, track) in changed]
        lines = [Line("aid-why-own", _moved(*place, changed[place])) for place in own]
        others = [place for place in changed if place[0] != self._own]
        others.sort(key=lambda place: -abs(changed[place]) * self._rivals_share(place[0]))
        lines += [self._other(place, changed[place]) for place in others[:OTHERS]]
        lines += [Line("aid-why-day", {})] if ends_day else []
        return [said(line) for line in lines or [Line("aid-why-quiet", {})]]

    def _other(self, place: tuple[str, str], points: int) -> Line:
        """Say what happens to a monk who is not the player's own, and whose it most likely is."""
        figure, moved = place[0], _moved(*place, points)
        owner, share = self._owner(figure)
        if share < LIKELY:
            return Line("aid-why-nobody", moved)
        return Line("aid-why-other", moved | {"accused": owner, "chance": percent(share)})

    def guess(self, accused: SeatNumber, monk: int) -> Said:
        """Say how likely a guess is right."""
        chance = percent(self._odds[accused][monk])
        return said(Line("aid-why-guess", {"accused": accused, "figure": MONKS[monk], "chance": chance}))

    def tells(self, before: Rows, after: Rows) -> list[Said]:
        """Say how likely each observer held the player's monk before and would after, and whom the careful one may see.

        Rows are by observer and monk.
        """
        monk = MONKS.index(self._own)
        pairs = [(thousandths(old), thousandths(new)) for old, new in zip(before, after, strict=True)]
        lines = [
            Line("aid-tells", {"observer": who, "figure": self._own, **_shares(old[monk], new[monk])})
            for who, (old, new) in zip(OBSERVERS, pairs, strict=True)
        ]
        return [said(line) for line in [*lines, *self._looks(*pairs[-1])]]

    def to_whom(self, before: Sequence[float], after: Sequence[float]) -> list[Said]:
        """Say which rival learns most about the player's monk, if one does; beliefs in it are by seat."""
        sure = [percent(thousandth(share)) for share in after]
        rises = [new - percent(thousandth(share)) for share, new in zip(before, sure, strict=True)]
        seat, rise = max(by_seat(rises), key=lambda pair: pair[1])
        if rise < 1:
            return []
        args: Args = {"accused": seat, "figure": self._own, "chance": sure[seat], "points": rise}
        return [said(Line("aid-tells-rival", args))]

    def _looks(self, before: Sequence[int], after: Sequence[int]) -> list[Line]:
        """Say which other monk the player would look like, if a turn does much for that."""
        rises = {
            figure: new - old for figure, old, new in zip(MONKS, before, after, strict=True) if figure != self._own
        }
        figure = max(rises, key=lambda figure: rises[figure])
        if rises[figure] < ALIKE:
            return []
        at = MONKS.index(figure)
        return [Line("aid-looks", {"figure": figure, **_shares(before[at], after[at])})]

    def _owner(self, figure: str) -> tuple[SeatNumber, int]:
        """Return whose monk this most likely is among the rivals, and how likely."""
        monk = MONKS.index(figure)
        shares = [(row[monk], seat) for seat, row in by_seat(self._odds) if seat != self._seat]
        share, owner = max(shares, key=lambda pair: (pair[0], -pair[1]))
        return owner, share

    def _rivals_share(self, figure: str) -> int:
        monk = MONKS.index(figure)
        return sum(row[monk] for seat, row in by_seat(self._odds) if seat != self._seat)


def surety(share: float, *, usual: bool = True) -> Said:
    """Say how likely our best bot would do the same: it plays at random where that hides more."""
    return said(Line("aid-sure", {"chance": percent(thousandth(share))}) if usual else Line("aid-sure-seldom", {}))


def guess_surety(right: float, wrong: float) -> Said:
    """Say how likely all guesses of a proposal are right, and not some of them wrong."""
    return said(Line("aid-sure-guess", {"chance": percent(thousandths((right, wrong))[0])}))


def _moved(figure: str, track: str, points: int) -> dict[str, str | int]:
    return {"figure": figure, "track": track, "change": direction(0, points), "points": abs(points)}


def _shares(before: int, after: int) -> dict[str, str | int]:
    points = percent(after) - percent(before)
    return {"change": direction(0, points), "points": abs(points), "chance": percent(after)}
