"""Makes puzzles off the event loop, one at a time for the whole server, and keeps the ones that were asked for last."""

import asyncio
from collections import OrderedDict
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Final

from abbey.insight.puzzles import Made, PuzzleCode, PuzzleError, code_of_day, puzzle_of, read_code
from abbey.insight.puzzles.puzzle_replies import puzzle_message, reply_to
from abbey.server.budgets import Account
from abbey.table import Refusal
from abbey.wire.puzzle_messages import Puzzle, PuzzleAnswer, PuzzleOfDay, PuzzleReply

DAYS_BACK: Final = 366  # so long ago are the oldest puzzles that are shown
KEPT: Final = 200  # puzzles in memory
_DAY: Final = timedelta(days=1)


@dataclass(slots=True)
class Making:
    """Holds a puzzle that is being made, or waits for that, and how many wait for it."""

    job: Future[Made]
    told: "asyncio.Future[Made]"
    askers: int = 0


class PuzzleShelf:
    """Keeps puzzles by their codes."""

    def __init__(self) -> None:
        self._kept: OrderedDict[PuzzleCode, Made] = OrderedDict()
        self._making: dict[PuzzleCode, Making] = {}
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="puzzle")

    def of_day(self, at: float) -> PuzzleOfDay:
        """Return which puzzle is today's."""
        code = code_of_day(day_at(at))
        return PuzzleOfDay(str(code), code.kind, code.level)

    async def puzzle(self, text: str, at: float, account: Account) -> Puzzle:
        """Return the puzzle with this code, without its answer."""
        made = await self._made(known_code(text, at), at, account)
        return puzzle_message(made.puzzle, *days_shown(at))

    async def reply(self, text: str, answer: PuzzleAnswer, at: float, account: Account) -> PuzzleReply:
        """Judge an answer to the puzzle with this code."""
        made = await self._made(known_code(text, at), at, account)
        try:
            return reply_to(made, answer)
        except PuzzleError as error:
            raise Refusal("bad-answer", str(error)) from error

    def close(self) -> None:
        """Cancel the puzzles that wait to be made; the one under way is not waited for here."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _made(self, code: PuzzleCode, at: float, account: Account) -> Made:
        if code in self._kept:
            self._kept.move_to_end(code)
            return self._kept[code]
        making = self._making.get(code) or self._begin(code, at, account)
        making.askers += 1
        try:
            return await asyncio.shield(making.told)
        finally:
            making.askers -= 1
            if not making.askers and making.job.cancel():  # nobody wants it any more, and it has not been begun
                del self._making[code]

    def _begin(self, code: PuzzleCode, at: float, account: Account) -> Making:
        """Let a puzzle be made as soon as those before it are; that of the day costs nobody anything."""
        if code != code_of_day(day_at(at)):
            if len(self._making) >= account.limits.puzzles_waiting:
                raise Refusal("too-fast", "Too many puzzles are being made; wait a moment and try again.")
            account.take_puzzle()
        job = self._thread.submit(puzzle_of, code)
        making = self._making[code] = Making(job, asyncio.wrap_future(job))
        making.told.add_done_callback(lambda told: None if told.cancelled() else self._keep(code, told))
        return making

    def _keep(self, code: PuzzleCode, told: "asyncio.Future[Made]") -> None:
        del self._making[code]
        if told.exception() is None:
            self._kept[code] = told.result()
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)


def day_at(at: float) -> date:
    """Return the day at a moment, the same for everybody."""
    return datetime.fromtimestamp(at, UTC).date()


def days_shown(at: float) -> tuple[date, date]:
    """Return the first and the last day whose puzzles are shown at this moment."""
    return day_at(at) - DAYS_BACK * _DAY, day_at(at)


def known_code(text: str, at: float) -> PuzzleCode:
    """Read the code of a puzzle that is shown at this moment."""
    try:
        code = read_code(text)
    except PuzzleError as error:
        raise Refusal("no-such-puzzle", str(error)) from error
    first, last = days_shown(at)
    if code.day > last:
        raise Refusal("too-early", "The day of this puzzle has not begun; days change at midnight UTC.")
    if code.day < first:
        raise Refusal("no-such-puzzle", f"Only the puzzles of the last {DAYS_BACK} days are shown here.")
    return code
