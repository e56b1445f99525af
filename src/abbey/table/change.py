"""What an event changed, and for whom."""

from typing import Literal

from msgspec import Struct

from abbey.rules.names import NOBODY
from abbey.table.events import Spoken

News = Literal["", "taken-back", "taken-over", "given-back", "left-to-chance"]


class Change(Struct, frozen=True):
    """`table`: who sits where, or the stage. `game`: the position. `audience`: viewers who learn of it.

    `concerned`: the viewers whose own part of the game is another than before: what they hold, what they are asked,
    what they may take back. It follows from what everybody sees.

    `entries` says for a viewer how many entries of the log stand before this one. Who has heard of later decisions
    than the one taken back is missing there, and must be told the whole log again.
    """

    audience: frozenset[int] = frozenset()
    table: bool = False
    game: bool = False
    concerned: frozenset[int] = frozenset()
    seat: int = NOBODY
    emptied: int = NOBODY  # a seat that is no longer whose it was
    news: News = ""
    remark: Spoken | None = None
    entries: dict[int, int] = {}
    is_new_entry: bool = False
