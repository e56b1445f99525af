"""Tests the observer by cross-validation: always on deals from which it has not learnt."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from sklearn.model_selection import GroupKFold
from threadpoolctl import threadpool_limits

from abbey.arena.audit.observer import ALL_SIGNS, Observer
from abbey.arena.audit.samples import Bools, Floats, Samples, check_deals
from abbey.arena.games.trail import DAYS, SIGNS
from abbey.plots.interval import Interval, share_of

FOLDS: Final = 5
LESSONS: Final = (10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10000)  # deals
BINS: Final = 10


@dataclass(frozen=True, slots=True)
class Accuracy:
    """Says how well monks are named, beside what blind guessing among the possible ones would do."""

    top1: Interval
    log_loss: float
    chance_top1: float
    chance_log_loss: float


@dataclass(frozen=True, slots=True)
class Bin:
    """Groups monks that were thought about equally likely: the mean of that, the share that was true, their number."""

    thought: float
    true: float
    count: int


@dataclass(frozen=True, slots=True)
class Calibration:
    """Says whether the observer knows what it knows: of what it calls 70 % likely, 70 % should be true."""

    bins: list[Bin]
    error: float  # expected calibration error: the mean distance of thought from true


@dataclass(frozen=True, slots=True)
class Audit:
    """Holds all that an observer found out about a bot."""

    samples: int
    deals: int
    whole: Accuracy
    calibration: Calibration
    lessons: list[tuple[int, Accuracy]]  # with only so many deals to learn from
    days: list[Accuracy]  # with only the days up to this one to look at
    alone: list[tuple[str, Accuracy]]  # with only this sign to look at


@dataclass(frozen=True, slots=True)
class Fold:
    """Splits the samples into one part to test on and the rest to learn from."""

    learnt: Bools
    tested: Bools
    inverse_penalty: float


def cross_validate(samples: Samples) -> Audit:
    """Let observers learn from some deals, test them on the others, and return what they found."""
    with threadpool_limits(1):  # for tables this small more threads only get in each other's way
        return _audit(samples)


def _audit(samples: Samples) -> Audit:
    deals = len(np.unique(samples.deal))
    check_deals(deals)
    folds = _folds(samples)
    chances = _chances(samples, folds)
    return Audit(
        len(samples),
        deals,
        _accuracy(samples, chances, DAYS),
        _calibration(samples, chances),
        [(size, _lesson(samples, folds, size)) for size in _sizes(samples, folds)],
        [_accuracy(samples, _chances(samples, folds, day=day), day) for day in range(1, DAYS + 1)],
        [(SIGNS[sign], _accuracy(samples, _chances(samples, folds, signs=(sign,)), DAYS)) for sign in ALL_SIGNS],
    )


def _folds(samples: Samples) -> list[Fold]:
    """Split the samples; the penalty of a fold is found once, within its lessons, and holds for all its observers."""
    splits = GroupKFold(FOLDS, shuffle=True, random_state=0).split(samples.truth, groups=samples.deal)
    return [_fold(samples, np.isin(np.arange(len(samples)), tested)) for _, tested in splits]


def _fold(samples: Samples, tested: Bools) -> Fold:
    observer = Observer()
    observer.learn(samples.where(~tested))
    assert observer.inverse_penalty is not None
    return Fold(~tested, tested, observer.inverse_penalty)


def _chances(
    samples: Samples, folds: Sequence[Fold], day: int = DAYS, signs: Sequence[int] = ALL_SIGNS, most: int | None = None
) -> Floats:
    """Return what observers make of each sample, none of whom learnt from its deal."""
    chances = np.zeros(samples.shown.shape)
    for fold in folds:
        observer = Observer(day, signs, fold.inverse_penalty)
        observer.learn(samples.where(fold.learnt & _among_first(samples, fold, most)))
        chances[fold.tested] = observer.chances(samples.where(fold.tested))
    return chances


def _among_first(samples: Samples, fold: Fold, most: int | None) -> Bools:
    """Return which samples are of the first deals of the fold, at most so many."""
    deals = np.unique(samples.deal[fold.learnt])[:most]
    return np.isin(samples.deal, deals)


def _lesson(samples: Samples, folds: Sequence[Fold], size: int) -> Accuracy:
    return _accuracy(samples, _chances(samples, folds, most=size), DAYS)


def _sizes(samples: Samples, folds: Sequence[Fold]) -> list[int]:
    """Return round numbers of deals to learn from, and then all that there are."""
    whole = min(len(np.unique(samples.deal[fold.learnt])) for fold in folds)
    return [*(size for size in LESSONS if size < whole), whole]


def _accuracy(samples: Samples, chances: Floats, day: int) -> Accuracy:
    live = samples.live(day).sum(axis=1)
    hits = _hits(samples, chances)
    by_deal = [float(hits[samples.deal == deal].mean()) for deal in np.unique(samples.deal)]
    at_truth = chances[np.arange(len(samples)), samples.truth]
    return Accuracy(
        share_of(by_deal, round(len(samples) / len(by_deal))),
        float(-np.log(np.maximum(at_truth, np.finfo(float).tiny)).mean()),
        float((1 / live).mean()),
        float(np.log(live).mean()),
    )


def _hits(samples: Samples, chances: Floats) -> Floats:
    """Return the hits by sample; monks that are equally likely share the hit, as blind guessing among them would."""
    best = np.isclose(chances, chances.max(axis=1, keepdims=True))
    hits: Floats = best[np.arange(len(samples)), samples.truth] / best.sum(axis=1)
    return hits


def _calibration(samples: Samples, chances: Floats) -> Calibration:
    """Compare thought and truth over all monks that had not been ruled out."""
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
