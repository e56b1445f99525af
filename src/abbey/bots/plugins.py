"""Finds the bots that others have written: entry points of the group `abbey.bots`, and classes by their module."""

import importlib
import logging
import sys
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from abbey.bots.bot_options import Maker
from abbey.bots.kind import BrokenBotError

GROUP: Final = "abbey.bots"
log = logging.getLogger("abbey.bots")


def installed() -> dict[str, EntryPoint]:
    """Return what packages offer, by name; nothing is loaded yet."""
    return _found(tuple(sys.path))


@cache
def _found(_path: tuple[str, ...]) -> dict[str, EntryPoint]:
    """Find entry points; the folders of the path decide which, so they are the key of the cache."""
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=_of_whom)}


def _of_whom(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist else ""


def maker_installed(entry: EntryPoint) -> Maker:
    """Load what makes a bot of an installed package."""
    return _loaded(f"{entry.name!r} of the package {_of_whom(entry)!r}", entry.load)


def maker_in(module: str, name: str) -> Maker:
    """Load the class of this name in a module that can be imported, from the current folder too."""
    return _loaded(f"{module}:{name}", lambda: getattr(_imported(module), name))


def _imported(module: str) -> ModuleType:
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # last: nothing there stands in for what is installed
    return importlib.import_module(module)


def _loaded(which: str, load: Callable[[], Any]) -> Maker:
    """Load a bot; whatever a stranger's module does when it is imported is reported under the bot's name."""
    try:
        maker = load()
    except Exception as error:
        raise BrokenBotError(f"The bot {which} cannot be loaded ({type(error).__name__}: {error}).") from error
    if not callable(maker):
        raise BrokenBotError(f"The bot {which} is not a class or function that makes one.")
    checked: Maker = maker
    return checked


@cache
def is_sound(entry: EntryPoint) -> bool:
    """Say whether the bot can be loaded; one that cannot is reported once, and stops no other."""
    try:
        maker_installed(entry)
    except BrokenBotError as error:
        log.warning("%s", error)
        return False
    return True
