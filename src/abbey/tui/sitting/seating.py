"""Names for the seats. A bot's name says which bot it is, so that a record alone is enough to go on playing."""

import re
from collections.abc import Collection, Iterable, Sequence
from typing import Final

from abbey.bots import bot_named, bot_names, dismiss, is_kind, split_kinds
from abbey.rules import OptionsError

_BOT_NAME: Final = re.compile(r"(?P<short>.+?) \((?P<kind>.+) bot\)")


def seated(name: str, kinds: Sequence[str]) -> tuple[str, ...]:
    """The person first, then a bot of each kind."""
    if kind_of(name) is not None:
        raise OptionsError(f"{name!r} reads like a bot's name; choose another with --name.")
    for kind in kinds:
        dismiss(bot_named(kind))
    return (name, *(f"{brother} ({kind} bot)" for brother, kind in zip(bot_names([name]), kinds, strict=False)))


def kinds_in(bots: Iterable[str]) -> list[str]:
    """Read `--bots`, given once or more often."""
    return [kind for text in bots for kind in split_kinds(text)]


def kinds_for(kinds: Sequence[str], count: int) -> list[str]:
    """One kind for all, or a kind for each."""
    if len(kinds) == 1:
        return [*kinds] * count
    if len(kinds) != count:
        raise OptionsError(f"--bots names {len(kinds)} bots, but {count} are needed: name one kind, or one for each.")
    return [*kinds]


def kind_of(name: str) -> str | None:
    """Which bot has this name; None for a person."""
    found = _BOT_NAME.fullmatch(name)
    return found["kind"] if found else None


def short_name(name: str) -> str:
    found = _BOT_NAME.fullmatch(name)
    return found["short"] if found else name


def short_names(names: Sequence[str]) -> tuple[str, ...]:
    return tuple(short_name(name) for name in names)


def bot_seats(names: Sequence[str], allowed: Collection[str]) -> dict[int, str]:
    """Which bot sits where. A file may name installed bots; a module or a program runs only when the person asks."""
    bots: dict[int, str] = {}
    for seat, name in enumerate(names):
        kind = kind_of(name)
        if kind and (is_kind(kind) or kind in allowed):
            bots[seat] = kind
        elif kind and ":" in kind:
            raise OptionsError(f"A file alone may not start {kind!r}: if you trust it, say so with --bots {kind!r}.")
    return bots


def persons_seat(names: Sequence[str], bots: Collection[int]) -> int:
    """The one seat that no bot of ours holds."""
    persons = [seat for seat in range(len(names)) if seat not in bots]
    if len(persons) != 1:
        raise OptionsError(
            f"This game has {len(persons)} seats that are not bots; here one person plays. Watch it with abbey replay."
        )
    return persons[0]
