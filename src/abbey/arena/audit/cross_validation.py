"""Tests an observer by cross-validation: always on deals from which it has not learnt."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np
from sklearn.model_selection import GroupKFold
from threadpoolctl import threadpool_limits

from abbey.arena.audit.observer import Observer
from abbey.arena.audit.samples import Bools, Floats, Samples

FOLDS: Final = 5
LESSONS: Final = (10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10000)  # deals


@dataclass(frozen=True, slots=True)
class Fold:
    """Splits the samples into one part to test on and the rest to learn from."""

    learnt: Bools
    tested: Bools


def folds_of(samples: Samples) -> list[Fold]:
    """Split the samples, so that each is tested once; those of one deal stay together."""
    splits = GroupKFold(FOLDS, shuffle=True, random_state=0).split(samples.truth, groups=samples.deal)
    tests = [np.isin(np.arange(len(samples)), tested) for _, tested in splits]
    return [Fold(~tested, tested) for tested in tests]


def lesson_sizes(samples: Samples) -> list[int]:
    """Return round numbers of deals to learn from, fewer than there are."""
    return [size for size in LESSONS if size < whole_lesson(samples)]


def whole_lesson(samples: Samples) -> int:
    """Return how many deals there are to learn from, in the smallest of the folds."""
    return min(len(np.unique(samples.deal[fold.learnt])) for fold in folds_of(samples))


class CrossValidation:
    """Tests observers of one kind, one for each fold. The first lessons are to be whole: settings are found there.

    For tables this small more threads only get in each other's way, and with one thread figures are always the same.
    """

    def __init__(self, samples: Samples, make: Callable[[], Observer]) -> None:
        self._samples = samples
        self._observers = [(fold, make()) for fold in folds_of(samples)]

    def learn(self, seen: Samples, deals: int | None = None) -> Floats:
        """Let them learn from what was `seen` of the samples, in so many deals; return what they make of the rest."""
        with threadpool_limits(1):
            for fold, observer in self._observers:
                first = np.unique(self._samples.deal[fold.learnt])[:deals]
                observer.learn(seen.where(fold.learnt & np.isin(self._samples.deal, first)))
        return self.chances(seen)

    def chances(self, seen: Samples) -> Floats:
        """Return what observers make of each sample, none of whom learnt from its deal."""
        chances = np.zeros(self._samples.shown.shape)
        with threadpool_limits(1):
            for fold, observer in self._observers:
                chances[fold.tested] = observer.chances(seen.where(fold.tested))
        return chances
