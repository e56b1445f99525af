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
    halves = [samples.steps[:, :, half].sum(axis=2) for half in HALVES]
    return np.stack(halves, axis=2).reshape(*samples.shown.shape, -1)


def compared_features(samples: Samples) -> Floats:
    """Return all signs of each monk, and how they compare with those of the other monks that the seat may be.

    What a monk's own signs cannot say, such as being the middle one of three, stands here in one number.
    """
    spans = [slice(0, DAYS), *HALVES]
    own = np.concatenate([samples.signs[:, :, span].sum(axis=2) for span in spans], axis=2)
    return np.stack([_compared(own, samples.live, monk) for monk in range(own.shape[1])], axis=1)


def _compared(own: Floats, live: Bools, monk: int) -> Floats:
    """Return one monk's signs, its place by each among those still possible, and how far the others are from it."""
    others = (live & (np.arange(live.shape[1]) != monk))[:, :, None]
    count = np.maximum(others.sum(axis=1), 1)
    apart = own[:, monk, None] - own
    place = (np.sign(apart) * others).sum(axis=1) / count
    mean = (apart * others).sum(axis=1) / count
    least = np.where(others, apart, np.inf).min(axis=1)
    most = np.where(others, apart, -np.inf).max(axis=1)
    return np.concatenate([own[:, monk], place, np.abs(place), mean, least, most], axis=1)
