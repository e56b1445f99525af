"""Analyses finished games for whoever asks: each in a process of its own, one at a time, the others in a queue.

A process gives way to tables, and no bug in it can hold them up. Whoever asks for the same game shares one analysis; it
ends when nobody waits for it any more. Results are kept for a short while.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import suppress
from hashlib import sha256
from typing import Final

import msgspec
from msgspec.structs import replace

from abbey.insight import background
from abbey.server.budgets import Account
from abbey.server.metrics import Count, Duration, Metrics
from abbey.table import Refusal
from abbey.wire.analysis_messages import Analysis, AnalysisNews, AnalysisProgress, AnalysisReady

COMMAND: Final = (*background.COMMAND, "abbey.insight.analysis.analysis_process")
KEPT: Final = 16  # results
KEPT_S: Final = 600.0
BEAT_S: Final = 1.0
LINE_BYTES: Final = 4_000_000
NEWS: Final = msgspec.json.Decoder[AnalysisNews](AnalysisNews)
log = logging.getLogger("abbey.server")


class AnalysisFailedError(Exception):
    """The process that analysed has ended without a result."""


class Job:
    """Holds one analysis that is under way or waits for its turn."""

    def __init__(self, record: str, slot: int, work: Callable[["Job"], Coroutine[None, None, Analysis]]) -> None:
        self.record = record
        self.slot = slot  # of the address that asked first
        self.waiting = 0  # how many wait for it
        self.progress = AnalysisProgress(0, 1)
        self._changed = asyncio.Event()
        self.task = asyncio.create_task(work(self))

    def tell(self, progress: AnalysisProgress) -> None:
        """Tell everybody who waits how far it is."""
        self.progress = progress
        self.wake()

    def wake(self) -> None:
        """Let everybody who waits look again."""
        self._changed.set()
        self._changed = asyncio.Event()

    async def news(self) -> None:
        """Wait for news, but not for long: whoever waits hears something at a beat."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._changed.wait(), BEAT_S)


class Analyses:
    """Keeps the queue of analyses of one server process, and their last results."""

    def __init__(self, limit_s: float, metrics: Metrics) -> None:
        self._limit_s = limit_s
        self._metrics = metrics
        self._turn = asyncio.Semaphore(1)
        self._jobs: dict[bytes, Job] = {}  # by the record's hash; those that came first stand first
        self._kept: OrderedDict[bytes, Analysis] = OrderedDict()
        self._tasks: set[asyncio.Task[Analysis]] = set()  # those that are being ended, too

    async def follow(self, record: str, account: Account) -> AsyncGenerator[AnalysisNews]:
        """Yield how far the analysis is, and at last the analysis; whoever stops listening no longer waits for it."""
        key = _key(record)
        if kept := self._kept.get(key):
            yield AnalysisReady(kept)
            return
        job = self._jobs.get(key) or self._begun(key, record, account)
        job.waiting += 1
        try:
            while not job.task.done():
                yield replace(job.progress, ahead=list(self._jobs.values()).index(job))
                await job.news()
            if not job.task.cancelled():  # as when the server stops
                yield AnalysisReady(job.task.result())
        finally:
            job.waiting -= 1
            if not job.waiting:
                self._drop(key, job)

    def _begun(self, key: bytes, record: str, account: Account) -> Job:
        try:
            return self._begin(key, record, account)
        except Refusal:
            self._metrics.add(Count.ANALYSES_REFUSED)
            raise

    def _begin(self, key: bytes, record: str, account: Account) -> Job:
        """Put an analysis into the queue, unless it is one too many: for its address, or for the queue."""
        if any(job.slot == account.slot for job in self._jobs.values()):
            raise Refusal("too-fast", "Your address has an analysis under way; wait for it, or cancel it.")
        if len(self._jobs) >= account.limits.analyses_waiting:
            raise Refusal("too-fast", "Many games are being analysed; try again in a minute.")
        account.take_analysis()
        job = self._jobs[key] = Job(record, account.slot, self._work)
        self._tasks.add(job.task)
        job.task.add_done_callback(lambda _: self._drop(key, job))
        job.task.add_done_callback(self._tasks.discard)
        return job

    def _drop(self, key: bytes, job: Job) -> None:
        """End an analysis that nobody waits for, or that is done."""
        if self._jobs.get(key) is job:
            del self._jobs[key]
        _end(job.task)
        job.wake()

    async def _work(self, job: Job) -> Analysis:
        try:
            async with self._turn, asyncio.timeout(self._limit_s):
                began = time.perf_counter()
                analysis = await _analysed(job)
        except (TimeoutError, AnalysisFailedError) as error:
            self._metrics.add(Count.ANALYSES_REFUSED)
            log.error("an analysis failed: %s", str(error) or "it took too long")
            raise Refusal("server-fault", "This game could not be analysed; the server's log says why.") from None
        self._metrics.measure(Duration.ANALYSIS, time.perf_counter() - began)
        self._keep(_key(job.record), analysis)
        return analysis

    def _keep(self, key: bytes, analysis: Analysis) -> None:
        self._kept[key] = analysis
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        asyncio.get_running_loop().call_later(KEPT_S, self._kept.pop, key, None)

    async def close(self) -> None:
        """End all analyses."""
        for task in self._tasks:
            _end(task)
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _end(task: asyncio.Task[Analysis]) -> None:
    """End a task, unless that has begun: told twice, it would not wait for the end of its process."""
    if not task.cancelling():
        task.cancel()


def _key(record: str) -> bytes:
    return sha256(record.encode("utf-8", "surrogatepass")).digest()


async def _analysed(job: Job) -> Analysis:
    """Run the process, and end it for certain, whatever happens."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe, stderr=pipe, limit=LINE_BYTES)
    try:
        assert process.stderr
        _, analysis, complaints = await asyncio.gather(
            _hand_over(process, job.record), _listen(process, job), process.stderr.read()
        )
        code = await process.wait()
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.communicate()  # until its pipes are closed
    if analysis is None:
        last = complaints.decode("utf-8", "replace").strip().rpartition("\n")[2]
        raise AnalysisFailedError(f"its process ended with code {code}: {last}")
    return analysis


async def _hand_over(process: asyncio.subprocess.Process, record: str) -> None:
    assert process.stdin
    with suppress(ConnectionError):  # it has ended meanwhile, and the code says why
        process.stdin.write(record.encode())
        await process.stdin.drain()
    process.stdin.close()


async def _listen(process: asyncio.subprocess.Process, job: Job) -> Analysis | None:
    """Pass on what the process tells, until it brings the analysis or ends."""
    assert process.stdout
    async for line in process.stdout:
        news = NEWS.decode(line)
        if isinstance(news, AnalysisReady):
            return news.analysis
        job.tell(news)
    return None
