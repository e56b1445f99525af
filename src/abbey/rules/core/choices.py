"""Lists what whoever acts next may do: every legal action, once, by number."""

from abbey.rules.core.day import next_accused
from abbey.rules.core.pieces import (
    ACCUSE_SEAT,
    CAST_MONK,
    FIGURE_CARD,
    GIVE_MONK,
    KEEP,
    MOVE_FIGURE,
    PLAY_ADSON,
    PLAY_WILLIAM,
    REST,
    RETURN_TILE,
    SHOW_COLOUR,
    SPEND_TILE,
    SWAY_MONK,
    SWAYS,
    TAKE_TILE,
    card_building,
    card_figure,
    is_building_card,
)
from abbey.rules.core.position import Position
from abbey.rules.names import (
    ACCUSE,
    ADSON,
    BUILDING_COUNT,
    CAST,
    COMPROMISING,
    FIGURE_COUNT,
    GIVE,
    HAND_SIZE,
    MONK_COUNT,
    MOVE,
    NONE,
    PLAY,
    RETURN,
    SHOW,
    SPEND,
    SWAY,
    TAKE,
)


def choices(s: Position, seat: int, out: list[int]) -> int:
    """Write the legal actions of a seat that owes a decision into `out`, and return how many there are."""
    phase = s.phase
    if phase == PLAY:
        return plays(s, out)
    if phase == MOVE:
        return moves(s, out)
    if phase == SPEND:
        count = tile_kinds(s, s.turn, s.held[s.turn] - s.gained, SPEND_TILE, out)
        out[count] = KEEP
        return count + 1
    if phase == SWAY:
        return sways(s, out)
    if phase == TAKE:
        return takes(s, out)
    if phase == GIVE:
        return monks(GIVE_MONK, out)
    if phase == CAST:
        return monks(CAST_MONK, out)
    if phase == RETURN:
        return tile_kinds(s, seat, s.held[seat], RETURN_TILE, out)
    if phase == SHOW:
        return shows(s, seat, out)
    if phase == ACCUSE:
        return accusations(s, seat, out)
    return 0


def plays(s: Position, out: list[int]) -> int:
    hand = s.hands[s.turn]
    count = 0
    for i in range(HAND_SIZE):
        card = hand[i]
        if (i > 0 and hand[0] == card) or (i > 1 and hand[1] == card):
            continue
        if card == FIGURE_CARD:
            out[count] = PLAY_WILLIAM
            out[count + 1] = PLAY_ADSON
            count += 2
        else:
            out[count] = card
            count += 1
    return count


def moves(s: Position, out: list[int]) -> int:
    if is_building_card(s.card):
        count = moves_to(s, card_building(s.card), out)
    else:
        count = moves_of(s, card_figure(s.card), out)
    if s.moves > 0:
        out[count] = REST
        count += 1
    return count


def moves_to(s: Position, building: int, out: list[int]) -> int:
    count = 0
    for figure in range(FIGURE_COUNT):
        if s.where[figure] != building:
            out[count] = MOVE_FIGURE + figure * BUILDING_COUNT + building
            count += 1
    return count


def moves_of(s: Position, figure: int, out: list[int]) -> int:
    here = s.where[figure]
    first = MOVE_FIGURE + figure * BUILDING_COUNT
    for i in range(here):
        out[i] = first + i
    for i in range(here, BUILDING_COUNT - 1):
        out[i] = first + i + 1
    return BUILDING_COUNT - 1


def tile_kinds(s: Position, seat: int, held: int, base: int, out: list[int]) -> int:
    """Write one choice for each different tile among the first `held` of the seat's row."""
    line = s.time_tiles[seat]
    seen = 0
    count = 0
    for i in range(held):
        bit = 1 << line[i]
        if seen & bit == 0:
            seen |= bit
            out[count] = base + line[i]
            count += 1
    return count


def takes(s: Position, out: list[int]) -> int:
    here = s.tiles[s.where[s.figure]]
    out[0] = TAKE_TILE + here[0]
    out[1] = TAKE_TILE + here[1]
    return 2


def sways(s: Position, out: list[int]) -> int:
    size = (1 if s.figure == ADSON else 0) + (2 if s.event == COMPROMISING else 0)
    out[0] = SWAY_MONK + s.swayed * SWAYS + 2 * size
    out[1] = out[0] + 1
    return 2


def monks(base: int, out: list[int]) -> int:
    for monk in range(MONK_COUNT):
        out[monk] = base + monk
    return MONK_COUNT


def shows(s: Position, seat: int, out: list[int]) -> int:
    barred = s.shown[seat] | (1 << s.identity[seat])
    count = 0
    for colour in range(MONK_COUNT):
        if (barred >> colour) & 1 == 0:
            out[count] = SHOW_COLOUR + colour
            count += 1
    return count


def accusations(s: Position, seat: int, out: list[int]) -> int:
    laid = 0
    for other in range(s.players):
        if s.guesses[seat][other] != NONE:
            laid |= 1 << s.guesses[seat][other]
    accused = next_accused(s, seat)
    count = 0
    for colour in range(MONK_COUNT):
        if (laid >> colour) & 1 == 0:
            out[count] = ACCUSE_SEAT + accused * MONK_COUNT + colour
            count += 1
    return count
