"""What an event changed, and for whom."""

from dataclasses import dataclass, field
from typing import Literal

from abbey.rules.names import NOBODY
from abbey.table.events import Spoken

News = Literal["", "taken-back", "taken-over", "given-back"]


@dataclass(frozen=True, slots=True)
class Change:
    """`table`: who sits where, or the stage. `game`: the position. `audience`: viewers who learn of it.

    `entries` says for a viewer how many entries of the log stand before this one. Who has heard of later decisions
    than the one taken back is missing there, and must be told the whole log again.
    """

    audience: frozenset[int] = frozenset()
    table: bool = False
    game: bool = False
    seat: int = NOBODY
    emptied: int = NOBODY  # a seat that is no longer whose it was
    news: News = ""
    remark: Spoken | None = None
    entries: dict[int, int] = field(default_factory=dict)
    is_new_entry: bool = False
