"""Fits a boosted observer: trees that ask of each monk whether it is the true one, by its signs and all comparisons.

Unlike a weighted sum, trees see what is neither more nor less: that the true monk is always the middle one, say.
"""

from typing import Final

import numpy as np
from sklearn.ensemble import HistGradientBoostingClassifier

from abbey.arena.audit.features import compared_features
from abbey.arena.audit.samples import Floats, Samples
from abbey.arena.audit.scored_observer import ScoredObserver

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


class BoostedObserver(ScoredObserver):
    """Learns from one row for each sample and each monk that the seat may be."""

    def __init__(self) -> None:
        super().__init__()
        self._model = HistGradientBoostingClassifier(**SETTINGS)

    def fit(self, samples: Samples) -> None:
        live = samples.live
        is_true = np.arange(live.shape[1]) == samples.truth[:, None]
        self._model.fit(compared_features(samples)[live], is_true[live])

    def scores(self, samples: Samples) -> Floats:
        live = samples.live
        scores = np.zeros(live.shape)
        scores[live] = self._model.decision_function(compared_features(samples)[live])
        return scores
