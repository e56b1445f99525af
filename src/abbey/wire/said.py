"""Defines how sentences travel: as lines, in no language yet."""

from msgspec import Struct


class Said(Struct, frozen=True):
    """Holds a sentence in no language yet: `id` names a Fluent message, `args` are its arguments."""

    id: str
    args: dict[str, str | int]
    clause: str = ""  # the rule behind it
