"""What a persona likes to do when it costs next to nothing: its manner at the table, not its strength."""

from collections.abc import Callable
from typing import Final

from abbey.rules import ACTIONS, Action, Move, Play, Spend
from abbey.search import End

Habit = Callable[[End], int]


def _moves(figure: str, end: End) -> int:
    return sum(isinstance(action, Move) and action.figure == figure for action in _actions(end))


def _actions(end: End) -> list[Action]:
    return [ACTIONS[number] for number in end.path]


HABITS: Final[dict[str, Habit | None]] = {
    "": None,
    "herald": lambda end: _moves("william", end),  # sends William about
    "gossip": lambda end: _moves("adson", end),  # sends Adson about
    "miser": lambda end: -sum(isinstance(action, Spend) for action in _actions(end)),  # keeps time tiles
    "hurry": lambda end: sum(action.card.time or 0 for action in _actions(end) if isinstance(action, Play)),
}
