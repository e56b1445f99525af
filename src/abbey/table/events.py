"""Defines what can happen at a table, as it is stored. Times are seconds since 1970; keys are hashes of seat tokens.

A stored event is read forever: fields may be added with a default, never renamed or taken away.
"""

from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from abbey.rules import Agreement, Deal, WhatIf, rules_digest
from abbey.rules.deal_layout import read_layout
from abbey.rules.names import NOBODY, SeatNumber, Viewer
from abbey.table.agreed import Agreed


class Chair(Struct, frozen=True):
    """Describes a seat as the table was opened with it."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str | None = None
    key: str | None = None


class Opened(Agreed, frozen=True, tag="opened", kw_only=True, forbid_unknown_fields=False):
    """A table is opened with these chairs. What is agreed there is stored in fields of the event itself."""

    at: float
    chairs: list[Chair]
    invitation: str = ""  # whoever has it may sit down; empty before tables had one: then their id was enough

    @classmethod
    def under(cls, agreed: Agreed, at: float, chairs: list[Chair], invitation: str = "") -> "Opened":
        """Open a table where this is agreed."""
        return cls(at=at, chairs=chairs, invitation=invitation, **asdict(agreed))

    @property
    def agreed(self) -> Agreed:
        """Return what is agreed at the table, by itself."""
        return Agreed(*(getattr(self, name) for name in Agreed.__struct_fields__))


class Sat(Struct, frozen=True, tag="sat"):
    """Somebody took an open seat."""

    at: float
    seat: SeatNumber
    name: str
    key: str


class Emptied(Struct, frozen=True, tag="emptied"):
    """A seat is open again: before the start somebody left or was sent away, or a bot was."""

    at: float
    seat: SeatNumber


class Placed(Struct, frozen=True, tag="placed"):
    """The host put a bot on a seat."""

    at: float
    seat: SeatNumber
    name: str
    bot: str


class Script(Struct, frozen=True):
    """Holds what a lesson has prepared: by seat, the first decisions in their order. Afterwards everybody is free."""

    lesson: str
    moves: list[list[str]]


class Origin(Struct, frozen=True, omit_defaults=True):
    """Says of which game a what-if game is a continuation, and how its pieces were laid out."""

    what_if: WhatIf
    layout: dict[str, str] = {}  # the entries of a `Layout`; none where the pieces lie as the seed says
    table: str = ""  # of the parent, where it was played at this server


class Amended(Struct, frozen=True, tag="amended"):
    """Before the start the host changed what is agreed."""

    at: float
    agreed: Agreed


class Started(Struct, frozen=True, tag="started", omit_defaults=True):
    """The cards were dealt from this seed."""

    at: float
    seed: bytes
    salt: bytes
    script: Script | None = None  # at the table of a lesson
    shares: list[str] = []  # by seat: what players have added to the seed; none where nobody has
    rules: str = ""  # by which it is played (`rules_digest`); empty before tables said so
    origin: Origin | None = None  # of a what-if game

    @classmethod
    def with_deal(cls, at: float, deal: Deal, origin: Origin | None = None) -> "Started":
        """Start with a deal that was made elsewhere."""
        return cls(at, deal.seed, deal.salt, shares=list(deal.shares), rules=rules_digest(), origin=origin)

    def deal(self, players: int, agreement: Agreement) -> Deal:
        """Return the deal for so many players who have agreed on this."""
        layout = read_layout(self.origin.layout) if self.origin else None
        return Deal(players, self.seed, self.salt, agreement, tuple(self.shares), layout)


class Promised(Struct, frozen=True, tag="promised", omit_defaults=True):
    """The server has drawn its seed, and told its hash: whatever players add now, it cannot choose another."""

    at: float
    seed: bytes
    salt: bytes
    begins_by: float | None = None  # then the cards are dealt at the latest, or when everybody has added a share


class Mixed(Struct, frozen=True, tag="mixed"):
    """A player added random bytes of their own for the deal."""

    at: float
    seat: SeatNumber
    share: str


class Played(Struct, frozen=True, tag="played", omit_defaults=True):
    """A seat decided."""

    at: float
    seat: SeatNumber
    action: str
    by_chance: bool = False  # instead of a bot that had no answer


class TakenBack(Struct, frozen=True, tag="taken-back"):
    """A seat took its last decision back."""

    at: float
    seat: SeatNumber


class TakenOver(Struct, frozen=True, tag="taken-over"):
    """A bot plays on for a person."""

    at: float
    seat: SeatNumber
    bot: str
    why: Literal["left", "clock", "vote", "host"]  # the host alone decided it once


class GivenBack(Struct, frozen=True, tag="given-back"):
    """A person took their seat back from the bot."""

    at: float
    seat: SeatNumber


class Paused(Struct, frozen=True, tag="paused"):
    """No server was running from `since` to `until`: that time is taken off nobody's clock."""

    at: float
    since: float
    until: float


class Rekeyed(Struct, frozen=True, tag="rekeyed"):
    """Whoever sits there changed the key of the seat."""

    at: float
    seat: SeatNumber
    key: str


class Spoken(Struct, frozen=True, tag="spoken"):
    """Somebody said something. The name is kept, since before the start somebody else may take the seat."""

    at: float
    seat: SeatNumber
    name: str
    text: str


class Hinted(Struct, frozen=True, tag="hinted"):
    """A player was given a hint, in answer to the question with this number."""

    at: float
    seat: SeatNumber
    question: int


class VoteCalled(Struct, frozen=True, tag="vote-called"):
    """Somebody asks the others: shall a bot play for a seat whose player is gone, or shall the game be called off?"""

    at: float
    by: SeatNumber
    about: Literal["fill", "call-off"]
    seat: Viewer = NOBODY  # for which a bot would play
    bot: str = ""


class VoteCast(Struct, frozen=True, tag="vote-cast"):
    """Somebody answered the vote that is open."""

    at: float
    seat: SeatNumber
    agrees: bool


class VoteFailed(Struct, frozen=True, tag="vote-failed"):
    """The open vote came to nothing: too few agreed, or nobody is gone any more."""

    at: float


class CalledOff(Struct, frozen=True, tag="called-off"):
    """The players agreed to end the game before its end."""

    at: float


class Closed(Struct, frozen=True, tag="closed"):
    """Whoever runs the server has closed the table: a game in play has no winner."""

    at: float
    why: str


class AgainWanted(Struct, frozen=True, tag="again-wanted"):
    """Somebody wants to play again with the same players."""

    at: float
    seat: SeatNumber


class Followed(Struct, frozen=True, tag="followed"):
    """The same players play again at another table."""

    at: float
    table: str


Event = (
    Opened
    | Sat
    | Emptied
    | Placed
    | Amended
    | Promised
    | Mixed
    | Started
    | Played
    | TakenBack
    | TakenOver
    | GivenBack
    | Paused
    | Rekeyed
    | Spoken
    | Hinted
    | VoteCalled
    | VoteCast
    | VoteFailed
    | CalledOff
    | Closed
    | AgainWanted
    | Followed
)

_DECODER: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)
_ENCODER = msgspec.json.Encoder()


def write_event(event: Event) -> bytes:
    """Return the event as it is stored."""
    return _ENCODER.encode(event)


def read_event(body: bytes) -> Event:
    """Return the event that was stored; raises msgspec's `DecodeError` for any other bytes."""
    return _DECODER.decode(body)
