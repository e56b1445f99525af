"""Seats bots for a puzzle's game: which ones, how they are called and what they are dealt follows from its code."""

from collections.abc import Callable, Sequence
from typing import Final

from abbey.bots import SeatedBot, bot_named, bot_names, play_until
from abbey.insight.puzzles.puzzle_code import PuzzleCode
from abbey.rules import Deal, Game, Stream
from abbey.rules.deal import SALT_BYTES, SEED_BYTES
from abbey.rules.names import by_seat

# Another number makes other puzzles: it is raised when bots, rules or what is asked change, so that no code has two
# meanings.
EDITION: Final = b"abbey puzzles 2"


def chance_of(code: PuzzleCode, attempt: int) -> Stream:
    """Return the chance for one attempt at a puzzle; it is the same on every machine."""
    return Stream(EDITION, f"{code} attempt {attempt}")


def played(chance: Stream, kinds: Sequence[str], enough: Callable[[Game], bool]) -> Game:
    """Let one bot of each kind play until it is enough, on seats and with names that chance gives them."""
    seated_kinds, called = list(kinds), bot_names([])
    chance.mix(seated_kinds)
    chance.mix(called)
    deal = Deal(len(kinds), chance.take(SEED_BYTES), chance.take(SALT_BYTES))
    game = Game(deal, tuple(called[: len(kinds)]))  # the names do not tell which bot is of which kind
    seats = [SeatedBot(bot_named(kind), seat, game.deal.seed, kind) for seat, kind in by_seat(seated_kinds)]
    play_until(game, seats, enough)
    return game
