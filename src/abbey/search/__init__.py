"""Imagined worlds: what a viewer can follow of a game, and what may lie ahead. The doors take views and notes."""

from abbey.search.desk import Desk, End, Model, Observers, Reader
from abbey.search.gear import Gear, is_warm, may_warm
from abbey.search.kernels.prices import ACCUSED_PRICE, DAY_CARD, DAY_CARD_PRICE, POINT, SHOWN_PRICE, clear_lead
from abbey.search.outlook import Outlook
from abbey.search.rivalry import Rivalry, rivalry
from abbey.search.stakes import Stakes
from abbey.search.warming import warm
from abbey.search.watching import Watched, Watching

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
