"""Estimates the chance to win from the prices of everybody's monk, as far as it is known who is who."""

from collections.abc import Sequence

from abbey.bots.belief.assignments import Rows
from abbey.rules import View
from abbey.rules.names import MONK_COUNT, seat_numbers
from abbey.search import DAY_CARD, DAY_CARD_PRICE, End, clear_lead, odds


def nobody_known(view: View) -> Rows:
    """Return the belief of somebody who deduces nothing: anybody else may be any monk but one's own."""
    me = view.identities[view.viewer]
    even = [0.0 if monk == me else 1 / (MONK_COUNT - 1) for monk in range(MONK_COUNT)]
    own = [1.0 if monk == me else 0.0 for monk in range(MONK_COUNT)]
    return [own if seat == view.viewer else even for seat in seat_numbers(view.players)]


class WinChance:
    """Judges for the viewer, as this monk, during one decision, which changes prices but not who is who."""

    def __init__(self, view: View, monk: int, believed: Rows, wide: float) -> None:
        self._me = monk
        self._scale = wide * clear_lead(view.day)
        self._own = DAY_CARD_PRICE * view.day_cards[view.viewer]
        self._rivals = [0.0] * MONK_COUNT  # by monk: how likely it is a rival's, and how little that one has to pay
        for seat, row in enumerate(believed):
            if seat != view.viewer:
                likely = odds(-DAY_CARD_PRICE * view.day_cards[seat], self._scale)
                for monk, chance in enumerate(row):
                    self._rivals[monk] += chance * likely

    def at(self, prices: Sequence[int], exposure: float = 0.0) -> float:
        """Return the chance at these prices; `exposure` is what the viewer's own monk may have to pay besides."""
        own = prices[self._me] + self._own + exposure
        total = 1.0
        for monk, weight in enumerate(self._rivals):
            if weight > 0:
                total += weight * odds(own - prices[monk], self._scale)
        return 1 / total

    def after(self, end: End, exposure: float = 0.0) -> float:
        """Return the chance after this end of the viewer's turn."""
        return self.at(end.prices, exposure + end.prices[DAY_CARD])
