"""Fits a reader (see `abbey.bots.belief.readers`) to games of a bot against itself, and says how often it is right.

    .venv/bin/python experiments/fit_readers.py expert:rollouts=0 --games 80 --seed 8800000

Plays so many games for each number of players; a quarter of them are not learnt from but tested on.
"""

import argparse
from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize

from abbey.bots import bot_named, play_game
from abbey.bots.belief.observers import SIMPLE
from abbey.rules import Deal, Game, notes_for, view
from abbey.rules.names import LAST_DAY, MONK_COUNT, NOBODY
from abbey.search import TurnHistory, TurnSearch, use_backend
from abbey.search.kernels.signs import SIGNS, read_sign

RIDGE: Final = 3e-3
DAYS: Final = LAST_DAY - 1

Floats = NDArray[np.float64]


class Samples(NamedTuple):
    """Holds one line for each seat of each game."""

    signs: Floats  # by monk: the sums of each day's signs
    live: NDArray[np.bool_]  # by monk: whether the seat has not shown it
    truth: NDArray[np.int_]  # which monk the seat is

    @classmethod
    def of(cls, seats: Sequence["Samples"]) -> "Samples":
        """Put the samples of many games together."""
        return cls(*(np.concatenate(parts) for parts in zip(*seats, strict=True)))


def samples(game: Game, search: TurnSearch) -> Samples:
    """Return what the seats of a game did up to the last day's guesses, as a spectator saw it."""
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
    truth = np.array(game.position.identity[:players])
    return Samples(sums.reshape(players, MONK_COUNT, -1), np.array(live), truth)


def chances(weights: Floats, given: Samples) -> Floats:
    """Return how likely a reader with these weights thinks each monk, a line for each seat."""
    values = np.where(given.live, given.signs @ weights, -np.inf)
    likely = np.exp(values - values.max(axis=1, keepdims=True))
    shares: Floats = likely / likely.sum(axis=1, keepdims=True)
    return shares


def fitted(given: Samples) -> Floats:
    """Return the weights of the signs that make these samples most likely, with a small price on large ones."""
    rows = np.arange(len(given.truth))

    def loss(weights: Floats) -> tuple[float, Floats]:
        likely = chances(weights, given)
        slope = (given.signs * likely[:, :, None]).sum(axis=1) - given.signs[rows, given.truth]
        value = -np.log(likely[rows, given.truth] + 1e-300).mean() + RIDGE * weights @ weights
        return float(value), slope.mean(axis=0) + 2 * RIDGE * weights

    found: Floats = minimize(loss, np.zeros(DAYS * SIGNS), jac=True).x
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot")
    parser.add_argument("--games", type=int, default=80)
    parser.add_argument("--seed", type=int, default=8_800_000)
    asked = parser.parse_args()
    use_backend("compiled")
    search = TurnSearch()
    learnt: list[Samples] = []
    tested: list[Samples] = []
    for players in (2, 3, 4, 5):
        for number in range(asked.games):
            deal = Deal.numbered(players, asked.seed + 10_000 * players + number)
            game = play_game(deal, [bot_named(asked.bot) for _ in range(players)])
            (tested if number % 4 == 3 else learnt).append(samples(game, search))
        print(f"{players} players: {asked.games} games played", flush=True)
    weights, kept = fitted(Samples.of(learnt)), Samples.of(tested)
    right = (chances(weights, kept).argmax(axis=1) == kept.truth).mean()
    print(f"right in {right:.1%} of {len(kept.truth)} seats it has not learnt from")
    for line in weights.reshape(DAYS, SIGNS):
        print(f"{tuple(round(float(weight), 2) for weight in line)},")


if __name__ == "__main__":
    main()
