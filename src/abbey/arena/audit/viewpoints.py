"""Puts observers at the table: what is thought of each seat by itself is joined with what is known of the others.

No two seats are the same monk, and each has shown some that it is not. A spectator knows no more than that; somebody
who sits at the table knows one monk besides, the own one.
"""

from functools import cache
from typing import Final, Literal, get_args

import numpy as np

from abbey.arena.audit.samples import Bools, Floats, Ints, Samples
from abbey.bots.belief import assignments
from abbey.rules.names import MONK_COUNT

Viewpoint = Literal["alone", "spectator", "seated"]
VIEWPOINTS: Final[tuple[Viewpoint, ...]] = get_args(Viewpoint)
LEAST: Final = 1e-12  # what is possible is never quite ruled out


def seen_from(viewpoint: Viewpoint, samples: Samples, chances: Floats) -> Floats:
    """Return how likely each monk is, by sample, viewer and monk; only who sits at the table has several viewers.

    `chances` are what an observer thinks of each seat by itself, by sample and monk.
    """
    if viewpoint == "alone":
        return chances[:, None]
    weights = table_weights(samples, chances)
    if viewpoint == "spectator":
        return joined(weights, samples.seat)[:, None]
    viewers = [(samples.seat + step) % samples.players for step in range(1, samples.players)]
    return np.stack([_seated(weights, samples, viewer) for viewer in viewers], axis=1)


def even_chances(samples: Samples) -> Floats:
    """Return the chances of somebody who draws no conclusions from turns: all monks not shown are equally likely."""
    return _normed(samples.live)


def table_weights(samples: Samples, chances: Floats) -> Floats:
    """Return the weights of all seats at each sample's table, by sample, seat and monk.

    Other seats of the same bot weigh as the observer thinks of them. Seats of other bots, of whom the observer has
    learnt nothing, weigh evenly.
    """
    live: Bools = samples.table_shown == 0
    weights = _normed(live)
    where = {(game, seat): row for row, (game, seat) in enumerate(zip(samples.game, samples.seat, strict=True))}
    for row, game in enumerate(samples.game):
        for seat in range(samples.players):
            if (game, seat) in where:
                weights[row, seat] = np.maximum(chances[where[game, seat]], LEAST) * live[row, seat]
    return weights


def joined(weights: Floats, seats: Ints) -> Floats:
    """Return how likely one seat of each table is each monk, given the weights of all seats and that all differ."""
    ways = _ways(weights.shape[1])
    likely = np.ones((len(weights), len(ways)))
    for seat in range(weights.shape[1]):
        likely *= weights[:, seat, ways[:, seat]]
    chances = np.zeros((len(weights), MONK_COUNT))
    for seat in np.unique(seats):
        here = seats == seat
        chances[here] = likely[here] @ np.eye(MONK_COUNT)[ways[:, seat]]
    return _normed(chances)


def _seated(weights: Floats, samples: Samples, viewers: Ints) -> Floats:
    """Return what the viewer at each table thinks, who knows its own monk."""
    known, each = weights.copy(), np.arange(len(samples))
    known[each, viewers] = np.eye(MONK_COUNT)[samples.table_truth[each, viewers]]
    return joined(known, samples.seat)


def _normed(weights: Floats | Bools) -> Floats:
    """Return the weights with rows that sum to 1."""
    normed: Floats = weights / weights.sum(axis=-1, keepdims=True)
    return normed


@cache
def _ways(players: int) -> Ints:
    """Return all ways to give different monks to the seats, by way and seat."""
    return np.array([way for way, _ in assignments([[1.0] * MONK_COUNT] * players)])
