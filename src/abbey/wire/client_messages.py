"""Defines the messages that a client sends on its live connection; `messages` has what the server sends."""

from typing import Annotated

from msgspec import Meta, Struct

from abbey.rules.names import Monk
from abbey.table.agreed import Agreed
from abbey.wire.aid_messages import Eyes
from abbey.wire.messages import CheckedSeat, Token, Word

Text = Annotated[str, Meta(min_length=1, max_length=400)]


class Hello(Struct, frozen=True, tag="hello"):
    """Begins a connection, with the seat's token, or with None to look on.

    Every version of the server must be able to read it, so fields that it does not know are left alone.
    """

    token: Token | None = None
    protocol: int = 1  # the newest version that the client speaks; the first version did not say


class Sync(Struct, frozen=True, tag="sync", forbid_unknown_fields=True):
    pass


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    pass


class Look(Struct, frozen=True, tag="look", forbid_unknown_fields=True):
    """Asks for the forecast of every choice of the present question."""


class Play(Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    question: int
    action: Word


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    question: int


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    text: Text


class Recall(Struct, frozen=True, tag="recall", forbid_unknown_fields=True):
    """Asks for a page of older remarks."""

    before: Annotated[int, Meta(ge=0)]  # how many remarks were made before the first one that the client has


class Report(Struct, frozen=True, tag="report", forbid_unknown_fields=True):
    """Reports a remark, or somebody's name, to whoever runs the server; nobody else learns of it."""

    remark: Annotated[int, Meta(ge=0)] | None = None  # how many remarks were made before it
    seat: CheckedSeat | None = None  # whose name; one of the two is given
    text: Annotated[str, Meta(max_length=400)] = ""  # what the player says about it


class Mix(Struct, frozen=True, tag="mix", forbid_unknown_fields=True):
    """Adds the player's own random bytes for the deal, after the server has promised its seed; the first ones count."""

    share: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Start(Struct, frozen=True, tag="start", forbid_unknown_fields=True):
    """Asks for the cards to be dealt; only the host may."""


class Amend(Struct, frozen=True, tag="amend", forbid_unknown_fields=True):
    """Changes what is agreed, before the start; only the host may."""

    agreed: Agreed


class Place(Struct, frozen=True, tag="place", forbid_unknown_fields=True):
    """Puts a bot on a seat before the start, or opens the seat, which sends away who sat there; only the host may."""

    seat: CheckedSeat
    bot: Word | None = None  # None: open


class Fill(Struct, frozen=True, tag="fill", forbid_unknown_fields=True):
    """Asks for a bot to play for somebody who is gone; whoever else is there has a vote."""

    seat: CheckedSeat
    bot: Word


class CallOff(Struct, frozen=True, tag="call-off", forbid_unknown_fields=True):
    """Asks to end the game before its end; everybody who is not gone must agree."""


class Answer(Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """Answers the open vote."""

    vote: int  # its number
    agrees: bool


class Leave(Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Gives the seat up: before the start it opens again, afterwards a bot plays on."""


class Back(Struct, frozen=True, tag="back", forbid_unknown_fields=True):
    """Takes the player's own seat back from the bot."""


class Rekey(Struct, frozen=True, tag="rekey", forbid_unknown_fields=True):
    """Replaces the token of the player's own seat; the old one opens nothing any more.

    The client draws the new one, and keeps it before it asks: so nobody loses a seat when the line breaks just then.
    """

    token: Annotated[str, Meta(min_length=43, max_length=80)]  # 256 random bits at least


class Rematch(Struct, frozen=True, tag="rematch", forbid_unknown_fields=True):
    """Agrees to play again after the end, at a new table where the tokens open the same seats.

    The table opens when everybody has agreed who plays and is not gone.
    """


class AskNotebook(Struct, frozen=True, tag="notebook", forbid_unknown_fields=True):
    """Asks who may be who: what is certain, and where it is agreed on, how likely the rest is."""


class AskReasons(Struct, frozen=True, tag="reasons", forbid_unknown_fields=True):
    """Asks which turns made the odds of one cell of the notebook what they are."""

    seat: CheckedSeat
    monk: Monk
    eyes: Eyes = "own"


class AskHint(Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """Asks for good ways to go on; how many hints a player took is told when the game has ended."""

    question: int


class AskMirror(Struct, frozen=True, tag="mirror", forbid_unknown_fields=True):
    """Asks whom the others may take the player for, now and after each choice."""


FromClient = (
    Hello
    | Sync
    | Ping
    | Look
    | Play
    | Undo
    | Say
    | Mix
    | Recall
    | Report
    | Start
    | Amend
    | Place
    | Fill
    | CallOff
    | Answer
    | Leave
    | Back
    | Rekey
    | Rematch
    | AskNotebook
    | AskReasons
    | AskHint
    | AskMirror
)
