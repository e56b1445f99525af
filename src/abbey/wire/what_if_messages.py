"""Defines how a client asks to play on from a moment of a finished game; `messages` has what a table says of it."""

from typing import Annotated

from msgspec import Meta, Struct

from abbey.rules.what_if import Hidden
from abbey.wire.messages import Name, Word


class WhatIfOpening(Struct, frozen=True, forbid_unknown_fields=True):
    """Plays on from a moment of the finished game at a table (`POST /api/tables/{id}/what-if`)."""

    moment: Annotated[int, Meta(ge=0)]  # how many actions have been played
    seat: Annotated[int, Meta(ge=0)]  # to take over
    hidden: Hidden
    name: Name
    bot: Word  # for seats where a person played, or a bot that this server has not


class WhatIfRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """Plays on from a moment of a finished game whose record is handed in (`POST /api/what-if`)."""

    record: str
    opening: WhatIfOpening
