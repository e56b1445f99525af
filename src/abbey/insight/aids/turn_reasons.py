"""Finds the turns that made the odds of one cell of the notebook what they are, and says what they did.

Turns of one seat that say the same about the monk are one reason, whose bits are those of its turns together.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import log2
from typing import Final

from abbey.insight.aids.public_follower import Moment, PublicFollower
from abbey.insight.aids.shares import thousandths
from abbey.insight.aids.sight import Sight
from abbey.insight.aids.turn_effects import TRACKS, effects_of
from abbey.rules import Note
from abbey.rules.names import MONKS, Monk, SeatNumber, is_seat
from abbey.speech import Args, Line
from abbey.speech.line import direction, yes_or_no
from abbey.wire.aid_messages import Eyes, Reason, ReasonMoment, Reasons
from abbey.wire.words import said

MOST: Final = 6
LEAST: Final = 1e-3  # a share below this counts as this, or what is certain would have moved by endless bits
TENTHS: Final = 10
AUDIBLE: Final = 2  # tenths of a bit
ADDED_UP: Final = ("count", "points", *TRACKS)  # arguments of a line that are told of several turns together


@dataclass(frozen=True, slots=True)
class ToldMoment:
    """Holds what one moment did to the cell, and a line that says it of this moment alone."""

    moment: ReasonMoment
    line: Line

    @property
    def gist(self) -> tuple[object, ...]:
        """Return what it says, without how much: moments with the same gist are one reason."""
        said_of = [(key, value) for key, value in self.line.args.items() if key not in ADDED_UP]
        return self.line.id, *said_of, self.moment.bits > 0


def reasons(sight: Sight, follower: PublicFollower, seat: SeatNumber, monk: Monk, eyes: Eyes) -> Reasons:
    """Return what moved the odds of this seat and monk most, in these eyes, the strongest first."""
    follower.follow(sight.public, sight.entries)
    alike: dict[tuple[object, ...], list[ToldMoment]] = {}
    for told in _told(sight, follower, seat, monk, eyes):
        alike.setdefault(told.gist, []).append(told)
    found = sorted(map(_reason, alike.values()), key=lambda reason: (-abs(reason.bits), reason.moments[0].since))
    return Reasons(sight.until(len(sight.entries)), eyes, seat, monk, found[:MOST])


def _reason(told: Sequence[ToldMoment]) -> Reason:
    first, args = told[0].line, dict(told[0].line.args)
    args.update({key: sum(int(one.line.args[key]) for one in told) for key in ADDED_UP if key in args})
    moments = [one.moment for one in told]
    return Reason(sum(moment.bits for moment in moments), said(Line(first.id, args)), moments)


def _told(sight: Sight, follower: PublicFollower, seat: SeatNumber, monk: Monk, eyes: Eyes) -> Iterator[ToldMoment]:
    odds = follower.odds(sight.known if eyes == "own" else None)
    at = MONKS.index(monk)
    rows = [each[seat] for each in odds]
    for (earlier, moment), (before, after) in zip(pairwise(follower.moments), pairwise(rows), strict=True):
        bits = round(TENTHS * (_log_odds(after[at]) - _log_odds(before[at])))
        if abs(bits) >= AUDIBLE:
            notes = [note for _, _, heard in sight.entries[moment.since : moment.until] for note in heard]
            reason_moment = ReasonMoment(
                since=sight.since(moment.since),
                until=sight.until(moment.until),
                day=moment.day,
                bits=bits,
                before=thousandths(before)[at],
                after=thousandths(after)[at],
            )
            yield ToldMoment(reason_moment, _line(earlier, moment, notes, seat, monk, direction(0, bits)))


def _log_odds(share: float) -> float:
    kept = min(max(share, LEAST), 1 - LEAST)
    return log2(kept / (1 - kept))


def _line(before: Moment, moment: Moment, notes: list[Note], seat: SeatNumber, monk: Monk, change: str) -> Line:
    if not is_seat(moment.seat):
        return _shown(notes, seat, monk, change)
    if moment.seat != seat:
        return Line("aid-reason-other", {"seat": moment.seat, "figure": monk, "change": change, "count": 1})
    costly = yes_or_no(change == "up" and moment.suited == MONKS.index(monk))
    args: Args = {"seat": seat, "figure": monk, "count": 1, "costly": costly}
    effects = effects_of(notes, before.suspicion)
    moved = [(track, effects[monk, track]) for track in TRACKS if effects[monk, track]]
    if not moved:
        return Line("aid-reason-idle", args | {"change": change})
    if len(moved) == len(TRACKS):
        return Line("aid-reason-both", args | _on_both(dict(moved)))
    [(track, points)] = moved
    return Line("aid-reason-turn", args | {"track": track, "change": direction(0, points), "points": abs(points)})


def _on_both(moved: dict[str, int]) -> Args:
    amounts: Args = {track: abs(points) for track, points in moved.items()}
    return amounts | {f"{track}_change": direction(0, points) for track, points in moved.items()}


def _shown(notes: list[Note], seat: SeatNumber, monk: Monk, change: str) -> Line:
    if any(note.what == "showed" and note.seat == seat and note.figure == monk for note in notes):
        return Line("aid-reason-shown", {"seat": seat, "figure": monk})
    return Line("aid-reason-markers", {"figure": monk, "change": change})
