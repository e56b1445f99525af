"""Works out what a match says: shares with intervals, the matrix, ratings, a sequential test, times.

Needs abbey[arena].
"""

from abbey.arena.results.cells import Cell, cell_of, cells_of, hero_share
from abbey.arena.results.match_report import MatchReport, cell_json
from abbey.arena.results.ratings import Rating, ratings_of
from abbey.arena.results.sprt import Sprt, SprtResult
from abbey.plots.interval import Interval, share_of

__all__ = [
    "Cell",
    "Interval",
    "MatchReport",
    "Rating",
    "Sprt",
    "SprtResult",
    "cell_json",
    "cell_of",
    "cells_of",
    "hero_share",
    "ratings_of",
    "share_of",
]
