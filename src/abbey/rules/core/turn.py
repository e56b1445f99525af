"""Takes a turn step by step: card, time, move, what the moved figure meets, draw."""

from typing import Final

from abbey.rules.core.chain import hold, let_go, lift, refill
from abbey.rules.core.chance import lay_pile, shuffle
from abbey.rules.core.pieces import (
    CARD_KINDS,
    card_building,
    card_hours,
    card_of,
    is_building_card,
    tile_colour,
    tile_value,
)
from abbey.rules.core.position import Position
from abbey.rules.core.raw_notes import (
    BY_ADSON,
    BY_CARD,
    BY_DRAW,
    BY_MOVE,
    BY_NO_TASK,
    BY_TASK,
    BY_TIME,
    BY_WILLIAM,
    DREW,
    MOVED,
    PASSED,
    PLAYED,
    SHUFFLED,
    SPENT,
    STUCK,
    TOOK,
    note,
)
from abbey.rules.core.tracks import add_evidence, add_suspicion
from abbey.rules.names import (
    ADSON,
    COMPROMISING,
    FIGURE_COUNT,
    HAND_SIZE,
    HASTY,
    MONK_COUNT,
    MOVE,
    NOBODY,
    NONE,
    SPEND,
    SWAY,
    TAKE,
    WILLIAM,
)

# What is left to do when a function of a turn returns: nothing, because somebody is asked; or the stage that is next.
ASKED: Final = 0
EVENT_STAGE: Final = 1
AFTER_STAGE: Final = 2
TIME_STAGE: Final = 3
END_STAGE: Final = 4

WILLIAM_SWAY: Final = 3
ADSON_SWAY: Final = 5


def play_card(s: Position, play: int) -> int:  # rules: card
    card = card_of(play)
    seat = s.turn
    hand = s.hands[seat]
    slot = 0
    while hand[slot] != card:
        slot += 1
    hand[slot] = NONE
    s.discard[s.discard_len] = card
    s.discard_len += 1
    forget_card(s, seat, card)
    s.card = play
    s.slot = slot
    s.hours = card_hours(play)
    s.gained = 0
    s.moves = 0
    note(s, PLAYED, BY_CARD, seat, play, 0, 0)
    return move_stage(s) if s.time_last else time_stage(s)  # rules: time-last


def forget_card(s: Position, seat: int, card: int) -> None:
    """Write down what the others can conclude about the rest of the hand when this card leaves it."""
    stock = s.stock[card]
    if stock > 0:
        s.fresh[seat] -= 1
    elif stock == 0:
        s.stale[seat] -= 1


def may_spend(s: Position) -> bool:
    return s.hours > 0 and s.event != HASTY and s.held[s.turn] > s.gained  # rules: time, hasty


def time_stage(s: Position) -> int:
    if may_spend(s):
        s.phase = SPEND
        return ASKED
    return pass_time(s)


def spend(s: Position, tile: int) -> int:
    note(s, SPENT, BY_TIME, s.turn, tile, 0, 0)
    let_go(s, s.turn, tile)
    s.hours -= 1
    return time_stage(s)


def pass_time(s: Position) -> int:
    s.time += s.hours
    note(s, PASSED, BY_TIME, s.turn, s.hours, s.time, 0)
    s.hours = 0
    return END_STAGE if s.time_last else move_stage(s)


def can_move(s: Position) -> bool:
    """Tell whether the card can move anybody: a building card cannot when all eight are there already."""
    if not is_building_card(s.card):
        return True
    building = card_building(s.card)
    for figure in range(FIGURE_COUNT):
        if s.where[figure] != building:
            return True
    return False


def move_stage(s: Position) -> int:
    if can_move(s):
        s.phase = MOVE
        return ASKED
    note(s, STUCK, BY_MOVE, s.turn, card_building(s.card), 0, 0)
    return AFTER_STAGE


