"""Puts an analysis into sentences of one language: sections with a heading, each sentence with its moment."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from abbey.insight.analysis.accusation_review import Laying
from abbey.insight.analysis.chance_and_choice import CAUSES, ChanceAndChoice
from abbey.insight.analysis.evidence_trail import sums_by_source
from abbey.insight.analysis.game_analysis import Chances, GameAnalysis, LoudTurn, SeatAnalysis
from abbey.insight.analysis.loud_turns import ToldTurn
from abbey.insight.analysis.onlookers import OBSERVERS
from abbey.insight.analysis.turn_phrases import turn_phrases
from abbey.insight.number_words import decimal
from abbey.rules import Action
from abbey.rules.names import SeatNumber, by_seat
from abbey.speech import Speaker, origin
from abbey.speech.line import yes_or_no


@dataclass(frozen=True, slots=True)
class Claim:
    """Holds one sentence; the moment is where in the record it can be looked at."""

    text: str
    moment: int | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """Holds what is said under one heading."""

    heading: str
    claims: tuple[Claim, ...]


class AnalysisWords:
    """Says an analysis; the speaker knows the players' names."""

    def __init__(self, analysis: GameAnalysis, speaker: Speaker) -> None:
        self._analysis = analysis
        self.speaker = speaker

    def sections(self, seat: SeatAnalysis) -> list[Section]:
        """Return all that is said about one seat."""
        word = self.speaker.word
        return [
            self._beliefs(seat),
            Section(word("analysis-loudest"), tuple(self._loud(seat))),
            Section(
                word("analysis-bluff"), (self.told(seat.bluff) if seat.bluff else Claim(word("analysis-no-bluff")),)
            ),
            Section(word("analysis-accusation"), tuple(self._accusation(seat))),
            Section(word("play-sources"), tuple(self._sources(seat))),
            Section(word("analysis-swings"), tuple(self._swings(seat.swings))),
            Section(self.chances_heading("own"), tuple(self.chances(seat.eyes))),
        ]

    def given_away(self, seat: SeatAnalysis) -> list[Section]:
        """Return what one seat gave away, without what it could have done instead."""
        loud = tuple(self.told(loud.told) for loud in seat.loudest) or self._nothing_loud()
        return [self._beliefs(seat), Section(self.speaker.word("analysis-loudest"), loud)]

    def how(self) -> str:
        """Return how the analysis was made, and what the numbers in brackets are."""
        return f"{self.speaker.word('analysis-how')} {self.speaker.word('analysis-brackets')}"

    def warnings(self) -> list[str]:
        """Return what a reader must know first: that the deal is not the one that was promised."""
        return [] if self._analysis.as_promised else [self.speaker.word("page-broken-commitment")]

    def origin(self) -> list[str]:
        """Return of which game this one is a continuation, if it is one."""
        return [self.speaker.say(line) for line in origin(self._analysis.game.what_if)]

    def heading(self, seat: SeatAnalysis) -> str:
        """Return who a seat was, and how it ended."""
        won = yes_or_no(seat.won)
        return self.speaker.word("analysis-seat", seat=seat.seat, figure=seat.monk, score=seat.score, won=won)

    def chances_heading(self, eyes: str) -> str:
        """Return the heading of the chances to win as everybody (`public`) or a seat (`own`) could judge them."""
        return f"{self.speaker.word('analysis-chances')}, {self.speaker.word('analysis-eyes', eyes=eyes)}"

    def chances(self, chances: Chances) -> Iterator[Claim]:
        """Tell everybody's chance to win before each day."""
        day = 0
        for moment, row in zip(self._analysis.moments, chances, strict=True):
            if moment.day != day and moment.after != "end":
                day = moment.day
                shares = [self._share(seat, chance) for seat, chance in by_seat(row)]
                text = self.speaker.word(
                    "analysis-chances-day", day=day, action=moment.moment + 1, chances=", ".join(shares)
                )
                yield Claim(text, moment.moment)

    def beliefs(self, seat: SeatAnalysis) -> Iterator[Claim]:
        """Tell how likely each observer held the seat's monk, at the start and after each day."""
        lasts = _last_of_days([moment.day for moment in self._analysis.moments if moment.after != "end"])
        for kind in OBSERVERS:
            chances = [f"{percent(seat.curves[kind][number])} %" for number in lasts]
            yield Claim(self.speaker.word("analysis-belief", observer=kind, chances=", ".join(chances)))
        for rival, curve in by_seat(seat.rivals):
            if curve:
                shares = [f"{percent(curve[number])} %" for number in lasts]
                yield Claim(self.speaker.word("analysis-belief-rival", seat=rival, chances=", ".join(shares)))

    def told(self, told: ToldTurn) -> Claim:
        """Tell of a turn, and what it did to each observer's belief."""
        word, before, after = self.speaker.word, told.before, told.after
        beliefs = [
            word("analysis-moved", observer=kind, before=percent(before[kind]), after=percent(after[kind]))
            for kind in OBSERVERS
        ]
        text = word(
            "analysis-loud",
            day=told.turn.day,
            action=told.turn.moment + 1,
            turn=self.turn(told.turn.actions, told.turn.seat),
            beliefs=", ".join(beliefs),
        )
        return Claim(text, told.turn.moment)

    def quieter(self, loud: LoudTurn) -> Claim:
        """Tell of the turn that could have been made instead."""
        word, told = self.speaker.word, loud.told
        if loud.quieter is None:
            return Claim(word("analysis-no-quieter"), told.turn.moment)
        quiet = loud.quieter.after
        beliefs = [
            word("analysis-instead", observer=kind, after=percent(quiet[kind]), loud=percent(told.after[kind]))
            for kind in OBSERVERS
        ]
        text = word(
            "analysis-quieter",
            turn=self.turn(loud.quieter.actions, told.turn.seat),
            beliefs=", ".join(beliefs),
            change=self.points(loud.quieter.worth.value),
            within=self.decimal(100 * loud.quieter.worth.within),
        )
        return Claim(text, told.turn.moment)

    def turn(self, actions: Sequence[tuple[SeatNumber, Action]], seat: SeatNumber) -> str:
        """Tell a turn in phrases, without what others had to do in it."""
        return self.speaker.phrases(turn_phrases(actions, seat))

    def decimal(self, value: float, sign: str = "") -> str:
        """Return a number with one place behind the point, without its own sign."""
        return decimal(value, self.speaker, sign)

    def points(self, change: float) -> str:
        """Write a change of a chance in percentage points, with its sign."""
        return self.decimal(100 * change, "−" if round(change * 1000) < 0 else "+")

    def _share(self, seat: SeatNumber, chance: float) -> str:
        return self.speaker.word("analysis-share", seat=seat, chance=percent(chance))

    def _beliefs(self, seat: SeatAnalysis) -> Section:
        return Section(self.speaker.word("analysis-told"), tuple(self.beliefs(seat)))

    def _nothing_loud(self) -> tuple[Claim, ...]:
        return (Claim(self.speaker.word("analysis-no-loud")),)

    def _loud(self, seat: SeatAnalysis) -> Iterator[Claim]:
        if not seat.loudest:
            yield from self._nothing_loud()
        for loud in seat.loudest:
            yield self.told(loud.told)
            yield self.quieter(loud)

    def _accusation(self, seat: SeatAnalysis) -> Iterator[Claim]:
        review = seat.accusation
        yield Claim(self._laying("analysis-made", review.made, review.moment), review.moment)
        if review.is_best:
            yield Claim(self.speaker.word("analysis-was-best"), review.moment)
        else:
            yield Claim(self._laying("analysis-best", review.best, review.moment), review.moment)

    def _laying(self, message: str, laying: Laying, moment: int) -> str:
        guesses = [
            self.speaker.word(
                "analysis-guess",
                accused=guess.accused,
                figure=guess.monk,
                chance=percent(guess.likely),
                right=yes_or_no(guess.right),
            )
            for guess in laying.guesses
        ]
        return self.speaker.word(
            message,
            action=moment + 1,
            guesses=", ".join(guesses),
            expected=self.decimal(laying.expected),
            brought=laying.brought,
            win=percent(laying.win),
        )

    def _sources(self, seat: SeatAnalysis) -> Iterator[Claim]:
        for source, points in sums_by_source(seat.evidence).items():
            if source == "start":
                yield Claim(self.speaker.word("analysis-source-start", source=source, points=points))
                continue
            numbers = list(dict.fromkeys(change.moment for change in seat.evidence if change.source == source))
            actions = ", ".join(map(str, numbers))
            text = self.speaker.word("analysis-source", source=source, points=points, actions=actions)
            yield Claim(text, numbers[0])

    def _swings(self, swings: ChanceAndChoice) -> Iterator[Claim]:
        for cause in CAUSES:
            own = [swing for swing in swings.swings if swing.cause == cause]
            if own:
                total, largest = swings.total(cause), max(own, key=lambda swing: abs(swing.change.value))
                text = self.speaker.word(
                    "analysis-swing",
                    cause=cause,
                    change=self.points(total.value),
                    within=self.decimal(100 * total.within),
                    day=largest.day,
                    action=largest.moment + 1,
                    largest=self.points(largest.change.value),
                    largest_within=self.decimal(100 * largest.change.within),
                )
                yield Claim(text, largest.moment)
        yield Claim(self.speaker.word("analysis-rest", cause="rest", change=self.points(swings.rest)))


