"""Makes bots by name: our own, those a script adds here, and those that installed packages bring along.

The names under which bots sit at a table are here too.
"""

import re
from collections.abc import Callable, Sequence
from typing import Final

from abbey.bots.bot import Bot, dismiss, listening
from abbey.bots.bot_options import Maker, made
from abbey.bots.external.program import program_named
from abbey.bots.kind import (
    PROGRAM,
    BotError,
    BotOptionError,
    BrokenBotError,
    Spec,
    UnknownBotError,
    read_spec,
)
from abbey.bots.ladder.rungs import LADDER, LEVELS, PERSONAS
from abbey.bots.plugins import installed, is_sound, maker_in, maker_installed
from abbey.bots.random_bot import RandomBot
from abbey.look_alikes import looks

_LONGEST: Final = 40
_PLAIN: Final = re.compile(rf"[a-z0-9_-]{{1,{_LONGEST}}}")
BOTS: Final[dict[str, Callable[..., Bot]]] = {**LEVELS, **PERSONAS, "random": RandomBot, **LADDER}
_BROTHERS: Final = ("Severin", "Notker", "Hilda", "Odo", "Walburga", "Berno", "Ekkehard", "Gerlind", "Lioba", "Radbert")


def bot_named(kind: str) -> Bot:
    """Make a new bot of a kind: a name with options or without, a class by its module, or a program."""
    if kind.startswith(PROGRAM):
        return program_named(kind.removeprefix(PROGRAM))
    spec = read_spec(kind)
    bot = made(spec.name, _maker(spec), spec.options)
    refuse_no_bot(bot, f"What {kind!r} makes")
    return listening(bot)


def refuse_no_bot(thing: object, what: str) -> None:
    """Refuse a thing that cannot choose, such as a class or a name; the message begins with what it is."""
    if isinstance(thing, type) or not callable(getattr(thing, "choose", None)):
        raise BrokenBotError(f"{what} is not a bot: a bot has the method choose.")


def bot_kinds() -> list[str]:
    """Return the names that a table offers: not the rungs of the ladder; of two bots with one name ours is meant."""
    return [
        *(name for name in BOTS if name not in LADDER),
        *(name for name, entry in installed().items() if name not in BOTS and is_sound(entry)),
    ]


def add_bot(name: str, kind: str) -> None:
    """Give any kind, a program too, a plain name at this table."""
    if not _PLAIN.fullmatch(name):
        raise BotOptionError(
            f"{name!r} is not a name for a bot: small letters, digits, - and _, at most {_LONGEST} of them."
        )
    if name in BOTS:
        raise BotOptionError(f"There is a bot called {name!r} already; give yours another name.")
    dismiss(bot_named(kind))
    BOTS[name] = lambda: bot_named(kind)


def bot_names(taken: Sequence[str]) -> list[str]:
    """Return names for bots that look like nobody's at the table; there are more than a table has seats."""
    used = frozenset[str]().union(*map(looks, taken))
    return [name for name in _BROTHERS if not looks(name) & used]


def is_kind(kind: str) -> bool:
    """Say whether this is a bot known by its name, with or without options: then it runs only what is installed."""
    if kind.startswith(PROGRAM):
        return False
    try:
        spec = read_spec(kind)
    except BotError:
        return False
    return not spec.module and (spec.name in BOTS or spec.name in installed())


def _maker(spec: Spec) -> Maker:
    others = installed()
    if spec.module in BOTS or spec.module in others:
        raise BotOptionError(f"{spec.name!r} is not an option of {spec.module!r}: options are written name=value.")
    if spec.module:
        return maker_in(spec.module, spec.name)
    if spec.name in BOTS:
        return BOTS[spec.name]
    if spec.name in others:
        return maker_installed(others[spec.name])
    names = ", ".join(dict.fromkeys([*BOTS, *others]))
    raise UnknownBotError(f"There is no bot called {spec.name!r}; the bots are: {names}.")
