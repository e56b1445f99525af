"""Lets all observers look at a bot's games, and reports what each of them found."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from abbey.arena.audit.accuracy import Accuracies, Accuracy, Calibration, accuracies, accuracy, calibration
from abbey.arena.audit.boosted_observer import BoostedObserver
from abbey.arena.audit.cross_validation import CrossValidation, lesson_sizes, whole_lesson
from abbey.arena.audit.exact_observer import ExactObserver
from abbey.arena.audit.features import own_step_features, step_features, trail_features
from abbey.arena.audit.floor import Floor, floor_of
from abbey.arena.audit.leak import Leak
from abbey.arena.audit.logistic_observer import LogisticObserver
from abbey.arena.audit.observer import Observer
from abbey.arena.audit.samples import RANK_SIGNS, SIGNS, Samples, check_deals
from abbey.arena.audit.viewpoints import Viewpoint
from abbey.arena.games.trail import DAYS
from abbey.arena.games.trail import SIGNS as TRAIL_SIGNS

Tell = Callable[[], object]


@dataclass(frozen=True, slots=True)
class ObserverKind:
    """Describes one observer of the audit, and the signs it looks at."""

    name: str
    make: Callable[[], Observer]
    signs: Sequence[str]
    tries_alone: bool = False  # each sign is tried alone as well
    learns: bool = True


KINDS: Final = (
    ObserverKind("logistic", lambda: LogisticObserver(trail_features), TRAIL_SIGNS, tries_alone=True),
    ObserverKind("boosted", BoostedObserver, SIGNS),
    ObserverKind("inverse planning", lambda: LogisticObserver(step_features), RANK_SIGNS),
)
OWN_VALUES: Final = ObserverKind("inverse planning, own values", lambda: LogisticObserver(own_step_features), ())
EXACT: Final = ObserverKind("policy and hand known", ExactObserver, (), learns=False)


@dataclass(frozen=True, slots=True)
class SignWorth:
    """Says what one sign is worth to an observer."""

    sign: str
    lost: float  # of the monks named, each seat by itself, when the sign is dealt out anew among the possible monks
    alone: Accuracy | None  # with only this sign to look at, each seat by itself


@dataclass(frozen=True, slots=True)
class Findings:
    """Holds all that one observer found out."""

    observer: str
    whole: Accuracies
    calibration: Calibration
    lessons: list[tuple[int, Accuracies]]  # with only so many deals to learn from, all that there are at last
    days: list[Accuracies]  # with only the days up to this one to look at
    signs: list[SignWorth]


@dataclass(frozen=True, slots=True)
class Audit:
    """Holds what observers found out about a bot, beside what there is to be known without looking at its turns."""

    samples: int
    deals: int
    players: int
    floor: Floor
    observers: list[Findings]
    leak: Leak | None  # for bots that know what they told

    def of(self, observer: str) -> Findings:
        """Return what the observer of this name found."""
        return next(one for one in self.observers if one.observer == observer)

    def best(self, viewpoint: Viewpoint) -> tuple[str, Accuracy]:
        """Return the observer that names most monks from this viewpoint, and how well it names them."""
        marks: list[tuple[str, Accuracy]] = [(one.observer, getattr(one.whole, viewpoint)) for one in self.observers]
        return max(marks, key=lambda mark: mark[1].top1.share)


def audit(samples: Samples, tell: Tell, leak: Leak | None = None, kinds: Sequence[ObserverKind] = KINDS) -> Audit:
    """Let observers learn from the samples of some deals, test them on the others, and return what they found.

    `tell` is called after each of the `steps_of` these samples; `leak` is what the bot itself says it told.
    """
    deals = len(np.unique(samples.deal))
    check_deals(deals)
    found = [_findings(kind, samples, tell) for kind in _present(samples, kinds)]
    return Audit(len(samples), deals, samples.players, floor_of(samples), found, leak)


def steps_of(samples: Samples, kinds: Sequence[ObserverKind] = KINDS) -> int:
    """Return how many steps an audit takes: each is one lesson for all folds, or one look at the tests."""
    return sum(_steps(kind, lesson_sizes(samples)) for kind in _present(samples, kinds))


def _present(samples: Samples, kinds: Sequence[ObserverKind]) -> Sequence[ObserverKind]:
    """Return these kinds of observers, and those that are there only for bots that say something of themselves."""
    own_values = [OWN_VALUES] if samples.values else []
    return [*kinds, *own_values, *([EXACT] if samples.tells else [])]


def _steps(kind: ObserverKind, sizes: Sequence[int]) -> int:
    lessons = len(sizes) if kind.learns else 0
    return 1 + lessons + DAYS - 1 + len(kind.signs) * (2 if kind.tries_alone else 1)


def _findings(kind: ObserverKind, samples: Samples, tell: Tell) -> Findings:
    sizes = lesson_sizes(samples)
    trial = CrossValidation(samples, kind.make)
    chances = trial.learn(samples)
    tell()
    whole = accuracies(samples, chances)
    lost = {sign: _lost(sign, samples, trial, whole.alone, tell) for sign in kind.signs}  # before new lessons

    def learnt(seen: Samples, deals: int | None = None) -> Accuracies:
        found = accuracies(seen, trial.learn(seen, deals))
        tell()
        return found

    return Findings(
        kind.name,
        whole,
        calibration(samples, chances),
        [*((size, learnt(samples, size)) for size in sizes), (whole_lesson(samples), whole)] if kind.learns else [],
        [*(learnt(samples.until(day)) for day in range(1, DAYS)), whole],
        [
            SignWorth(sign, lost[sign], learnt(samples.alone(sign)).alone if kind.tries_alone else None)
            for sign in kind.signs
        ],
    )


def _lost(sign: str, samples: Samples, trial: CrossValidation, whole: Accuracy, tell: Tell) -> float:
    """Return how many fewer monks are named without the sign."""
    shuffled = accuracy("alone", samples, trial.chances(samples.shuffled(sign)))
    tell()
    return whole.top1.share - shuffled.top1.share
