"""Plays a whole game between bots in one call."""

from collections.abc import Callable, Sequence
from contextlib import ExitStack

from abbey.bots.bot import Bot
from abbey.bots.kind import BotError
from abbey.bots.registry import refuse_no_bot
from abbey.bots.seat import SeatedBot
from abbey.rules import Deal, Game, is_over, to_act
from abbey.rules.names import by_seat


def play_game(deal: Deal, bots: Sequence[Bot]) -> Game:
    """Play a deal to its end, with one bot for each seat, and return the game with all that happened in it.

    Every bot hears everything that its seat may hear, and is closed at the end. A bot that fails loses that choice to
    chance, with a warning in the log `abbey.bots`. The same deal gives the same game again if bots take chance only
    from their stream, and if `abbey.search.use_backend` has said which backend bots that roll out search with. To
    look at failures yourself, seat the bots and call `play_to_end`.
    """
    if len(bots) != deal.players:
        raise BotError(f"A deal for {deal.players} players needs {deal.players} bots, not {len(bots)}.")
    for bot in bots:
        refuse_no_bot(bot, repr(bot))
    game = Game(deal)
    with ExitStack() as closing:
        seats = [SeatedBot(bot, seat, deal.seed, type(bot).__name__) for seat, bot in by_seat(bots)]
        for seated in seats:
            closing.callback(seated.close)
        play_to_end(game, seats)
    return game


def play_to_end(game: Game, seats: Sequence[SeatedBot]) -> None:
    """Tell the bots what has happened so far, and let them play until the game is over."""
    play_until(game, seats, lambda _: False)


def play_until(game: Game, seats: Sequence[SeatedBot], enough: Callable[[Game], bool]) -> None:
    """Tell the bots what has happened so far, and let them play until this is enough, or the game is over."""
    for notes in (game.opening, *game.notes):
        for seated in seats:
            seated.hear(notes)
    while not is_over(game.position) and not enough(game):
        seat = to_act(game.position)
        notes = game.play(seats[seat].decide(game.view(seat), len(game.actions)).action, seat)
        for seated in seats:
            seated.hear(notes)
