"""Works out how much ends of a turn expose the player: how sure of its monk observers would be after each."""

from math import exp, log
from typing import Final

from abbey.rules.names import MONK_COUNT
from abbey.search.kernels.card_weights import changed, utility
from abbey.search.kernels.prices import DAY_CARD
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
    total = changed(before, after)
    for monk in range(MONK_COUNT):
        worth = utility(after[monk] - before[monk], total, after[DAY_CARD], rival_weight)
        gains[monk] = gain(exp(worth / temperature) * share[monk], even)


def mix_in(weights: list[float], room: list[float], gains: list[float], mixed: list[float], alone: list[float]) -> None:
    """Add one observer's weights to the mixture, and to `alone` how sure of each monk that observer alone would be."""
    total = 0.0
    for monk in range(MONK_COUNT):
        total += weights[monk] * room[monk] * exp(gains[monk])
    for monk in range(MONK_COUNT):
        weight = weights[monk] * room[monk] * exp(gains[monk])
        mixed[monk] += weight
        alone[monk] += weight / total if total > 0 else 1.0


def expose(
    turn: ObservedTurn,
    models: Models,
    prices: list[list[int]],
    cards: list[int],
    gains: list[float],
    mixed: list[float],
    exposures: list[list[float]],
) -> None:
    """Write, for each end, how likely observers would think each monk, by its prices and the card that leads there.

    One half is the chance by who mixes all observers, the other half the mean of the chances by each of them alone.
    """
    count = len(models.rival_weights)
    observers = count + len(turn.readers)
    for end in range(len(exposures)):
        alone = exposures[end]
        for monk in range(MONK_COUNT):
            alone[monk] = 0.0
            mixed[monk] = turn.weights[observers][monk] * turn.room[monk]
        card = cards[end]
        for model in range(count):
            rival_weight, temperature = models.rival_weights[model], models.temperatures[model]
            share, even = turn.shares[card][model], turn.evens[card]
            model_gains(turn.before, prices[end], share, even, rival_weight, temperature, gains)
            mix_in(turn.weights[model], turn.room, gains, mixed, alone)
        for reader in range(len(turn.readers)):
            read_signs(turn.before, prices[end], turn.readers[reader], gains)
            mix_in(turn.weights[count + reader], turn.room, gains, mixed, alone)
        total = 0.0
        for monk in range(MONK_COUNT):
            total += mixed[monk]
        for monk in range(MONK_COUNT):
            alone[monk] = (alone[monk] / observers + mixed[monk] / total) / 2
