"""Defines what the server says, live and over HTTP, for the JSON Schema and the page's types; see `docs/protocol.md`.

Words of the game are those of the notation: `red`, `infirmorum_domus`, `close_behind`, `grey4` for a tile, `red3` for a
card, `grey>hortus` for an action. Seats are numbers from 0; `-1` is a spectator.
"""

from typing import TYPE_CHECKING, Annotated, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, defstruct
from msgspec.structs import fields

from abbey.rules.names import BUILDINGS, FIGURES, MONKS, Building, Event, Figure, Monk, Phase, SeatNumber, Viewer
from abbey.rules.what_if import Hidden
from abbey.speech.forecasts import Never
from abbey.table.agreed import Agreed
from abbey.table.allowed_aids import AllowedAids
from abbey.table.refusal import Code
from abbey.table.table import Stage
from abbey.wire.aid_messages import FromAids
from abbey.wire.said import Said

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Word = Annotated[str, Meta(max_length=40)]
Protocol = Literal[2]
PROTOCOL: Final[Protocol] = 2  # has `mix`, `recall`, `rekey` and the aids, which the first version had not
OLDEST_PROTOCOL: Final = PROTOCOL - 1
Watcher = Literal["0", "1", "2", "3", "4", "public", "open"]
Token = Annotated[str, Meta(max_length=80)]
CheckedSeat = Annotated[SeatNumber, Meta(ge=0, le=4)]


def _each_of(words: tuple[str, ...]) -> Meta:
    """Say in the schema that a dictionary has these keys, every one of them and no other."""
    return Meta(extra_json_schema={"propertyNames": {"enum": list(words)}, "required": list(words)})


ByMonk = Annotated[dict[Monk, int], _each_of(MONKS)]
ByFigure = Annotated[dict[Figure, Building], _each_of(FIGURES)]
ByBuilding = Annotated[dict[Building, list[str]], _each_of(BUILDINGS)]


# --- What a table is -------------------------------------------------------------------------------------------------


class Seat(Struct, frozen=True):
    kind: Literal["open", "person", "bot"]
    name: str  # empty for an open seat
    bot: str | None  # which bot plays here: always, or for an absent person
    present: bool  # somebody is connected here; true for bots
    gone_at: float | None  # somebody who plays here is away, and counts as gone from then on (seconds since 1970)
    host: bool


class Opened(Struct, frozen=True):
    """Opens the deal at the end: `sha256(salt + text)` is the commitment; the salt is in hexadecimal."""

    salt: str
    text: str


class Vote(Struct, frozen=True):
    """Asks those who play and are not gone: shall a bot play for somebody, or shall the game be called off?"""

    number: int  # goes with every answer
    about: Literal["fill", "call-off"]
    by: SeatNumber
    seat: Viewer  # for which a bot would play; -1 when the game would be called off
    yes: list[SeatNumber]
    no: list[SeatNumber]
    deadline: float  # when the vote ends at the latest, in seconds since 1970


class WhatIf(Struct, frozen=True):
    """Says that a game goes on from another: its parent, where it leaves it, and what became of the secrets."""

    parent: str  # the SHA-256 of the parent's record
    table: str | None  # of the parent, where it was played at this server
    moment: int  # how many actions of the parent had been played
    seat: SeatNumber  # that somebody took over
    hidden: Hidden  # what the seat did not know: as it was, or dealt again from its belief


class Table(Struct, frozen=True):
    """Tells what everybody may know about a table besides the game itself."""

    id: str
    stage: Stage
    players: int
    agreed: Agreed
    by_invitation: bool  # an open seat is for those who have the invitation
    seats: list[Seat]
    promise: str | None  # of the seed, from before players can add their shares
    begins_by: float | None  # the cards are dealt then at the latest, or when everybody has added a share
    shares: list[str]  # by seat, from the start on: what players added for the deal; empty if nobody did
    commitment: str | None  # from the start on
    opened: Opened | None  # at the end, and when the game was called off
    vote: Vote | None  # the vote that is open
    again: list[SeatNumber]  # who has agreed to play again
    rematch: str | None  # the table where the same players play again
    lesson: str | None  # the lesson that is held here
    what_if: WhatIf | None  # the game goes on from another one
    closed: str | None  # why whoever runs the server has closed the table
    aids: AllowedAids  # which aids are served here, by what is agreed and who sits there
    hints: list[int]  # by seat, when the game has ended: how many hints each player took; empty before


