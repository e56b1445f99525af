"""A Ray cluster: the same blocks, on as many machines as it has. Abbey must be installed on all of them."""

import logging
import socket
from collections.abc import Generator, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, Final

from abbey.arena.crew.crew import CrewError
from abbey.arena.play import Block, Outcome, load_modules, play_block

AHEAD: Final = 2  # tasks a processor has in hand, so that none waits for the next
PATIENCE_S: Final = 10.0


class Cluster:
    def __init__(self, address: str, modules: Sequence[str] = ()) -> None:
        self.address = address
        self.modules = tuple(modules)

    def play(self, blocks: Iterable[Block]) -> Generator[Outcome]:
        import ray
        from ray.exceptions import RayError

        try:
            _knock(self.address)
            ray.init(address=self.address, logging_level=logging.ERROR, log_to_driver=False, include_dashboard=None)
        except (OSError, RuntimeError, ValueError) as error:
            raise CrewError(f"There is no Ray cluster at {self.address!r}: {error}") from error
        try:
            yield from _outcomes(ray, iter(blocks), self.modules)
        except RayError as error:
            raise CrewError(f"The Ray cluster failed; what was played before is kept. {error}") from error
        finally:
            ray.shutdown()


def _knock(address: str) -> None:
    """Ray itself waits very long for somebody who is not there."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if host:
        socket.create_connection((host, int(port)), PATIENCE_S).close()


def _outcomes(ray: Any, blocks: Iterator[Block], modules: tuple[str, ...]) -> Iterator[Outcome]:
    task = ray.remote(_task)
    ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    running = [task.remote(block, modules) for block in islice(blocks, ahead)]
    while running:
        done, running = ray.wait(running)
        running += [task.remote(block, modules) for block in islice(blocks, len(done))]
        yield from ray.get(done)


def _task(block: Block, modules: tuple[str, ...]) -> Outcome:
    load_modules(modules)
    return play_block(block)
