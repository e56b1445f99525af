"""Fits a boosted observer: trees that ask of each monk whether it is the true one, by its signs and all comparisons.

Unlike a weighted sum, trees see what is neither more nor less: that the true monk is always the middle one, say. They
also see things that are not there. How far they are to be trusted is tried on parts of what they learn from.
"""

from typing import Final

import numpy as np
from scipy.special import log_softmax, softmax
from sklearn.ensemble import HistGradientBoostingClassifier
from sklearn.model_selection import GroupKFold

from abbey.arena.audit.features import compared_features
from abbey.arena.audit.samples import Floats, Samples

# Few games must do, so trees are small, and each looks at a part of the features.
SETTINGS: Final = {
    "max_iter": 80,
    "learning_rate": 0.1,
    "max_leaf_nodes": 6,
    "min_samples_leaf": 12,
    "l2_regularization": 5.0,
    "max_features": 0.25,
    "early_stopping": False,
    "random_state": 0,
}
INNER_FOLDS: Final = 3
TRUSTS: Final = np.linspace(0, 1.5, 31)  # how much scores count: at 0 all monks are equally likely


class BoostedObserver:
    """Learns from one row for each sample and each monk that the seat may be."""

    def __init__(self) -> None:
        self._model = HistGradientBoostingClassifier(**SETTINGS)
        self._trust: float | None = None

    def learn(self, samples: Samples) -> None:
        if self._trust is None:
            self._trust = self._best_trust(samples)
        self._fit(samples)

    def chances(self, samples: Samples) -> Floats:
        assert self._trust is not None
        chances: Floats = softmax(_trusted(samples, self._scores(samples), self._trust), axis=1)
        return chances

    def _fit(self, samples: Samples) -> None:
        live = samples.live
        is_true = np.arange(live.shape[1]) == samples.truth[:, None]
        self._model.fit(compared_features(samples)[live], is_true[live])

    def _scores(self, samples: Samples) -> Floats:
        """Return a score for each sample and monk; those of monks that were shown mean nothing."""
        live = samples.live
        scores = np.zeros(live.shape)
        scores[live] = self._model.decision_function(compared_features(samples)[live])
        return scores

    def _best_trust(self, samples: Samples) -> float:
        """Return the trust that serves best on deals of these samples from which it has not learnt."""
        scores = np.zeros(samples.shown.shape)
        for _, tested in GroupKFold(INNER_FOLDS).split(samples.truth, groups=samples.deal):
            here = np.isin(np.arange(len(samples)), tested)
            self._fit(samples.where(~here))
            scores[here] = self._scores(samples.where(here))
        each = np.arange(len(samples))
        gains = [log_softmax(_trusted(samples, scores, trust), axis=1)[each, samples.truth].sum() for trust in TRUSTS]
        return float(TRUSTS[int(np.argmax(gains))])


def _trusted(samples: Samples, scores: Floats, trust: float) -> Floats:
    """Return the scores of monks that may be, as far as they are to be trusted."""
    return np.where(samples.live, trust * scores, -np.inf)
