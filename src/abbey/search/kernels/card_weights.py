"""Weighs how good each card would be to each monk's player, for those who cannot see the hand it is played from.

A *model* says how such a player decides: its utility falls with the price of its own monk and grows with the mean price
of the others, times a `rival_weight`; it chooses by softmax with a `temperature` in hundredths of a point.
"""

from math import exp

from abbey.rules.core.pieces import card_of
from abbey.rules.core.position import Position, put
from abbey.rules.core.step import step
from abbey.rules.names import MONK_COUNT
from abbey.search.kernels.prices import DAY_CARD, price_monks
from abbey.search.kernels.turn_ends import find_ends
from abbey.search.kernels.workspace import Models, Workspace


def utility(before: list[int], after: list[int], monk: int, rival_weight: float) -> float:
    """Return what a change of prices is worth to the player of this monk."""
    others = 0
    for other in range(MONK_COUNT):
        others += after[other] - before[other]
    own = after[monk] - before[monk]
    return rival_weight * (others - own) / (MONK_COUNT - 1) - own - after[DAY_CARD]


def weigh_cards(
    starts: list[Position],
    space: Workspace,
    before: list[int],
    plays: list[int],
    models: Models,
    sums: list[list[list[float]]],
    sizes: list[int],
) -> None:
    """Write, for each play, model and monk, the sum of exp(utility / temperature) over the ends of the turn.

    How many ends there are goes into `sizes`.
    """
    price_monks(starts[0], starts[0].day, before)
    for i in range(len(plays)):
        put(space.boards, 0, starts, 0)
        s = space.boards[0]
        s.hands[s.turn][0] = card_of(plays[i])
        step(s, s.turn, plays[i])
        sizes[i] = find_ends(space, True)
        for model in range(len(models.rival_weights)):
            for monk in range(MONK_COUNT):
                total = 0.0
                for end in range(sizes[i]):
                    worth = utility(before, space.prices[end], monk, models.rival_weights[model])
                    total += exp(worth / models.temperatures[model])
                sums[i][model][monk] = total