# --- What a viewer sees ----------------------------------------------------------------------------------------------


class Board(Struct, frozen=True):
    """Shows all that is open. It is the same for every viewer."""

    day: int
    event: Event | None
    events: list[Event]  # of the days so far, today's last
    time: int
    turn: SeatNumber
    phase: Phase
    owing: list[SeatNumber]  # the seats that have a decision to make
    deadline: float | None  # when their clock runs out, in seconds since 1970
    card: str | None  # the card of this turn
    hours: int
    figure: Figure | None
    where: ByFigure
    suspicion: ByMonk
    evidence: ByMonk
    tonight: ByMonk  # what each monk would get if the day ended now
    tiles: ByBuilding
    chain: list[str | None]  # front first; None for a tile nobody has seen
    deck: int
    discard: list[str]
    time_tiles: list[list[str]]  # by seat
    hand_sizes: list[int]
    day_cards: list[int]
    shown: list[list[Monk]]  # by seat: the markers shown
    identities: list[Monk | None]  # by seat; at the end
    guesses: list[list[Monk | None]]  # by guesser and accused; at the end
    scores: list[int]  # by seat; at the end
    winners: list[SeatNumber]  # at the end
    sources: list[dict[str, int]]  # by seat, where the evidence came from; at the end


if TYPE_CHECKING:
    BoardChange = Board
else:
    _PARTS = [(part.name, part.type | UnsetType, UNSET) for part in fields(Board)]
    BoardChange = defstruct(
        "BoardChange", _PARTS, frozen=True, namespace={"__doc__": "Tells the parts of the board that are new."}
    )


class Own(Struct, frozen=True):
    """Tells what a seat knows and nobody else does."""

    seat: SeatNumber
    identity: Monk
    hand: list[str]
    chosen: Monk | None  # the marker laid for a reveal, still covered
    guesses: list[Monk | None]  # by accused seat, still covered
    legal: list[str]
    asked: Said | None  # the question, when this seat has something to decide
    question: int  # goes with every answer; an answer to an older question is refused
    undoable: int  # how many decisions can be taken back


class Entry(Struct, frozen=True):
    """Tells what one decision brought about, as this viewer may hear it."""

    seat: Viewer  # who decided; -1 for the opening
    day: int  # on which it was decided
    lines: list[Said]


class Remark(Struct, frozen=True):
    """Carries a line of chat."""

    seat: SeatNumber
    name: str
    text: str
    at: float


class Choice(Struct, frozen=True):
    """Offers an action in words, with what it would bring as far as that can be known.

    All are legal but one: a show also lists the player's own marker, so that nobody sees which one is missing.
    """

    action: str
    label: Said
    outlook: list[Said]
    final: bool  # there is no way back after it
    never: Never  # a guess that can never be right, or a marker that can never be shown, and why


# --- From the server -------------------------------------------------------------------------------------------------


class Welcome(Struct, frozen=True, tag="welcome"):
    """Tells everything this viewer may know now; sent after `hello`, `sync` and whenever patching would be harder."""

    version: int
    protocol: Protocol  # the newest version that the server speaks; it speaks the one before too
    seat: Viewer  # yours; -1 when you look on
    at: float  # the server's time, by which deadlines are
    table: Table
    board: Board | None
    own: Own | None
    log: list[Entry]
    chat: list[Remark]  # the newest
    earlier: int  # how many remarks were made before those
    invitation: str | None  # for those who sit there, before the start: what lets others sit down


class Update(Struct, frozen=True, tag="update"):
    """Tells a change; what is left out is as it was, on the board too. A client that misses a version sends `sync`."""

    version: int
    table: Table | UnsetType = UNSET
    board: BoardChange | UnsetType = UNSET
    own: Own | UnsetType | None = UNSET
    at: int | UnsetType = UNSET  # the log keeps so many entries; then comes `entry`
    entry: Entry | UnsetType = UNSET
    news: Said | UnsetType = UNSET  # what happened to the table


class Forecast(Struct, frozen=True, tag="forecast"):
    question: int
    choices: list[Choice]


class Chat(Struct, frozen=True, tag="chat"):
    remark: Remark


