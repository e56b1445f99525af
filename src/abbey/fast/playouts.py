"""Plays batches of random playouts: the same results for the same seed, however many threads share the work."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from abbey.fast import loops
from abbey.fast.compiler import compiled
from abbey.fast.layout import DTYPE, Records, pack
from abbey.rules import USUAL, Agreement, OptionsError, Position, View
from abbey.rules.core.chance import seed_words
from abbey.rules.core.pieces import MOST_CHOICES
from abbey.rules.deal import box
from abbey.rules.names import MOST_PLAYERS
from abbey.rules.redeal import some_position

PARTS_A_THREAD: Final = 8  # so that no thread waits long for a slower one
LONGEST_REEL: Final = 4000  # decisions; random games take about 200


@dataclass(frozen=True, slots=True)
class Playouts:
    """Holds the results: a line for each game, a column for each seat."""

    scores: NDArray[np.int16]
    won: NDArray[np.int8]
    decisions: int


def playouts(
    players: int,
    games: int,
    seed: int,
    agreement: Agreement = USUAL,
    threads: int = 1,
) -> Playouts:
    """Deal and play whole games, every seat at random."""
    return _play([box(players, agreement)], loops.DEAL, games, seed, threads)


def playouts_from(positions: Sequence[Position], games: int, seed: int, threads: int = 1) -> Playouts:
    """Play on from each of the positions in turn, every seat at random."""
    return _play(positions, loops.AS_IT_IS, games, seed, threads)


def playouts_from_view(view: View, games: int, seed: int, threads: int = 1) -> Playouts:
    """Redeal what the viewer cannot know before each game, then play on at random."""
    return _play([some_position(view)], view.viewer, games, seed, threads)


def _play(starts: Sequence[Position], mode: int, games: int, seed: int, threads: int) -> Playouts:
    if not starts or games < 1 or threads < 1:
        raise OptionsError(
            f"Playouts need at least one start, one game and one thread, not {len(starts)}, {games} and {threads}."
        )
    records = pack(starts)
    scores = np.zeros((games, MOST_PLAYERS), np.int16)
    won = np.zeros((games, MOST_PLAYERS), np.int8)
    parts = min(games, threads * PARTS_A_THREAD)
    cuts = [games * i // parts for i in range(parts + 1)]

    def part(first: int, last: int) -> int:
        return run(records, mode, scores[first:last], won[first:last], seed, first)

    with ThreadPoolExecutor(threads) as pool:
        decisions = sum(pool.map(part, cuts[:-1], cuts[1:]))
    players = starts[0].players
    return Playouts(scores[:, :players], won[:, :players], decisions)


def run(starts: Records, mode: int, scores: NDArray[np.int16], won: NDArray[np.int8], seed: int, first: int) -> int:
    """Play one thread's share of the games in one compiled call."""
    boards = np.zeros(1, DTYPE)
    out = np.zeros(MOST_CHOICES, np.int16)
    low, high = seed_words(seed)
    return int(compiled(loops.play_games)(starts, mode, boards, scores, won, out, low, high, first))


def film(position: Position) -> tuple[list[int], Records]:
    """Play a random game from this position on, and return each action and the position after it."""
    reel = np.zeros(LONGEST_REEL, DTYPE)
    actions = np.zeros(LONGEST_REEL, np.int16)
    count = compiled(loops.film)(pack([position]), reel, actions, np.zeros(MOST_CHOICES, np.int16))
    return actions[:count].tolist(), reel[:count]


def warm() -> None:
    """Compile the playouts ahead of time."""
    playouts(players=2, games=1, seed=0)
