"""Ranks the end of a turn among all that its card allowed, as each kind of mind would value it for each monk.

A mind that thinks leaves ends that are good for its monk: how many would have been better says how likely it was that
monk, and that mind.
"""

from math import exp

from abbey.rules.names import MONK_COUNT
from abbey.search.kernels.prices import DAY_CARD
from abbey.search.kernels.workspace import Valuations

ALIKE = 1e-12  # values that differ by less are the same


def own_price(valuations: Valuations, kind: int, prices: list[int], exposures: list[float], monk: int) -> float:
    """Return what a monk has to pay after an end with these prices, being known included."""
    price = valuations.hiding[kind]
    own = float(prices[monk] + prices[DAY_CARD])
    return own + price * exposures[monk] if price > 0 else own


def end_value(valuations: Valuations, kind: int, prices: list[int], exposures: list[float], monk: int) -> float:
    """Return what an end is worth to a mind of this kind with this monk."""
    own = own_price(valuations, kind, prices, exposures, monk)
    scale = valuations.scales[kind]
    if scale == 0:
        return -own
    total = 1.0
    for other in range(MONK_COUNT):
        weight = valuations.rivals[kind][monk][other]
        if weight > 0:
            total += weight * exp((own - prices[other]) / scale)
    return 1.0 / total


def rank_end(
    valuations: Valuations,
    prices: list[list[int]],
    counts: list[int],
    exposures: list[list[list[float]]],
    values: list[list[float]],
    ranks: list[list[float]],
    gaps: list[list[float]],
) -> None:
    """Write, by kind and monk, how many ends are better than the first one, and how much better the best of them is.

    In `ranks` ties count by half, so that they do not tell whether anything was given up; `gaps` do.

    The first line of `prices` is the end that was made; each of the others stands for as many ends that look alike as
    `counts` says. The last line of `ranks` is for the mean over the monks by
    `shares` of what the last kind would value: a mind that would be anybody. It has none in `gaps`.
    """
    kinds = len(valuations.scales)
    for kind in range(kinds):
        for end in range(len(prices)):
            exposed = exposures[valuations.eyes[kind]][end]
            for monk in range(MONK_COUNT):
                values[end][monk] = end_value(valuations, kind, prices[end], exposed, monk)
        if valuations.slacks[kind] > 0:
            level(values, valuations.slacks[kind])
        for monk in range(MONK_COUNT):
            made = values[0][monk]
            best = made
            ranks[kind][monk] = 0.0
            for end in range(1, len(prices)):
                value = values[end][monk]
                ranks[kind][monk] += counts[end] * better(value, made)
                if value > best:
                    best = value
            gaps[kind][monk] = best - made
    mean = mean_value(valuations.shares, values[0])
    rank = 0.0
    for end in range(1, len(prices)):
        rank += counts[end] * better(mean_value(valuations.shares, values[end]), mean)
    for monk in range(MONK_COUNT):
        ranks[kinds][monk] = rank


def level(values: list[list[float]], slack: float) -> None:
    """Make all values alike that are as close to the best for their monk as `slack`, and all others too."""
    for monk in range(MONK_COUNT):
        best = values[0][monk]
        for end in range(1, len(values)):
            best = max(best, values[end][monk])
        for end in range(len(values)):
            values[end][monk] = 1.0 if values[end][monk] >= best - slack else 0.0


def better(value: float, than: float) -> float:
    """Return 1 for a value that is better, half for one that is the same."""
    if value > than + ALIKE:
        return 1.0
    return 0.5 if value >= than - ALIKE else 0.0


def mean_value(shares: list[float], values: list[float]) -> float:
    """Return the mean of the values by how likely each monk is."""
    total = 0.0
    for monk in range(MONK_COUNT):
        total += shares[monk] * values[monk]
    return total
