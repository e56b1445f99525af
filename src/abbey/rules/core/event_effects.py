"""Carries out the day's event after the regular action. Events that only change another step are written there."""

from abbey.rules.core.chain import let_go
from abbey.rules.core.pieces import card_hours
from abbey.rules.core.position import Position
from abbey.rules.core.raw_notes import BY_EVENT, RETURNED, note
from abbey.rules.core.tracks import add_evidence, add_suspicion, all_level, charge_front, convert
from abbey.rules.core.turn import ASKED, can_move, draw_stage
from abbey.rules.names import (
    ADSON,
    CAST,
    CHURCH,
    CLOSE_BEHIND,
    DELICATE,
    DILIGENT,
    DUBIOUS,
    FIGURE_COUNT,
    FORBIDDEN,
    GIVE,
    IMPIOUS,
    INQUIRING,
    LIBRARY,
    MONK_COUNT,
    MOVE,
    PUZZLING,
    RETURN,
    SUSPICIOUS,
    TALKATIVE,
    UNOBTRUSIVE,
    WILLIAM,
)

GIFTS = 2


def event_stage(s: Position) -> int:
    asks = monk_event(s, s.figure, s.where[s.figure]) if s.figure < MONK_COUNT else stranger_event(s)
    return ASKED if asks else again_stage(s)


def monk_event(s: Position, monk: int, building: int) -> bool:
    """Carry out the event after a monk has moved, and tell whether it asks something of somebody."""
    event = s.event
    if event == PUZZLING:
        return building == s.where[WILLIAM] and begin_giving(s)
    if event == IMPIOUS:
        s.asked = 1
        return building == CHURCH and ask_for_tiles(s)
    if event == UNOBTRUSIVE:
        if is_alone(s, monk):
            add_evidence(s, BY_EVENT + UNOBTRUSIVE, monk, -1)
    elif event == FORBIDDEN:
        if building == LIBRARY:
            add_evidence(s, BY_EVENT + FORBIDDEN, monk, 2)
    elif event == INQUIRING:
        for other in range(MONK_COUNT):
            if other != monk and s.where[other] == building:
                add_evidence(s, BY_EVENT + INQUIRING, other, 1)
    elif event == DUBIOUS:
        add_evidence(s, BY_EVENT + DUBIOUS, monk, 1)
    return False


def stranger_event(s: Position) -> bool:
    """Carry out the event after William or Adson has moved, and tell whether it asks something of somebody."""
    if s.event == TALKATIVE and s.where[WILLIAM] == s.where[ADSON] and not all_level(s):
        convert(s, BY_EVENT + TALKATIVE, 1)
    return s.event == CLOSE_BEHIND and s.figure == WILLIAM and begin_giving(s)


def is_alone(s: Position, figure: int) -> bool:
    for other in range(FIGURE_COUNT):
        if other != figure and s.where[other] == s.where[figure]:
            return False
    return True


def begin_giving(s: Position) -> bool:
    s.gifts = GIFTS
    s.phase = GIVE
    return True


def give(s: Position, monk: int) -> int:  # rules: puzzling, close_behind
    add_evidence(s, BY_EVENT + s.event, monk, 1)
    s.gifts -= 1
    return ASKED if s.gifts > 0 else again_stage(s)


def ask_for_tiles(s: Position) -> bool:
    """Let each other seat in turn give a tile back; it is asked only when it has a choice.  # rules: impious"""
    while s.asked < s.players:
        seat = (s.turn + s.asked) % s.players
        if holds_two_kinds(s, seat):
            s.to_act = seat
            s.phase = RETURN
            return True
        if s.held[seat] > 0:
            return_tile(s, seat, s.time_tiles[seat][0])
        s.asked += 1
    s.to_act = s.turn
    return False


def holds_two_kinds(s: Position, seat: int) -> bool:
    for i in range(1, s.held[seat]):
        if s.time_tiles[seat][i] != s.time_tiles[seat][0]:
            return True
    return False


def return_tile(s: Position, seat: int, tile: int) -> None:
    note(s, RETURNED, BY_EVENT + IMPIOUS, seat, tile, 0, 0)
    let_go(s, seat, tile)


def give_back(s: Position, seat: int, tile: int) -> int:
    return_tile(s, seat, tile)
    s.asked += 1
    return ASKED if ask_for_tiles(s) else again_stage(s)


def again_stage(s: Position) -> int:
    if s.event == DILIGENT and s.moves == 1 and can_move(s):  # rules: diligent
        s.phase = MOVE
        return ASKED
    return after_stage(s)


def after_stage(s: Position) -> int:
    if s.event == DELICATE and card_hours(s.card) > 0:
        s.phase = CAST
        return ASKED
    if s.event == SUSPICIOUS:
        charge_front(s)
    return draw_stage(s)


def cast(s: Position, monk: int) -> int:  # rules: delicate
    add_suspicion(s, BY_EVENT + DELICATE, monk, card_hours(s.card))
    return draw_stage(s)
