"""Bots that think off the event loop. When their decision is told says nothing about what they hold."""

import asyncio
import logging
import math
from concurrent.futures import ThreadPoolExecutor
from threading import Thread
from typing import Final, NamedTuple

from abbey.bots import Bot, BotError, Closing, Forfeiting, Randomly, bot_named, chance_for
from abbey.bots.outside import Program
from abbey.rules import Action, Game, Note, Stream, View, notes_for

THREADS: Final = 2
LINES: Final = 32  # programs of their own think elsewhere: here one only waits for them
log = logging.getLogger("abbey.server")


class Mind:
    """A bot on a seat, and how much of the game it has heard."""

    def __init__(self, kind: str, seat: int) -> None:
        self.kind = kind
        self.seat = seat
        self.bot = _bot_of(kind)
        self.heard = 0

    def news(self, game: Game) -> list[list[Note]]:
        """What happened since it was last asked, as its seat may hear it."""
        told = [game.opening, *game.notes]
        fresh = [notes_for(notes, self.seat) for notes in told[self.heard :]]
        self.heard = len(told)
        return fresh

    def decide(self, news: list[list[Note]], view: View, rng: Stream) -> "Decision":
        for notes in news:
            self.bot.observe(notes)
        before = self._forfeits
        action = self.bot.choose(view, rng)
        return Decision(action, by_chance=self._forfeits > before)

    @property
    def _forfeits(self) -> int:
        return len(self.bot.forfeits) if isinstance(self.bot, Forfeiting) else 0

    def dismiss(self) -> None:
        if isinstance(self.bot, Closing):  # a farewell takes a moment
            Thread(target=self.bot.close, name="farewell").start()


class Decision(NamedTuple):
    action: Action
    by_chance: bool  # because the bot had no answer


def _bot_of(kind: str) -> Bot:
    """A table outlives the bots that its host had installed or allowed when it was opened."""
    try:
        return bot_named(kind)
    except BotError as error:
        log.warning("a bot is missing, chance plays for it: %s", error)
        return Randomly()


class Minds:
    """The bots of one table, by seat."""

    def __init__(self) -> None:
        self._minds: dict[int, Mind] = {}

    def at(self, seat: int, kind: str) -> Mind:
        known = self._minds.get(seat)
        if known and known.kind == kind:
            return known
        if known:
            known.dismiss()
        mind = self._minds[seat] = Mind(kind, seat)
        return mind

    def dismiss(self) -> None:
        for mind in self._minds.values():
            mind.dismiss()
        self._minds.clear()


class Thinking:
    """The threads on which bots think, and the beat at which they speak."""

    def __init__(self, pace_s: float) -> None:
        self.pace_s = pace_s
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="bot")
        self._lines = ThreadPoolExecutor(LINES, thread_name_prefix="line")

    async def decision(self, mind: Mind, game: Game) -> Decision:
        loop = asyncio.get_running_loop()
        began = loop.time()
        seen, rng = game.view(mind.seat), chance_for(game.deal.seed, mind.seat, len(game.actions))
        threads = self._lines if isinstance(mind.bot, Program) else self._threads
        try:
            decision = await loop.run_in_executor(threads, mind.decide, mind.news(game), seen, rng)
            if decision.action not in seen.legal:
                raise ValueError("not legal")
        except Exception as error:  # a bot's mistake must not stop the table
            log.warning("a %s bot failed (%s); it plays at random this once", mind.kind, type(error).__name__)
            decision = Decision(seen.legal[rng.below(len(seen.legal))], by_chance=True)
        taken = loop.time() - began
        await asyncio.sleep(told_after(taken, self.pace_s) - taken)
        return decision

    def close(self) -> None:
        for threads in (self._threads, self._lines):
            threads.shutdown(wait=False, cancel_futures=True)


def told_after(taken: float, pace_s: float) -> float:
    """A decision is told at the next beat: how long it took within one beat does not show."""
    return max(1, math.ceil(taken / pace_s)) * pace_s if pace_s else taken
