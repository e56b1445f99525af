"""Numbers cards, tiles and actions: one fixed table for arrays, whatever the component table says."""

from typing import Final

from abbey.rules.names import ADSON, BUILDING_COUNT, FIGURE_COUNT, MONK_COUNT, MOST_PLAYERS, WILLIAM

CARD_TIMES: Final = 6  # a card's time value is 0..5
LEAST_TILE: Final = 2
TILE_VALUES: Final = 5  # a tile's value is 2..6
TILE_KINDS: Final = MONK_COUNT * TILE_VALUES

# A card: monk and time, or building and time, or the William/Adson card.
BUILDING_CARDS: Final = MONK_COUNT * CARD_TIMES
FIGURE_CARD: Final = BUILDING_CARDS + BUILDING_COUNT * CARD_TIMES
CARD_KINDS: Final = FIGURE_CARD + 1
WILLIAM_HOURS: Final = 5

# An action: playing a card has the card's own number; the William/Adson card has two.
PLAY_WILLIAM: Final = FIGURE_CARD
PLAY_ADSON: Final = FIGURE_CARD + 1
SPEND_TILE: Final = PLAY_ADSON + 1
KEEP: Final = SPEND_TILE + TILE_KINDS
MOVE_FIGURE: Final = KEEP + 1
REST: Final = MOVE_FIGURE + FIGURE_COUNT * BUILDING_COUNT
TAKE_TILE: Final = REST + 1
SWAYS: Final = 8  # +3 -3 +5 -5 +6 -6 +10 -10
SWAY_MONK: Final = TAKE_TILE + TILE_KINDS
GIVE_MONK: Final = SWAY_MONK + MONK_COUNT * SWAYS
CAST_MONK: Final = GIVE_MONK + MONK_COUNT
RETURN_TILE: Final = CAST_MONK + MONK_COUNT
SHOW_COLOUR: Final = RETURN_TILE + TILE_KINDS
ACCUSE_SEAT: Final = SHOW_COLOUR + MONK_COUNT
ACTIONS: Final = ACCUSE_SEAT + MOST_PLAYERS * MONK_COUNT

MOST_CHOICES: Final = TILE_KINDS + 1  # no decision offers more: every kind of tile to spend, or keep


def tile_colour(tile: int) -> int:
    return tile // TILE_VALUES


def tile_value(tile: int) -> int:
    return tile % TILE_VALUES + LEAST_TILE


def card_of(play: int) -> int:
    """Return the card that leaves the hand for this play."""
    return min(play, FIGURE_CARD)


def card_hours(play: int) -> int:
    if play < FIGURE_CARD:
        return play % CARD_TIMES
    return WILLIAM_HOURS if play == PLAY_WILLIAM else 0


def is_building_card(play: int) -> bool:
    return BUILDING_CARDS <= play < FIGURE_CARD


def card_building(play: int) -> int:
    return (play - BUILDING_CARDS) // CARD_TIMES


def card_figure(play: int) -> int:
    """Return who moves by a monk card or a William/Adson card."""
    if play < BUILDING_CARDS:
        return play // CARD_TIMES
    return WILLIAM if play == PLAY_WILLIAM else ADSON
