"""One block after another, in this very process."""

from collections.abc import Generator, Iterable

from abbey.arena.play import Block, Outcome, play_block


class Here:
    def play(self, blocks: Iterable[Block]) -> Generator[Outcome]:
        yield from map(play_block, blocks)
