"""What a crew is."""

from collections.abc import Generator, Iterable
from typing import Protocol

from abbey.arena.play import Block, Outcome
from abbey.rules import AbbeyError


class CrewError(AbbeyError):
    """The blocks cannot be played: a worker died, or the cluster is gone. What was played before is kept."""


class Crew(Protocol):
    def play(self, blocks: Iterable[Block]) -> Generator[Outcome]:
        """Play the blocks and give each outcome when it is there, in any order. Closing the iterator ends the work."""