def move(s: Position, figure: int, building: int) -> int:
    note(s, MOVED, BY_MOVE, s.turn, figure, s.where[figure], building)
    s.where[figure] = building
    s.figure = figure
    s.moves += 1
    s.swayed = 0
    return meet_tasks(s) if figure < MONK_COUNT else meet_monks(s)  # rules: action


def meet_tasks(s: Position) -> int:
    here = s.tiles[s.where[s.figure]]
    first = here[0] != NONE and tile_colour(here[0]) == s.figure
    second = here[1] != NONE and tile_colour(here[1]) == s.figure
    if first and second and here[0] != here[1]:
        s.phase = TAKE
        return ASKED
    if first:
        return take(s, here[0])
    if second:
        return take(s, here[1])
    return meet_no_task(s)


def take(s: Position, tile: int) -> int:  # rules: task
    building = s.where[s.figure]
    note(s, TOOK, BY_TASK, s.turn, tile, building, 0)
    lift(s, building, tile)
    hold(s, s.turn, tile)
    s.gained += 1
    add_suspicion(s, BY_TASK, s.figure, -tile_value(tile))
    if s.tiles[building][0] == NONE:
        refill(s, building)
    return EVENT_STAGE


def meet_no_task(s: Position) -> int:  # rules: no-task
    total = 0
    here = s.tiles[s.where[s.figure]]
    for place in range(2):
        if here[place] != NONE:
            total += tile_value(here[place])
    add_suspicion(s, BY_NO_TASK, s.figure, total)
    return EVENT_STAGE


def meet_monks(s: Position) -> int:
    while s.swayed < MONK_COUNT:
        if s.where[s.swayed] == s.where[s.figure]:
            s.phase = SWAY
            return ASKED
        s.swayed += 1
    return EVENT_STAGE


def sway_by(s: Position) -> int:
    amount = ADSON_SWAY if s.figure == ADSON else WILLIAM_SWAY
    return 2 * amount if s.event == COMPROMISING else amount  # rules: compromising


def sway(s: Position, up: bool) -> int:
    by = sway_by(s) if up else -sway_by(s)
    if s.figure == WILLIAM:
        add_evidence(s, BY_WILLIAM, s.swayed, by)  # rules: william
    else:
        add_suspicion(s, BY_ADSON, s.swayed, by)  # rules: adson
    s.swayed += 1
    return meet_monks(s)


def draw_stage(s: Position) -> int:  # rules: draw
    if s.deck_len == 0:
        reshuffle(s)
    seat = s.turn
    top = s.deck_len - 1
    card = s.deck[top]
    s.deck[top] = NONE
    s.deck_len = top
    s.hands[seat][s.slot] = card
    if s.fresh[seat] < HAND_SIZE:
        s.fresh[seat] += 1
    note(s, DREW, BY_DRAW, seat, card, 0, 0)
    return TIME_STAGE if s.time_last else END_STAGE


def reshuffle(s: Position) -> None:
    note(s, SHUFFLED, BY_DRAW, NOBODY, s.discard_len, 0, 0)
    for i in range(s.discard_len):
        s.deck[i] = s.discard[i]
        s.discard[i] = NONE
    s.deck_len = s.discard_len
    s.discard_len = 0
    shuffle(s, s.deck, 0, s.deck_len)
    lay_pile(s)
    take_stock(s)


def take_stock(s: Position) -> None:
    """Write down what everyone knows of the pile just shuffled: its cards, and that the hands hold the others."""
    for card in range(CARD_KINDS):
        s.stock[card] = 0
    for i in range(s.deck_len):
        s.stock[s.deck[i]] += 1
    for seat in range(s.players):
        s.fresh[seat] = 0
        s.stale[seat] = 0
        for i in range(HAND_SIZE):
            card = s.hands[seat][i]
            if card != NONE:
                s.stale[seat] += 1
                if s.stock[card] > 0:
                    s.stock[card] = -s.stock[card]
