"""Tells what happened, as numbers: `note` appends them to a list in plain Python and compiles to nothing.

The words behind the numbers stand here once; what the other numbers of a note mean is in `abbey.rules.note`.
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
BY_EVENTS: Final = CLAUSES.index("events")
BY_IDENTITY: Final = CLAUSES.index("identity")
BY_CARD: Final = CLAUSES.index("card")
BY_TIME: Final = CLAUSES.index("time")
BY_MOVE: Final = CLAUSES.index("move")
BY_TASK: Final = CLAUSES.index("task")
BY_NO_TASK: Final = CLAUSES.index("no-task")
BY_WILLIAM: Final = CLAUSES.index("william")
BY_ADSON: Final = CLAUSES.index("adson")
BY_DRAW: Final = CLAUSES.index("draw")
BY_CONVERT: Final = CLAUSES.index("convert")
BY_RESET: Final = CLAUSES.index("reset")
BY_DAY_CARD: Final = CLAUSES.index("day-card")
BY_REVEAL: Final = CLAUSES.index("reveal")
BY_OVERSHOOT: Final = CLAUSES.index("overshoot")
BY_CHAIN_SHORT: Final = CLAUSES.index("chain-short")
BY_ACCUSE: Final = CLAUSES.index("accuse")
BY_DAY_CARDS: Final = CLAUSES.index("day-cards")
BY_WINNER: Final = CLAUSES.index("winner")

WHATS: Final = (
    "day",
    "played",
    "spent",
    "passed",
    "moved",
    "stuck",
    "took",
    "filled",
    "suspicion",
    "evidence",
    "returned",
    "drew",
    "shuffled",
    "reset",
    "took_day",
    "chose",
    "marked",
    "showed",
    "accused",
    "unveiled",
    "won",
    "carried",
)
DAY: Final = WHATS.index("day")
PLAYED: Final = WHATS.index("played")
SPENT: Final = WHATS.index("spent")
PASSED: Final = WHATS.index("passed")
MOVED: Final = WHATS.index("moved")
STUCK: Final = WHATS.index("stuck")
TOOK: Final = WHATS.index("took")
FILLED: Final = WHATS.index("filled")
SUSPICION: Final = WHATS.index("suspicion")
EVIDENCE: Final = WHATS.index("evidence")
RETURNED: Final = WHATS.index("returned")
DREW: Final = WHATS.index("drew")
SHUFFLED: Final = WHATS.index("shuffled")
RESET: Final = WHATS.index("reset")
TOOK_DAY: Final = WHATS.index("took_day")
CHOSE: Final = WHATS.index("chose")
MARKED: Final = WHATS.index("marked")
SHOWED: Final = WHATS.index("showed")
ACCUSED: Final = WHATS.index("accused")
UNVEILED: Final = WHATS.index("unveiled")
WON: Final = WHATS.index("won")
CARRIED: Final = WHATS.index("carried")


def note(s: Position, what: int, clause: int, seat: int, x: int, y: int, z: int) -> None:
    """Tell what happened to whoever listens to this position."""
    if s.notes is not None:
        s.notes.append((what, clause, seat, x, y, z))
