"""How fast bots can think: rollouts to the end of the day, and whole games of rivals, compiled beside plain Python."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from abbey.cli.bench.measure import PLAYERS, SEED
from abbey.rules import Deal, Game, View
from abbey.rules.names import MONK_COUNT, PLAY
from abbey.search import BackendName, Rollouts, TurnSearch, clear_lead, selfplay, warm

DAY: Final = 3
ENDS: Final = 10
TRIES: Final = 4  # as the expert
RUNS: Final = 5
ROLLOUTS: Final = 10_000  # of all ends together
GAMES: Final = 200
TIMES_FEWER: Final = 100  # in plain Python


@dataclass(frozen=True, slots=True)
class MindFigures:
    """On one core, with four players."""

    rollouts_per_s: float
    plain_rollouts_per_s: float
    rivals_ms: float  # a whole game
    plain_rivals_ms: float

    def summary(self) -> str:
        return (
            f"Compiled, a core rolls out {self.rollouts_per_s:,.0f} ends of a turn a second to the end of the day, "
            f"{self.rollouts_per_s / self.plain_rollouts_per_s:,.0f} times as many as plain Python; a whole game of "
            f"four rivals takes {self.rivals_ms:.2f} ms instead of {self.plain_rivals_ms:,.0f}."
        )


def measure_minds(say: Callable[[str], None]) -> MindFigures:
    say("bots, compiled")
    warm()
    rollouts = best(lambda: rollout_rate("compiled", ROLLOUTS))
    games = best(lambda: rival_rate("compiled", GAMES))
    say("bots, plain Python")
    plain_rollouts = best(lambda: rollout_rate("plain", ROLLOUTS // TIMES_FEWER))
    plain_games = best(lambda: rival_rate("plain", GAMES // TIMES_FEWER))
    return MindFigures(rollouts, plain_rollouts, 1000 / games, 1000 / plain_games)


def best(rate: Callable[[], float]) -> float:
    return max(rate() for _ in range(RUNS))


def rollout_rate(backend: BackendName, count: int) -> float:
    seen = middle_of_a_game()
    ends = TurnSearch(backend).ends(seen)[:ENDS]
    who = list(range(MONK_COUNT))
    weights = [[1.0] * MONK_COUNT] * PLAYERS
    rollouts = Rollouts([who], weights, clear_lead(seen.day), TRIES, SEED, backend)
    start = time.perf_counter()
    rollouts.chances(seen, [end.path for end in ends], [[0.0] * PLAYERS] * len(ends), 0, count // len(ends))
    return count / (time.perf_counter() - start)


def rival_rate(backend: BackendName, games: int) -> float:
    start = time.perf_counter()
    selfplay(PLAYERS, games, SEED, backend=backend)
    return games / (time.perf_counter() - start)


def middle_of_a_game() -> View:
    """As seen by whoever has a turn before them."""
    game = Game(Deal.numbered(PLAYERS, SEED))
    while game.position.day < DAY or game.position.phase != PLAY:
        seat = game.position.to_act
        legal = game.legal(seat)
        game.play(legal[len(game.actions) % len(legal)], seat)
    return game.view(game.position.to_act)
