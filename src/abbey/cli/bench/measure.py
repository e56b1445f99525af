"""How many random decisions a second, plain and compiled: each figure the best, least disturbed, of several runs."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np

from abbey.fast import loops, pack, playouts
from abbey.fast.compiler import compiled
from abbey.rules import USUAL, deal
from abbey.rules.core.pieces import MOST_CHOICES
from abbey.rules.deal import box
from abbey.rules.names import MOST_PLAYERS

PLAYERS: Final = 4
SEED: Final = 2008
RUNS: Final = 25
PLAIN_GAMES: Final = 40
COMPILED_GAMES: Final = 10_000
COPIES: Final = 1_000_000

Say = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Figures:
    plain_decisions_per_s: float
    compiled_decisions_per_s: float
    compiled_two_threads_decisions_per_s: float
    copy_ns: float

    @property
    def compiled_to_plain(self) -> float:
        return self.compiled_decisions_per_s / self.plain_decisions_per_s

    @property
    def two_threads_to_one(self) -> float:
        return self.compiled_two_threads_decisions_per_s / self.compiled_decisions_per_s


def measure(say: Say) -> Figures:
    say("compiled: warming up")
    playouts(PLAYERS, 1, SEED)
    compiled(loops.copy_often)(pack([deal(PLAYERS, SEED)] * 2), pack([deal(PLAYERS, SEED)]), 1)
    say("plain Python")
    plain = best(plain_rate)
    say("compiled, one thread")
    one = best(lambda: compiled_rate(1))
    say("compiled, two threads")
    two = best(lambda: compiled_rate(2))
    say("copying positions")
    return Figures(plain, one, two, 1 / best(copy_rate) * 1e9)


def best(rate: Callable[[], float]) -> float:
    return max(rate() for _ in range(RUNS))


def plain_rate() -> float:
    """The same loop as the compiled one, over Python lists."""
    box_ = box(PLAYERS, USUAL)
    scores = [[0] * MOST_PLAYERS for _ in range(PLAIN_GAMES)]
    won = [[0] * MOST_PLAYERS for _ in range(PLAIN_GAMES)]
    start = time.perf_counter()
    decisions = loops.play_games([box_], loops.DEAL, [box_], scores, won, [0] * MOST_CHOICES, SEED, 0, 0)
    return decisions / (time.perf_counter() - start)


def compiled_rate(threads: int) -> float:
    start = time.perf_counter()
    decisions = playouts(PLAYERS, COMPILED_GAMES * threads, SEED, threads=threads).decisions
    return decisions / (time.perf_counter() - start)


def copy_rate() -> float:
    source = pack([deal(PLAYERS, SEED)])
    boards = np.zeros(16, source.dtype)
    start = time.perf_counter()
    compiled(loops.copy_often)(boards, source, COPIES)
    return COPIES / (time.perf_counter() - start)
