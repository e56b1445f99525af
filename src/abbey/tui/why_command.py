"""Says why one number of the odds is as it is: its course day by day, and the turns that made it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from abbey.insight.aids.notebook import notebook
from abbey.insight.aids.shares import percent
from abbey.insight.aids.sight import sight_of
from abbey.insight.aids.turn_reasons import reasons
from abbey.insight.number_words import decimal
from abbey.rules import hears_of
from abbey.rules.names import MONKS, Monk, SeatNumber, seat_numbers
from abbey.speech import Line, Speaker
from abbey.table.allowed_aids import require_own_aids, require_public_odds
from abbey.tui.aid_commands import WITH_OWN
from abbey.tui.screen import monk_names
from abbey.tui.session import Session
from abbey.wire.aid_messages import Deductions, Eyes, Odds, Reason, ReasonMoment

TENTHS: Final = 10


@dataclass(frozen=True, slots=True)
class Cell:
    """Names one number of the odds: a rival as a monk, with or without what the person knows."""

    seat: SeatNumber
    monk: Monk
    eyes: Eyes


def tell_why(session: Session, rest: str) -> None:
    """Tell what made a rival's number what it is; with the own monk counted in only if asked, and then once."""
    require_public_odds(session.table)
    cell = _cell(session, rest)
    if cell is None:
        session.say("terminal-why-how", example=_example(session), word=WITH_OWN)
    elif cell.eyes == "own":
        require_own_aids(session.table)
        session.screen.show_once("\n".join(_Answer(session, cell).lines()))
    else:
        for line in _Answer(session, cell).lines():
            session.screen.say(line)
        session.say("aid-odds-assume")


def _cell(session: Session, rest: str) -> Cell | None:
    """Return what was asked about; None where that is no rival and monk."""
    words = rest.split()
    eyes: Eyes = "own" if words[-1:] == [WITH_OWN] else "everybody"
    *name, monk = words[:-1] if eyes == "own" else words or [""]
    seats = {session.speaker.listener.names[seat].casefold(): seat for seat in _rivals(session)}
    seat = seats.get(" ".join(name).casefold())
    figure = _monk(monk, session.speaker)
    return None if seat is None or figure is None else Cell(seat, figure, eyes)


def _rivals(session: Session) -> list[SeatNumber]:
    return [seat for seat in seat_numbers(len(session.game.names)) if seat != session.seat]


def _monk(word: str, speaker: Speaker) -> Monk | None:
    """Return the monk with this name or letter in the person's language, or this word in the notation."""
    for monk in MONKS:
        names = (monk, *monk_names(monk, speaker), speaker.word("letter", figure=monk))
        if word.casefold() in map(str.casefold, names):
            return monk
    return None


def _example(session: Session) -> str:
    name = session.speaker.listener.names[_rivals(session)[0]]
    return f"why {name} {session.speaker.word('figure', figure=MONKS[0])}"


class _Answer:
    """Answers one such question."""

    def __init__(self, session: Session, cell: Cell) -> None:
        self._session = session
        self._cell = cell
        self._word = session.speaker.word
        self._sight = sight_of(session.table, session.seat)

    def lines(self) -> Iterator[str]:
        """Yield the answer: what is certain, the course of the number, and the reasons with their moments."""
        cell, follower = self._cell, self._session.follower
        book = notebook(self._sight, follower)
        told = book.own if cell.eyes == "own" else book.everybody
        assert told
        yield from self._certain(told)
        yield self._course(told)
        found = reasons(self._sight, follower, cell.seat, cell.monk, cell.eyes).reasons
        yield self._word("notes-reasons" if found else "notes-reasons-none")
        for reason in found:
            yield from self._reason(reason)
        if found:
            yield f"{self._word('notes-reason-bits')} {self._word('analysis-brackets')}"

    def _certain(self, told: Deductions) -> Iterator[str]:
        candidates = told.candidates[self._cell.seat]
        if self._cell.monk not in candidates or len(candidates) == 1:
            certainty = "is" if self._cell.monk in candidates else "out"
            yield self._word("notes-certain", seat=self._cell.seat, figure=self._cell.monk, certainty=certainty)

    def _course(self, told: Deductions) -> str:
        assert told.odds
        days = _by_day(told.odds)
        whens = ["start", *["day"] * (len(days) - 2), "now"]
        parts = [self._then(odds, when) for odds, when in zip(days, whens, strict=True)]
        return self._word("terminal-why", seat=self._cell.seat, figure=self._cell.monk, course=", ".join(parts))

    def _then(self, odds: Odds, when: str) -> str:
        share = odds.seats[self._cell.seat][MONKS.index(self._cell.monk)]
        return self._word("terminal-why-then", when=when, day=odds.day, chance=percent(share))

    def _reason(self, reason: Reason) -> Iterator[str]:
        says = self._session.speaker.say(Line(reason.says.id, reason.says.args, reason.says.clause))
        total = f" {self._word('notes-reason-total', bits=self._bits(reason.bits))}."
        yield f"- {says}{total if len(reason.moments) > 1 else ''}"
        for moment in reason.moments:
            yield f"  {self._moment(moment)}"

    def _moment(self, moment: ReasonMoment) -> str:
        shares = {"before": percent(moment.before), "after": percent(moment.after)}
        action = _heard_actions(self._session)[moment.since - 1]
        return self._word("terminal-why-moment", day=moment.day, action=action, bits=self._bits(moment.bits), **shares)

    def _bits(self, tenths: int) -> str:
        return decimal(tenths / TENTHS, self._session.speaker, "−" if tenths < 0 else "+")


def _by_day(odds: Sequence[Odds]) -> list[Odds]:
    """Return the odds at the start, at the end of each day that is over, and now."""
    ends = [one for one, after in pairwise(odds[1:]) if after.day != one.day]
    return [odds[0], *ends, odds[-1]]


def _heard_actions(session: Session) -> list[int]:
    """Return the number in the record of each action that the person has heard of, in the order of the log."""
    game = session.game
    return [
        number
        for number, ((seat, action), notes) in enumerate(zip(game.actions, game.notes, strict=True), 1)
        if hears_of(session.seat, seat, action, notes)
    ]
