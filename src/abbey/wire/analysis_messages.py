"""Defines what the analysis of a finished game says, for programs and the page; `docs/protocol.md` explains it.

Moments are how many actions of the record had been played. Beliefs and chances are shares of 1; what is listed
without a key goes by moment or by seat.
"""

from typing import Literal

from msgspec import Struct

from abbey.rules.names import Monk, SeatNumber
from abbey.wire.said import Said

Cause = Literal["cards", "reshuffle", "event", "turn"]


class Estimate(Struct, frozen=True):
    """Gives a change of a chance to win, with half of its 95 % interval."""

    value: float
    within: float


class AnalysedMoment(Struct, frozen=True):
    """Names a moment between two turns."""

    moment: int
    day: int  # that has begun by then
    after: Literal["start", "turn", "show", "end"]  # what led to it
    seat: SeatNumber | None  # whose turn it was


class Beliefs(Struct, frozen=True):
    """Tells how likely each observer held the seat's monk."""

    simple: float
    careful: float


class BeliefCurves(Struct, frozen=True):
    """Tells how likely each observer held the seat's monk at each moment before the end."""

    simple: list[float]
    careful: list[float]


class QuieterTurn(Struct, frozen=True):
    """Describes a turn of similar worth that would have told less."""

    actions: list[str]
    lines: list[Said]
    after: Beliefs
    worth: Estimate  # against the turn that was made: below 0 it is worth less


class ToldTurn(Struct, frozen=True):
    """Describes what a turn did to the observers' belief."""

    moment: int  # before it
    until: int  # after it
    day: int
    actions: list[str]  # each with the seat that made it: `0: grey>hortus`
    lines: list[Said]  # what the seat itself did, in phrases
    before: Beliefs
    after: Beliefs
    rise: float


class LoudTurn(ToldTurn, frozen=True):
    """Describes a turn that gave the seat away."""

    quieter: QuieterTurn | None


class Guess(Struct, frozen=True):
    """Holds one marker before a rival."""

    accused: SeatNumber
    monk: Monk
    likely: float
    right: bool


class Laying(Struct, frozen=True):
    """Holds the guesses of one seat: points to expect of them, points that they brought, and the chance to win."""

    guesses: list[Guess]
    expected: float
    brought: int
    win: float


class AccusationReview(Struct, frozen=True):
    """Sets the accusation that a seat made beside the best that it could have made with what it knew."""

    moment: int
    made: Laying
    best: Laying


class EvidenceChange(Struct, frozen=True):
    """Tells of points of evidence against the seat's monk, which the action of this number brought; 0: none did."""

    moment: int
    source: str
    clause: str
    points: int


class Swing(Struct, frozen=True):
    """Tells what one thing did to the seat's chance to win."""

    moment: int
    day: int
    cause: Cause
    change: Estimate


class CauseTotal(Struct, frozen=True):
    """Tells what all things of one kind did to the seat's chance to win."""

    cause: Cause
    change: Estimate


class Swings(Struct, frozen=True):
    """Tells chance apart from choice: `result` is luck, choice and rest together."""

    luck: Estimate  # cards, reshuffles and events
    choice: Estimate  # the seat's own turns
    rest: float
    result: float  # the seat's share of the win, less what everybody has before the game
    causes: list[CauseTotal]  # those that there were
    each: list[Swing]


class SeatAnalysis(Struct, frozen=True):
    """Tells what the game says about one seat."""

    seat: SeatNumber
    monk: Monk
    score: int
    won: bool
    beliefs: BeliefCurves
    rivals: list[list[float]]  # the same by seat: how likely each rival held the seat's monk; empty for the seat itself
    loudest: list[LoudTurn]  # three at most, the loudest first
    bluff: ToldTurn | None  # the turn that misled the observers most
    accusation: AccusationReview
    evidence: list[EvidenceChange]
    swings: Swings
    chances: list[list[float]]  # everybody's chance to win as this seat could judge it, by moment and seat


class Analysis(Struct, frozen=True):
    """Tells what a finished game says (`POST /api/tables/{id}/analysis`, `POST /api/analysis`, `abbey analyse`)."""

    format: Literal["abbey analysis 1"]
    names: list[str]  # as they are in the record
    actions: int  # in the record
    as_promised: bool  # the deal matches the commitment; only a record that was handed in may say otherwise
    moments: list[AnalysedMoment]
    chances: list[list[float]]  # everybody's chance to win as a careful spectator could judge it, by moment and seat
    seats: list[SeatAnalysis]


class AnalysisProgress(Struct, frozen=True, tag="progress"):
    """Says how far an analysis is, and how many others come before it."""

    done: int
    of: int
    ahead: int = 0


class AnalysisReady(Struct, frozen=True, tag="analysis"):
    """Brings the analysis itself, as the last line of an answer."""

    analysis: Analysis


AnalysisNews = AnalysisProgress | AnalysisReady
