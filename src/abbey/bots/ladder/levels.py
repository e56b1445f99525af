"""Opponents for people: levels, made of what a mind considers; personas, equally strong, with manners of their own."""

from collections.abc import Callable
from functools import partial
from typing import Final

from abbey.bots.bot import Bot
from abbey.bots.ladder.kinds import HIDING, Detective, Expert, Hider, Rival, Selfish
from abbey.bots.ladder.manner import Manner
from abbey.bots.ladder.thinker import Thinker

LADDER: Final[dict[str, Callable[..., Bot]]] = {
    "selfish": Selfish,
    "rival": Rival,
    "detective": Detective,
    "hider": Hider,
    "expert": Expert,
}
LEVELS: Final[dict[str, Callable[..., Bot]]] = {
    "novice": partial(Thinker, Manner(rivalry=False, memory=0)),
    "apprentice": partial(Thinker, Manner(memory=1)),
    "brother": partial(Thinker, Manner(hiding=HIDING / 8)),
    "librarian": partial(Thinker, Manner(hiding=HIDING)),
    "inquisitor": Expert,
}
PERSONAS: Final[dict[str, Callable[..., Bot]]] = {
    "herald": partial(Thinker, Manner(hiding=HIDING, habit="herald")),
    "gossip": partial(Thinker, Manner(hiding=HIDING, habit="gossip")),
    "cellarer": partial(Thinker, Manner(hiding=HIDING, habit="miser")),
    "sexton": partial(Thinker, Manner(hiding=HIDING, habit="hurry")),
}
