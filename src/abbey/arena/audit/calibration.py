"""Does the observer know what it knows? Of what it calls 70 % likely, 70 % should be true."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from abbey.arena.audit.samples import Floats, Samples
from abbey.arena.play.trail import DAYS

BINS: Final = 10


@dataclass(frozen=True, slots=True)
class Bin:
    """Monks that were thought about as likely: the mean of that, how many were the true one, how many there are."""

    thought: float
    true: float
    count: int


@dataclass(frozen=True, slots=True)
class Calibration:
    bins: list[Bin]
    error: float  # expected calibration error: the mean distance of thought from true


def calibration_of(samples: Samples, chances: Floats) -> Calibration:
    """Over all monks that had not been ruled out."""
    live = samples.live(DAYS)
    thought = chances[live]
    true = (np.arange(live.shape[1]) == samples.truth[:, None])[live]
    places = np.minimum((thought * BINS).astype(int), BINS - 1)
    bins = [
        Bin(float(thought[places == place].mean()), float(true[places == place].mean()), int((places == place).sum()))
        for place in np.unique(places)
    ]
    error = sum(abs(one.thought - one.true) * one.count for one in bins) / len(thought)
    return Calibration(bins, float(error))
