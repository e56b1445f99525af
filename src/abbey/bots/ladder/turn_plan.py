"""Keeps to what a bot has decided for its turn."""

from collections.abc import Callable

from abbey.rules import ACTIONS, Action, View, number_of
from abbey.rules.names import PLAY, ActionNumber
from abbey.search import End


class TurnPlan:
    """Holds what is left to do of a turn."""

    def __init__(self) -> None:
        self._left: list[ActionNumber] = []

    def go_on(self, view: View, decide: Callable[[], End]) -> Action:
        """Return the next action of the plan, if there is one; otherwise `decide` how the turn shall end."""
        legal = {number_of(action) for action in view.legal}
        if view.phase == PLAY:
            self._left = []
        while self._left:
            action = self._left.pop(0)
            if action in legal:  # others' answers are in the plan too
                return ACTIONS[action]
        self._left = list(decide().path)
        return ACTIONS[self._left.pop(0)]
