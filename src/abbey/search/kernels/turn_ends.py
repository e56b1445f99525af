"""Finds every way the turn under way can end, up to what makes no difference worth looking at."""

from typing import Final

from abbey.rules.core.choices import choices
from abbey.rules.core.event_effects import GIFTS
from abbey.rules.core.pieces import KEEP
from abbey.rules.core.position import Position, put
from abbey.rules.core.step import step
from abbey.rules.names import ACCUSE, GIVE, OVER, PLAY, RETURN, SHOW, SPEND
from abbey.search.kernels.prices import DAY_CARD, day_card_price, price_monks, write_tracks
from abbey.search.kernels.workspace import Workspace

LONGEST_TURN: Final = 32  # decisions
MOST_ENDS: Final = 4096
MOST_OF_ONE: Final = 512  # ends looked at for one first decision


def is_turn_over(s: Position) -> bool:
    """Say whether no turn is under way: after the first decision of a turn nobody is asked to play before the next."""
    return s.phase in (PLAY, SHOW, ACCUSE, OVER)


def worth_trying(space: Workspace, depth: int, thrift: bool) -> int:
    """Write the actions worth trying on the board at this depth into its options, and return how many there are.

    They are the legal ones, but one time tile is as good as another, others give back what they like, and points of
    evidence that are given to two monks are given in the order of their numbers: the other order ends the turn alike.
    """
    s = space.boards[depth]
    out = space.options[depth]
    count = choices(s, s.to_act, out)
    if s.phase == SPEND:
        out[1] = out[0]
        out[0] = KEEP
        return 1 if thrift else 2
    if s.phase == RETURN and s.to_act != space.boards[0].turn:
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

    Thrift spends no time tile.
    """
    seat = space.boards[0].turn
    day = space.boards[0].day
    taken = day_card_price(space.boards[0], seat)
    depth = 0
    found = 0
    quota = 0
    space.counts[0] = worth_trying(space, 0, thrift)
    space.tried[0] = 0
    while depth >= 0:
        if space.tried[depth] == space.counts[depth] or found == len(space.prices) or (depth > 0 and found == quota):
            depth -= 1
            continue
        if depth == 0:
            quota = found + MOST_OF_ONE
        action = space.options[depth][space.tried[depth]]
        space.tried[depth] += 1
        space.path[depth] = action
        put(space.boards, depth + 1, space.boards, depth)
        s = space.boards[depth + 1]
        step(s, s.to_act, action)
        depth += 1
        if is_turn_over(s) or depth == LONGEST_TURN:
            price_monks(s, day, space.prices[found])
            write_tracks(s, day, space.prices[found])
            space.prices[found][DAY_CARD] = day_card_price(s, seat) - taken
            for i in range(depth):
                space.paths[found][i] = space.path[i]
            space.lengths[found] = depth
            found += 1
            depth -= 1
        else:
            space.counts[depth] = worth_trying(space, depth, thrift)
            space.tried[depth] = 0
    return found
