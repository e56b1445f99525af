"""Reads the lessons: a prepared game, what is said in it when, and how a table begins with it."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from abbey.bots import bot_names
from abbey.rules import Record, read_record, rules_digest, word_of
from abbey.rules.names import SEATS, SeatNumber, by_seat, seat_numbers
from abbey.table import Agreed, Event, Refusal, read_player_name
from abbey.table.events import Chair, Opened, Played, Script, Started
from abbey.wire.messages import Lesson, LessonStep
from abbey.wire.said import Said

LESSONS: Final = ("first-day", "last-day")
_FOLDER: Final = files("abbey.server").joinpath("lessons")


class WrittenStep(Struct, frozen=True, forbid_unknown_fields=True):
    """Describes a step of a lesson as its file has it."""

    at: int
    says: str
    spot: str
    clause: str  # of the rules: what has just happened, or what the decision will bring
    args: dict[str, str | int] = {}
    asks: bool = False


class WrittenLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """Describes a lesson as its file has it."""

    record: str
    seat: int
    begins: int  # how many decisions of the record have been made when the learner sits down
    ends: int  # how many decisions of the record the lesson holds everybody to
    steps: list[WrittenStep]
    next: str | None = None


@dataclass(frozen=True, slots=True)
class PreparedLesson:
    """Holds a lesson with the game that it is held in."""

    name: str
    written: WrittenLesson
    record: Record

    @property
    def seat(self) -> SeatNumber:
        """Return the learner's seat."""
        return SEATS[self.written.seat]

    @property
    def moves(self) -> list[list[str]]:
        """Return the prepared decisions of each seat, in their order."""
        prepared = self.record.actions[: self.written.ends]
        seats = seat_numbers(self.record.deal.players)
        return [[word_of(action) for actor, action in prepared if actor == seat] for seat in seats]

    def opened(self, name: str, key: str, at: float) -> Opened:
        """Return the event that opens the table for a learner with this name and key."""
        names = bot_names([name])
        chairs = [
            Chair("person", name, None, key)
            if seat == self.seat
            else Chair("bot", names.pop(0), read_player_name(player).bot)
            for seat, player in by_seat(self.record.names)
        ]
        return Opened.under(Agreed.of(self.record.deal.agreement), at, chairs)

    def begun(self, at: float) -> list[Event]:
        """Return the deal, and what has been played before the learner sits down."""
        deal, played = self.record.deal, self.record.actions[: self.written.begins]
        started = Started(at, deal.seed, deal.salt, Script(self.name, self.moves), rules=rules_digest())
        return [started, *(Played(at, seat, word_of(action)) for seat, action in played)]

    def message(self) -> Lesson:
        """Return how the lesson goes, for the learner's page."""
        return Lesson(self.name, self.written.next, [self._step(step) for step in self.written.steps])

    def _step(self, step: WrittenStep) -> LessonStep:
        own = self.moves[self.seat]
        action = own[step.at] if step.asks and step.at < len(own) else None
        return LessonStep(step.at, Said(step.says, step.args, step.clause), step.spot, step.asks, action)


def lesson_named(name: str) -> PreparedLesson:
    """Return the lesson with this name."""
    if name not in LESSONS:
        raise Refusal("no-such-page", "There is no lesson with this name.")
    return _read(name)


@cache
def _read(name: str) -> PreparedLesson:
    text = _FOLDER.joinpath(f"{name}.toml").read_text(encoding="utf-8")
    written = msgspec.convert(tomllib.loads(text), WrittenLesson)
    record = _FOLDER.joinpath(written.record).read_text(encoding="utf-8")
    return PreparedLesson(name, written, read_record(record))
