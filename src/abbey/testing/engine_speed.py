"""Measures how fast the engine runs here: random decisions and whole searches, compiled beside plain Python.

Each figure is the best of several runs, the one that was disturbed least.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

import numpy as np

from abbey.fast import loops, pack, playouts
from abbey.fast.compiler import compiled
from abbey.rules import USUAL, Deal, Game, View, deal, to_act
from abbey.rules.core.pieces import MOST_CHOICES
from abbey.rules.deal import box
from abbey.rules.names import MONK_COUNT, MOST_PLAYERS, PLAY
from abbey.search import BackendName, Rollouts, TurnSearch, clear_lead, selfplay, warm
from abbey.testing.machine import commit, machine

PLAYERS: Final = 4
SEED: Final = 2008
RULES_RUNS: Final = 25
PLAIN_GAMES: Final = 40
COMPILED_GAMES: Final = 10_000
COPIES: Final = 1_000_000
SEARCH_RUNS: Final = 5
DAY: Final = 3  # on which a turn is looked at
ENDS: Final = 10
TRIES: Final = 4  # as the expert
ROLLOUTS: Final = 10_000  # of all ends together
SELFPLAY_GAMES: Final = 200
TIMES_FEWER: Final = 100  # in plain Python

Say = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class RulesSpeed:
    """Holds random decisions a second, and how long a position takes to copy, with four players."""

    plain_decisions_per_s: float
    compiled_decisions_per_s: float
    compiled_two_threads_decisions_per_s: float
    copy_ns: float

    @property
    def compiled_to_plain(self) -> float:
        """Return how many times as fast compiled code is."""
        return self.compiled_decisions_per_s / self.plain_decisions_per_s

    @property
    def two_threads_to_one(self) -> float:
        """Return how many times as fast two threads are."""
        return self.compiled_two_threads_decisions_per_s / self.compiled_decisions_per_s

    def summary(self) -> str:
        """Return the figures in one sentence."""
        return (
            f"Compiled code plays {self.compiled_to_plain:.0f} times as fast as plain Python; two threads "
            f"{self.two_threads_to_one:.2f} times as fast as one; a position is copied in {self.copy_ns:.0f} ns."
        )


@dataclass(frozen=True, slots=True)
class SearchSpeed:
    """Holds how fast what bots lean on is, on one core with four players: rollouts, and whole games of rivals."""

    rollouts_per_s: float
    plain_rollouts_per_s: float
    rivals_ms: float  # a whole game
    plain_rivals_ms: float

    def summary(self) -> str:
        """Return the figures in one sentence."""
        return (
            f"Compiled, a core rolls out {self.rollouts_per_s:,.0f} ends of a turn a second to the end of the day, "
            f"{self.rollouts_per_s / self.plain_rollouts_per_s:,.0f} times as many as plain Python; a whole game of "
            f"four rivals takes {self.rivals_ms:.2f} ms instead of {self.plain_rivals_ms:,.0f}."
        )


@dataclass(frozen=True, slots=True)
class EngineSpeed:
    """Holds all figures of the engine, with the machine and the state of the sources that they belong to."""

    rules: RulesSpeed
    search: SearchSpeed
    machine: str
    commit: str

    def origin(self) -> str:
        """Say where the figures were measured, and with which state of the sources."""
        return f"Machine: {self.machine}. Commit: {self.commit}."

    def as_json(
        self, peers: Sequence[Any] = (), server: dict[str, Any] | None = None, page: dict[str, Any] | None = None
    ) -> dict[str, Any]:
        """Return the figures for programs: always the same fields, whatever was measured beside the engine."""
        return {
            **asdict(self.rules),
            "compiled_to_plain": self.rules.compiled_to_plain,
            "two_threads_to_one": self.rules.two_threads_to_one,
            "minds": asdict(self.search),
            "peers": list(peers),
            "server": server,
            "page": page,
            "machine": self.machine,
            "commit": self.commit,
        }

    def rates(self) -> list[tuple[str, float]]:
        """Return who plays, and how many decisions a second; the fastest first."""
        return [
            ("Abbey, compiled, two threads", self.rules.compiled_two_threads_decisions_per_s),
            ("Abbey, compiled, one thread", self.rules.compiled_decisions_per_s),
            ("Abbey, plain Python", self.rules.plain_decisions_per_s),
        ]


def measure_engine(say: Say) -> EngineSpeed:
    """Measure everything, and say what is being measured meanwhile."""
    return EngineSpeed(_measure_rules(say), _measure_search(say), machine(), commit())


# --- The rules: random play


def _measure_rules(say: Say) -> RulesSpeed:
    say("compiled: warming up")
    playouts(PLAYERS, 1, SEED)
    compiled(loops.copy_often)(pack([deal(PLAYERS, SEED)] * 2), pack([deal(PLAYERS, SEED)]), 1)
    say("plain Python")
    plain = _best(_plain_rate, RULES_RUNS)
    say("compiled, one thread")
    one = _best(lambda: _compiled_rate(1), RULES_RUNS)
    say("compiled, two threads")
    two = _best(lambda: _compiled_rate(2), RULES_RUNS)
    say("copying positions")
    return RulesSpeed(plain, one, two, 1 / _best(_copy_rate, RULES_RUNS) * 1e9)


def _best(rate: Callable[[], float], runs: int) -> float:
    return max(rate() for _ in range(runs))


def _plain_rate() -> float:
    """Run the same loop as the compiled one over Python lists; return decisions a second."""
    box_ = box(PLAYERS, USUAL)
    scores = [[0] * MOST_PLAYERS for _ in range(PLAIN_GAMES)]
    won = [[0] * MOST_PLAYERS for _ in range(PLAIN_GAMES)]
    start = time.perf_counter()
    decisions = loops.play_games([box_], loops.DEAL, [box_], scores, won, [0] * MOST_CHOICES, SEED, 0, 0)
    return decisions / (time.perf_counter() - start)


def _compiled_rate(threads: int) -> float:
    start = time.perf_counter()
    decisions = playouts(PLAYERS, COMPILED_GAMES * threads, SEED, threads=threads).decisions
    return decisions / (time.perf_counter() - start)


def _copy_rate() -> float:
    source = pack([deal(PLAYERS, SEED)])
    boards = np.zeros(16, source.dtype)
    start = time.perf_counter()
    compiled(loops.copy_often)(boards, source, COPIES)
    return COPIES / (time.perf_counter() - start)


# --- The search: rollouts to the end of the day, and whole games of rivals


def _measure_search(say: Say) -> SearchSpeed:
    say("bots, compiled")
    warm()
    rollouts = _best(lambda: _rollout_rate("compiled", ROLLOUTS), SEARCH_RUNS)
    games = _best(lambda: _selfplay_rate("compiled", SELFPLAY_GAMES), SEARCH_RUNS)
    say("bots, plain Python")
    plain_rollouts = _best(lambda: _rollout_rate("plain", ROLLOUTS // TIMES_FEWER), SEARCH_RUNS)
    plain_games = _best(lambda: _selfplay_rate("plain", SELFPLAY_GAMES // TIMES_FEWER), SEARCH_RUNS)
    return SearchSpeed(rollouts, plain_rollouts, 1000 / games, 1000 / plain_games)


def _rollout_rate(backend: BackendName, count: int) -> float:
    seen = _middle_of_a_game()
    ends = TurnSearch(backend).ends(seen)[:ENDS]
    who = list(range(MONK_COUNT))
    weights = [[1.0] * MONK_COUNT] * PLAYERS
    rollouts = Rollouts([who], weights, clear_lead(seen.day), TRIES, SEED, backend)
    start = time.perf_counter()
    rollouts.chances(seen, [end.path for end in ends], [[0.0] * PLAYERS] * len(ends), 0, count // len(ends))
    return count / (time.perf_counter() - start)


def _selfplay_rate(backend: BackendName, games: int) -> float:
    start = time.perf_counter()
    selfplay(PLAYERS, games, SEED, backend=backend)
    return games / (time.perf_counter() - start)


def _middle_of_a_game() -> View:
    """Return what somebody sees at the start of a turn on the third day."""
    game = Game(Deal.numbered(PLAYERS, SEED))
    while game.position.day < DAY or game.position.phase != PLAY:
        seat = to_act(game.position)
        legal = game.legal(seat)
        game.play(legal[len(game.actions) % len(legal)], seat)
    return game.view(to_act(game.position))
