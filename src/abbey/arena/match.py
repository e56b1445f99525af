"""Running a match: what the journal lacks is played, every outcome counts once, in the order of the plan."""

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from typing import Protocol

from abbey.arena.crew import Crew
from abbey.arena.play import Block, Outcome


class Keeper(Protocol):
    """Where outcomes are kept: a `Journal`, or `Memory` when nobody will go on later."""

    outcomes: dict[Block, Outcome]

    def add(self, outcome: Outcome) -> None: ...


class Memory:
    def __init__(self) -> None:
        self.outcomes: dict[Block, Outcome] = {}

    def add(self, outcome: Outcome) -> None:
        self.outcomes[outcome.block] = outcome


def run(blocks: Sequence[Block], crew: Crew, keeper: Keeper, tell: Callable[[int], None]) -> list[Outcome]:
    """All outcomes in the order of the blocks; `tell` hears of each block that was played now."""
    return list(in_order(blocks, crew, keeper, tell))


def in_order(blocks: Sequence[Block], crew: Crew, keeper: Keeper, tell: Callable[[int], None]) -> Generator[Outcome]:
    """Each outcome as soon as all before it are there. Who stops listening stops the crew.

    What a listener sees depends on the blocks alone, never on which worker was faster: that is why it may decide by it
    when to stop.
    """
    missing = [block for block in blocks if block not in keeper.outcomes]
    playing = crew.play(missing)
    with closing(playing):
        for block in blocks:
            while block not in keeper.outcomes:
                outcome = next(playing)
                keeper.add(outcome)
                tell(outcome.block.games)
            yield keeper.outcomes[block]
