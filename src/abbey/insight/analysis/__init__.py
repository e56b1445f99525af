"""Analyses finished games: what gave each seat away, what it could have done instead, and what chance did."""

from abbey.insight.analysis.game_analysis import (
    GameAnalysis,
    SeatAnalysis,
    UnfinishedGameError,
    analyse,
    refuse_unfinished,
)

__all__ = ["GameAnalysis", "SeatAnalysis", "UnfinishedGameError", "analyse", "refuse_unfinished"]
