"""The observer's examination: always on deals it has not learnt from."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from sklearn.model_selection import GroupKFold
from threadpoolctl import threadpool_limits

from abbey.arena.audit.calibration import Calibration, calibration_of
from abbey.arena.audit.observer import ALL_SIGNS, Observer
from abbey.arena.audit.samples import Bools, Floats, Samples, check_deals
from abbey.arena.play.trail import DAYS, SIGNS
from abbey.arena.results.interval import Interval, share_of

FOLDS: Final = 5
LESSONS: Final = (10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10000)  # deals


@dataclass(frozen=True, slots=True)
class Mark:
    """How well monks are named, beside what blind guessing among the possible ones would do."""

    top1: Interval
    log_loss: float
    chance_top1: float
    chance_log_loss: float


@dataclass(frozen=True, slots=True)
class Audit:
    samples: int
    deals: int
    whole: Mark
    calibration: Calibration
    lessons: list[tuple[int, Mark]]  # with only so many deals to learn from
    days: list[Mark]  # with only the days up to this one to look at
    alone: list[tuple[str, Mark]]  # with only this sign to look at


@dataclass(frozen=True, slots=True)
class Fold:
    """One part to test on, the rest to learn from."""

    learnt: Bools
    tested: Bools
    trust: float


def examined(samples: Samples) -> Audit:
    with threadpool_limits(1):  # for tables this small more threads only get in each other's way
        return _examined(samples)


def _examined(samples: Samples) -> Audit:
    deals = len(np.unique(samples.deal))
    check_deals(deals)
    folds = _folds(samples)
    chances = _chances(samples, folds)
    return Audit(
        len(samples),
        deals,
        _mark(samples, chances, DAYS),
        calibration_of(samples, chances),
        [(size, _lesson(samples, folds, size)) for size in _sizes(samples, folds)],
        [_mark(samples, _chances(samples, folds, day=day), day) for day in range(1, DAYS + 1)],
        [(SIGNS[sign], _mark(samples, _chances(samples, folds, signs=(sign,)), DAYS)) for sign in ALL_SIGNS],
    )


def _folds(samples: Samples) -> list[Fold]:
    """How far each observer may trust its lessons is found within them, once, and holds for its further trials."""
    splits = GroupKFold(FOLDS, shuffle=True, random_state=0).split(samples.truth, groups=samples.deal)
    return [_fold(samples, np.isin(np.arange(len(samples)), tested)) for _, tested in splits]


def _fold(samples: Samples, tested: Bools) -> Fold:
    observer = Observer()
    observer.learn(samples.where(~tested))
    assert observer.trust is not None
    return Fold(~tested, tested, observer.trust)


def _chances(
    samples: Samples, folds: Sequence[Fold], day: int = DAYS, signs: Sequence[int] = ALL_SIGNS, most: int | None = None
) -> Floats:
    """What observers make of each sample, none of whom learnt from its deal."""
    chances = np.zeros(samples.shown.shape)
    for fold in folds:
        observer = Observer(day, signs, fold.trust)
        observer.learn(samples.where(fold.learnt & _among_first(samples, fold, most)))
        chances[fold.tested] = observer.chances(samples.where(fold.tested))
    return chances


def _among_first(samples: Samples, fold: Fold, most: int | None) -> Bools:
    deals = np.unique(samples.deal[fold.learnt])[:most]
    return np.isin(samples.deal, deals)


def _lesson(samples: Samples, folds: Sequence[Fold], size: int) -> Mark:
    return _mark(samples, _chances(samples, folds, most=size), DAYS)


def _sizes(samples: Samples, folds: Sequence[Fold]) -> list[int]:
    """Round numbers, then all that there are."""
    whole = min(len(np.unique(samples.deal[fold.learnt])) for fold in folds)
    return [*(size for size in LESSONS if size < whole), whole]


def _mark(samples: Samples, chances: Floats, day: int) -> Mark:
    live = samples.live(day).sum(axis=1)
    hits = _hits(samples, chances)
    by_deal = [float(hits[samples.deal == deal].mean()) for deal in np.unique(samples.deal)]
    at_truth = chances[np.arange(len(samples)), samples.truth]
    return Mark(
        share_of(by_deal, round(len(samples) / len(by_deal))),
        float(-np.log(np.maximum(at_truth, np.finfo(float).tiny)).mean()),
        float((1 / live).mean()),
        float(np.log(live).mean()),
    )


def _hits(samples: Samples, chances: Floats) -> Floats:
    """Monks that are level share the hit, as blind guessing among them would."""
    best = np.isclose(chances, chances.max(axis=1, keepdims=True))
    hits: Floats = best[np.arange(len(samples)), samples.truth] / best.sum(axis=1)
    return hits
