"""Works out how much ends of a turn expose the player: how sure of its monk observers would be after each."""

from math import exp, log
from typing import Final

from abbey.rules.names import MONK_COUNT
from abbey.search.kernels.card_weights import utility
from abbey.search.kernels.signs import read_signs
from abbey.search.kernels.workspace import Models, ObservedTurn

FLOOR: Final = 0.05  # of the decisions no model could explain
TRUST: Final = 0.8  # turns of one player are not independent, so each counts for less than a whole one


def gain(chance: float, even: float) -> float:
    """Return what a turn adds to the log-likelihood of a model and a monk, against somebody who plays at random."""
    return TRUST * log((1 - FLOOR) * min(1.0, chance) / even + FLOOR)


def model_gains(
    before: list[int],
    after: list[int],
    share: list[float],
    even: float,
    rival_weight: float,
    temperature: float,
    gains: list[float],
) -> None:
    """Write what one turn adds to the log-likelihood of each monk under one model."""
    for monk in range(MONK_COUNT):
        gains[monk] = gain(exp(utility(before, after, monk, rival_weight) / temperature) * share[monk], even)


def mix_in(weights: list[float], room: list[float], gains: list[float], me: int, mixed: list[float]) -> float:
    """Add one observer's weights to the mixture; return how sure of `me` that observer alone would be."""
    total = 0.0
    for monk in range(MONK_COUNT):
        weight = weights[monk] * room[monk] * exp(gains[monk])
        mixed[monk] += weight
        total += weight
    return weights[me] * room[me] * exp(gains[me]) / total if total > 0 else 1.0


def expose(
    turn: ObservedTurn,
    models: Models,
    prices: list[list[int]],
    cards: list[int],
    me: int,
    gains: list[float],
    mixed: list[float],
    exposures: list[float],
) -> None:
    """Write, for each end, how likely observers would think the own monk, by its prices and the card that leads there.

    One half is the chance by who mixes all observers, the other half the mean of the chances by each of them alone.
    """
    count = len(models.rival_weights)
    observers = count + len(turn.readers)
    for end in range(len(exposures)):
        for monk in range(MONK_COUNT):
            mixed[monk] = turn.weights[observers][monk] * turn.room[monk]
        card = cards[end]
        alone = 0.0
        for model in range(count):
            rival_weight, temperature = models.rival_weights[model], models.temperatures[model]
            share, even = turn.shares[card][model], turn.evens[card]
            model_gains(turn.before, prices[end], share, even, rival_weight, temperature, gains)
            alone += mix_in(turn.weights[model], turn.room, gains, me, mixed)
        for reader in range(len(turn.readers)):
            read_signs(turn.before, prices[end], turn.readers[reader], gains)
            alone += mix_in(turn.weights[count + reader], turn.room, gains, me, mixed)
        total = 0.0
        for monk in range(MONK_COUNT):
            total += mixed[monk]
        exposures[end] = (alone / observers + mixed[me] / total) / 2
