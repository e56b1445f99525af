"""Every way the turn under way can end, up to what makes no difference worth looking at.

Written like the rules, to run plainly or compiled: `boards`, `options`, `counts`, `tried` and `path` are room to work
in, one line for each decision of a turn.
"""

from typing import Final

from abbey.rules.core.boards import put
from abbey.rules.core.choices import choices
from abbey.rules.core.pieces import KEEP
from abbey.rules.core.position import Position
from abbey.rules.core.step import step
from abbey.rules.names import ACCUSE, OVER, PLAY, RETURN, SHOW, SPEND
from abbey.search.kernels.prices import DAY_CARD, day_card_price, price_monks, write_tracks

LONGEST_TURN: Final = 32  # decisions
MOST_ENDS: Final = 4096
MOST_OF_ONE: Final = 512  # ends looked at for one first decision


def is_turn_over(s: Position) -> bool:
    """Between turns: after the first decision of a turn nobody is asked to play before the next."""
    return s.phase in (PLAY, SHOW, ACCUSE, OVER)


def worth_trying(s: Position, seat: int, thrift: bool, out: list[int]) -> int:
    """The legal actions, but one time tile is as good as another, and others give back what they like."""
    count = choices(s, s.to_act, out)
    if s.phase == SPEND:
        out[1] = out[0]
        out[0] = KEEP
        return 1 if thrift else 2
    if s.phase == RETURN and s.to_act != seat:
        return 1
    return count


def find_ends(
    boards: list[Position],
    options: list[list[int]],
    counts: list[int],
    tried: list[int],
    path: list[int],
    paths: list[list[int]],
    lengths: list[int],
    prices: list[list[int]],
    thrift: bool,
) -> int:
    """From `boards[0]` on: each end's decisions in `paths`, its prices in `prices`. Thrift spends no time tile."""
    seat = boards[0].turn
    day = boards[0].day
    taken = day_card_price(boards[0], seat)
    depth = 0
    found = 0
    quota = 0
    counts[0] = worth_trying(boards[0], seat, thrift, options[0])
    tried[0] = 0
    while depth >= 0:
        if tried[depth] == counts[depth] or found == len(prices) or (depth > 0 and found == quota):
            depth -= 1
            continue
        if depth == 0:
            quota = found + MOST_OF_ONE
        action = options[depth][tried[depth]]
        tried[depth] += 1
        path[depth] = action
        put(boards, depth + 1, boards, depth)
        s = boards[depth + 1]
        step(s, s.to_act, action)
        depth += 1
        if is_turn_over(s) or depth == LONGEST_TURN:
            price_monks(s, day, prices[found])
            write_tracks(s, day, prices[found])
            prices[found][DAY_CARD] = day_card_price(s, seat) - taken
            for i in range(depth):
                paths[found][i] = path[i]
            lengths[found] = depth
            found += 1
            depth -= 1
        else:
            counts[depth] = worth_trying(s, seat, thrift, options[depth])
            tried[depth] = 0
    return found
