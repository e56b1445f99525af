"""A line: something to be said, in no language yet. It travels to the browser as it is; a speaker says it."""

from dataclasses import dataclass

Args = dict[str, str | int]


@dataclass(frozen=True, slots=True)
class Line:
    """`id` names a message; `args` are words of the game in the notation's spelling, numbers, and seats as numbers."""

    id: str
    args: Args
    clause: str = ""  # the rule behind it


def yes_or_no(claim: bool) -> str:
    """As messages select on it."""
    return "yes" if claim else "no"


def direction(before: int, after: int) -> str:
    if before == after:
        return "same"
    return "up" if after > before else "down"
