"""Signs by which people who hide give themselves away, weighed as a reader learnt to from games.

A hider leaves its own monk alone early on, and helps it late: so each sign counts by itself, and again by how late it
is. Written like the rules, to run plainly or compiled.
"""

from math import exp, log
from typing import Final

from abbey.rules.names import MONK_COUNT
from abbey.worlds.loops.prices import EVIDENCE, NIGHT, POINT, SUSPICION

SIGNS: Final = 7  # price down and up, untouched, evidence down and up, suspicion down and up
WEIGHTS: Final = 2 * SIGNS  # as they are, then by how late
MIDDLE_DAY: Final = 3.5
HIDDEN_TURN: Final = 0.6  # models add about 0.5 for who hides, 1.1 for who does not: this lies between
UNTOUCHED: Final = 15  # hundredths of a point that nobody minds


def lateness(day: int) -> float:
    """From about -1 on the first day to about 1 on the last."""
    return (day - MIDDLE_DAY) / 3


def weigh_sign(weights: list[float], sign: int, amount: float, late: float) -> float:
    return (weights[sign] + late * weights[SIGNS + sign]) * amount


def read_sign(before: list[int], after: list[int], monk: int, late: float, weights: list[float]) -> float:
    """What a turn with these prices before and after it says for this monk."""
    change = after[monk] - before[monk]
    value = weigh_sign(weights, 0 if change < 0 else 1, abs(change) / POINT, late)
    if abs(change) < UNTOUCHED:
        value += weigh_sign(weights, 2, 1.0, late)
    if after[NIGHT] == 0:
        evidence = after[EVIDENCE + monk] - before[EVIDENCE + monk]
        value += weigh_sign(weights, 3 if evidence < 0 else 4, float(abs(evidence)), late)
        suspicion = after[SUSPICION + monk] - before[SUSPICION + monk]
        value += weigh_sign(weights, 5 if suspicion < 0 else 6, float(abs(suspicion)), late)
    return value


def read_signs(before: list[int], after: list[int], late: float, weights: list[float], gains: list[float]) -> None:
    """For each monk, so that the average over monks is what a turn of somebody who hides usually adds."""
    total = 0.0
    for monk in range(MONK_COUNT):
        gains[monk] = read_sign(before, after, monk, late, weights)
        total += exp(gains[monk])
    mean = log(total / MONK_COUNT) - HIDDEN_TURN
    for monk in range(MONK_COUNT):
        gains[monk] -= mean