class Remarks(Struct, frozen=True, tag="remarks"):
    """Carries a page of older remarks, in answer to `recall`."""

    remarks: list[Remark]
    earlier: int  # how many remarks were made before those


class Presence(Struct, frozen=True, tag="presence"):
    """Tells who is connected, and who is the host meanwhile; everything is by seat, as in the table's seats."""

    present: list[bool]
    gone_at: list[float | None]
    host: list[bool]


class Refused(Struct, frozen=True, tag="refused", omit_defaults=True):
    """Says that nothing has changed. `code` is stable, `text` is an English sentence."""

    code: Code
    text: str
    why: dict[str, str] = {}  # of a text that was handed in: the `fault`, and where it is


class ReportReceived(Struct, frozen=True, tag="report-received"):
    """Tells whoever reported something that it was written down."""


class NewKey(Struct, frozen=True, tag="key"):
    """Says that the seat has this secret now, to whoever asked for it."""

    seat: SeatNumber
    token: str


class Pong(Struct, frozen=True, tag="pong"):
    pass


FromServer = (
    Welcome | Update | Forecast | Chat | Remarks | Presence | Refused | ReportReceived | NewKey | Pong | FromAids
)


# --- Over HTTP -------------------------------------------------------------------------------------------------------


class Chair(Struct, frozen=True, forbid_unknown_fields=True):
    """Describes a seat as whoever opens a table wants it. `here` is somebody at this very device."""

    kind: Literal["here", "bot", "open"]
    name: Name | None = None
    bot: Word | None = None


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """Opens a table (`POST /api/tables`), and starts at once if there is nobody to wait for."""

    chairs: Annotated[list[Chair], Meta(min_length=2, max_length=5)]
    agreed: Agreed = Agreed()
    start: bool = False
    mixed: bool = False  # with `start`: everybody who is here may add their share first, for up to three seconds


class Key(Struct, frozen=True):
    """Gives a seat and the secret that opens it."""

    seat: SeatNumber
    token: str


class OpenedTable(Struct, frozen=True):
    table: Table
    keys: list[Key]
    invitation: str | None  # for those who are to sit down on open seats


class Glance(Struct, frozen=True):
    """Shows the table, and whom it waits for (`GET /api/tables/{id}`)."""

    table: Table
    owing: list[SeatNumber]


class Sitting(Struct, frozen=True, forbid_unknown_fields=True):
    """Takes an open seat, this one or any (`POST /api/tables/{id}/seats`)."""

    name: Name
    seat: CheckedSeat | None = None
    invitation: Token | None = None  # a secret: from the link that lets people sit down


class Seated(Struct, frozen=True):
    table: Table
    key: Key


class BotKind(Struct, frozen=True):
    name: str


class Learner(Struct, frozen=True, forbid_unknown_fields=True):
    """Opens the table of a lesson (`POST /api/lessons/{name}`), with bots on the other seats."""

    name: Name


class LessonStep(Struct, frozen=True):
    """Tells one thing at the right moment, and may ask the learner for a decision."""

    at: int  # how many decisions the learner has made by then
    says: Said
    spot: str  # the part of the table that it is about
    asks: bool
    action: str | None  # the decision that it asks for; None: any legal one


class Lesson(Struct, frozen=True):
    """Tells how a lesson goes (`GET /api/lessons/{name}`)."""

    name: str
    next: str | None  # the lesson that follows
    steps: list[LessonStep]


class Revealed(Struct, frozen=True):
    """Shows everything secret in a frame of a replay with all cards open."""

    hands: list[list[str]]  # by seat
    identities: list[Monk]  # by seat
    chosen: list[Monk | None]
    guesses: list[list[Monk | None]]


class Frame(Struct, frozen=True):
    """Shows the game after one decision, as the chosen viewer saw it."""

    moment: int  # how many actions have been played
    entry: Entry
    action: str | None  # None for the opening, and where the viewer could not know it
    board: Board
    own: Own | None
    open: Revealed | None


class Replay(Struct, frozen=True):
    table: Table | None  # None for a record that was handed in
    names: list[str]
    players: int
    viewer: Watcher
    days: list[int]  # the first frame of each day
    frames: list[Frame]
    as_promised: bool  # the deal matches the commitment; only a record that was handed in may say otherwise
    what_if: WhatIf | None  # the game goes on from another one
