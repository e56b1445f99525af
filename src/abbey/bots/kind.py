"""Reads kinds of bots as people write them: `expert:rollouts=500,hiding=0.5`, `my_module:MyBot`, `exec:COMMAND`.

Why a bot of some kind cannot sit down is said here too; every message says what there is instead.
"""

from dataclasses import dataclass
from typing import Final

from abbey.rules import AbbeyError

PROGRAM: Final = "exec:"


class BotError(AbbeyError):
    """The bot that was asked for cannot be had."""


class UnknownBotError(BotError):
    """No bot has this name."""


class BotOptionError(BotError):
    """The bot does not have this option, or the option does not take this value."""


class BrokenBotError(BotError):
    """The bot exists, but it cannot be loaded, or it is not a bot."""


@dataclass(frozen=True, slots=True)
class Spec:
    """Holds a kind, read into its parts. `module` is empty for a bot that is known by its name."""

    name: str
    options: tuple[tuple[str, str], ...] = ()
    module: str = ""


def read_spec(text: str) -> Spec:
    """Read one kind; a program's command line (`exec:`) is not read here."""
    *names, last = text.strip().split(":")
    if names and ("=" in last or not last):
        options = tuple(_option(part, text) for part in last.split(","))
    else:
        names, options = [*names, last], ()
    if len(names) > 2 or not all(name.strip() for name in names):
        raise UnknownBotError(
            f"{text!r} is not the name of a bot; a bot is written like expert, or expert:rollouts=500,hiding=0.5."
        )
    return Spec(names[-1].strip(), options, names[0].strip() if len(names) == 2 else "")


def _option(part: str, text: str) -> tuple[str, str]:
    name, equals, value = (word.strip() for word in part.partition("="))
    if not (name and equals and value):
        raise BotOptionError(
            f"{part!r} in {text!r} is not an option; options are written name=value, with commas between."
        )
    return name, value


def with_option(kind: str, option: str, value: str) -> str:
    """Return the kind with one option more; whether its bot takes that shows when it is made."""
    return f"{kind}{',' if read_spec(kind).options else ':'}{option}={value}"


def split_kinds(text: str) -> list[str]:
    """Split several kinds with commas between; options have commas too, and a program's command runs to the end."""
    kinds: list[str] = []
    rest = text.strip()
    while rest:
        if rest.startswith(PROGRAM):
            return [*kinds, rest]
        part, _, rest = (piece.strip() for piece in rest.partition(","))
        if kinds and "=" in part.partition(":")[0]:
            kinds[-1] += f",{part}"
        else:
            kinds.append(part)
    return kinds or [""]
