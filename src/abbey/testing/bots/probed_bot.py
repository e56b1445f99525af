"""Probes a bot: seats it as at any table, with all that it is told and asked under observation.

The true game is a local variable of the callers here, within reach of a bot that looks where it must not.
"""

from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any

from abbey.bots import Believer, Bot, SeatedBot
from abbey.rules import Action, Game, Note, Stream, View, word_of
from abbey.rules.names import SeatNumber

Belief = list[list[float]]


@dataclass(frozen=True, slots=True)
class Answer:
    """Holds what a bot did when it was asked; `error` says what it did instead of choosing something legal."""

    decided: int
    seen: View
    action: Action | None
    belief: Belief | None
    error: str = ""

    @property
    def choice(self) -> str:
        """Return the chosen action in the notation; nothing if the bot failed, which may read otherwise each time."""
        return word_of(self.action) if self.action else ""

    @property
    def word(self) -> str:
        """Return the chosen action in the notation, or what went wrong."""
        return self.error or self.choice


class Surroundings:
    """Holds what a bot sees and what is around it. Here all stays as it is; subclasses change it meanwhile."""

    def look(self, seen: View) -> View:
        """Return the view that the bot is given."""
        return seen

    def while_asked(self, game: Game, seat: SeatNumber) -> AbstractContextManager[None]:
        """Hold the surroundings while the bot chooses."""
        del game, seat
        return nullcontext()

    def while_told(self, game: Game) -> AbstractContextManager[None]:
        """Hold the surroundings while the bot listens."""
        del game
        return nullcontext()


AS_IT_IS = Surroundings()


class ProbedBot(SeatedBot):
    """Seats a bot, and remembers how it answered and, in words for its author, what it did wrong."""

    def __init__(self, bot: Bot, game: Game, seat: SeatNumber, seed: bytes, around: Surroundings = AS_IT_IS) -> None:
        super().__init__(bot, seat, seed)
        self.deaf = ""  # what went wrong, the first time, while it listened
        self._believer = bot if isinstance(bot, Believer) else None
        self._game = game
        self._around = around
        self._chosen: Any = None
        self._belief: Belief | None = None
        self._raised = ""

    def hear_last(self) -> None:
        """Let the bot hear what happened last."""
        game = self._game
        self.hear(game.notes[-1] if game.notes else game.opening)

    def answer(self) -> Answer:
        """Ask the bot, and return what it did."""
        game = self._game
        self._chosen, self._belief, self._raised = None, None, ""
        seen, decided = game.view(self.seat), len(game.actions)
        decision = self.decide(seen, decided)
        if decision.by_chance:
            return Answer(decided, seen, None, self._belief, self._error(seen, decision.forfeit))
        return Answer(decided, seen, decision.action, self._belief)

    def tell(self, heard: list[Note]) -> None:
        """Tell the bot in its surroundings."""
        try:
            with self._around.while_told(self._game):
                super().tell(heard)
        except Exception as error:
            self.deaf = self.deaf or f"it raised {type(error).__name__} while it listened: {error}"
            raise

    def ask(self, view: View, rng: Stream) -> Action:
        """Ask the bot in its surroundings what it chooses and what it believes."""
        game, shown = self._game, self._around.look(view)
        try:
            with self._around.while_asked(game, self.seat):
                self._chosen = super().ask(shown, rng)
                self._belief = self._believer.belief() if self._believer else None
        except Exception as error:
            self._raised = f"it raised {type(error).__name__}: {error}"
            raise
        return self._chosen  # type: ignore[no-any-return]

    def _error(self, seen: View, forfeit: str) -> str:
        if self._raised:
            return self._raised
        if self._chosen not in seen.legal:
            return f"it chose {_named(self._chosen)}, which is not legal"
        return f"it left the choice to chance ({forfeit})"


def _named(action: Any) -> str:
    return (word_of(action) if isinstance(action, Action) else None) or repr(action)
