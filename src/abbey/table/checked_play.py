"""Holds a decision between being checked and being stored."""

from msgspec import Struct

from abbey.rules.names import ActionNumber
from abbey.table.events import Played


class CheckedPlay(Struct, frozen=True):
    """Holds a decision that the rules allow at this moment: the event to store, and what was found out about it."""

    event: Played
    number: ActionNumber
    ends_game: bool
