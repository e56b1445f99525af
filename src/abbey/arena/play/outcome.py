"""What a block came to: the part that the seeds decide, and the times, which they do not."""

import msgspec

from abbey.arena.play.block import Block
from abbey.arena.play.times import Times
from abbey.arena.play.trail import Trail


class Forfeits(msgspec.Struct, frozen=True):
    """Decisions that a bot failed to make and chance made for it."""

    seat: int
    count: int
    first: str  # why, the first time


class Played(msgspec.Struct, frozen=True):
    """One finished game; everything is by seat."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    named: tuple[tuple[int, ...], ...]  # by accuser: the seats whose monk it named
    identities: tuple[int, ...]
    moves: str  # a digest of all decisions: games that went the same way have the same
    forfeits: tuple[Forfeits, ...] = ()
    trails: tuple[Trail, ...] = ()  # only of games that an audit asks for

    def share(self, seat: int) -> float:
        """A win that several share counts once in all."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Outcome(msgspec.Struct, frozen=True):
    block: Block
    games: tuple[Played, ...]
    times: dict[str, Times]  # by bot
