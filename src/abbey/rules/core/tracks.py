"""The two tracks: suspicion, which the day's end turns into evidence, and evidence, which stays."""

from typing import Final

from abbey.rules.core.position import Position
from abbey.rules.core.telling import BY_CONVERT, BY_EVENT, BY_RESET, EVIDENCE, RESET, SUSPICION, note
from abbey.rules.names import MONK_COUNT, NOBODY, SUSPICIOUS

START_SUSPICION: Final = 10
START_EVIDENCE: Final = 5
MOST_SUSPICION: Final = 40
FRONT_POINTS: Final = 5


def add_suspicion(s: Position, clause: int, monk: int, by: int) -> None:
    before = s.suspicion[monk]
    after = min(max(before + by, 0), MOST_SUSPICION)  # rules: clamp
    s.suspicion[monk] = after
    note(s, SUSPICION, clause, NOBODY, monk, before, after)


def add_evidence(s: Position, clause: int, monk: int, by: int) -> None:
    before = s.evidence[monk]
    after = max(before + by, 0)  # rules: clamp
    s.evidence[monk] = after
    note(s, EVIDENCE, clause, NOBODY, monk, before, after)


def all_level(s: Position) -> bool:
    for monk in range(1, MONK_COUNT):
        if s.suspicion[monk] != s.suspicion[0]:
            return False
    return True


def levels_ahead(s: Position, monk: int) -> int:
    """How many different levels of suspicion lie in front of this monk's."""
    ahead = 0
    for other in range(MONK_COUNT):
        if s.suspicion[other] > s.suspicion[monk]:
            first = True
            for earlier in range(other):
                if s.suspicion[earlier] == s.suspicion[other]:
                    first = False
            if first:
                ahead += 1
    return ahead


def convert(s: Position, clause: int, factor: int) -> None:
    """Suspicion becomes evidence by rank, then all of it goes back to the start.  # rules: convert, reset"""
    for monk in range(MONK_COUNT):
        points = FRONT_POINTS - levels_ahead(s, monk)
        if points > 0:
            add_evidence(s, clause, monk, points * factor)
    for monk in range(MONK_COUNT):
        s.suspicion[monk] = START_SUSPICION
    note(s, RESET, BY_RESET if clause == BY_CONVERT else clause, NOBODY, START_SUSPICION, 0, 0)


def charge_front(s: Position) -> None:
    """Every monk level at the front gets a point of evidence.  # rules: suspicious"""
    if all_level(s):
        return
    front = 0
    for monk in range(MONK_COUNT):
        front = max(front, s.suspicion[monk])
    for monk in range(MONK_COUNT):
        if s.suspicion[monk] == front:
            add_evidence(s, BY_EVENT + SUSPICIOUS, monk, 1)
