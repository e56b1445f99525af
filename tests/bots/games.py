"""Plays games of bots as an arena would, for tests that look at what bots do and believe."""

from collections.abc import Callable, Sequence

from abbey.bots import Bot, Decision, SeatedBot, bot_named, play_to_end
from abbey.rules import Deal, Game, View
from abbey.rules.names import by_seat

Looker = Callable[[View, Bot], None]


class LookedAt(SeatedBot):
    """Shows each view, with the bot that has just chosen in it, to whoever looks; a failure ends the test."""

    look: Looker | None = None

    def decide(self, view: View, decided: int) -> Decision:
        decision = super().decide(view, decided)
        assert not self.forfeits
        if self.look:
            self.look(view, self.bot)
        return decision


def played(kinds: Sequence[str], seed: int, look: Looker | None = None) -> Game:
    """Play a whole game; `look` sees each view with the bot that has just chosen in it."""
    return played_by([bot_named(kind) for kind in kinds], seed, look)


def played_by(bots: Sequence[Bot], seed: int, look: Looker | None = None) -> Game:
    deal = Deal.numbered(len(bots), seed)
    game, seats = Game(deal), [LookedAt(bot, seat, deal.seed) for seat, bot in by_seat(bots)]
    for seated in seats:
        seated.look = look
    play_to_end(game, seats)
    assert not any(seated.forfeits for seated in seats)
    return game
