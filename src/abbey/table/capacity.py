"""Says how much may happen at one table, so that no table grows without end.

A game can always be played to its end: what brings that nearer is never refused. But with values of their own on the
cards players can agree on a game that has no end: one that is far longer than any other is ended early.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from abbey.table.checked_play import CheckedPlay
from abbey.table.events import (
    Amended,
    CalledOff,
    Emptied,
    Event,
    GivenBack,
    Hinted,
    Placed,
    Rekeyed,
    Sat,
    Spoken,
    TakenBack,
    VoteCalled,
    VoteCast,
)
from abbey.table.refusal import Refusal
from abbey.table.table import Table

_NEEDLESS: Final = (Amended, Emptied, GivenBack, Hinted, Placed, Sat, Spoken, TakenBack, VoteCalled, VoteCast)


class Capacity(Struct, frozen=True):
    """Says how much may happen at one table, and how often one player may change the key of a seat.

    Keys are changed at a full table too: a link that others have seen must not stay good.
    """

    remarks: int
    remark_bytes: int
    undos: int
    decisions: int
    events: int
    key_changes: int


def refuse_when_full(table: Table, steps: Iterable[Event | CheckedPlay], most: Capacity) -> None:
    """Refuse these steps if the table has no room for them."""
    for step in steps:
        if isinstance(step, Spoken) and _is_all_said(table, most):
            raise Refusal("table-full", "As many remarks as a table may have were made here.")
        if isinstance(step, TakenBack) and table.undo_count >= most.undos:
            raise Refusal("table-full", "As many decisions as a table may have were taken back here.")
        if isinstance(step, Rekeyed) and table.seats[step.seat].key_changes >= most.key_changes:
            raise Refusal("table-full", "The key of this seat was changed as often as it may be.")
        if isinstance(step, _NEEDLESS) and table.event_count >= most.events:
            raise Refusal("table-full", "So much has happened at this table that the game can only be played on.")


def ended_in_time(table: Table, steps: Sequence[Event | CheckedPlay], most: Capacity) -> Sequence[Event | CheckedPlay]:
    """Return these steps, and the end of the game if it has as many decisions with them as it may have."""
    decided = [step for step in steps if isinstance(step, CheckedPlay)]
    if not decided or decided[-1].ends_game or table.game is None:
        return steps
    is_too_long = len(table.game.actions) + len(decided) >= most.decisions
    return [*steps, CalledOff(decided[-1].event.at)] if is_too_long else steps


def _is_all_said(table: Table, most: Capacity) -> bool:
    return len(table.chat) >= most.remarks or table.chat.size >= most.remark_bytes