def percent(share: float) -> int:
    """Return a share as a whole number of percent."""
    return round(100 * share)


def _last_of_days(days: Sequence[int]) -> list[int]:
    """Return the number of the first moment, and of the last one of each day: there the next day has just begun."""
    return [0, *(number for number in range(1, len(days)) if days[number] != days[number - 1])]


def analysis_text(analysis: GameAnalysis, seats: Sequence[SeatAnalysis], speaker: Speaker) -> Iterator[str]:
    """Tell the analysis of these seats in lines for a terminal; of the others only what they gave away."""
    words = AnalysisWords(analysis, speaker)
    yield speaker.word("analysis-title")
    yield from words.warnings()
    yield from words.origin()
    names = " · ".join(words.heading(seat) for seat in analysis.seats)
    yield speaker.word("analysis-game", names=names, actions=len(analysis.game.actions))
    yield words.how()
    yield from _lines(Section(words.chances_heading("public"), tuple(words.chances(analysis.public))), "")
    for seat in analysis.seats:
        yield from ("", words.heading(seat))
        sections = words.sections(seat) if seat in seats else words.given_away(seat)
        for section in sections:
            yield from _lines(section, "  ")


def _lines(section: Section, indent: str) -> Iterator[str]:
    yield from ("", f"{indent}{section.heading}")
    yield from (f"{indent}  {claim.text}" for claim in section.claims)
