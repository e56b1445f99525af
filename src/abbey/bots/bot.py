"""Defines what a bot is: something that decides from a view, with chance of its own."""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from abbey.rules import Action, Note, Stream, View
from abbey.rules.names import SeatNumber


class Bot(Protocol):
    """Decides from views what its seat does; a bot that needs no memory may leave `observe` out."""

    def choose(self, view: View, rng: Stream) -> Action:
        """Return one of `view.legal`. The chance is for this decision alone."""

    def observe(self, notes: list[Note]) -> None:
        """Hear what happened, as far as the bot's seat may hear it."""


@runtime_checkable
class Believer(Protocol):
    """Marks a bot that says whom it takes for whom."""

    def belief(self) -> list[list[float]]:
        """Return how likely each seat is each monk, as of the last choice. Rows sum to 1; its own row is certain."""


@runtime_checkable
class Telling(Protocol):
    """Marks a bot that knows exactly what its own choices have told about its monk."""

    def told(self) -> list[float]:
        """Return, by monk, how likely all its choices so far were: logarithms, of which only differences matter.

        That is what somebody can have learned who knows the program and saw the hand.
        """


@runtime_checkable
class Valuing(Bot, Protocol):
    """Marks a bot that can say how good the ends of a turn would be to it as any monk."""

    def end_values(self, view: View, ends: Sequence[Sequence[int]]) -> Sequence[Sequence[float]]:
        """Return, by monk and end, how good the end would be to the bot if that monk were its own: more is better.

        An audit asks a new bot, which has heard what everybody could hear. The view is a spectator's, of the moment at
        which the turn began; whose turn it is stands in `view.turn`. An end is a line of prices, like `End.prices`.
        """


@runtime_checkable
class Closing(Protocol):
    """Marks a bot that keeps something open, and lets it go when it is no longer needed."""

    def close(self) -> None:
        """Let go of what is open: the bot is not asked again."""


@runtime_checkable
class Forfeiting(Protocol):
    """Marks a bot for which chance may have to choose, such as a program that fails."""

    forfeits: list[str]  # why, each time


@runtime_checkable
class Budgeted(Protocol):
    """Marks a bot that searches, and says how much it may search."""

    @property
    def budget(self) -> str:
        """Return in words how much the bot searches for one turn, with the backend that it has now."""


def dismiss(bot: Bot) -> None:
    """Close the bot, if there is something to close: it is not asked again."""
    if isinstance(bot, Closing):
        bot.close()


def listening(bot: Bot) -> Bot:
    """Return the bot, or, when it needs no notes and so has no `observe`, one that ignores them for it."""
    return bot if callable(getattr(bot, "observe", None)) else Unlistening(bot)


class Unlistening:
    """Wraps a bot that has no `observe`."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def choose(self, view: View, rng: Stream) -> Action:
        return self._bot.choose(view, rng)

    def observe(self, notes: list[Note]) -> None:
        """Ignore the notes: the bot inside does not want them."""

    def close(self) -> None:
        dismiss(self._bot)


def chance_for(seed: bytes, seat: SeatNumber, decided: int) -> Stream:
    """Return a stream for one decision, named by the seat and by how many actions came before it.

    A game that is put away and taken up again therefore goes on as if it had never been put away, and a bot that
    thinks more shifts neither the deal nor another bot.
    """
    return Stream(seed, f"bot {seat} action {decided}")
