"""Offers the kit: checks a bot, and refuses it or says what was seen.

The checks are made in their order, for one number of players after the other. Each stops at the first finding.
"""

import pickle
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import count
from typing import Final

from abbey.bots import Budgeted, bot_named, dismiss
from abbey.rules.names import FEWEST_PLAYERS, MOST_PLAYERS, PHASES, seat_numbers
from abbey.search import backend_name, same_backend
from abbey.testing.bots.checks import check_again, check_belief, check_chance, check_hidden, check_legal, check_sealed
from abbey.testing.bots.findings import BotReport, Check, Finding, Progress, Tell
from abbey.testing.bots.playthrough import Playthrough, played
from abbey.testing.bots.scenario import Make, Scenario
from abbey.testing.bots.shared_state import check_seats
from abbey.testing.bots.time_leak import Agreements, time_finding, timed

ALL: Final = tuple(range(FEWEST_PLAYERS, MOST_PLAYERS + 1))
POSITIONS: Final = 1000
PAIRS: Final = 300
TWICE: Final = 4  # games that are played again from the same deal, half of them led
GUARDED: Final = 4
ALONE: Final = 2  # seats that are also tried by themselves
LONGER: Final = 4  # times as many positions as were asked for may be played to meet every phase
FOR_TIME: Final = 1_000_000  # scenarios from this number on are for the clock
FOR_SEATS: Final = 2_000_000
COMPARING: Final = frozenset[Check](("hidden", "time"))


def check_bot(
    bot: str | Make,
    players: Sequence[int] = ALL,
    positions: int = POSITIONS,
    pairs: int = PAIRS,
    seed: int = 1,
    tell: Tell | None = None,
) -> BotReport:
    """Raise `AssertionError`, with a sentence and a record for each promise that the bot breaks.

    `bot`: a kind as `--bots` takes it, or a class or function of a module that makes one. For each number of players
    it is asked in at least so many positions, and its time is taken in so many pairs (0: not at all). The same seed
    asks the same.
    """
    report = examine_bot(bot, players, positions, pairs, seed, tell)
    if report.findings:
        raise AssertionError("\n\n".join(map(str, report.findings)))
    return report


def examine_bot(
    bot: str | Make,
    players: Sequence[int] = ALL,
    positions: int = POSITIONS,
    pairs: int = PAIRS,
    seed: int = 1,
    tell: Tell | None = None,
) -> BotReport:
    """Check as `check_bot` does, but put what is wrong into the report."""
    make = maker_of(bot)
    with same_backend():
        checks = CheckRun(make, seed, tell or (lambda _: None))
        checks.report.budget = _budget(make)
        for number in players:
            checks.play(number, positions)
            checks.guard(number)
            checks.time(number, pairs)
            checks.compare_seats(number)
    return checks.report


def maker_of(bot: str | Make) -> Make:
    """Return a function that makes the bot, in another process too."""
    make: Make = partial(bot_named, bot) if isinstance(bot, str) else bot
    try:
        pickle.dumps(make)
    except (pickle.PicklingError, AttributeError, TypeError):
        raise ValueError(
            "The kit also tries the bot in a process of its own: give its kind by name, or a class or function that "
            "stands in a module; no lambda, and nothing made inside a function."
        ) from None
    return make


def _budget(make: Make) -> str:
    """Say how much the bot searches, if it does; a bot that cannot be made is refused here."""
    bot = make()
    try:
        return bot.budget if isinstance(bot, Budgeted) else ""
    finally:
        dismiss(bot)


class CheckRun:
    """Runs the checks against one bot and gathers what they find."""

    def __init__(self, make: Make, seed: int, tell: Tell) -> None:
        self.report = BotReport(backend_name())
        self._make = make
        self._seed = seed
        self._tell = tell

    def play(self, players: int, positions: int) -> None:
        """Check legality, chance, belief and twin games, until enough positions and every phase have been met."""
        met: set[str] = set()
        for number in count():
            done = self.report.positions[players]
            if done >= positions and (len(met) == len(PHASES) - 1 or done >= LONGER * positions):
                return
            self._say("hidden", players, min(done, positions), positions)
            playthrough = self._playthrough(Scenario(players, self._seed, number))
            if self.report.broken("legal"):
                return
            met |= {PHASES[answer.seen.phase] for answer in playthrough.answers}

    def _playthrough(self, scenario: Scenario) -> Playthrough:
        playthrough, found = check_chance(scenario, self._make)
        self.report.phases.update(PHASES[answer.seen.phase] for answer in playthrough.answers)
        self._add(found, check_legal(scenario, playthrough), check_belief(scenario, playthrough))
        if scenario.number < TWICE:
            self._add(check_again(scenario, self._make, playthrough))
        alike = len(playthrough.answers)
        if self._can("hidden"):
            alike, found = check_hidden(scenario, self._make, playthrough)
            self._add(found)
        self.report.positions[scenario.players] += alike
        return playthrough

    def guard(self, players: int) -> None:
        """Check that the bot touches nothing but its view and notes."""
        if not self._can("sealed"):
            return
        for number in range(GUARDED):
            self._say("sealed", players, number, GUARDED)
            scenario = Scenario(players, self._seed, number)
            playthrough = played(scenario, self._make)
            if playthrough.is_true:
                self._add(check_sealed(scenario, self._make, playthrough))

    def time(self, players: int, pairs: int) -> None:
        """Check the time; one suspicious result proves nothing, so it must come again in other games."""
        if not pairs or not self._can("time"):
            return
        playthroughs = self._playthroughs_for_time(players)
        first, *_ = self._agreements(playthroughs, players, pairs)
        if first.is_suspicious:
            second, scenario, playthrough = self._agreements(playthroughs, players, pairs)
            if second.is_suspicious:
                self._add(time_finding(scenario, playthrough, second))

    def _playthroughs_for_time(self, players: int) -> Iterator[tuple[Scenario, Playthrough]]:
        for number in count(FOR_TIME):
            scenario = Scenario(players, self._seed, number)
            yield scenario, played(scenario, self._make)

    def _agreements(
        self, playthroughs: Iterator[tuple[Scenario, Playthrough]], players: int, pairs: int
    ) -> tuple[Agreements, Scenario, Playthrough]:
        agreements = Agreements()
        self._say("time", players, 0, pairs)
        for scenario, playthrough in playthroughs:
            for took in timed(scenario, self._make, playthrough):
                agreements.add(*took)
            self._say("time", players, min(agreements.asked, pairs), pairs)
            if agreements.asked >= pairs:
                return agreements, scenario, playthrough
        raise AssertionError

    def compare_seats(self, players: int) -> None:
        """Check that seats of the kind share nothing."""
        if not self._can("seats"):
            return
        self._say("seats", players, 0, 1)
        scenario = Scenario(players, self._seed, FOR_SEATS)
        self._add(check_seats(scenario, self._make, seat_numbers(ALONE)))
        self._say("seats", players, 1, 1)

    def _can(self, check: Check) -> bool:
        """Say whether a check makes sense: legality comes first, and only a bot that repeats itself can be compared."""
        if self.report.broken("legal") or (check in COMPARING and self.report.broken("chance")):
            self.report.skipped.add(check)
        return check not in self.report.skipped and not self.report.broken(check)

    def _add(self, *findings: Finding | None) -> None:
        for finding in findings:
            if finding:
                self.report.add(finding)

    def _say(self, check: Check, players: int, done: int, of: int) -> None:
        self._tell(Progress(check, players, done, of))
