"""Loops over the rules in functions that are compiled whole: a call for each step would cost more than it saves.

Each also runs as plain Python over lists of positions, which is how the two speeds are compared.
"""

from typing import Final

from abbey.rules.core.chance import below, seed_chance
from abbey.rules.core.choices import choices
from abbey.rules.core.day import is_winner, score
from abbey.rules.core.hidden import scramble
from abbey.rules.core.position import Position, put
from abbey.rules.core.setup import lay_out, shuffle_box
from abbey.rules.core.step import step
from abbey.rules.names import OVER

Table = list[list[int]]

# What to do with a start before playing on: deal it (it is a box), take it as it is, or, for a viewer's number
# (-1 for a spectator), draw afresh what that viewer cannot know.
DEAL: Final = -3
AS_IT_IS: Final = -2


def begin(s: Position, mode: int) -> None:
    if mode == DEAL:
        shuffle_box(s)
        lay_out(s)
    elif mode != AS_IT_IS:
        scramble(s, mode)


def play_out(s: Position, out: list[int]) -> int:
    """Play on at random to the end, and return how many decisions that took."""
    decisions = 0
    while s.phase != OVER:
        seat = s.to_act
        step(s, seat, out[below(s, choices(s, seat, out))])
        decisions += 1
    return decisions


def write_result(s: Position, scores: list[int], won: list[int]) -> None:
    for seat in range(s.players):
        scores[seat] = score(s, seat)
        won[seat] = 1 if is_winner(s, seat) else 0


def play_games(
    starts: list[Position],
    mode: int,
    boards: list[Position],
    scores: Table,
    won: Table,
    out: list[int],
    low: int,
    high: int,
    first: int,
) -> int:
    """Play a game for each line of `scores`, from each start in turn; game `first + i` always has the same chance."""
    decisions = 0
    for i in range(len(scores)):
        put(boards, 0, starts, (first + i) % len(starts))
        s = boards[0]
        seed_chance(s, low, high, first + i)
        begin(s, mode)
        decisions += play_out(s, out)
        write_result(s, scores[i], won[i])
    return decisions


def film(boards: list[Position], reel: list[Position], actions: list[int], out: list[int]) -> int:
    """Play `boards[0]` out at random, keep every action and the position after it, and return how many there were."""
    s = boards[0]
    count = 0
    while s.phase != OVER and count < len(reel):
        actions[count] = out[below(s, choices(s, s.to_act, out))]
        step(s, s.to_act, actions[count])
        put(reel, count, boards, 0)
        count += 1
    return count


def copy_often(boards: list[Position], starts: list[Position], times: int) -> None:
    """Copy a position many times over, for measuring."""
    for i in range(times):
        put(boards, i % len(boards), starts, 0)
