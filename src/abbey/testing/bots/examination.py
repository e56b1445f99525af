"""The checks in their order, for one number of players after the other. Each stops at the first thing it finds."""

from collections.abc import Iterator
from itertools import count
from typing import Final

from abbey.rules.names import PHASES
from abbey.testing.bots.company import check_seats
from abbey.testing.bots.course import Course, played
from abbey.testing.bots.fairness import check_again, check_chance, check_legal
from abbey.testing.bots.report import Check, Finding, Progress, Report, Tell
from abbey.testing.bots.secrets import check_belief, check_hidden, check_sealed
from abbey.testing.bots.timing import Agreements, timed, told
from abbey.testing.bots.trial import Make, Trial

TWICE: Final = 4  # games that are played again from the same deal, half of them led
SEALED: Final = 4
ALONE: Final = 2  # seats that are also tried by themselves
PATIENCE: Final = 4  # times as many positions as were asked for, to meet every phase
FOR_TIME: Final = 1_000_000  # trials from this number on are for the clock
FOR_SEATS: Final = 2_000_000
COMPARING: Final = frozenset[Check](("hidden", "time"))


class Examination:
    def __init__(self, make: Make, seed: int, tell: Tell) -> None:
        self.report = Report()
        self._make = make
        self._seed = seed
        self._tell = tell

    def play(self, players: int, positions: int) -> None:
        """Legality, chance, belief and twin games, until enough positions and every phase have been met."""
        met: set[str] = set()
        for number in count():
            done = self.report.positions[players]
            if done >= positions and (len(met) == len(PHASES) - 1 or done >= PATIENCE * positions):
                return
            self._say("hidden", players, min(done, positions), positions)
            course = self._course(Trial(players, self._seed, number))
            if self.report.broken("legal"):
                return
            met |= {PHASES[answer.seen.phase] for answer in course.answers}

    def _course(self, trial: Trial) -> Course:
        course, found = check_chance(trial, self._make)
        self.report.phases.update(PHASES[answer.seen.phase] for answer in course.answers)
        self._add(found, check_legal(trial, course), check_belief(trial, course))
        if trial.number < TWICE:
            self._add(check_again(trial, self._make, course))
        alike = len(course.answers)
        if self._can("hidden"):
            alike, found = check_hidden(trial, self._make, course)
            self._add(found)
        self.report.positions[trial.players] += alike
        return course

    def seal(self, players: int) -> None:
        if not self._can("sealed"):
            return
        for number in range(SEALED):
            self._say("sealed", players, number, SEALED)
            trial = Trial(players, self._seed, number)
            course = played(trial, self._make)
            if course.is_true:
                self._add(check_sealed(trial, self._make, course))

    def time(self, players: int, pairs: int) -> None:
        """One suspicious result is no proof: it must come again, in other games."""
        if not pairs or not self._can("time"):
            return
        courses = self._courses_for_time(players)
        first, *_ = self._agreements(courses, players, pairs)
        if first.is_suspicious:
            second, trial, course = self._agreements(courses, players, pairs)
            if second.is_suspicious:
                self._add(told(trial, course, second))

    def _courses_for_time(self, players: int) -> Iterator[tuple[Trial, Course]]:
        for number in count(FOR_TIME):
            trial = Trial(players, self._seed, number)
            yield trial, played(trial, self._make)

    def _agreements(
        self, courses: Iterator[tuple[Trial, Course]], players: int, pairs: int
    ) -> tuple[Agreements, Trial, Course]:
        agreements = Agreements()
        self._say("time", players, 0, pairs)
        for trial, course in courses:
            for took in timed(trial, self._make, course):
                agreements.add(*took)
            self._say("time", players, min(agreements.asked, pairs), pairs)
            if agreements.asked >= pairs:
                return agreements, trial, course
        raise AssertionError

    def compare_seats(self, players: int) -> None:
        if not self._can("seats"):
            return
        self._say("seats", players, 0, 1)
        trial = Trial(players, self._seed, FOR_SEATS)
        self._add(check_seats(trial, self._make, tuple(range(ALONE))))
        self._say("seats", players, 1, 1)

    def _can(self, check: Check) -> bool:
        """What is not legal is to be mended first; and whoever answers otherwise each time tells nothing by it."""
        if self.report.broken("legal") or (check in COMPARING and self.report.broken("chance")):
            self.report.skipped.add(check)
        return check not in self.report.skipped and not self.report.broken(check)

    def _add(self, *findings: Finding | None) -> None:
        for finding in findings:
            if finding:
                self.report.add(finding)

    def _say(self, check: Check, players: int, done: int, of: int) -> None:
        self._tell(Progress(check, players, done, of))
