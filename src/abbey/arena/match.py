"""Runs a match: what the journal lacks is played, and every outcome counts once, in the order of the plan."""

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from typing import Protocol

from abbey.arena.executors import Executor
from abbey.arena.games import Block, Outcome
from abbey.search import same_backend


class Keeper(Protocol):
    """Keeps outcomes: a `Journal`, or `Memory` when nobody will continue the match later."""

    outcomes: dict[Block, Outcome]

    def add(self, outcome: Outcome) -> None:
        """Keep an outcome."""


class Memory:
    """Keeps outcomes until this process ends."""

    def __init__(self) -> None:
        self.outcomes: dict[Block, Outcome] = {}

    def add(self, outcome: Outcome) -> None:
        """Keep an outcome."""
        self.outcomes[outcome.block] = outcome


def run(blocks: Sequence[Block], executor: Executor, keeper: Keeper, tell: Callable[[int], None]) -> list[Outcome]:
    """Return all outcomes in the order of the blocks; `tell` hears how many games each new block had."""
    return list(in_order(blocks, executor, keeper, tell))


def in_order(
    blocks: Sequence[Block], executor: Executor, keeper: Keeper, tell: Callable[[int], None]
) -> Generator[Outcome]:
    """Give each outcome as soon as all before it are there; closing the generator stops the executor.

    All blocks are played with one backend.

    What a caller sees depends on the blocks alone, never on which worker was faster, so the caller may decide by it
    when to stop.
    """
    missing = [block for block in blocks if block not in keeper.outcomes]
    playing = executor.play(missing)
    with same_backend(), closing(playing):
        for block in blocks:
            while block not in keeper.outcomes:
                outcome = next(playing)
                keeper.add(outcome)
                tell(outcome.block.games)
            yield keeper.outcomes[block]
