"""Whole games of rivals in one compiled call: every seat ends its turns as is best for its own monk against all others.

Shows and guesses are drawn at random among those that could be right. Written like the rules, to run plainly or
compiled.
"""

from math import exp

from abbey.rules.core.boards import put
from abbey.rules.core.chance import below, seed_chance
from abbey.rules.core.choices import choices
from abbey.rules.core.day import is_winner, score
from abbey.rules.core.pieces import ACCUSE_SEAT
from abbey.rules.core.position import Position
from abbey.rules.core.setup import lay_out, shuffle_box
from abbey.rules.core.step import step
from abbey.rules.names import ACCUSE, MONK_COUNT, OVER, PLAY
from abbey.search.kernels.ends import find_ends
from abbey.search.kernels.prices import DAY_CARD, clear_lead


def regret(prices: list[int], me: int, scale: float) -> float:
    """The less, the better the chance to win against players who may be anybody else."""
    own = prices[me] + prices[DAY_CARD]
    total = 0.0
    for monk in range(MONK_COUNT):
        if monk != me:
            total += exp((own - prices[monk]) / scale)
    return total


def best_end(prices: list[list[int]], found: int, me: int, scale: float) -> int:
    best = 0
    least = regret(prices[0], me, scale)
    for end in range(1, found):
        value = regret(prices[end], me, scale)
        if value < least:
            least = value
            best = end
    return best


def any_fitting(s: Position, out: list[int]) -> int:
    """A random action; a guess only if it could be right."""
    count = choices(s, s.to_act, out)
    for _ in range(8):
        action = out[below(s, count)]
        accused = (action - ACCUSE_SEAT) // MONK_COUNT
        colour = (action - ACCUSE_SEAT) % MONK_COUNT
        if s.phase != ACCUSE or (colour != s.identity[s.to_act] and (s.shown[accused] >> colour) & 1 == 0):
            return action
    return out[0]


def play_rivals(
    starts: list[Position],
    games: list[Position],
    boards: list[Position],
    options: list[list[int]],
    counts: list[int],
    tried: list[int],
    path: list[int],
    paths: list[list[int]],
    lengths: list[int],
    prices: list[list[int]],
    low: int,
    high: int,
    scores: list[list[int]],
    won: list[list[int]],
    out: list[int],
) -> None:
    """A game from a box for each line of `scores`."""
    for i in range(len(scores)):
        put(games, 0, starts, 0)
        seed_chance(games[0], low, high, i)
        shuffle_box(games[0])
        lay_out(games[0])
        while games[0].phase != OVER:
            s = games[0]
            if s.phase == PLAY:
                put(boards, 0, games, 0)
                found = find_ends(boards, options, counts, tried, path, paths, lengths, prices, False)
                end = best_end(prices, found, s.identity[s.turn], clear_lead(s.day))
                for j in range(lengths[end]):
                    step(s, s.to_act, paths[end][j])
            else:
                step(s, s.to_act, any_fitting(s, out))
        for seat in range(games[0].players):
            scores[i][seat] = score(games[0], seat)
            won[i][seat] = 1 if is_winner(games[0], seat) else 0
