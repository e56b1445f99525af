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


def changed(before: list[int], after: list[int]) -> int:
    """Return by how much the prices of all monks together have risen."""
    total = 0
    for monk in range(MONK_COUNT):
        total += after[monk] - before[monk]
    return total


def utility(own: int, total: int, day_card: int, rival_weight: float) -> float:
    """Return what an end is worth to a player whose monk's price rises by `own`, and all prices together by `total`."""
    return rival_weight * (total - own) / (MONK_COUNT - 1) - own - day_card


def weigh_cards(
    starts: list[Position],
    space: Workspace,
    before: list[int],
    plays: list[int],
    models: Models,
    sums: list[list[list[float]]],
    sizes: list[int],
) -> None:
    """Write, for each play, monk and model, the sum of exp(utility / temperature) over the ends of the turn.

    How many ends there are goes into `sizes`.
    """
    price_monks(starts[0], starts[0].day, before)
    for i in range(len(plays)):
        put(space.boards, 0, starts, 0)
        s = space.boards[0]
        s.hands[s.turn][0] = card_of(plays[i])
        step(s, s.turn, plays[i])
        sizes[i] = find_ends(space, True)
        for monk in range(MONK_COUNT):
            for model in range(len(models.rival_weights)):
                sums[i][monk][model] = 0.0
        for end in range(sizes[i]):
            add_weights(before, space.prices[end], models, sums[i])


def add_weights(before: list[int], after: list[int], models: Models, sums: list[list[float]]) -> None:
    """Add the weight of one end, by monk and model. Models of the same rival weight next to each other share work."""
    rival_weights, temperatures = models.rival_weights, models.temperatures
    count = len(rival_weights)
    total = changed(before, after)
    day_card = after[DAY_CARD]
    for monk in range(MONK_COUNT):
        line = sums[monk]
        own = after[monk] - before[monk]
        worth = 0.0
        for model in range(count):
            if model == 0 or rival_weights[model] != rival_weights[model - 1]:
                worth = utility(own, total, day_card, rival_weights[model])
            line[model] += exp(worth / temperatures[model])
