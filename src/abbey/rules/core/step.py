"""Carries out one decision, then runs on to the next decision or to the end."""

from abbey.rules.core.day import choose_marker, end_stage, guess
from abbey.rules.core.event_effects import after_stage, cast, event_stage, give, give_back
from abbey.rules.core.pieces import (
    ACCUSE_SEAT,
    CAST_MONK,
    GIVE_MONK,
    KEEP,
    MOVE_FIGURE,
    REST,
    RETURN_TILE,
    SHOW_COLOUR,
    SPEND_TILE,
    SWAY_MONK,
    TAKE_TILE,
)
from abbey.rules.core.position import Position
from abbey.rules.core.turn import (
    AFTER_STAGE,
    ASKED,
    END_STAGE,
    EVENT_STAGE,
    TIME_STAGE,
    move,
    pass_time,
    play_card,
    spend,
    sway,
    take,
    time_stage,
)
from abbey.rules.names import ACCUSE, BUILDING_COUNT, CAST, GIVE, MONK_COUNT, MOVE, PLAY, SHOW, SPEND, SWAY, TAKE


def step(s: Position, seat: int, action: int) -> None:
    """Carry out a legal action of a seat that owes it. Nothing is checked here: `abbey.rules.game` does that."""
    stage = answer(s, seat, action)
    while stage != ASKED:
        stage = run_stage(s, stage)


def answer(s: Position, seat: int, action: int) -> int:
    """Carry out one decision, and return which stage of the turn comes next, if any."""
    phase = s.phase
    if phase == PLAY:
        return play_card(s, action)
    if phase == MOVE:
        if action == REST:
            return AFTER_STAGE
        aim = action - MOVE_FIGURE
        return move(s, aim // BUILDING_COUNT, aim % BUILDING_COUNT)
    if phase == SPEND:
        return pass_time(s) if action == KEEP else spend(s, action - SPEND_TILE)
    if phase == SWAY:
        return sway(s, (action - SWAY_MONK) % 2 == 0)
    if phase == SHOW:
        return choose_marker(s, seat, action - SHOW_COLOUR)
    if phase == ACCUSE:
        laid = action - ACCUSE_SEAT
        return guess(s, seat, laid // MONK_COUNT, laid % MONK_COUNT)
    if phase == TAKE:
        return take(s, action - TAKE_TILE)
    if phase == GIVE:
        return give(s, action - GIVE_MONK)
    if phase == CAST:
        return cast(s, action - CAST_MONK)
    return give_back(s, seat, action - RETURN_TILE)


def run_stage(s: Position, stage: int) -> int:
    """Do what a stage of the turn asks for, and return what is left to do then."""
    if stage == EVENT_STAGE:
        return event_stage(s)
    if stage == END_STAGE:
        return end_stage(s)
    if stage == TIME_STAGE:
        return time_stage(s)
    return after_stage(s)
