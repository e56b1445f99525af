"""Plays blocks through executors: in this process, in several processes on this machine, or on a Ray cluster.

The results are the same with each of them: every worker plays with the backend of the process that began the match.
"""

import logging
import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Any, Final, Protocol

from abbey.arena.games import Block, Outcome, WorkerSetup, play_block
from abbey.rules import AbbeyError
from abbey.search import backend_name

AHEAD: Final = 2  # blocks a worker has in hand, so that none waits for the next
CONNECT_S: Final = 10.0
DIED: Final = (
    "A worker process died. What was played before is kept; a bot that crashes its process, or takes all memory, is a "
    "likely reason."
)


class ExecutorError(AbbeyError):
    """The blocks cannot be played: a worker died, or the cluster is gone. What was played before is kept."""


class Executor(Protocol):
    """Plays blocks somewhere."""

    def play(self, blocks: Iterable[Block]) -> Generator[Outcome]:
        """Play the blocks and give each outcome when it is there, in any order. Closing the iterator ends the work."""


class InProcess:
    """Plays one block after another in this very process."""

    def play(self, blocks: Iterable[Block]) -> Generator[Outcome]:
        """Play the blocks in their order."""
        yield from map(play_block, blocks)


class Processes:
    """Plays in processes on this machine, which are started afresh so that they hold nothing of this one."""

    def __init__(self, workers: int, modules: Sequence[str] = ()) -> None:
        self.workers = workers
        self.modules = tuple(modules)

    def play(self, blocks: Iterable[Block]) -> Generator[Outcome]:
        """Play the blocks, and end all workers when nobody wants the outcomes any longer."""
        others = set(multiprocessing.active_children())
        setup = WorkerSetup(self.modules, backend_name())
        fresh = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self.workers, fresh, initializer=_begin, initargs=(setup,))
        try:
            yield from _outcomes_of_pool(pool, iter(blocks), self.workers * AHEAD)
        except BrokenProcessPool as error:
            raise ExecutorError(DIED) from error
        except BaseException:  # enough, or ctrl-C: nobody waits for blocks that will not count
            for child in set(multiprocessing.active_children()) - others:
                child.terminate()
            raise
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _outcomes_of_pool(pool: ProcessPoolExecutor, blocks: Iterator[Block], ahead: int) -> Iterator[Outcome]:
    """Hand out no more blocks than are soon played, so that a caller who has enough can stop at once."""
    running: set[Future[Outcome]] = {pool.submit(play_block, block) for block in islice(blocks, ahead)}
    while running:
        done, running = wait(running, return_when=FIRST_COMPLETED)
        running |= {pool.submit(play_block, block) for block in islice(blocks, len(done))}
        yield from [future.result() for future in done]


def _begin(setup: WorkerSetup) -> None:
    """Prepare a worker process for its blocks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # ctrl-C is for the process that keeps the journal
    threading.Thread(target=_end_with_parent, daemon=True).start()
    setup.apply()


def _end_with_parent() -> None:
    """End this process when its parent ends: a killed parent cannot tell its workers to stop."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class Cluster:
    """Plays on a Ray cluster, on as many machines as it has. Abbey must be installed on all of them."""

    def __init__(self, address: str, modules: Sequence[str] = ()) -> None:
        self.address = address
        self.modules = tuple(modules)

    def play(self, blocks: Iterable[Block]) -> Generator[Outcome]:
        """Play the blocks as tasks of the cluster, which is left when they are done."""
        import ray
        from ray.exceptions import RayError

        try:
            _check_address(self.address)
            ray.init(address=self.address, logging_level=logging.ERROR, log_to_driver=False, include_dashboard=None)
        except (OSError, RuntimeError, ValueError) as error:
            raise ExecutorError(f"There is no Ray cluster at {self.address!r}: {error}") from error
        try:
            yield from _outcomes_of_cluster(ray, iter(blocks), WorkerSetup(self.modules, backend_name()))
        except RayError as error:
            raise ExecutorError(f"The Ray cluster failed; what was played before is kept. {error}") from error
        finally:
            ray.shutdown()


def _check_address(address: str) -> None:
    """Connect once, because Ray itself waits very long for an address where nobody answers."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if host:
        socket.create_connection((host, int(port)), CONNECT_S).close()


def _outcomes_of_cluster(ray: Any, blocks: Iterator[Block], setup: WorkerSetup) -> Iterator[Outcome]:
    """Keep every processor of the cluster busy with a few tasks, and give the outcomes as they come."""
    task = ray.remote(_task)
    ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    running = [task.remote(block, setup) for block in islice(blocks, ahead)]
    while running:
        done, running = ray.wait(running)
        running += [task.remote(block, setup) for block in islice(blocks, len(done))]
        yield from ray.get(done)


def _task(block: Block, setup: WorkerSetup) -> Outcome:
    """Play one block in a process of the cluster."""
    setup.apply()
    return play_block(block)
