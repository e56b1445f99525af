"""Computes the floor: how many monks are named by markers and "no two the same" alone, whatever the turns were."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, product
from typing import Final

import numpy as np

from abbey.arena.audit.accuracy import accuracies
from abbey.arena.audit.samples import Floats, Samples
from abbey.arena.audit.viewpoints import even_chances, joined
from abbey.rules.names import MONK_COUNT

MARKERS: Final = 3  # that each seat shows in a game


@dataclass(frozen=True, slots=True)
class Floor:
    """Holds what can be named without any look at the turns."""

    spectator: float  # by the markers that these games show
    seated: float
    even_spectator: float  # by markers shown at random, over all ways to show them
    even_seated: float


def floor_of(samples: Samples) -> Floor:
    """Return the floor of these games, and that of games with as many players in which markers are chance."""
    here = accuracies(samples, even_chances(samples))
    return Floor(here.spectator.floor_top1, here.seated.floor_top1, *even_floor(samples.players))


def even_floor(players: int) -> tuple[float, float]:
    """Return what a spectator and somebody at the table name if everybody shows markers at random.

    It is exact: all ways are counted in which seats 0, 1, ... with the monks 0, 1, ... may show three others each. All
    seats are alike, so seat 0 is named, and who sits at the table has seat 1.
    """
    own, *others = (_may_be(seat) for seat in range(players))
    spectator = _named(own, others)
    return spectator, _named(own, [np.eye(MONK_COUNT)[[1]], *others[1:]])


def _may_be(monk: int) -> Floats:
    """Return all ways to show other markers than the own one, each as the monks that are left."""
    ways = list(combinations([other for other in range(MONK_COUNT) if other != monk], MARKERS))
    left = np.ones((len(ways), MONK_COUNT))
    for row, shown in enumerate(ways):
        left[row, list(shown)] = 0
    return left


def _named(own: Floats, others: Sequence[Floats]) -> float:
    """Return how often seat 0 is named, over all ways in which it and the others may have shown markers."""
    tables = np.array(list(product(*(range(len(ways)) for ways in others))))
    rooms = [ways[tables[:, number]] for number, ways in enumerate(others)]
    room = joined(np.stack([np.ones_like(rooms[0]), *rooms], axis=1), np.zeros(len(tables), dtype=np.int64))
    chances = room[:, None] * own
    return float((chances.max(axis=2) / chances.sum(axis=2)).mean())
