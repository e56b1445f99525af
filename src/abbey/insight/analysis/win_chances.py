"""Evaluates a moment: how likely each seat is to win, as far as one viewer can tell who is who.

It is the formula that bots go by, over every way who may be who. A monk pays for the guesses that may hit him, too.
"""

from collections.abc import Sequence

from abbey.bots.belief import Assignment
from abbey.bots.belief.assignments import Rows
from abbey.rules import View
from abbey.search import ACCUSED_PRICE, DAY_CARD_PRICE, clear_lead, monk_prices, odds


def win_chances(seen: View, joint: Sequence[tuple[Assignment, float]], public: Rows) -> tuple[float, ...]:
    """Return each seat's chance to win; `public` is whom everybody takes for whom."""
    prices = monk_prices(seen)
    scale = clear_lead(seen.day)
    seats = range(seen.players)
    tiles = [DAY_CARD_PRICE * count for count in seen.day_cards]
    weights = [
        [odds(-(prices[monk] + tiles[seat] + ACCUSED_PRICE * public[seat][monk]), scale) for monk in range(len(prices))]
        for seat in seats
    ]
    chances = [0.0] * seen.players
    for truth, likely in joint:
        shares = [weights[seat][truth[seat]] for seat in seats]
        total = sum(shares)
        for seat in seats:
            chances[seat] += likely * shares[seat] / total
    return tuple(chances)


def win_shares(winners: Sequence[int], players: int) -> tuple[float, ...]:
    """Return what each seat has of the win once the game is over: those who tie share it."""
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(players))
