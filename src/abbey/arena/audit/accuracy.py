"""Measures how well monks are named, and whether the observer knows what it knows."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from abbey.arena.audit.samples import Bools, Floats, Samples
from abbey.arena.audit.viewpoints import VIEWPOINTS, Viewpoint, even_chances, seen_from
from abbey.plots.interval import Interval, share_of

BINS: Final = 10


@dataclass(frozen=True, slots=True)
class Accuracy:
    """Says how well monks are named, beside the floor: what markers and "no two the same" name by themselves."""

    top1: Interval
    log_loss: float
    floor_top1: float
    floor_log_loss: float


@dataclass(frozen=True, slots=True)
class Accuracies:
    """Holds how well monks are named from each viewpoint."""

    alone: Accuracy  # each seat by itself
    spectator: Accuracy
    seated: Accuracy


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


def accuracies(samples: Samples, chances: Floats) -> Accuracies:
    """Judge what an observer thinks of each seat by itself, from each viewpoint."""
    return Accuracies(*(accuracy(viewpoint, samples, chances) for viewpoint in VIEWPOINTS))


def accuracy(viewpoint: Viewpoint, samples: Samples, chances: Floats) -> Accuracy:
    """Judge what an observer thinks of each seat by itself, from one viewpoint."""
    seen, floor = (seen_from(viewpoint, samples, one) for one in (chances, even_chances(samples)))
    hits = _hits(seen, _is_true(samples, seen)).mean(axis=1)
    by_deal = [float(hits[samples.deal == deal].mean()) for deal in np.unique(samples.deal)]
    at_truth = seen[_is_true(samples, seen)]
    return Accuracy(
        share_of(by_deal, round(len(samples) / len(by_deal))),
        float(-np.log(np.maximum(at_truth, np.finfo(float).tiny)).mean()),
        float(floor.max(axis=2).mean()),
        float(-(floor * np.log(np.where(floor > 0, floor, 1))).sum(axis=2).mean()),
    )


def _is_true(samples: Samples, seen: Floats) -> Bools:
    """Return which monk is the true one, in the shape of what was seen."""
    return np.broadcast_to((np.arange(seen.shape[2]) == samples.truth[:, None])[:, None], seen.shape)


def _hits(seen: Floats, is_true: Bools) -> Floats:
    """Return the hits; monks that are equally likely share the hit, as blind guessing among them would."""
    best = np.isclose(seen, seen.max(axis=2, keepdims=True))
    hits: Floats = (best & is_true).sum(axis=2) / best.sum(axis=2)
    return hits


def calibration(samples: Samples, chances: Floats) -> Calibration:
    """Compare what a spectator thinks with the truth, over all monks that had not been ruled out."""
    seen = seen_from("spectator", samples, chances)
    live = samples.live
    return calibration_of(seen[:, 0][live], _is_true(samples, seen)[:, 0][live])


def calibration_of(thought: Floats, true: Floats | Bools) -> Calibration:
    """Compare how likely each thing was thought with whether it was true, or how much of it."""
    places = np.minimum((thought * BINS).astype(int), BINS - 1)
    bins = [
        Bin(float(thought[places == place].mean()), float(true[places == place].mean()), int((places == place).sum()))
        for place in np.unique(places)
    ]
    error = sum(abs(one.thought - one.true) * one.count for one in bins) / len(thought)
    return Calibration(bins, float(error))
