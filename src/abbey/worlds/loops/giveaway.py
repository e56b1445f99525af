"""What ends of a turn give away: how sure of the own monk observers would be after each.

Written like the rules, to run plainly or compiled.
"""

from math import exp, log
from typing import Final

from abbey.rules.names import MONK_COUNT
from abbey.worlds.loops.cards import relish

FLOOR: Final = 0.05  # of the decisions no model could explain
TRUST: Final = 0.8  # turns of one player are not independent, so each counts for less than a whole one


def gain(chance: float, even: float) -> float:
    """What a turn adds to the log-likelihood of a model and a monk, against somebody who plays at random."""
    return TRUST * log((1 - FLOOR) * min(1.0, chance) / even + FLOOR)


def give_away(
    before: list[int],
    prices: list[list[int]],
    cards: list[int],
    shares: list[list[list[float]]],
    evens: list[float],
    grudges: list[float],
    warmths: list[float],
    weights: list[list[float]],
    room: list[float],
    me: int,
    mixed: list[float],
    known: list[float],
) -> None:
    """Into `known`, for each end: the chance of the own monk, half by who mixes all models, half by who swears by one.

    `cards` says by which card, a line of `shares`, each end is reached; `weights` are the models' and monks' so far,
    the last for somebody who plays at random; `room` is what the other seats leave of each monk.
    """
    models = len(grudges)
    for end in range(len(known)):
        share = shares[cards[end]]
        for monk in range(MONK_COUNT):
            mixed[monk] = weights[models][monk] * room[monk]
        alone = 0.0
        for model in range(models):
            total = 0.0
            own = 0.0
            for monk in range(MONK_COUNT):
                chance = exp(relish(before, prices[end], monk, grudges[model]) / warmths[model]) * share[model][monk]
                weight = weights[model][monk] * room[monk] * exp(gain(chance, evens[cards[end]]))
                mixed[monk] += weight
                total += weight
                if monk == me:
                    own = weight
            alone += own / total if total > 0 else 1.0
        total = 0.0
        for monk in range(MONK_COUNT):
            total += mixed[monk]
        known[end] = (alone / models + mixed[me] / total) / 2
