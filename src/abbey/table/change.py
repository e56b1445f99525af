"""Says what an event changed, and for whom."""

from typing import Literal

from msgspec import Struct

from abbey.rules.names import NOBODY, Viewer
from abbey.table.events import Spoken

News = Literal[
    "",
    "taken-back",
    "taken-over",
    "given-back",
    "left-to-chance",
    "vote-failed",
    "called-off",
    "closed",
    "amended",
]


class Change(Struct, frozen=True):
    """Says what is different after an event, and which viewers learn of it.

    `table`: who sits where has changed, or the stage. `game`: the position has. `concerned` are the viewers whose own
    part of the game has: what they hold, what they are asked, what they may take back. Who they are follows from what
    everybody sees.

    `entries` says for a viewer how many entries of the log stand before this one. A viewer who has heard of later
    decisions than the one taken back is missing there, and must be told the whole log again.
    """

    audience: frozenset[Viewer] = frozenset()
    table: bool = False
    game: bool = False
    concerned: frozenset[Viewer] = frozenset()
    seat: Viewer = NOBODY
    emptied: Viewer = NOBODY  # a seat that is no longer whose it was, or that has another key
    news: News = ""
    remark: Spoken | None = None
    entries: dict[Viewer, int] = {}
    is_new_entry: bool = False
