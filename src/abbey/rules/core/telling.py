"""Telling what happened. `note` appends to a list in plain Python and compiles to nothing.

What each note says, and how it reads, is in `abbey.rules.note`; clause numbers index `CLAUSES` there.
"""

from typing import Final

from abbey.rules.core.position import Position

CLAUSES: Final = (
    "data",
    "events",
    "tracks",
    "figures",
    "tasks",
    "cards",
    "identity",
    "start",
    "card",
    "time",
    "move",
    "action",
    "task",
    "no-task",
    "william",
    "adson",
    "event",
    "draw",
    "clamp",
    "time-last",
    "convert",
    "reset",
    "day-card",
    "reveal",
    "next",
    "overshoot",
    "chain-short",
    "accuse",
    "day-cards",
    "winner",
)
BY_EVENT: Final = len(CLAUSES)  # BY_EVENT + an event's number is that event's own clause
BY_EVENTS: Final = 1
BY_IDENTITY: Final = 6
BY_CARD: Final = 8
BY_TIME: Final = 9
BY_MOVE: Final = 10
BY_TASK: Final = 12
BY_NO_TASK: Final = 13
BY_WILLIAM: Final = 14
BY_ADSON: Final = 15
BY_DRAW: Final = 17
BY_CONVERT: Final = 20
BY_RESET: Final = 21
BY_DAY_CARD: Final = 22
BY_REVEAL: Final = 23
BY_OVERSHOOT: Final = 25
BY_CHAIN_SHORT: Final = 26
BY_ACCUSE: Final = 27
BY_DAY_CARDS: Final = 28
BY_WINNER: Final = 29

DAY: Final = 0
PLAYED: Final = 1
SPENT: Final = 2
PASSED: Final = 3
MOVED: Final = 4
STUCK: Final = 5
TOOK: Final = 6
FILLED: Final = 7
SUSPICION: Final = 8
EVIDENCE: Final = 9
RETURNED: Final = 10
DREW: Final = 11
SHUFFLED: Final = 12
RESET: Final = 13
TOOK_DAY: Final = 14
CHOSE: Final = 15
MARKED: Final = 16
SHOWED: Final = 17
ACCUSED: Final = 18
UNVEILED: Final = 19
WON: Final = 20
CARRIED: Final = 21


def note(s: Position, what: int, clause: int, seat: int, x: int, y: int, z: int) -> None:
    if s.notes is not None:
        s.notes.append((what, clause, seat, x, y, z))
