"""Reads the turns of a game as a spectator who plans does: what each did to prices, and how good it was for each monk.

Every kind of mind on the ladder values a turn for every monk that the player may be: see `CompanyBelief`.
"""

from typing import Final

import msgspec

from abbey.bots.belief.company_belief import CompanyBelief
from abbey.rules import Accuse, Game, notes_for, play, view
from abbey.rules.names import MONK_COUNT, NOBODY, SeatNumber
from abbey.search import EndRanks, SeenTurn, TurnSearch

DIGITS: Final = 1  # ends that are equally good count by half


class TurnTrail(msgspec.Struct, frozen=True, array_like=True):
    """Holds what one turn shows to somebody who sees no hand."""

    seat: SeatNumber
    day: int
    prices: tuple[int, ...]  # by monk: how much its price rose
    better: tuple[tuple[float, ...], ...]  # by kind of mind and monk: how many ends would have been better


def turn_trails(game: Game) -> tuple[TurnTrail, ...]:
    """Return the trail of each turn, in the order of the game."""
    follower = _Follower()
    position = game.deal.position()
    follower.hear(notes_for(game.opening, NOBODY))
    follower.look(view(position, NOBODY))
    for (seat, action), notes in zip(game.actions, game.notes, strict=True):
        if isinstance(action, Accuse):  # the game is over before anybody could learn from it
            break
        play(position, action, seat)
        follower.hear(notes_for(notes, NOBODY))
        follower.look(view(position, NOBODY))
    return tuple(follower.trails)


class _Follower(CompanyBelief):
    """Writes down each turn as its belief takes it in."""

    def __init__(self) -> None:
        super().__init__(TurnSearch())
        self.trails: list[TurnTrail] = []

    def _ranks(self, turn: SeenTurn) -> EndRanks:
        ranks = super()._ranks(turn)
        rises = [after - before for before, after in zip(turn.before, turn.after, strict=True)]
        better = tuple(tuple(round(count, DIGITS) for count in row) for row in ranks.better)
        self.trails.append(TurnTrail(turn.seat, turn.day, tuple(rises[:MONK_COUNT]), better))
        return ranks
