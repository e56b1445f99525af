"""Writes down what a bot itself says its choices have told, turn by turn."""

from typing import Final

import msgspec

from abbey.bots import Bot, Telling
from abbey.rules import View
from abbey.rules.names import ACCUSE, MONK_COUNT, PLAY, SHOW

LEAST: Final = -1000.0  # stands for what is impossible: the logarithm of zero cannot be written to a file


class Told(msgspec.Struct, frozen=True, array_like=True):
    """Holds what a turn, or a marker that was shown, added to the log-likelihood of each monk."""

    day: int
    is_marker: bool
    gains: tuple[float, ...]


class PolicyLog:
    """Listens to one bot; it stays empty for a bot that does not know what it told."""

    def __init__(self) -> None:
        self.told: list[Told] = []
        self._before = [0.0] * MONK_COUNT

    def add(self, bot: Bot, view: View) -> None:
        """Write down what the choice told that the bot has just made; nobody can learn from the last day's guesses."""
        if view.phase == ACCUSE or not isinstance(bot, Telling):
            return
        values = bot.told()
        after = [max(value - max(values), LEAST) for value in values]
        gains = [new - old for new, old in zip(after, self._before, strict=True)]
        self._before = after
        if view.phase in (PLAY, SHOW) or not self.told:
            self.told.append(Told(view.day, view.phase == SHOW, tuple(gains)))
        else:
            turn = self.told[-1]
            whole = tuple(old + more for old, more in zip(turn.gains, gains, strict=True))
            self.told[-1] = Told(turn.day, turn.is_marker, whole)
