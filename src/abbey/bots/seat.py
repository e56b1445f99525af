"""Seats a bot in one game: it is told what happened, asked and checked, and chance plays for it when it fails."""

import logging
from typing import Final, NamedTuple

from abbey.bots.bot import Bot, chance_for, dismiss, listening
from abbey.rules import Action, Note, Stream, View, notes_for
from abbey.rules.names import SeatNumber

LONGEST_REASON: Final = 200  # characters; a bot may say anything when it fails
log = logging.getLogger("abbey.bots")


class IllegalChoiceError(Exception):
    """The bot chose something that is not legal."""


class Decision(NamedTuple):
    """Holds what was decided on a seat, and why chance had to decide it, if it had to."""

    action: Action
    forfeit: str = ""

    @property
    def by_chance(self) -> bool:
        return bool(self.forfeit)


class SeatedBot:
    """Keeps the game going whatever the bot does wrong: each failure is kept in `forfeits`.

    `seed` is where the bot's chance comes from: a stream for each decision, and another one for a decision that chance
    makes in its place. With a `kind` failures are logged under that name as well; the log never repeats what the bot
    said, since that may be its hand.
    """

    def __init__(self, bot: Bot, seat: SeatNumber, seed: bytes, kind: str = "") -> None:
        self.bot = listening(bot)
        self.seat = seat
        self.kind = kind
        self._seed = seed
        self._failures: list[str] = []

    def hear(self, notes: list[Note]) -> None:
        """Tell the bot what its seat may hear of these notes."""
        heard = notes_for(notes, self.seat)
        try:
            self.tell(heard)
        except Exception as error:  # the game must go on, and the failure is kept
            self._fail("observe", error)

    def decide(self, view: View, decided: int) -> Decision:
        """Ask the bot; `decided` is how many actions the game has had. Chance decides where the bot fails."""
        forfeited = len(self._own_forfeits)
        try:
            action = self.ask(view, chance_for(self._seed, self.seat, decided))
            if action not in view.legal:
                raise IllegalChoiceError(f"{action!r} is not legal")
        except Exception as error:  # as above
            why = self._fail("choose", error)
            instead = Stream(self._seed, f"forfeit {self.seat} action {decided}")
            return Decision(view.legal[instead.below(len(view.legal))], why)
        return Decision(action, "; ".join(map(str, self._own_forfeits[forfeited:])))

    def close(self) -> None:
        """Let the bot go: it is not asked again."""
        try:
            dismiss(self.bot)
        except Exception as error:  # as above
            self._fail("close", error)

    @property
    def forfeits(self) -> list[str]:
        """Return why the bot failed, each time: as found here, then as the bot itself reports it."""
        return [str(reason)[:LONGEST_REASON] for reason in (*self._failures, *self._own_forfeits)]

    def tell(self, heard: list[Note]) -> None:
        """Hand the notes to the bot itself; whoever measures how long that takes overrides this."""
        self.bot.observe(heard)

    def ask(self, view: View, rng: Stream) -> Action:
        """Put the question to the bot itself; whoever measures how long it thinks overrides this."""
        return self.bot.choose(view, rng)

    @property
    def _own_forfeits(self) -> list[str]:
        own = getattr(self.bot, "forfeits", None)  # a stranger's attribute of this name may be anything
        return own if isinstance(own, list) else []

    def _fail(self, what: str, error: Exception) -> str:
        """Keep the reason for the bot's author; the log gets only the kind of error, which does not quote the bot."""
        if self.kind:
            log.warning("the %s bot on seat %d failed to %s (%s)", self.kind, self.seat, what, type(error).__name__)
        why = str(error) if isinstance(error, IllegalChoiceError) else f"{type(error).__name__}: {error}"
        self._failures.append(f"{what}: {why}"[:LONGEST_REASON])
        return self._failures[-1]
