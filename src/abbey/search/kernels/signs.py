"""Reads the signs by which people who hide give themselves away, with the weights that a reader learnt from games.

A hider leaves its own monk alone early on, and helps it late: so a sign is worth something else on each day.
"""

from math import exp, log
from typing import Final

from abbey.rules.names import MONK_COUNT
from abbey.search.kernels.prices import EVIDENCE, NIGHT, OUTLOOK, POINT, SUSPICION

SIGNS: Final = 8  # price down and up, untouched, evidence down and up, suspicion down and up, outlook for the night
HIDDEN_TURN: Final = 0.6  # models add about 0.5 for who hides, 1.1 for who does not: this lies between
UNTOUCHED: Final = 15  # hundredths of a point that nobody minds


def read_sign(before: list[int], after: list[int], monk: int, weights: list[float]) -> float:
    """Return what a turn with these prices before and after it says for this monk; the weights are those of its day."""
    change = after[monk] - before[monk]
    value = weights[0 if change < 0 else 1] * abs(change) / POINT
    if abs(change) < UNTOUCHED:
        value += weights[2]
    if after[NIGHT] == 0:
        evidence = after[EVIDENCE + monk] - before[EVIDENCE + monk]
        value += weights[3 if evidence < 0 else 4] * abs(evidence)
        suspicion = after[SUSPICION + monk] - before[SUSPICION + monk]
        value += weights[5 if suspicion < 0 else 6] * abs(suspicion)
        value += weights[7] * (after[OUTLOOK + monk] - before[OUTLOOK + monk])
    return value


def read_signs(before: list[int], after: list[int], weights: list[float], gains: list[float]) -> None:
    """Write what a turn says for each monk; the mean over monks is what a turn of somebody who hides usually adds."""
    total = 0.0
    for monk in range(MONK_COUNT):
        gains[monk] = read_sign(before, after, monk, weights)
        total += exp(gains[monk])
    mean = log(total / MONK_COUNT) - HIDDEN_TURN
    for monk in range(MONK_COUNT):
        gains[monk] -= mean
