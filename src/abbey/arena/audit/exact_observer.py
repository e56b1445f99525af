"""Knows the policy and the hand: it needs no lessons, because the bot itself says how likely its choices were."""

import numpy as np
from scipy.special import softmax

from abbey.arena.audit.samples import Floats, Samples


class ExactObserver:
    """Concludes what follows from the likelihoods; nobody can know more from the choices of one seat."""

    def learn(self, samples: Samples) -> None:
        """Learn nothing: there is nothing left to learn."""

    def chances(self, samples: Samples) -> Floats:
        chances: Floats = softmax(np.where(samples.live, samples.told.sum(axis=2), -np.inf), axis=1)
        return chances
