"""Chance and legality: a bot takes its numbers from its stream alone, chooses what is legal, and changes nothing."""

import random
import sys
from typing import Any

from abbey.rules import Game
from abbey.rules.names import PHASES
from abbey.testing.bots.course import Course, differing, followed, played
from abbey.testing.bots.report import Finding
from abbey.testing.bots.trial import Make, Trial


def check_legal(trial: Trial, course: Course) -> Finding | None:
    if course.deaf:
        return trial.finding("legal", f"When it was told what happened, {course.deaf}.", course.actions)
    for answer in course.answers:
        if answer.error:
            phase = PHASES[answer.seen.phase]
            return trial.finding("legal", f"When it was asked to {phase}, {answer.error}.", course.before(answer))
    return None


def check_chance(trial: Trial, make: Make) -> tuple[Course, Finding | None]:
    """Play the trial, and say whether the bot disturbed chance in doing so."""
    before = shared_generators()
    course = played(trial, make)
    after = shared_generators()
    if any(after[name] != state for name, state in before.items()):
        sentence = "It draws from a generator that the whole program shares; its own chance is the rng it is given."
        return course, trial.finding("chance", sentence, course.actions)
    if not course.is_true:
        sentence = "After a game with it the position is not the one that the deal and the actions lead to."
        return course, trial.finding("chance", sentence, course.actions)
    return course, None


def shared_generators() -> dict[str, Any]:
    """The state of those random numbers that a whole program shares, as far as they are there yet."""
    numpy = sys.modules.get("numpy")
    states = {"numpy": repr(numpy.random.get_state())} if numpy else {}
    return {"python": random.getstate(), **states}


def check_again(trial: Trial, make: Make, course: Course) -> Finding | None:
    """The same game once more: another bot of the kind must answer the same."""
    found = differing(course.answers, followed(trial, make, Game(trial.deal), course.actions, trial.seat))
    if not found:
        return None
    one, other = found
    what = f"first {one.word}, then {other.word}" if one.word != other.word else "with another belief"
    sentence = f"Asked the same again, it answers {what}: it takes chance from elsewhere than rng, or remembers."
    return trial.finding("chance", sentence, course.before(one))
