"""Says of which game a what-if game is a continuation: its parent, the moment, the seat, and what became of secrets."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, get_args

from abbey.rules.errors import OptionsError
from abbey.rules.names import SEATS, SeatNumber

Hidden = Literal["kept", "redealt"]
HIDDEN: Final[tuple[Hidden, ...]] = get_args(Hidden)


@dataclass(frozen=True, slots=True)
class WhatIf:
    """Names the parent of a game, and where the game leaves it."""

    parent: str  # the SHA-256 of the parent's record
    moment: int  # how many actions of the parent had been played
    seat: SeatNumber  # that somebody took over
    hidden: Hidden  # what the seat did not know: as it was, or dealt again from its belief
    begun: int  # so many actions of this record are from before the moment; nobody takes them back

    def __post_init__(self) -> None:
        if not re.fullmatch("[0-9a-f]{64}", self.parent):
            raise OptionsError(f"'parent' should be 64 hexadecimal digits, not {self.parent!r}.")
        if not 0 <= self.begun <= self.moment or (self.hidden == "kept" and self.begun != self.moment):
            raise OptionsError(f"After {self.moment} actions of the parent, {self.begun} cannot have been taken over.")

    def entries(self) -> dict[str, str]:
        """Return it in words, by the names of its entries."""
        values = self.parent, str(self.moment), str(self.seat), self.hidden, str(self.begun)
        return dict(zip(ENTRIES, values, strict=True))


ENTRIES: Final = ("parent", "moment", "taken over", "hidden", "begun")


def read_what_if(entries: Mapping[str, str], players: int) -> WhatIf | None:
    """Read from a record's entries which game it goes on from; None if it is a game of its own."""
    if not any(entry in entries for entry in ENTRIES):
        return None
    for entry in ENTRIES:
        if entry not in entries:
            raise OptionsError(f"A what-if game has the line {entry!r} too.")
    hidden = next((way for way in HIDDEN if way == entries["hidden"]), None)
    if hidden is None:
        raise OptionsError(f"'hidden' is {' or '.join(HIDDEN)}, not {entries['hidden']!r}.")
    moment, begun = (_whole(entries, entry) for entry in ("moment", "begun"))
    return WhatIf(entries["parent"], moment, SEATS[_whole(entries, "taken over", players)], hidden, begun)


def _whole(entries: Mapping[str, str], entry: str, limit: int = 10_000) -> int:
    text = entries[entry]
    if not re.fullmatch("[0-9]{1,4}", text) or int(text) >= limit:
        raise OptionsError(f"{entry!r} should be a whole number below {limit}, not {text!r}.")
    return int(text)
