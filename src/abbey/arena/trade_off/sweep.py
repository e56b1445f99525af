"""Plans a trade-off: one bot with several values of one of its options, against one field or several."""

import math
from dataclasses import dataclass
from itertools import chain, product
from typing import Final

from abbey.arena.games import Block
from abbey.bots import BotOptionError, Telling, bot_named, dismiss, with_option
from abbey.rules import OptionsError
from abbey.rules.agreement import check_players

FEWEST_VALUES: Final = 2  # one alone is no curve
FEWEST_DEALS: Final = 2  # one alone says nothing about how far a mean may be from the truth


@dataclass(frozen=True, slots=True)
class Sweep:
    """Says what a trade-off plays: duels of the bot with each value against each field, on the same deals."""

    bot: str
    option: str
    values: tuple[str, ...]
    fields: tuple[str, ...]
    players: int
    seed: int
    games: int  # for each value and field, rounded up to whole blocks

    def __post_init__(self) -> None:
        """Refuse what cannot be measured, before anything is played."""
        check_players(self.players)
        if len(set(self.values)) < FEWEST_VALUES:
            raise OptionsError(f"A trade-off needs at least {FEWEST_VALUES} values of {self.option!r}.")
        if self.deals < FEWEST_DEALS:
            raise OptionsError(
                f"A trade-off needs at least {FEWEST_DEALS} deals: {FEWEST_DEALS * self.players} games at a table of "
                f"{self.players}, not {self.games}."
            )
        for kind in chain((self.bot,), map(self.kind, self.values)):
            check_telling(kind)

    @property
    def deals(self) -> int:
        """Count the deals, each of which is played once for every seat of the bot."""
        return math.ceil(self.games / self.players)

    @property
    def bots(self) -> tuple[str, ...]:
        """Return all that play, each once."""
        return tuple(dict.fromkeys((*map(self.kind, self.values), *self.fields)))

    def kind(self, value: str) -> str:
        """Return the bot with this value of the option."""
        return with_option(self.bot, self.option, value)

    def pairings(self) -> list[tuple[str, str]]:
        """Return each field with each value, every pair once."""
        return list(dict.fromkeys(product(self.fields, self.values)))

    def blocks(self) -> list[Block]:
        """Return the blocks in an order that serves all pairings alike: what is cut short is a smaller trade-off."""
        return [self._block(field, value, number) for number in range(self.deals) for field, value in self.pairings()]

    def _block(self, field: str, value: str, number: int) -> Block:
        bots = (self.kind(value), *[field] * (self.players - 1))
        return Block("duel", self.players, self.seed, number, bots, "told")


def check_telling(kind: str) -> None:
    """Refuse a bot that does not know what it told, and one that cannot be made."""
    bot = bot_named(kind)
    dismiss(bot)
    if not isinstance(bot, Telling):
        raise BotOptionError(
            f"The bot {kind!r} does not know what its choices tell, so its bits cannot be counted: it has no method "
            "told."
        )
