"""Fits a reader (see `abbey.bots.belief.readers`) to games of a bot against itself, and says how often it is right.

    .venv/bin/python benchmarks/readers.py expert:rollouts=0 --games 80 --seed 8800000

Plays so many games for each number of players; a quarter of them are not learnt from but tested on.
"""

import argparse

import numpy as np
from scipy.optimize import minimize

from abbey.bots import bot_named, play_game
from abbey.bots.belief.observers import SIMPLE
from abbey.rules import Deal, Game, notes_for, view
from abbey.rules.names import LAST_DAY, MONK_COUNT, NOBODY
from abbey.search import TurnHistory, TurnSearch
from abbey.search.kernels.signs import SIGNS, read_sign

RIDGE = 3e-3
DAYS = LAST_DAY - 1


def samples(game: Game, search: TurnSearch) -> list[tuple[np.ndarray, np.ndarray, int]]:
    """For each seat: the sums of each day's signs by monk, which monks it has not shown, and which it is."""
    players = game.position.players
    guesses = players * (players - 1)
    history = TurnHistory(search, SIMPLE)
    for notes in (game.opening, *game.notes[:-guesses]):
        history.hear(notes_for(notes, NOBODY))
    seen = view(game.position_after(len(game.actions) - guesses), NOBODY)
    sums = np.zeros((players, MONK_COUNT, DAYS, SIGNS))
    units = np.eye(SIGNS).tolist()
    for turn in history.turns(seen):
        for monk in range(MONK_COUNT):
            sums[turn.seat, monk, turn.day - 1] += [read_sign(turn.before, turn.after, monk, unit) for unit in units]
    live = [[not seen.shown[seat] >> monk & 1 for monk in range(MONK_COUNT)] for seat in range(players)]
    return [
        (sums[seat].reshape(MONK_COUNT, -1), np.array(live[seat]), game.position.identity[seat])
        for seat in range(players)
    ]


def chances(weights: np.ndarray, signs: np.ndarray, live: np.ndarray) -> np.ndarray:
    values = np.where(live, signs @ weights, -np.inf)
    likely = np.exp(values - values.max(axis=1, keepdims=True))
    return likely / likely.sum(axis=1, keepdims=True)


def fitted(signs: np.ndarray, live: np.ndarray, truth: np.ndarray) -> np.ndarray:
    rows = np.arange(len(truth))

    def loss(weights: np.ndarray) -> tuple[float, np.ndarray]:
        likely = chances(weights, signs, live)
        slope = (signs * likely[:, :, None]).sum(axis=1) - signs[rows, truth]
        value = -np.log(likely[rows, truth] + 1e-300).mean() + RIDGE * weights @ weights
        return value, slope.mean(axis=0) + 2 * RIDGE * weights

    return minimize(loss, np.zeros(DAYS * SIGNS), jac=True).x


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bot")
    parser.add_argument("--games", type=int, default=80)
    parser.add_argument("--seed", type=int, default=8_800_000)
    asked = parser.parse_args()
    search, learnt, tested = TurnSearch(), [], []
    for players in (2, 3, 4, 5):
        for number in range(asked.games):
            deal = Deal.numbered(players, asked.seed + 10_000 * players + number)
            kept = tested if number % 4 == 3 else learnt
            kept += samples(play_game(deal, [bot_named(asked.bot) for _ in range(players)]), search)
        print(f"{players} players: {asked.games} games played", flush=True)
    weights = fitted(*map(np.array, zip(*learnt, strict=True)))
    signs, live, truth = map(np.array, zip(*tested, strict=True))
    right = (chances(weights, signs, live).argmax(axis=1) == truth).mean()
    print(f"right in {right:.1%} of {len(truth)} seats it has not learnt from")
    for line in weights.reshape(DAYS, SIGNS):
        print(f"{tuple(round(float(weight), 2) for weight in line)},")


if __name__ == "__main__":
    main()
