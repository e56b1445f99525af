"""Imagines positions: follows a game from notes, finds every end of a turn and how likely it was, rolls out.

What is exported here takes views and notes and returns plain values; positions stay inside.
"""

from abbey.search.backend import BackendName, backend_name, can_compile, is_warm, same_backend, use_backend, warm
from abbey.search.kernels.prices import ACCUSED_PRICE, DAY_CARD, DAY_CARD_PRICE, POINT, SHOWN_PRICE, clear_lead, odds
from abbey.search.rollouts import Rollouts
from abbey.search.selfplay import SelfPlay, selfplay
from abbey.search.turn_history import SeenTurn, TurnHistory
from abbey.search.turn_likelihood import EndRanks, Eyes, Mind, Minds, Model, Observers, Reader
from abbey.search.turn_search import End, TurnSearch, monk_prices

__all__ = [
    "ACCUSED_PRICE",
    "DAY_CARD",
    "DAY_CARD_PRICE",
    "POINT",
    "SHOWN_PRICE",
    "BackendName",
    "End",
    "EndRanks",
    "Eyes",
    "Mind",
    "Minds",
    "Model",
    "Observers",
    "Reader",
    "Rollouts",
    "SeenTurn",
    "SelfPlay",
    "TurnHistory",
    "TurnSearch",
    "backend_name",
    "can_compile",
    "clear_lead",
    "is_warm",
    "monk_prices",
    "odds",
    "same_backend",
    "selfplay",
    "use_backend",
    "warm",
]
