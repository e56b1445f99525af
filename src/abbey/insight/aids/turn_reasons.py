"""Finds the turns that made the odds of one cell of the notebook what they are, and says what they did."""

from collections.abc import Iterator
from itertools import pairwise
from math import log2
from typing import Final

from abbey.insight.aids.public_follower import Moment, PublicFollower
from abbey.insight.aids.sight import Sight
from abbey.insight.aids.turn_effects import points_by_monk
from abbey.rules import Note
from abbey.rules.names import MONKS, Monk, SeatNumber, is_seat
from abbey.speech import Line
from abbey.speech.line import direction
from abbey.wire.aid_messages import Eyes, Reason, Reasons
from abbey.wire.words import said

MOST: Final = 6
LEAST: Final = 1e-3  # a share below this counts as this, or what is certain would have moved by endless bits
TENTHS: Final = 10
AUDIBLE: Final = 2  # tenths of a bit


def reasons(sight: Sight, follower: PublicFollower, seat: SeatNumber, monk: Monk, eyes: Eyes) -> Reasons:
    """Return the turns that moved the odds of this seat and monk most, in these eyes, the strongest first."""
    follower.follow(sight.public, sight.entries)
    found = sorted(_moved(sight, follower, seat, monk, eyes), key=lambda reason: (-abs(reason.bits), reason.since))
    return Reasons(sight.until(len(sight.entries)), eyes, seat, monk, found[:MOST])


def _moved(sight: Sight, follower: PublicFollower, seat: SeatNumber, monk: Monk, eyes: Eyes) -> Iterator[Reason]:
    odds = follower.odds(sight.known if eyes == "own" else None)
    shares = [rows[seat][MONKS.index(monk)] for rows in odds]
    for moment, (before, after) in zip(follower.moments[1:], pairwise(shares), strict=True):
        bits = round(TENTHS * (_log_odds(after) - _log_odds(before)))
        if abs(bits) >= AUDIBLE:
            notes = [note for _, _, heard in sight.entries[moment.since : moment.until] for note in heard]
            yield Reason(
                since=sight.since(moment.since),
                until=sight.until(moment.until),
                day=moment.day,
                bits=bits,
                before=round(1000 * before),
                after=round(1000 * after),
                says=said(_line(moment, notes, seat, monk, direction(0, bits))),
            )


def _log_odds(share: float) -> float:
    kept = min(max(share, LEAST), 1 - LEAST)
    return log2(kept / (1 - kept))


def _line(moment: Moment, notes: list[Note], seat: SeatNumber, monk: Monk, change: str) -> Line:
    if not is_seat(moment.seat):
        return _shown(notes, seat, monk, change)
    if moment.seat != seat:
        return Line("aid-reason-other", {"seat": moment.seat, "figure": monk, "change": change})
    points = points_by_monk(notes)[monk]
    if points:
        args = {"seat": seat, "figure": monk, "change": direction(0, points), "points": abs(points)}
        return Line("aid-reason-turn", args)
    return Line("aid-reason-idle", {"seat": seat, "figure": monk, "change": change})


def _shown(notes: list[Note], seat: SeatNumber, monk: Monk, change: str) -> Line:
    if any(note.what == "showed" and note.seat == seat and note.figure == monk for note in notes):
        return Line("aid-reason-shown", {"seat": seat, "figure": monk})
    return Line("aid-reason-markers", {"figure": monk, "change": change})
