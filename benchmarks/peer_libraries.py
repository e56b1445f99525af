"""Measures random play in other libraries, as JSON lines for `python -m benchmarks --beside`.

It runs in an environment of its own, where those libraries are and Abbey is not.
"""

import json
import random
import time
import warnings
from collections.abc import Callable
from functools import partial
from typing import Any

import pyspiel
from pettingzoo.classic import connect_four_v3, hanabi_v5, leduc_holdem_v4

SECONDS = 1.0
RUNS = 3
OPENSPIEL_GAMES = ("hanabi(players=4)", "hearts", "gin_rummy", "liars_dice")
PETTINGZOO_GAMES = {"hanabi": hanabi_v5, "leduc_holdem": leduc_holdem_v4, "connect_four": connect_four_v3}


def openspiel_game(game: Any) -> int:
    """Play a random game through the Python interface, and return how many decisions the players made."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


def openspiel_inside(game: Any) -> Callable[[], int]:
    """Return a function that plays whole random games inside the library's C++.

    How many decisions that takes is the games' mean length, which is measured through Python.
    """
    games = 200
    length = sum(openspiel_game(game) for _ in range(games)) / games
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]

    def play() -> int:
        for seed in range(games):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return round(length * games)

    return play


def pettingzoo_game(env: Any) -> int:
    """Play a random game, and return how many decisions the players made."""
    env.reset()
    decisions = 0
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(observation["action_mask"]))
            decisions += 1
    return decisions


def rate(play: Callable[[], int]) -> float:
    """Return decisions a second, the best of a few runs, like our own figures."""
    play()
    return max(one_rate(play) for _ in range(RUNS))


def one_rate(play: Callable[[], int]) -> float:
    """Return decisions a second in one run."""
    decisions, start = 0, time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        decisions += play()
    return decisions / (time.perf_counter() - start)


def tell(library: str, game: str, how: str, play: Callable[[], int]) -> None:
    """Print how fast a game is."""
    row = {"library": library, "game": game, "how": how, "decisions_per_s": rate(play)}
    print(json.dumps(row), flush=True)  # noqa: T201


def main() -> None:
    """Measure every game."""
    warnings.simplefilter("ignore")
    for name in OPENSPIEL_GAMES:
        game = pyspiel.load_game(name)
        title = name.partition("(")[0]
        tell("OpenSpiel", title, "inside C++", openspiel_inside(game))
        tell("OpenSpiel", title, "from Python", partial(openspiel_game, game))
    for name, module in PETTINGZOO_GAMES.items():
        env = module.env()
        tell("PettingZoo", name, "from Python", partial(pettingzoo_game, env))


if __name__ == "__main__":
    main()
