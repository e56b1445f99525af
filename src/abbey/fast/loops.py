"""Loops over the rules, written to be compiled: a call from Python for each step would cost more than it saves.

Each also runs as plain Python over lists of positions, which is how the two speeds are compared.
"""

from abbey.rules.core.chance import below, seed_chance
from abbey.rules.core.choices import choices
from abbey.rules.core.day import is_winner, score
from abbey.rules.core.hidden import scramble
from abbey.rules.core.position import Position
from abbey.rules.core.setup import lay_out, shuffle_box
from abbey.rules.core.step import step
from abbey.rules.names import OVER

Table = list[list[int]]


def play_out(s: Position, out: list[int]) -> int:
    """Play on at random to the end; says how many decisions that took."""
    decisions = 0
    while s.phase != OVER:
        count = choices(s, s.to_act, out)
        step(s, s.to_act, out[below(s, count)])
        decisions += 1
    return decisions


def write_result(s: Position, scores: list[int], won: list[int]) -> None:
    for seat in range(s.players):
        scores[seat] = score(s, seat)
        won[seat] = 1 if is_winner(s, seat) else 0


def play_games(
    boxes: list[Position],
    boards: list[Position],
    scores: Table,
    won: Table,
    out: list[int],
    low: int,
    high: int,
    first: int,
) -> int:
    """Deal a game from the box for each line of `scores`, and play it out at random."""
    decisions = 0
    for i in range(len(scores)):
        boards[0] = boxes[0]
        s = boards[0]
        seed_chance(s, low, high, first + i)
        shuffle_box(s)
        lay_out(s)
        decisions += play_out(s, out)
        write_result(s, scores[i], won[i])
    return decisions
