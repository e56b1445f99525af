"""Plays whole games of rivals in one compiled call: every seat ends its turns as is best for its own monk.

Shows and guesses are drawn at random among those that could be right.
"""

from abbey.rules.core.chance import below, seed_chance
from abbey.rules.core.choices import choices
from abbey.rules.core.day import is_winner, score
from abbey.rules.core.pieces import ACCUSE_SEAT
from abbey.rules.core.position import Position, put
from abbey.rules.core.setup import lay_out, shuffle_box
from abbey.rules.core.step import step
from abbey.rules.names import ACCUSE, MONK_COUNT, OVER, PLAY
from abbey.search.kernels.prices import DAY_CARD, clear_lead, odds
from abbey.search.kernels.turn_ends import find_ends
from abbey.search.kernels.workspace import Workspace


def odds_against(prices: list[int], me: int, scale: float) -> float:
    """Return the odds against winning, when the rivals may be any of the other monks."""
    own = prices[me] + prices[DAY_CARD]
    total = 0.0
    for monk in range(MONK_COUNT):
        if monk != me:
            total += odds(own - prices[monk], scale)
    return total


def best_end(prices: list[list[int]], found: int, me: int, scale: float) -> int:
    """Return the number of the end with the least odds against winning."""
    best = 0
    least = odds_against(prices[0], me, scale)
    for end in range(1, found):
        value = odds_against(prices[end], me, scale)
        if value < least:
            least = value
            best = end
    return best


def any_fitting(s: Position, out: list[int]) -> int:
    """Return a random action; a guess only if it could be right."""
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
    space: Workspace,
    low: int,
    high: int,
    scores: list[list[int]],
    won: list[list[int]],
    out: list[int],
) -> None:
    """Play a game from the box for each line of `scores`, and write its scores and winners."""
    for i in range(len(scores)):
        put(games, 0, starts, 0)
        seed_chance(games[0], low, high, i)
        shuffle_box(games[0])
        lay_out(games[0])
        while games[0].phase != OVER:
            s = games[0]
            if s.phase == PLAY:
                put(space.boards, 0, games, 0)
                found = find_ends(space, False)
                end = best_end(space.prices, found, s.identity[s.turn], clear_lead(s.day))
                for j in range(space.lengths[end]):
                    step(s, s.to_act, space.paths[end][j])
            else:
                step(s, s.to_act, any_fitting(s, out))
        for seat in range(games[0].players):
            scores[i][seat] = score(games[0], seat)
            won[i][seat] = 1 if is_winner(games[0], seat) else 0
