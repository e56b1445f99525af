"""Lays out shuffled pieces, up to the first decision. The caller shuffles them."""

from abbey.rules.core.chance import below, shuffle
from abbey.rules.core.day import begin_turn
from abbey.rules.core.position import Position
from abbey.rules.core.raw_notes import BY_EVENTS, DAY, note
from abbey.rules.core.tracks import START_EVIDENCE, START_SUSPICION
from abbey.rules.core.turn import take_stock
from abbey.rules.names import (
    BUILDING_COUNT,
    CARD_COUNT,
    EVENT_COUNT,
    FIGURE_COUNT,
    HAND_SIZE,
    MONK_COUNT,
    NONE,
    TILE_COUNT,
)

TILES_A_BUILDING = 2


def shuffle_box(s: Position) -> None:
    """Shuffle every piece of an unpacked box with the position's own generator."""
    shuffle(s, s.events, 0, EVENT_COUNT)
    shuffle(s, s.chain, 0, TILE_COUNT)
    shuffle(s, s.deck, 0, CARD_COUNT)
    shuffle(s, s.identity, 0, MONK_COUNT)
    taken = 0
    for figure in range(FIGURE_COUNT):
        building = below(s, BUILDING_COUNT)
        while (taken >> building) & 1:
            building = below(s, BUILDING_COUNT)
        taken |= 1 << building
        s.where[figure] = building
    s.turn = below(s, s.players)


def lay_out(s: Position) -> None:
    """Lay out a shuffled box: all tiles lie in `chain`, all cards in `deck`, `where` and `turn` are drawn."""
    take_stock(s)
    lay_tasks(s)
    deal_hands(s)
    for monk in range(MONK_COUNT):  # rules: tracks
        s.suspicion[monk] = START_SUSPICION
        s.evidence[monk] = START_EVIDENCE
    s.event = s.events[0]  # rules: events
    note(s, DAY, BY_EVENTS, s.turn, s.day, s.event, 0)
    begin_turn(s)  # rules: start


def lay_tasks(s: Position) -> None:  # rules: tasks
    laid = TILES_A_BUILDING * BUILDING_COUNT
    for building in range(BUILDING_COUNT):
        for place in range(TILES_A_BUILDING):
            s.tiles[building][place] = s.chain[TILES_A_BUILDING * building + place]
    for i in range(TILE_COUNT):
        s.chain[i] = s.chain[i + laid] if i + laid < TILE_COUNT else NONE
    s.chain_len = TILE_COUNT - laid
    s.unseen = s.chain_len


def deal_hands(s: Position) -> None:  # rules: cards
    s.deck_len = CARD_COUNT
    for seat in range(s.players):
        for i in range(HAND_SIZE):
            s.deck_len -= 1
            s.hands[seat][i] = s.deck[s.deck_len]
            s.deck[s.deck_len] = NONE
        s.fresh[seat] = HAND_SIZE
