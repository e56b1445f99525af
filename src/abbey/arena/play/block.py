"""A block: one deal, played once for each way to turn the same company around the table."""

from typing import Literal

import msgspec

from abbey.rules import Deal, Stream, seed_of
from abbey.rules.deal import SEED_BYTES

Kind = Literal["duel", "mixed", "self"]


class Block(msgspec.Struct, frozen=True):
    """The unit that is played, kept and counted as one observation. It says everything a worker must know.

    `company[0]` is the hero of a duel, the others its field.
    """

    kind: Kind
    players: int
    seed: int
    number: int
    company: tuple[str, ...]
    audited: bool = False  # the trails of all seats are asked for

    @property
    def games(self) -> int:
        """A company of one kind would play the same game again in every turn."""
        return 1 if self.kind == "self" else self.players

    def lineup(self, game: int) -> tuple[str, ...]:
        """Who sits where: in game 0 the hero has seat 0, in game 1 seat 1, and the others follow around the table."""
        return tuple(self.company[(seat - game) % self.players] for seat in range(self.players))

    def deal(self) -> Deal:
        return Deal.numbered(self.players, self.seed, game=self.number)

    def bot_seed(self) -> bytes:
        """The same for all games of the block: whoever would do the same does the same, so only differences count."""
        return Stream(seed_of(self.seed), f"arena bots {self.number}").take(SEED_BYTES)
