"""The bots by name."""

from collections.abc import Callable
from typing import Final

from abbey.bots.bot import Bot
from abbey.bots.randomly import Randomly
from abbey.rules import AbbeyError

BOTS: Final[dict[str, Callable[[], Bot]]] = {"random": Randomly}


class UnknownBotError(AbbeyError):
    """No bot has this name."""


def bot_named(name: str) -> Bot:
    try:
        return BOTS[name]()
    except KeyError:
        raise UnknownBotError(f"There is no bot called {name!r}; the bots are: {', '.join(BOTS)}.") from None
