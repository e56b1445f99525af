"""Fits a logistic observer: it weighs the same features for all six monks, and then compares them.

It learns from pairs, the true monk and one other that was still possible, which of the two is the true one. A
conditional logit of all six has the same weights, and so the library's own logistic regression can fit them.
"""

from collections.abc import Callable
from typing import Final

import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import GridSearchCV, GroupKFold
from sklearn.pipeline import Pipeline, make_pipeline
from sklearn.preprocessing import StandardScaler

from abbey.arena.audit.samples import Bools, Floats, Ints, Samples
from abbey.arena.audit.scored_observer import INNER_FOLDS, ScoredObserver

INVERSE_PENALTIES: Final = (1e-4, 1e-3, 1e-2, 1e-1, 1.0)  # the library's C: how large the weights may be


class LogisticObserver(ScoredObserver):
    """Weighs some features of the samples."""

    def __init__(self, features: Callable[[Samples], Floats]) -> None:
        super().__init__()
        self._features = features
        self._inverse_penalty: float | None = None  # found by trying on parts of what it learns from first
        self._weights: Floats = np.zeros(0)

    def fit(self, samples: Samples) -> None:
        rows, sides, deals = self._pairs(samples)
        if self._inverse_penalty is None:
            self._inverse_penalty = _best_inverse_penalty(rows, sides, deals)
        model = _model(self._inverse_penalty).fit(rows, sides)
        scaler, logistic = model[0], model[1]
        self._weights = logistic.coef_[0] / scaler.scale_

    def scores(self, samples: Samples) -> Floats:
        scores: Floats = self._features(samples) @ self._weights
        return scores

    def _pairs(self, samples: Samples) -> tuple[Floats, Ints, Ints]:
        """Return differences of two monks' signs; the true monk is the first and the second in turn, for balance."""
        features, live = self._features(samples), samples.live
        others: Bools = live & (np.arange(live.shape[1]) != samples.truth[:, None])
        which, monk = np.nonzero(others)
        sides = np.arange(len(which)) % 2
        rows = features[which, samples.truth[which]] - features[which, monk]
        return np.where(sides[:, None] == 1, rows, -rows), sides, samples.deal[which]


def _model(inverse_penalty: float) -> Pipeline:
    return make_pipeline(
        StandardScaler(with_mean=False), LogisticRegression(C=inverse_penalty, fit_intercept=False, max_iter=1000)
    )


def _best_inverse_penalty(rows: Floats, sides: Ints, deals: Ints) -> float:
    grid = {"logisticregression__C": INVERSE_PENALTIES}
    search = GridSearchCV(
        _model(INVERSE_PENALTIES[0]), grid, scoring="neg_log_loss", cv=GroupKFold(INNER_FOLDS), refit=False
    )
    search.fit(rows, sides, groups=deals)
    return float(search.best_params_["logisticregression__C"])
