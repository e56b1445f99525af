"""The observer: a logistic model that weighs the same signs for all six monks, and then compares them.

It learns from pairs, the true monk against each other one that was still possible, which of the two it was. Under a
conditional logit of all six this finds the same weights, and the library's own logistic regression can fit it.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
from scipy.special import softmax
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import GridSearchCV, GroupKFold
from sklearn.pipeline import Pipeline, make_pipeline
from sklearn.preprocessing import StandardScaler

from abbey.arena.audit.samples import Bools, Floats, Ints, Samples
from abbey.arena.play.trail import DAYS, SIGNS

TRUSTS: Final = (1e-4, 1e-3, 1e-2, 1e-1, 1.0)  # the library's C: how far the weights may go
INNER_FOLDS: Final = 3
ALL_SIGNS: Final = tuple(range(len(SIGNS)))


class Observer:
    """Sees the signs up to the end of a day, all of them or some."""

    def __init__(self, day: int = DAYS, signs: Sequence[int] = ALL_SIGNS, trust: float | None = None) -> None:
        self.day = day
        self.signs = signs
        self.trust = trust  # None: found by trying on parts of what it learns from
        self._weights: Floats = np.zeros(0)

    def learn(self, samples: Samples) -> None:
        rows, sides, deals = self._pairs(samples)
        if self.trust is None:
            self.trust = _best_trust(rows, sides, deals)
        model = _model(self.trust).fit(rows, sides)
        scaler, logistic = model[0], model[1]
        self._weights = logistic.coef_[0] / scaler.scale_

    def chances(self, samples: Samples) -> Floats:
        """By sample and monk; rows sum to 1, and a monk that was shown has none."""
        scores = samples.features(self.day, self.signs) @ self._weights
        chances: Floats = softmax(np.where(samples.live(self.day), scores, -np.inf), axis=1)
        return chances

    def _pairs(self, samples: Samples) -> tuple[Floats, Ints, Ints]:
        """Differences of the two monks' signs; which side is the true one alternates, since no row may tell."""
        features, live = samples.features(self.day, self.signs), samples.live(self.day)
        others: Bools = live & (np.arange(live.shape[1]) != samples.truth[:, None])
        which, monk = np.nonzero(others)
        sides = np.arange(len(which)) % 2
        rows = features[which, samples.truth[which]] - features[which, monk]
        return np.where(sides[:, None] == 1, rows, -rows), sides, samples.deal[which]


def _model(trust: float) -> Pipeline:
    return make_pipeline(
        StandardScaler(with_mean=False), LogisticRegression(C=trust, fit_intercept=False, max_iter=1000)
    )


def _best_trust(rows: Floats, sides: Ints, deals: Ints) -> float:
    grid = {"logisticregression__C": TRUSTS}
    search = GridSearchCV(_model(TRUSTS[0]), grid, scoring="neg_log_loss", cv=GroupKFold(INNER_FOLDS), refit=False)
    search.fit(rows, sides, groups=deals)
    return float(search.best_params_["logisticregression__C"])
