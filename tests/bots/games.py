"""Games of bots, played as an arena would, for tests that look at what bots do and believe."""

from collections.abc import Callable, Sequence

from abbey.bots import Bot, bot_named, chance_for
from abbey.rules import Deal, Game, Note, View, is_over, notes_for, owing

Looker = Callable[[View, Bot], None]


def played(kinds: Sequence[str], seed: int, look: Looker | None = None) -> Game:
    """A whole game; `look` sees each view with the bot that has just chosen in it."""
    return played_by([bot_named(kind) for kind in kinds], seed, look)


def played_by(bots: Sequence[Bot], seed: int, look: Looker | None = None) -> Game:
    deal = Deal.numbered(len(bots), seed)
    game = Game(deal)
    tell(bots, game.opening)
    while not is_over(game.position):
        seat = owing(game.position)[0]
        view = game.view(seat)
        action = bots[seat].choose(view, chance_for(deal.seed, seat, len(game.actions)))
        if look:
            look(view, bots[seat])
        tell(bots, game.play(action, seat))
    return game


def tell(bots: Sequence[Bot], notes: list[Note]) -> None:
    for seat, bot in enumerate(bots):
        bot.observe(notes_for(notes, seat))
