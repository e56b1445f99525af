"""Nothing hidden may matter: not to what a bot chooses, not to what it believes; and it may not even look."""

from abbey.rules import Game
from abbey.rules.names import MONK_COUNT
from abbey.testing.bots.asking import Answer, Belief
from abbey.testing.bots.course import Course, differing, followed
from abbey.testing.bots.report import Finding
from abbey.testing.bots.sealing import Seals
from abbey.testing.bots.stirring import Stirred
from abbey.testing.bots.trial import Make, Trial
from abbey.testing.bots.twins import twin_of

CLOSE = 1e-6


def check_hidden(trial: Trial, make: Make, course: Course) -> tuple[int, Finding | None]:
    """How many positions the bot answered alike in a twin game, and the first that it did not."""
    horizon = _horizon(trial, course)
    asked = [answer for answer in course.answers if answer.decided <= horizon]
    chance = trial.kits_chance("twin")
    twin = twin_of(trial.deal, course.actions[:horizon], trial.seat, chance)
    again = followed(trial, make, twin, course.actions[: horizon + 1], trial.seat, Stirred(chance))
    found = differing(asked, again)
    return len(asked), _told(trial, course, *found) if found else None


def _horizon(trial: Trial, course: Course) -> int:
    """Up to which decision the twin looks alike: the last in every other game, otherwise an earlier one.

    The earlier it is, the more cards can differ that were still to be seen.
    """
    answers = course.answers
    if trial.number // 2 % 2 == 0:
        return answers[-1].decided
    return answers[trial.kits_chance("horizon").below(len(answers))].decided


def _told(trial: Trial, course: Course, one: Answer, other: Answer) -> Finding:
    what = f"chose {one.word} and {other.word}" if one.word != other.word else "believed two different things"
    sentence = f"In two games that look and sound the same to it, it {what}: it knows what it cannot know."
    return trial.finding("hidden", sentence, course.before(one))


def check_sealed(trial: Trial, make: Make, course: Course) -> Finding | None:
    seals = Seals()
    for answer in followed(trial, make, Game(trial.deal), course.actions, trial.seat, seals):
        if seals.touched:
            sentence = f"It reaches past its view and notes: it touched {seals.touched[0]}."
            return trial.finding("sealed", sentence, course.before(answer))
    return None


def check_belief(trial: Trial, course: Course) -> Finding | None:
    for answer in course.answers:
        if answer.belief is not None and (wrong := what_is_wrong(answer.belief, answer)):
            return trial.finding("belief", f"Its belief is none: {wrong}.", course.before(answer))
    return None


def what_is_wrong(belief: Belief, answer: Answer) -> str:
    seen = answer.seen
    if [len(row) for row in belief] != [MONK_COUNT] * seen.players:
        return f"there should be {seen.players} rows of {MONK_COUNT}"
    for seat, row in enumerate(belief):
        if min(row) < 0 or abs(sum(row) - 1) > CLOSE:
            return f"the row of seat {seat} should be shares that sum to 1"
    if belief[seen.viewer][seen.identities[seen.viewer]] < 1 - CLOSE:
        return "it should be certain who it is itself"
    return ""
