"""Defines the rungs of the ladder, each by what it considers besides the one below; and the levels and personas."""

from collections.abc import Callable
from functools import partial
from typing import Final

from abbey.bots.bot import Bot
from abbey.bots.ladder.config import BotConfig
from abbey.bots.ladder.thinker import Thinker
from abbey.bots.veil.veil import Veil
from abbey.rules.names import LAST_DAY

HIDING: Final = 2400.0
SOME_HIDING: Final = 520.0


class Selfish(Thinker):
    """Plays for its own monk alone: no rivals, no beliefs."""

    def __init__(self, contentment: float = 0.0) -> None:
        super().__init__(BotConfig(rivalry=False, memory=0, contentment=contentment))


class Rival(Thinker):
    """Considers what the other monks have in store, whoever plays them."""

    def __init__(self, wide: float = 1.0) -> None:
        super().__init__(BotConfig(memory=0, wide=wide))


class Detective(Thinker):
    """Considers who the others are as well."""

    def __init__(self, wide: float = 1.0, memory: int = LAST_DAY) -> None:
        super().__init__(BotConfig(wide=wide, memory=memory))


class Hider(Thinker):
    """Considers what the others may conclude as well."""

    def __init__(self, hiding: float = HIDING, wide: float = 1.0, habit: str = "") -> None:
        super().__init__(BotConfig(hiding=hiding, wide=wide, habit=habit))


class Expert(Thinker):
    """Considers that others hide too, and how the day may go on: for so many rollouts, or for so much time."""

    def __init__(
        self,
        hiding: float = 2 * HIDING,
        rollouts: int = 4000,
        time: float | None = None,
        breadth: int = 10,
        tries: int = 4,
        wide: float = 0.7,
        cunning: bool = True,
        company: bool = False,
    ) -> None:
        super().__init__(
            BotConfig(
                hiding=hiding,
                rollouts=rollouts,
                time=time,
                breadth=breadth,
                tries=tries,
                wide=wide,
                cunning=cunning,
                company=company,
            )
        )


LADDER: Final[dict[str, Callable[..., Bot]]] = {
    "selfish": Selfish,
    "rival": Rival,
    "detective": Detective,
    "hider": Hider,
    "expert": Expert,
    "veil": Veil,
}
LEVELS: Final[dict[str, Callable[..., Bot]]] = {
    "postulant": partial(Selfish, contentment=190.0),
    "novice": Selfish,
    "apprentice": partial(Detective, memory=2),
    "brother": partial(Hider, hiding=360.0),
    "librarian": partial(Hider, hiding=SOME_HIDING),
    "inquisitor": Veil,
}
PERSONAS: Final[dict[str, Callable[..., Bot]]] = {
    "herald": partial(Hider, hiding=SOME_HIDING, habit="herald"),
    "gossip": partial(Hider, hiding=SOME_HIDING, habit="gossip"),
    "cellarer": partial(Hider, hiding=SOME_HIDING, habit="miser"),
    "sexton": partial(Hider, hiding=SOME_HIDING, habit="hurry"),
}
