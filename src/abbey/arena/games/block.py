"""Describes a block and its outcome: one deal, played once for each way to turn the same bots around the table."""

from typing import Literal

import msgspec

from abbey.arena.games.policy_log import Told
from abbey.arena.games.times import Times
from abbey.arena.games.trail import Trail
from abbey.arena.games.turn_trail import TurnTrail
from abbey.rules import Deal, Stream, seed_of
from abbey.rules.deal import SEED_BYTES
from abbey.rules.names import SeatNumber

Kind = Literal["duel", "mixed", "self"]
Detail = Literal["result", "told", "trails"]  # each with all those before it


class Block(msgspec.Struct, frozen=True):
    """Describes the unit that is played, kept and counted as one observation, with all that a worker must know.

    `bots[0]` is the hero of a duel, the others are its field.
    """

    kind: Kind
    players: int
    seed: int
    number: int
    bots: tuple[str, ...]
    detail: Detail = "result"  # how much is kept of each game

    @property
    def games(self) -> int:
        """Count the games: one for each seat of the hero, but only one if all bots are of one kind."""
        return 1 if self.kind == "self" else self.players

    def lineup(self, game: int) -> tuple[str, ...]:
        """Return who sits where: in game 0 the hero has seat 0, in game 1 seat 1, and the others follow in order."""
        return tuple(self.bots[(seat - game) % self.players] for seat in range(self.players))

    def deal(self) -> Deal:
        """Return the deal of all games of this block."""
        return Deal.numbered(self.players, self.seed, game=self.number)

    def bot_seed(self) -> bytes:
        """Return the seed of the bots' chance, which is the same in all games: only differences in play count."""
        return Stream(seed_of(self.seed), f"arena bots {self.number}").take(SEED_BYTES)


class Forfeits(msgspec.Struct, frozen=True):
    """Counts the decisions that the bot on a seat failed to make and chance made for it."""

    seat: SeatNumber
    count: int
    first: str  # why, the first time


class Played(msgspec.Struct, frozen=True):
    """Holds one finished game; everything is by seat."""

    winners: tuple[SeatNumber, ...]
    scores: tuple[int, ...]
    named: tuple[tuple[SeatNumber, ...], ...]  # by accuser: the seats whose monk it named
    identities: tuple[int, ...]
    moves: str  # a digest of all decisions: games that went the same way have the same
    forfeits: tuple[Forfeits, ...] = ()
    # Only of games whose block asks for it:
    told: tuple[tuple[Told, ...], ...] = ()  # for bots that know what they told
    trails: tuple[Trail, ...] = ()
    turns: tuple[TurnTrail, ...] = ()  # in the order of the game

    def share(self, seat: SeatNumber) -> float:
        """Return the seat's part of the win: several winners share it."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Outcome(msgspec.Struct, frozen=True):
    """Holds what a block came to: its games, which the seeds decide, and the times, which they do not."""

    block: Block
    games: tuple[Played, ...]
    times: dict[str, Times]  # by bot
