"""Asking a bot as a table does: the truth lies in the caller's frame, in reach of one that looks where it must not."""

from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any

from abbey.bots import Believer, Bot, Forfeiting
from abbey.rules import Action, Game, Stream, View, notes_for, word_of

Belief = list[list[float]]


@dataclass(frozen=True, slots=True)
class Answer:
    """What a bot did when it was asked; `error` says what it did instead of choosing something legal."""

    decided: int
    seen: View
    action: Action | None
    belief: Belief | None
    error: str = ""

    @property
    def word(self) -> str:
        return self.error or (word_of(self.action) if self.action else "")


class Surroundings:
    """What a bot sees and what lies around it. Here: all as it is."""

    def look(self, seen: View) -> View:
        return seen

    def while_asked(self, game: Game, seat: int) -> AbstractContextManager[None]:
        del game, seat
        return nullcontext()

    def while_told(self, game: Game) -> AbstractContextManager[None]:
        del game
        return nullcontext()


AS_IT_IS = Surroundings()


def tell(bot: Bot, game: Game, seat: int, around: Surroundings = AS_IT_IS) -> str:
    """Let it hear what happened last; says what went wrong, if anything."""
    notes = notes_for(game.notes[-1] if game.notes else game.opening, seat)
    try:
        with around.while_told(game):
            bot.observe(notes)
    except Exception as error:
        return f"it raised {type(error).__name__} while it listened: {error}"
    return ""


def ask(bot: Bot, game: Game, seat: int, rng: Stream, around: Surroundings = AS_IT_IS) -> Answer:
    seen, decided = game.view(seat), len(game.actions)
    shown, forfeited = around.look(seen), len(forfeits_of(bot))
    try:
        with around.while_asked(game, seat):
            action = bot.choose(shown, rng)
            belief = bot.belief() if isinstance(bot, Believer) else None
    except Exception as error:
        return Answer(decided, seen, None, None, f"it raised {type(error).__name__}: {error}")
    if len(forfeits_of(bot)) > forfeited:
        return Answer(decided, seen, None, belief, f"it left the choice to chance ({forfeits_of(bot)[-1]})")
    if action not in seen.legal:
        return Answer(decided, seen, None, belief, f"it chose {_named(action)}, which is not legal")
    return Answer(decided, seen, action, belief)


def forfeits_of(bot: Bot) -> list[str]:
    return bot.forfeits if isinstance(bot, Forfeiting) else []


def _named(action: Any) -> str:
    return (word_of(action) if isinstance(action, Action) else None) or repr(action)
