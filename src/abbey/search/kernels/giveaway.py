"""What ends of a turn give away: how sure of the own monk observers would be after each.

Written like the rules, to run plainly or compiled.
"""

from math import exp, log
from typing import Final

from abbey.rules.names import MONK_COUNT
from abbey.search.kernels.cards import relish
from abbey.search.kernels.signs import read_signs

FLOOR: Final = 0.05  # of the decisions no model could explain
TRUST: Final = 0.8  # turns of one player are not independent, so each counts for less than a whole one


def gain(chance: float, even: float) -> float:
    """What a turn adds to the log-likelihood of a model and a monk, against somebody who plays at random."""
    return TRUST * log((1 - FLOOR) * min(1.0, chance) / even + FLOOR)


def model_gains(
    before: list[int],
    after: list[int],
    share: list[float],
    even: float,
    grudge: float,
    warmth: float,
    gains: list[float],
) -> None:
    for monk in range(MONK_COUNT):
        gains[monk] = gain(exp(relish(before, after, monk, grudge) / warmth) * share[monk], even)


def add_up(weights: list[float], room: list[float], gains: list[float], me: int, mixed: list[float]) -> float:
    """Mix one observer's weights in; says how sure that observer alone would be."""
    total = 0.0
    for monk in range(MONK_COUNT):
        weight = weights[monk] * room[monk] * exp(gains[monk])
        mixed[monk] += weight
        total += weight
    return weights[me] * room[me] * exp(gains[me]) / total if total > 0 else 1.0


def give_away(
    before: list[int],
    prices: list[list[int]],
    cards: list[int],
    shares: list[list[list[float]]],
    evens: list[float],
    grudges: list[float],
    warmths: list[float],
    readers: list[list[float]],
    weights: list[list[float]],
    room: list[float],
    me: int,
    gains: list[float],
    mixed: list[float],
    known: list[float],
) -> None:
    """Into `known`, for each end: the chance of the own monk, half by who mixes all observers, half by who is one.

    `cards` says by which card, a line of `shares`, each end is reached. `weights` are the models' and the readers' so
    far, by monk, the last for somebody who plays at random; `room` is what the other seats leave of each monk.
    """
    models = len(grudges)
    observers = models + len(readers)
    for end in range(len(known)):
        for monk in range(MONK_COUNT):
            mixed[monk] = weights[observers][monk] * room[monk]
        card = cards[end]
        alone = 0.0
        for model in range(models):
            grudge, warmth = grudges[model], warmths[model]
            model_gains(before, prices[end], shares[card][model], evens[card], grudge, warmth, gains)
            alone += add_up(weights[model], room, gains, me, mixed)
        for reader in range(len(readers)):
            read_signs(before, prices[end], readers[reader], gains)
            alone += add_up(weights[models + reader], room, gains, me, mixed)
        total = 0.0
        for monk in range(MONK_COUNT):
            total += mixed[monk]
        known[end] = (alone / observers + mixed[me] / total) / 2
