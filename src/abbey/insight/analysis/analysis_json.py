"""Writes an analysis as plain values for programs: monks, seats and actions as words of the notation."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from abbey.insight.analysis.chance_and_choice import ChanceAndChoice
from abbey.insight.analysis.game_analysis import GameAnalysis, LoudTurn, SeatAnalysis
from abbey.insight.analysis.loud_turns import ToldTurn
from abbey.insight.analysis.quieter_turn import QuieterTurn
from abbey.rules import Action, word_of
from abbey.rules.names import SeatNumber

FORMAT = "abbey analysis 1"

Json = dict[str, Any]


def analysis_json(analysis: GameAnalysis, seats: Sequence[SeatAnalysis]) -> Json:
    """Return the analysis of these seats. A moment is how many actions of the record had been played."""
    return {
        "format": FORMAT,
        "names": list(analysis.game.names),
        "actions": len(analysis.game.actions),
        "moments": [asdict(moment) for moment in analysis.moments],
        "chances": analysis.public,
        "seats": [_seat(seat) for seat in seats],
    }


def _seat(seat: SeatAnalysis) -> Json:
    return {
        "seat": seat.seat,
        "monk": seat.monk,
        "score": seat.score,
        "won": seat.won,
        "beliefs": dict(seat.curves),
        "loudest": [_loud(loud) for loud in seat.loudest],
        "bluff": _told(seat.bluff) if seat.bluff else None,
        "accusation": asdict(seat.accusation),
        "evidence": [asdict(change) for change in seat.evidence],
        "swings": _swings(seat.swings),
        "chances": seat.eyes,
    }


def _loud(loud: LoudTurn) -> Json:
    return _told(loud.told) | {"quieter": _quieter(loud.quieter) if loud.quieter else None}


def _told(told: ToldTurn) -> Json:
    turn = told.turn
    return {
        "moment": turn.moment,
        "until": turn.until,
        "day": turn.day,
        "actions": _words(turn.actions),
        "before": told.before,
        "after": told.after,
        "rise": told.rise,
    }


def _quieter(quieter: QuieterTurn) -> Json:
    return {"actions": _words(quieter.actions), "after": quieter.after, "worth": asdict(quieter.worth)}


def _words(actions: Sequence[tuple[SeatNumber, Action]]) -> list[str]:
    return [f"{seat}: {word_of(action)}" for seat, action in actions]


def _swings(swings: ChanceAndChoice) -> Json:
    return {
        "luck": asdict(swings.luck),
        "choice": asdict(swings.choice),
        "rest": swings.rest,
        "result": swings.result,
        "each": [asdict(swing) for swing in swings.swings],
    }
