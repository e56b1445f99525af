"""Fits the tables of `abbey.bots.belief.mind_ranks` to games of each kind of mind against itself, and prints them.

.venv/bin/python experiments/fit_minds.py --games 40 --seed 8900000
"""

import argparse
from itertools import product
from typing import Final

import numpy as np

from abbey.arena.games.turn_trail import turn_trails
from abbey.bots import bot_named, play_game
from abbey.bots.belief.mind_ranks import EDGES, LATE, NAMES, TABLES, step_of
from abbey.rules import Deal
from abbey.search import use_backend

BOTS: Final = {name: name for name in TABLES} | {
    "shy": "hider:hiding=400",
    "open": "detective:wide=0.7",
    "anybody": "veil",
}
FEW: Final = 0.5  # added to each count, so that nothing is impossible


def table(kind: int, bot: str, asked: argparse.Namespace) -> list[tuple[float, ...]]:
    """Return how often ends of this bot fall in each step, on early and on late days."""
    counts = np.full((2, len(EDGES)), FEW)
    for players, number in product(asked.players, range(asked.games)):
        deal = Deal.numbered(players, asked.seed + number)
        game = play_game(deal, [bot_named(bot) for _ in range(players)])
        for turn in turn_trails(game):
            counts[int(turn.day >= LATE), step_of(turn.better[kind][game.position.identity[turn.seat]])] += 1
    shares = counts / counts.sum(axis=1, keepdims=True)
    return [tuple(round(float(share), 4) for share in row) for row in shares]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--players", type=int, nargs="+", default=[3, 4])
    parser.add_argument("--seed", type=int, default=8_900_000)
    asked = parser.parse_args()
    use_backend("compiled")
    for name, bot in BOTS.items():
        early, late = table(NAMES.index(name), bot, asked)
        print(f'    "{name}": (\n        {early},\n        {late},\n    ),', flush=True)


if __name__ == "__main__":
    main()
