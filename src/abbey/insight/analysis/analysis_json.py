"""Writes an analysis as a message for programs and the page: monks, seats and actions as words of the notation."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Final

import msgspec

from abbey.insight.analysis.chance_and_choice import CAUSES, ChanceAndChoice
from abbey.insight.analysis.game_analysis import GameAnalysis, LoudTurn, SeatAnalysis
from abbey.insight.analysis.loud_turns import ToldTurn
from abbey.insight.analysis.quieter_turn import QuieterTurn
from abbey.insight.analysis.turn_phrases import turn_phrases
from abbey.rules import Action, word_of
from abbey.rules.names import SeatNumber
from abbey.wire.analysis_messages import Analysis
from abbey.wire.words import said

FORMAT: Final = "abbey analysis 1"
PLACES: Final = 5  # behind the point: more is not known

Json = dict[str, Any]


def analysis_json(analysis: GameAnalysis, seats: Sequence[SeatAnalysis]) -> Analysis:
    """Return the analysis of these seats as a message."""
    whole = {
        "format": FORMAT,
        "names": analysis.game.names,
        "actions": len(analysis.game.actions),
        "as_promised": analysis.as_promised,
        "moments": [asdict(moment) for moment in analysis.moments],
        "chances": analysis.public,
        "seats": [_seat(seat) for seat in seats],
    }
    return msgspec.convert(_rounded(whole), Analysis)


def _seat(seat: SeatAnalysis) -> Json:
    return {
        "seat": seat.seat,
        "monk": seat.monk,
        "score": seat.score,
        "won": seat.won,
        "beliefs": dict(seat.curves),
        "rivals": seat.rivals,
        "loudest": [_loud(loud) for loud in seat.loudest],
        "bluff": _told(seat.bluff) if seat.bluff else None,
        "accusation": asdict(seat.accusation),
        "evidence": [asdict(change) for change in seat.evidence],
        "swings": _swings(seat.swings),
        "chances": seat.eyes,
    }


def _loud(loud: LoudTurn) -> Json:
    quieter = _quieter(loud.quieter, loud.told.turn.seat) if loud.quieter else None
    return _told(loud.told) | {"quieter": quieter}


def _told(told: ToldTurn) -> Json:
    turn = told.turn
    return {
        "moment": turn.moment,
        "until": turn.until,
        "day": turn.day,
        **_actions(turn.actions, turn.seat),
        "before": told.before,
        "after": told.after,
        "rise": told.rise,
    }


def _quieter(quieter: QuieterTurn, seat: SeatNumber) -> Json:
    return {**_actions(quieter.actions, seat), "after": quieter.after, "worth": asdict(quieter.worth)}


def _actions(actions: Sequence[tuple[SeatNumber, Action]], seat: SeatNumber) -> Json:
    lines = [said(phrase) for phrase in turn_phrases(actions, seat)]
    return {"actions": [f"{actor}: {word_of(action)}" for actor, action in actions], "lines": lines}


def _swings(swings: ChanceAndChoice) -> Json:
    there = {swing.cause for swing in swings.swings}
    return {
        "luck": asdict(swings.luck),
        "choice": asdict(swings.choice),
        "rest": swings.rest,
        "result": swings.result,
        "causes": [{"cause": cause, "change": asdict(swings.total(cause))} for cause in CAUSES if cause in there],
        "each": [asdict(swing) for swing in swings.swings],
    }


def _rounded(part: Any) -> Any:
    """Return the same values with numbers that are no longer than they need be."""
    match part:
        case float():
            return round(part, PLACES)
        case dict():
            return {key: _rounded(value) for key, value in part.items()}
        case list() | tuple():
            return [_rounded(value) for value in part]
        case _:
            return part
