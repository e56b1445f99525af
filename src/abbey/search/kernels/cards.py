"""How good each card would be to each monk's player, for those who cannot see the hand it is played from.

An *observer model* says how such a player decides: by the price of the own monk, less `grudge` times the mean price of
the others, softly, with a `warmth` in hundredths of a point.
"""

from math import exp

from abbey.rules.core.boards import put
from abbey.rules.core.pieces import card_of
from abbey.rules.core.position import Position
from abbey.rules.core.step import step
from abbey.rules.names import MONK_COUNT
from abbey.search.kernels.ends import find_ends
from abbey.search.kernels.prices import DAY_CARD, price_monks


def relish(before: list[int], after: list[int], monk: int, grudge: float) -> float:
    """What a change of prices is worth to the player of this monk."""
    others = 0
    for other in range(MONK_COUNT):
        others += after[other] - before[other]
    own = after[monk] - before[monk]
    return grudge * (others - own) / (MONK_COUNT - 1) - own - after[DAY_CARD]


def weigh_cards(
    worlds: list[Position],
    boards: list[Position],
    options: list[list[int]],
    counts: list[int],
    tried: list[int],
    path: list[int],
    paths: list[list[int]],
    lengths: list[int],
    prices: list[list[int]],
    before: list[int],
    plays: list[int],
    grudges: list[float],
    warmths: list[float],
    sums: list[list[list[float]]],
    sizes: list[int],
) -> None:
    """For each play, model and monk the sum over the turn's ends of exp(relish / warmth); how many ends there are."""
    price_monks(worlds[0], worlds[0].day, before)
    for i in range(len(plays)):
        put(boards, 0, worlds, 0)
        s = boards[0]
        s.hands[s.turn][0] = card_of(plays[i])
        step(s, s.turn, plays[i])
        sizes[i] = find_ends(boards, options, counts, tried, path, paths, lengths, prices, True)
        for model in range(len(grudges)):
            for monk in range(MONK_COUNT):
                total = 0.0
                for end in range(sizes[i]):
                    total += exp(relish(before, prices[end], monk, grudges[model]) / warmths[model])
                sums[i][model][monk] = total
