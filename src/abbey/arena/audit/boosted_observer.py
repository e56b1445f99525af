"""Fits a boosted observer: trees that ask of each monk whether it is the true one, by its signs and all comparisons.

Unlike a weighted sum, trees see what is neither more nor less: that the true monk is always the middle one, say.
"""

from typing import Final

import numpy as np
from scipy.special import softmax
from sklearn.ensemble import HistGradientBoostingClassifier

from abbey.arena.audit.features import compared_features
from abbey.arena.audit.samples import Floats, Samples

# Few games must do, so trees are small and many, and each looks at a part of the features.
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


class BoostedObserver:
    """Learns from one row for each sample and each monk that the seat may be."""

    def __init__(self) -> None:
        self._model = HistGradientBoostingClassifier(**SETTINGS)

    def learn(self, samples: Samples) -> None:
        live = samples.live
        is_true = np.arange(live.shape[1]) == samples.truth[:, None]
        self._model.fit(compared_features(samples)[live], is_true[live])

    def chances(self, samples: Samples) -> Floats:
        live = samples.live
        scores = np.full(live.shape, -np.inf)
        scores[live] = self._model.decision_function(compared_features(samples)[live])
        chances: Floats = softmax(scores, axis=1)
        return chances
