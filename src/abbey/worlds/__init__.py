"""Imagined worlds: what a viewer can follow of a game, and what may lie ahead. The doors take views and notes."""

from abbey.worlds.desk import Desk, End, Model, Observers, Reader
from abbey.worlds.gear import Gear, is_warm, may_warm
from abbey.worlds.loops.prices import ACCUSED_PRICE, DAY_CARD, DAY_CARD_PRICE, POINT, SHOWN_PRICE, clear_lead
from abbey.worlds.outlook import Outlook
from abbey.worlds.rivalry import Rivalry, rivalry
from abbey.worlds.stakes import Stakes
from abbey.worlds.warming import warm
from abbey.worlds.watching import Watched, Watching

__all__ = [
    "ACCUSED_PRICE",
    "DAY_CARD",
    "DAY_CARD_PRICE",
    "POINT",
    "SHOWN_PRICE",
    "Desk",
    "End",
    "Gear",
    "Model",
    "Observers",
    "Outlook",
    "Reader",
    "Rivalry",
    "Stakes",
    "Watched",
    "Watching",
    "clear_lead",
    "is_warm",
    "may_warm",
    "rivalry",
    "warm",
]
