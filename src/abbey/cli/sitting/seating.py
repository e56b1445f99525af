"""Names for the seats. A bot's name says which bot it is, so that a record alone is enough to go on playing."""

import re
from collections.abc import Sequence
from typing import Final

from abbey.bots import BOTS, bot_named, bot_names
from abbey.rules import OptionsError

_BOT_NAME: Final = re.compile(r"(?P<short>.+) \((?P<kind>[^()]+) bot\)")


def seated(name: str, kinds: Sequence[str]) -> tuple[str, ...]:
    """The person first, then a bot of each kind."""
    if kind_of(name) is not None:
        raise OptionsError(f"{name!r} reads like a bot's name; choose another with --name.")
    for kind in kinds:
        bot_named(kind)
    return (name, *(f"{brother} ({kind} bot)" for brother, kind in zip(bot_names([name]), kinds, strict=False)))


def kinds_for(bots: str, count: int) -> list[str]:
    """Read `--bots`: one kind for all, or a kind for each, with commas."""
    kinds = [kind.strip() for kind in bots.split(",")]
    if len(kinds) == 1:
        return kinds * count
    if len(kinds) != count:
        raise OptionsError(f"--bots names {len(kinds)} bots, but {count} are needed: name one kind, or one for each.")
    return kinds


def kind_of(name: str) -> str | None:
    """Which bot has this name; None for a person."""
    found = _BOT_NAME.fullmatch(name)
    return found["kind"] if found else None


def short_name(name: str) -> str:
    found = _BOT_NAME.fullmatch(name)
    return found["short"] if found else name


def short_names(names: Sequence[str]) -> tuple[str, ...]:
    return tuple(short_name(name) for name in names)


def persons_seat(names: Sequence[str]) -> int:
    """The one seat that no bot of ours holds."""
    persons = [seat for seat, name in enumerate(names) if kind_of(name) not in BOTS]
    if len(persons) != 1:
        raise OptionsError(
            f"This game has {len(persons)} seats that are not bots; here one person plays. Watch it with abbey replay."
        )
    return persons[0]
