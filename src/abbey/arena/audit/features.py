"""Turns samples into what models weigh: one row of numbers for each sample and each monk."""

from typing import Final

import numpy as np

from abbey.arena.audit.samples import Bools, Floats, Samples
from abbey.arena.games.trail import DAYS
from abbey.arena.games.trail import SIGNS as TRAIL_SIGNS

HALVES: Final = (slice(0, DAYS // 2), slice(DAYS // 2, DAYS))


def trail_features(samples: Samples) -> Floats:
    """Return the signs of the trail: each day's, and their sums."""
    signs = samples.signs[..., : len(TRAIL_SIGNS)]
    return np.concatenate([signs.sum(axis=2), signs.reshape(*signs.shape[:2], -1)], axis=2)


def step_features(samples: Samples) -> Floats:
    """Return how often many ends would have been better, by kind of mind, on early and on late days."""
    return _by_half(samples.steps)


def own_step_features(samples: Samples) -> Floats:
    """Return the same, as the bot itself values ends."""
    return _by_half(samples.own_steps)


def _by_half(steps: Floats) -> Floats:
    """Return the sums over early and over late days, in one row for each sample and monk."""
    halves = [steps[:, :, half].sum(axis=2) for half in HALVES]
    return np.stack(halves, axis=2).reshape(*steps.shape[:2], -1)


def compared_features(samples: Samples) -> Floats:
    """Return all signs of each monk, and how they compare with those of the other monks that the seat may be.

    What a monk's own signs cannot say, such as being the middle one of three, stands here in one number.
    """
    whole = samples.signs.sum(axis=2)
    halves = np.concatenate([samples.signs[:, :, half].sum(axis=2) for half in HALVES], axis=2)
    by_monk = [
        [_places(halves, samples.live, monk), _places(whole, samples.live, monk), _gaps(whole, samples.live, monk)]
        for monk in range(whole.shape[1])
    ]
    return np.stack([np.concatenate(parts, axis=1) for parts in by_monk], axis=1)


def _places(own: Floats, live: Bools, monk: int) -> Floats:
    """Return one monk's signs, and its place by each among the monks still possible: 1 is most, 0 the middle."""
    others = _others(live, monk)
    above = np.sign(own[:, monk, None] - own) * others
    return np.concatenate([own[:, monk], above.sum(axis=1) / np.maximum(others.sum(axis=1), 1)], axis=1)


def _gaps(own: Floats, live: Bools, monk: int) -> Floats:
    """Return how far one monk's signs are above those of the others: at the least, at the most, and on the average."""
    others = _others(live, monk)
    apart = own[:, monk, None] - own
    least = np.where(others, apart, np.inf).min(axis=1)
    most = np.where(others, apart, -np.inf).max(axis=1)
    mean = (apart * others).sum(axis=1) / np.maximum(others.sum(axis=1), 1)
    return np.concatenate([least, most, mean], axis=1)


def _others(live: Bools, monk: int) -> Bools:
    """Return which other monks each seat may be, with room for signs."""
    others: Bools = live & (np.arange(live.shape[1]) != monk)
    return others[:, :, None]
