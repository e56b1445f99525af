"""Choosing among what is equally good, or as good as."""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from abbey.rules import Stream

SAME: Final = 1e-9
NEARLY: Final = 0.004  # of a chance to win: what a habit may cost

T = TypeVar("T")


def pick(things: Sequence[T], values: Sequence[float], rng: Stream, habit: Callable[[T], int] | None = None) -> T:
    """One of the best; with a habit, one that suits it among those nearly as good."""
    best = max(values)
    slack = SAME if habit is None else NEARLY
    good = [thing for thing, value in zip(things, values, strict=True) if value >= best - slack]
    if habit is not None:
        most = max(habit(thing) for thing in good)
        good = [thing for thing in good if habit(thing) == most]
    return good[rng.below(len(good))]
