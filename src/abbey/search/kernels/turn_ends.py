"""Finds every way the turn under way can end, up to what makes no difference worth looking at."""

from typing import Final

from abbey.rules.core.choices import choices
from abbey.rules.core.event_effects import GIFTS
from abbey.rules.core.pieces import KEEP
from abbey.rules.core.position import Position, hand_over, put
from abbey.rules.core.step import step
from abbey.rules.names import ACCUSE, GIVE, OVER, PLAY, RETURN, SHOW, SPEND
from abbey.search.kernels.prices import DAY_CARD, day_card_price, price_monks
from abbey.search.kernels.workspace import Workspace

LONGEST_TURN: Final = 32  # decisions
MOST_ENDS: Final = 4096
MOST_OF_ONE: Final = 512  # ends looked at for one first decision


def is_turn_over(s: Position) -> bool:
    """Say whether no turn is under way: after the first decision of a turn nobody is asked to play before the next."""
    return s.phase in (PLAY, SHOW, ACCUSE, OVER)


def worth_trying(space: Workspace, seat: int, depth: int, thrift: bool) -> int:
    """Write the actions worth trying on the board at this depth into its options, and return how many there are.

    It is the turn of `seat`. They are the legal ones, but one time tile is as good as another, others give back what
    they like, and points of evidence that are given to two monks are given in the order of their numbers: the other
    order ends the turn alike.
    """
    s = space.boards[depth]
    out = space.options[depth]
    count = choices(s, s.to_act, out)
    if s.phase == SPEND:
        out[1] = out[0]
        out[0] = KEEP
        return 1 if thrift else 2
    if s.phase == RETURN and s.to_act != seat:
        return 1
    if s.phase == GIVE and s.gifts < GIFTS and depth > 0:
        return drop_before(space.path[depth - 1], out, count)
    return count


def drop_before(first: int, out: list[int], count: int) -> int:
    """Keep the actions from the number `first` on, and return how many they are."""
    kept = 0
    for i in range(count):
        if out[i] >= first:
            out[kept] = out[i]
            kept += 1
    return kept


def find_ends(space: Workspace, thrift: bool) -> int:
    """Find the ends from `boards[0]` on, write the decisions and prices of each, and return how many there are.

    Thrift spends no time tile. What was on `boards[0]` is lost: the last way to go on from a board needs no copy of it.
    """
    boards, counts, tried, path = space.boards, space.counts, space.tried, space.path
    seat = boards[0].turn
    day = boards[0].day
    taken = day_card_price(boards[0], seat)
    most = len(space.prices)
    depth = 0
    found = 0
    quota = 0
    counts[0] = worth_trying(space, seat, 0, thrift)
    tried[0] = 0
    while depth >= 0:
        number = tried[depth]
        if number == counts[depth] or found == most or (depth > 0 and found == quota):
            depth -= 1
            continue
        if depth == 0:
            quota = found + MOST_OF_ONE
        action = space.options[depth][number]
        number += 1
        tried[depth] = number
        path[depth] = action
        if number == counts[depth]:
            hand_over(boards, depth + 1, depth)
        else:
            put(boards, depth + 1, boards, depth)
        depth += 1
        s = boards[depth]
        step(s, s.to_act, action)
        if is_turn_over(s) or depth == LONGEST_TURN:
            write_end(space, found, depth, day)
            space.prices[found][DAY_CARD] = day_card_price(s, seat) - taken
            found += 1
            depth -= 1
        else:
            counts[depth] = worth_trying(space, seat, depth, thrift)
            tried[depth] = 0
    return found


def write_end(space: Workspace, end: int, depth: int, day: int) -> None:
    """Write the decisions that led to the board at this depth, and the prices there."""
    price_monks(space.boards[depth], day, space.prices[end])
    line = space.paths[end]
    for i in range(depth):
        line[i] = space.path[i]
    space.lengths[end] = depth
