"""Begins a what-if game: a game of its own that looks to one seat, up to a moment, as its parent did.

Where hidden things are dealt again, nothing that the seat could not know then has a say in how they lie.
"""

from dataclasses import dataclass

from abbey.insight.analysis import refuse_unfinished
from abbey.insight.what_if.seen_past import Decided, NoBranchError, SeenPast
from abbey.rules import Deal, Game, WhatIf, digest_of, record_of
from abbey.rules.game import no_seat
from abbey.rules.names import SEATS, SeatNumber
from abbey.rules.what_if import Hidden


@dataclass(frozen=True, slots=True)
class Turnoff:
    """Names where a game is left: the moment, and the seat that somebody takes over."""

    moment: int
    seat: int
    hidden: Hidden


@dataclass(frozen=True, slots=True)
class Branch:
    """Holds the beginning of a what-if game: its deal, and what has been played when somebody sits down."""

    deal: Deal
    actions: tuple[Decided, ...]
    what_if: WhatIf

    def game(self, names: tuple[str, ...] = ()) -> Game:
        """Return the game as it stands when somebody sits down."""
        game = Game(self.deal, names, self.what_if)
        for seat, action in self.actions:
            game.play(action, seat)
        return game


def branch_of(parent: Game, turnoff: Turnoff, seed: bytes, salt: bytes) -> Branch:
    """Begin a what-if game; the same seed gives the same one. `seed` and `salt` are not used where secrets are kept."""
    seat = _checked(parent, turnoff)
    if turnoff.hidden == "kept":
        deal, actions = parent.deal, tuple(parent.actions[: turnoff.moment])
    else:
        past = SeenPast(parent, turnoff.moment, seat)
        deal, actions = past.dealt_again(past.belief(), seed, salt)
    name = digest_of(record_of(parent))
    return Branch(deal, actions, WhatIf(name, turnoff.moment, seat, turnoff.hidden, len(actions)))


def _checked(parent: Game, turnoff: Turnoff) -> SeatNumber:
    """Refuse what is not a moment of a finished game, or not a seat of it."""
    refuse_unfinished(parent)
    if not 0 <= turnoff.moment < len(parent.actions):
        raise NoBranchError(
            "no-such-moment",
            f"The game has the moments 0 to {len(parent.actions) - 1}, before its last decision; "
            f"there is no moment {turnoff.moment}.",
        )
    if turnoff.seat not in range(parent.position.players):
        raise NoBranchError("no-such-seat", no_seat(turnoff.seat, range(parent.position.players)))
    return SEATS[turnoff.seat]
