"""Makes up outcomes from known strengths, so that what statistics say of them can be held against the truth."""

from collections.abc import Mapping, Sequence
from itertools import permutations

import numpy as np

from abbey.arena import Block, Outcome
from abbey.arena.games import Played
from abbey.rules.names import SEATS


def made_up(block: Block, strengths: Mapping[str, float], chance: np.random.Generator) -> Outcome:
    """Make up games whose winner is drawn by strength, as Plackett and Luce have it."""
    return Outcome(block, tuple(_game(block.lineup(n), strengths, chance) for n in range(block.games)), {})


def _game(lineup: Sequence[str], strengths: Mapping[str, float], chance: np.random.Generator) -> Played:
    weights = np.array([strengths[bot] for bot in lineup])
    return played((int(chance.choice(len(lineup), p=weights / weights.sum())),), len(lineup))


def played(winners: tuple[int, ...], players: int, named: tuple[tuple[int, ...], ...] = ()) -> Played:
    seats = tuple(SEATS[seat] for seat in winners)
    right = tuple(tuple(SEATS[seat] for seat in seats) for seats in named)
    return Played(seats, (0,) * players, right or ((),) * players, (0,) * players, "")


def league(bots: Sequence[str], players: int, deals: int) -> list[Block]:
    return [
        Block("duel", players, 1, number, (hero, *[field] * (players - 1)))
        for number in range(deals)
        for hero, field in permutations(bots, 2)
    ]
