"""Runs the process in which aids are made: it starts when one is asked for, and ends when none was for a while.

So nothing of it can hold up a table. It gives way to the server, and keeps what it believes of the games from one
request to the next; how much it keeps, the server says.
"""

import asyncio
import logging
import pickle
from contextlib import suppress
from typing import Final

from abbey.insight import background
from abbey.insight.aids.aid_process import FAULT
from abbey.insight.aids.aid_request import AidRequest
from abbey.table import Refusal

COMMAND: Final = (*background.COMMAND, "abbey.insight.aids.aid_process")
IDLE_S: Final = 600.0
LIMIT_S: Final = 60.0  # for one aid, with the start of the process
LINE_BYTES: Final = 1_000_000
log = logging.getLogger("abbey.server")


class AidFailedError(Exception):
    """An aid could not be made; the text says where, and nothing of what it was made of."""


class AidRunner:
    """Asks the process; only one request may be under way."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._idle: asyncio.TimerHandle | None = None
        self._ending: set[asyncio.Task[object]] = set()

    @property
    def is_running(self) -> bool:
        """Tell whether it runs, and so knows what it was asked before."""
        return self._process is not None and self._process.returncode is None

    async def made(self, request: AidRequest) -> str:
        """Return the text of an aid."""
        if self._idle:
            self._idle.cancel()
        try:
            return await self._answer(request)
        except (AidFailedError, TimeoutError, OSError) as error:
            log.error("an aid failed: %s", str(error) or "it took too long")
            raise Refusal("server-fault", "This aid could not be made; the server's log says why.") from None
        finally:
            self._idle = asyncio.get_running_loop().call_later(IDLE_S, self._end)

    async def _answer(self, request: AidRequest) -> str:
        try:
            async with asyncio.timeout(LIMIT_S):
                line = await self._line(pickle.dumps(request))
        except BaseException:
            self._end()  # or else the answer that is still to come would be given to the next who asks
            raise
        if line.startswith(FAULT):
            raise AidFailedError(line.removeprefix(FAULT))
        return line

    async def _line(self, request: bytes) -> str:
        process = await self._started()
        assert process.stdin
        assert process.stdout
        process.stdin.write(request)
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line.endswith(b"\n"):
            raise AidFailedError("its process has ended")
        return line.decode().rstrip("\n")

    async def _started(self) -> asyncio.subprocess.Process:
        if self._process is None or not self.is_running:
            pipe = asyncio.subprocess.PIPE
            self._process = await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe, limit=LINE_BYTES)
        return self._process

    def _end(self) -> None:
        """End the process at once; what it has kept can be made again."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        task: asyncio.Task[object] = asyncio.create_task(process.communicate())  # until its pipes are closed
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """End the process, and wait until it is gone."""
        if self._idle:
            self._idle.cancel()
        self._end()
        await asyncio.gather(*self._ending, return_exceptions=True)
