"""Makes an observer of a model that scores monks: how far scores are to be trusted is tried on other deals.

A model sees things that are not there, and who is too sure of one seat misjudges the whole table. Where there is
nothing to see, no trust is left, and all monks that a seat may be are equally likely.
"""

from abc import ABC, abstractmethod
from typing import Final

import numpy as np
from scipy.special import log_softmax, softmax
from sklearn.model_selection import GroupKFold

from abbey.arena.audit.samples import Floats, Samples

INNER_FOLDS: Final = 3
TRUSTS: Final = np.linspace(0, 1.5, 31)  # by how much scores are multiplied


class ScoredObserver(ABC):
    """Fits a model and finds out, in its first lessons, how far to trust it."""

    def __init__(self) -> None:
        self._trust: float | None = None

    @abstractmethod
    def fit(self, samples: Samples) -> None:
        """Fit the model; settings that were found the first time are kept."""

    @abstractmethod
    def scores(self, samples: Samples) -> Floats:
        """Return a score for each sample and monk; those of monks that were shown mean nothing."""

    def learn(self, samples: Samples) -> None:
        self.fit(samples)
        if self._trust is None:
            self._trust = self._best_trust(samples)
            self.fit(samples)

    def chances(self, samples: Samples) -> Floats:
        assert self._trust is not None
        chances: Floats = softmax(_trusted(samples, self.scores(samples), self._trust), axis=1)
        return chances

    def _best_trust(self, samples: Samples) -> float:
        """Return the trust that serves best on deals of these samples from which the model has not learnt."""
        scores = np.zeros(samples.shown.shape)
        for _, tested in GroupKFold(INNER_FOLDS).split(samples.truth, groups=samples.deal):
            here = np.isin(np.arange(len(samples)), tested)
            self.fit(samples.where(~here))
            scores[here] = self.scores(samples.where(here))
        each = np.arange(len(samples))
        gains = [log_softmax(_trusted(samples, scores, trust), axis=1)[each, samples.truth].sum() for trust in TRUSTS]
        return float(TRUSTS[int(np.argmax(gains))])


def _trusted(samples: Samples, scores: Floats, trust: float) -> Floats:
    """Return the scores of monks that a seat may be, as far as they are to be trusted."""
    return np.where(samples.live, trust * scores, -np.inf)
