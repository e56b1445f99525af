"""Defines what the server says about puzzles, and how a puzzle is answered; see `docs/protocol.md`.

A `Puzzle` holds nothing that its viewer may not know. What would give the answer away is in a `PuzzleSolution` alone.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from abbey.rules.names import Monk, SeatNumber, Viewer
from abbey.wire.messages import Board, ByMonk, Entry, Own
from abbey.wire.said import Said

PuzzleKind = Literal["certain", "likely"]
PuzzleLevel = Literal["easy", "medium", "hard"]
Points = Annotated[int, Meta(ge=0, le=100)]


class PuzzleOfDay(Struct, frozen=True):
    """Says which puzzle today's is (`GET /api/puzzles/today`)."""

    code: str
    kind: PuzzleKind
    level: PuzzleLevel


class Puzzle(Struct, frozen=True):
    """Shows a moment of a game as its viewer saw it, and asks who a seat is (`GET /api/puzzles/{code}`)."""

    code: str
    kind: PuzzleKind
    level: PuzzleLevel
    day: str  # as in 2026-11-17
    daily: bool  # it is the puzzle of its day, and no other kind or level of that day
    before: str | None  # the code of the puzzle of the day before; None for a day that is too long ago
    after: str | None  # that of the day after; None for a day that has not begun
    names: list[str]  # by seat
    viewer: Viewer
    seat: SeatNumber  # about whom is asked
    board: Board
    own: Own | None  # what the viewer knows; None for a spectator
    log: list[Entry]


class PuzzleAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """Answers a puzzle (`POST /api/puzzles/{code}`): with a monk, with 100 points, or with neither to give up."""

    monk: Monk | None = None  # of a certain one
    points: dict[Monk, Points] | None = None  # of a likely one: 100 in all; a monk who is left out gets none


class RuledOut(Struct, frozen=True):
    """Says that a seat is not a monk."""

    seat: SeatNumber
    monk: Monk


class Deduced(Struct, frozen=True, tag="deduced"):
    """Holds one step of a certain solution, for the sentence of its kind."""

    kind: Literal["shown", "single", "closed", "place"]
    seats: list[SeatNumber]
    monks: list[Monk]
    out: list[RuledOut]  # by this step


class ToldTurn(Struct, frozen=True, tag="turn"):
    """Holds one step of a likely solution: what a turn of the seat told."""

    place: int  # of the turn in the log
    day: int
    done: list[Said]
    likelier: Monk  # of those who are possible, for whom the turn speaks most,
    other: Monk  # and for whom least
    times: int  # as often would the one do this as the other; 1: that tells little


class LikelyOther(Struct, frozen=True, tag="other"):
    """Holds another step of a likely solution: who another seat most likely is."""

    seat: SeatNumber
    monk: Monk
    points: int


class PuzzleSolution(Struct, frozen=True):
    """Tells the answer, and how it is found."""

    monk: Monk  # who the seat is, or was in the game
    steps: list[Deduced | ToldTurn | LikelyOther]
    points: list[ByMonk]  # of a likely one, by seat: what the observer thinks of everybody; otherwise empty


class PuzzleReply(Struct, frozen=True):
    """Says how good an answer was. Only a wrong answer to a certain puzzle gets no solution: there may be another."""

    right: bool | None  # of a certain one
    score: int | None  # of a likely one, of 100,
    even: int | None  # and what the even answer gets
    solution: PuzzleSolution | None
