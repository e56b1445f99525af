"""Moves monks on the two tracks: suspicion, which the end of the day turns into evidence, and evidence, which stays."""

from collections.abc import Sequence
from typing import Final

from abbey.rules.core.position import Position
from abbey.rules.core.raw_notes import BY_CONVERT, BY_EVENT, BY_RESET, EVIDENCE, RESET, SUSPICION, note
from abbey.rules.names import MONK_COUNT, NOBODY, SUSPICIOUS

START_SUSPICION: Final = 10
START_EVIDENCE: Final = 5
MOST_SUSPICION: Final = 40
FRONT_POINTS: Final = 5


def add_suspicion(s: Position, clause: int, monk: int, by: int) -> None:
    before = s.suspicion[monk]
    after = before + by
    if after < 0:  # rules: clamp
        after = 0
    elif after > MOST_SUSPICION:
        after = MOST_SUSPICION
    s.suspicion[monk] = after
    note(s, SUSPICION, clause, NOBODY, monk, before, after)


def add_evidence(s: Position, clause: int, monk: int, by: int) -> None:
    before = s.evidence[monk]
    after = before + by
    if after < 0:
        after = 0
    s.evidence[monk] = after
    note(s, EVIDENCE, clause, NOBODY, monk, before, after)


def all_level(s: Position) -> bool:
    for monk in range(1, MONK_COUNT):
        if s.suspicion[monk] != s.suspicion[0]:
            return False
    return True


def occupied_levels(suspicion: Sequence[int]) -> int:
    """Return a bit for each level of suspicion where a monk is."""
    levels = 0
    for monk in range(MONK_COUNT):
        levels |= 1 << suspicion[monk]
    return levels


def rank_points(levels: int, own: int) -> int:
    """Return the evidence for this level: most in front, one less for each occupied level ahead.  # rules: convert"""
    ahead = levels >> (own + 1)
    points = FRONT_POINTS
    while ahead:
        ahead &= ahead - 1
        points -= 1
    return points


def convert(s: Position, clause: int, factor: int) -> None:
    """Turn suspicion into evidence by rank, and take all of it back to the start.  # rules: convert, reset"""
    levels = occupied_levels(s.suspicion)
    for monk in range(MONK_COUNT):
        points = rank_points(levels, s.suspicion[monk])
        if points > 0:
            add_evidence(s, clause, monk, points * factor)
    for monk in range(MONK_COUNT):
        s.suspicion[monk] = START_SUSPICION
    note(s, RESET, BY_RESET if clause == BY_CONVERT else clause, NOBODY, START_SUSPICION, 0, 0)


def charge_front(s: Position) -> None:
    """Give every monk at the front level a point of evidence.  # rules: suspicious"""
    if all_level(s):
        return
    front = 0
    for monk in range(MONK_COUNT):
        front = max(front, s.suspicion[monk])
    for monk in range(MONK_COUNT):
        if s.suspicion[monk] == front:
            add_evidence(s, BY_EVENT + SUSPICIOUS, monk, 1)
