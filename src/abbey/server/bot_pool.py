"""Lets the bots of the server's tables think off the event loop, and tells their decisions at a beat.

When a decision is told therefore says nothing about what the bot holds.
"""

import asyncio
import logging
import math
from collections import defaultdict, deque
from collections.abc import Hashable
from concurrent.futures import ThreadPoolExecutor
from threading import Thread
from typing import Final

from abbey.bots import Bot, BotError, Closing, Decision, RandomBot, SeatedBot, bot_named
from abbey.bots.external import Program
from abbey.rules import Game, Note, View, read_action
from abbey.rules.names import SeatNumber
from abbey.server.turns import Turns

THREADS: Final = 2
PROGRAMS: Final = 32  # bots that are programs think in processes of their own: a thread only waits for one of them
REMEMBERED: Final = 200  # thoughts
log = logging.getLogger("abbey.server")


class TableBot(SeatedBot):
    """Seats a bot at a table; it hears what it has missed whenever it is asked."""

    def __init__(self, kind: str, seat: SeatNumber, seed: bytes) -> None:
        super().__init__(_bot_of(kind), seat, seed, kind)
        self._heard = 0

    def missed(self, game: Game) -> list[list[Note]]:
        """Return what happened since the bot was last asked, which it will now hear."""
        told = [game.opening, *game.notes]
        missed = told[self._heard :]
        self._heard = len(told)
        return missed

    def catch_up(self, missed: list[list[Note]], view: View, decided: int) -> Decision:
        """Hear what was missed, then decide; `decided` is how many actions the game has had."""
        for notes in missed:
            self.hear(notes)
        return self.decide(view, decided)

    def dismiss(self) -> None:
        """Let the bot go, without waiting for it: a program takes a moment to end."""
        if isinstance(self.bot, Closing):
            Thread(target=self.close, name="farewell").start()


def _bot_of(kind: str) -> Bot:
    """Return a bot of this kind. A table outlives the bots that its host had installed when it was opened."""
    try:
        return bot_named(kind)
    except BotError as error:
        log.warning("a bot is missing, chance plays for it: %s", error)
        return RandomBot()


class TableBots:
    """Keeps the bots of one table, by seat."""

    def __init__(self) -> None:
        self._bots: dict[SeatNumber, TableBot] = {}

    def at(self, seat: SeatNumber, kind: str, seed: bytes) -> TableBot:
        """Return the bot on this seat, a new one if the seat has none of this kind; its chance comes from the seed."""
        known = self._bots.get(seat)
        if known and known.kind == kind:
            return known
        if known:
            known.dismiss()
        bot = self._bots[seat] = TableBot(kind, seat, seed)
        return bot

    def dismiss(self) -> None:
        """Let all bots go; those that are asked again begin anew, and are told everything."""
        for bot in self._bots.values():
            bot.dismiss()
        self._bots.clear()


class BotPool:
    """Runs the threads on which the bots of all tables think, and the beat at which their decisions are told."""

    def __init__(self, pace_s: float) -> None:
        self._pace_s = pace_s
        # By kind of bot and what it is asked: the beats of its last thoughts. Each is told after as many as the slowest
        # of them took, on a slow machine too, so that a hard choice looks like an easy one.
        self._beats: defaultdict[tuple[str, int], deque[int]] = defaultdict(lambda: deque(maxlen=REMEMBERED))
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="bot")
        self._programs = ThreadPoolExecutor(PROGRAMS, thread_name_prefix="program")
        self._turns = {self._threads: Turns(THREADS), self._programs: Turns(PROGRAMS)}

    async def decision(self, bot: TableBot, game: Game, whose: Hashable = None) -> Decision:
        """Ask a bot when it is its turn, and return its decision at the next beat; `whose`: for whom it plays.

        How long it waited for its turn says nothing about what it holds, and does not count as a thought.
        """
        loop = asyncio.get_running_loop()
        threads = self._programs if isinstance(bot.bot, Program) else self._threads
        question = bot.missed(game), game.view(bot.seat), len(game.actions)
        beats = self._beats[bot.kind, game.position.phase]
        async with self._turns[threads].turn(whose):
            began = loop.time()
            decision = await loop.run_in_executor(threads, bot.catch_up, *question)
            taken = loop.time() - began
        beats.append(beats_of(taken, self._pace_s))
        await asyncio.sleep(max(beats) * self._pace_s - taken)
        return decision

    async def prepared(self, word: str) -> Decision:
        """Return at the next beat what a lesson has prepared."""
        await asyncio.sleep(self._pace_s)
        return Decision(read_action(word), "")

    def close(self) -> None:
        """Cancel the decisions that bots have not begun; those under way are not waited for here."""
        for threads in (self._threads, self._programs):
            threads.shutdown(wait=False, cancel_futures=True)


def beats_of(taken: float, pace_s: float) -> int:
    """Return how many beats a thought takes, so that how long it took within the last one does not show."""
    return max(1, math.ceil(taken / pace_s)) if pace_s else 0
