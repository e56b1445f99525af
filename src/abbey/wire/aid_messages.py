"""Defines what the server answers when a viewer asks for an aid; `docs/protocol.md` says what each aid tells.

Shares are whole thousandths. Where something is told by monk, it is a row of six in the order of the monks. Moments are
entries of the viewer's own log: `until` is how many had come by then, so the last of them is entry `until - 1`.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from abbey.rules.names import Monk, SeatNumber
from abbey.wire.said import Said

Share = Annotated[int, Meta(ge=0, le=1000)]  # in thousandths
Row = Annotated[list[Share], Meta(min_length=6, max_length=6)]  # by monk
Eyes = Literal["everybody", "own"]


class Odds(Struct, frozen=True):
    """Tells how likely each seat is each monk at one moment."""

    until: int
    day: int
    seats: list[Row]  # by seat


class Deductions(Struct, frozen=True):
    """Tells what can be concluded about who is who, from one point of view."""

    candidates: list[list[Monk]]  # by seat: who it may still be; everybody else is ruled out for certain
    odds: list[Odds] | None  # the first is from the start, the last from now; None where they are not agreed on


class Notebook(Struct, frozen=True, tag="notebook"):
    """Answers `notebook`."""

    until: int  # as much of the log is in it
    everybody: Deductions  # what anybody at the table can conclude: no secret is in it
    own: Deductions | None  # what you conclude who know your own monk; None for a spectator
    assumes: Said | None  # what the odds go by; None where there are none


class ReasonMoment(Struct, frozen=True):
    """Tells what one turn, or one show of markers, did to one cell of the notebook."""

    since: int  # the turn's first entry in the log,
    until: int  # and how many had come when it was over
    day: int
    bits: int  # in tenths: each whole bit doubles the odds of the monk; below 0, it halves them
    before: Share
    after: Share


class Reason(Struct, frozen=True):
    """Tells what turns of one seat that say the same, or such shows of markers, did to one cell of the notebook."""

    bits: int  # of all its moments together, in tenths
    says: Said
    moments: list[ReasonMoment]  # the earliest first


class Reasons(Struct, frozen=True, tag="reasons"):
    """Answers `reasons`: what moved a cell most, the strongest first."""

    until: int
    eyes: Eyes
    seat: SeatNumber
    monk: Monk
    reasons: list[Reason]


class HintedTurn(Struct, frozen=True):
    """Proposes a way to go on, as far as the player decides it now."""

    actions: list[str]  # the decisions, the next one first
    labels: list[Said]  # the same in words
    win: Share  # the chance to win then, as far as it can be judged
    why: list[Said]  # what it does for you
    tells: list[Said]  # what it gives away, and to whom
    sure: Said  # how sure that is


class Hint(Struct, frozen=True, tag="hint"):
    """Answers `hint`, the best turn first. It depends on your monk."""

    question: int
    taken: int  # how many hints you have had at this table
    turns: list[HintedTurn]


class Reflection(Struct, frozen=True):
    """Tells whom two observers, who know nobody's monk, take you for."""

    simple: Row  # who takes every turn for what it seems to want
    careful: Row  # who also reckons with people who hide


class ReflectedChoice(Struct, frozen=True):
    """Tells whom the observers would take you for after a choice: it depends on how the turn then ends."""

    action: str
    least: Reflection  # by monk, after the end that makes it least likely,
    most: Reflection  # and after the one that makes it likeliest


class Mirror(Struct, frozen=True, tag="mirror"):
    """Answers `mirror`. It treats all six monks alike, so it does not depend on which one is yours."""

    until: int
    question: int
    now: Reflection
    choices: list[ReflectedChoice]  # of the present question; none where it tells the others nothing about you


FromAids = Notebook | Reasons | Hint | Mirror
