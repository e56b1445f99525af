"""Deals games again that are the same in everything but which monk one of the players is."""

from dataclasses import dataclass

from abbey.rules import Deal, Game, Position
from abbey.rules.core.position import RawNote
from abbey.rules.names import SeatNumber


@dataclass(frozen=True)
class DisguisedDeal(Deal):
    """Deals as its seed says, then swaps the identity card of a seat with another that nobody got."""

    seat: int = 0
    unused: int = 0  # which of the cards that nobody got

    def begin(self, notes: list[RawNote] | None) -> Position:
        s = Deal.begin(self, notes)
        other = self.players + self.unused
        s.identity[self.seat], s.identity[other] = s.identity[other], s.identity[self.seat]
        return s


def disguised_deal(game: Game, seat: SeatNumber) -> DisguisedDeal | None:
    """Return a deal in which this seat is another monk and could have done all the same, if there is one."""
    s, deal = game.position, game.deal
    for unused, monk in enumerate(s.identity[deal.players :]):
        if not s.shown[seat] >> monk & 1 and s.chosen[seat] != monk:
            return DisguisedDeal(deal.players, deal.seed, deal.salt, deal.agreement, deal.shares, None, seat, unused)
    return None


def disguised(game: Game, seat: SeatNumber) -> Game | None:
    """Return the same game with this seat as another monk, if there can be one."""
    deal = disguised_deal(game, seat)
    if deal is None:
        return None
    twin = Game(deal, game.names)
    for actor, action in game.actions:
        twin.play(action, actor)
    return twin
