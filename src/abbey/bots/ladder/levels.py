"""Opponents for people: levels, made of what a mind considers; personas, equally strong, with manners of their own."""

from collections.abc import Callable
from functools import partial
from typing import Final

from abbey.bots.bot import Bot
from abbey.bots.ladder.kinds import HIDING, Detective, Expert, Hider, Rival, Selfish

LADDER: Final[dict[str, Callable[..., Bot]]] = {
    "selfish": Selfish,
    "rival": Rival,
    "detective": Detective,
    "hider": Hider,
    "expert": Expert,
}
LEVELS: Final[dict[str, Callable[..., Bot]]] = {
    "novice": Selfish,
    "apprentice": partial(Detective, memory=1),
    "brother": partial(Hider, hiding=HIDING / 8),
    "librarian": Hider,
    "inquisitor": Expert,
}
PERSONAS: Final[dict[str, Callable[..., Bot]]] = {
    "herald": partial(Hider, habit="herald"),
    "gossip": partial(Hider, habit="gossip"),
    "cellarer": partial(Hider, habit="miser"),
    "sexton": partial(Hider, habit="hurry"),
}
