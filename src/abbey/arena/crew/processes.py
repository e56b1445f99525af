"""Processes on this machine, begun afresh so that nothing of this one lies about in them."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Final

from abbey.arena.crew.crew import CrewError
from abbey.arena.play import Block, Outcome, load_modules, play_block

AHEAD: Final = 2  # blocks a worker has in hand, so that none waits for the next
DIED: Final = (
    "A worker process died. What was played before is kept; a bot that crashes its process, or takes all memory, is a "
    "likely reason."
)


class Processes:
    def __init__(self, workers: int, modules: Sequence[str] = ()) -> None:
        self.workers = workers
        self.modules = tuple(modules)

    def play(self, blocks: Iterable[Block]) -> Generator[Outcome]:
        others = set(multiprocessing.active_children())
        pool = ProcessPoolExecutor(
            self.workers, multiprocessing.get_context("spawn"), initializer=_begin, initargs=(self.modules,)
        )
        try:
            yield from _outcomes(pool, iter(blocks), self.workers * AHEAD)
        except BrokenProcessPool as error:
            raise CrewError(DIED) from error
        except BaseException:  # enough, or ctrl-C: nobody waits for blocks that will not count
            for child in set(multiprocessing.active_children()) - others:
                child.terminate()
            raise
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _outcomes(pool: ProcessPoolExecutor, blocks: Iterator[Block], ahead: int) -> Iterator[Outcome]:
    """No more blocks are handed out than are soon played: whoever has enough stops at once."""
    running: set[Future[Outcome]] = {pool.submit(play_block, block) for block in islice(blocks, ahead)}
    while running:
        done, running = wait(running, return_when=FIRST_COMPLETED)
        running |= {pool.submit(play_block, block) for block in islice(blocks, len(done))}
        yield from [future.result() for future in done]


def _begin(modules: tuple[str, ...]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # ctrl-C is for the process that keeps the journal
    threading.Thread(target=_follow_parent, daemon=True).start()
    load_modules(modules)


def _follow_parent() -> None:
    """A killed parent cannot tell its workers to stop."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
