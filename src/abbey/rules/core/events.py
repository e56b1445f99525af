"""The day's event, after the regular action. Events that only change another step are written in that step."""

from abbey.rules.core.chain import let_go
from abbey.rules.core.pieces import card_hours
from abbey.rules.core.position import Position
from abbey.rules.core.telling import BY_EVENT, RETURNED, note
from abbey.rules.core.tracks import add_evidence, add_suspicion, all_level, charge_front, convert
from abbey.rules.core.turn import AGAIN_STAGE, ASKED, DRAW_STAGE, GIVE_STAGE, RETURN_STAGE, can_move, draw_stage
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
    if s.figure < MONK_COUNT:
        return monk_event(s, s.figure, s.where[s.figure])
    return stranger_event(s)


def monk_event(s: Position, monk: int, building: int) -> int:
    if s.event == PUZZLING:
        if building == s.where[WILLIAM]:
            return begin_giving(s)
    elif s.event == IMPIOUS:
        if building == CHURCH:
            s.asked = 1
            return RETURN_STAGE
    elif s.event == UNOBTRUSIVE:
        if is_alone(s, monk):
            add_evidence(s, BY_EVENT + UNOBTRUSIVE, monk, -1)
    elif s.event == FORBIDDEN:
        if building == LIBRARY:
            add_evidence(s, BY_EVENT + FORBIDDEN, monk, 2)
    elif s.event == INQUIRING:
        for other in range(MONK_COUNT):
            if other != monk and s.where[other] == building:
                add_evidence(s, BY_EVENT + INQUIRING, other, 1)
    elif s.event == DUBIOUS:
        add_evidence(s, BY_EVENT + DUBIOUS, monk, 1)
    return AGAIN_STAGE


def stranger_event(s: Position) -> int:
    """William or Adson has moved."""
    if s.event == TALKATIVE:
        if s.where[WILLIAM] == s.where[ADSON] and not all_level(s):
            convert(s, BY_EVENT + TALKATIVE, 1)
    elif s.event == CLOSE_BEHIND and s.figure == WILLIAM:
        return begin_giving(s)
    return AGAIN_STAGE


def is_alone(s: Position, figure: int) -> bool:
    for other in range(FIGURE_COUNT):
        if other != figure and s.where[other] == s.where[figure]:
            return False
    return True


def begin_giving(s: Position) -> int:
    s.gifts = GIFTS
    s.least_gift = 0
    return GIVE_STAGE


def give_stage(s: Position) -> int:
    if s.gifts > 0:
        s.phase = GIVE
        return ASKED
    return AGAIN_STAGE


def give(s: Position, monk: int) -> int:  # rules: puzzling, close_behind
    add_evidence(s, BY_EVENT + s.event, monk, 1)
    s.least_gift = monk
    s.gifts -= 1
    return GIVE_STAGE


def return_stage(s: Position) -> int:
    """Each other seat in turn gives a tile back: asked only when it has a choice.  # rules: impious"""
    while s.asked < s.players:
        seat = (s.turn + s.asked) % s.players
        if holds_two_kinds(s, seat):
            s.to_act = seat
            s.phase = RETURN
            return ASKED
        if s.held[seat] > 0:
            give_back(s, seat, s.time_tiles[seat][0])
        else:
            s.asked += 1
    s.to_act = s.turn
    return AGAIN_STAGE


def holds_two_kinds(s: Position, seat: int) -> bool:
    for i in range(1, s.held[seat]):
        if s.time_tiles[seat][i] != s.time_tiles[seat][0]:
            return True
    return False


def give_back(s: Position, seat: int, tile: int) -> int:
    note(s, RETURNED, BY_EVENT + IMPIOUS, seat, tile, 0, 0)
    let_go(s, seat, tile)
    s.asked += 1
    return RETURN_STAGE


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
    return DRAW_STAGE
