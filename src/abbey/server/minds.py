"""Bots that think off the event loop. When their decision is told says nothing about what they hold."""

import asyncio
import logging
import math
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from abbey.bots import Bot, bot_named, chance_for
from abbey.rules import Action, Game, Note, Stream, View, notes_for

THREADS: Final = 2
log = logging.getLogger("abbey.server")


class Mind:
    """A bot on a seat, and how much of the game it has heard."""

    def __init__(self, kind: str, seat: int) -> None:
        self.kind = kind
        self.seat = seat
        self.bot: Bot = bot_named(kind)
        self.heard = 0

    def news(self, game: Game) -> list[list[Note]]:
        """What happened since it was last asked, as its seat may hear it."""
        told = [game.opening, *game.notes]
        fresh = [notes_for(notes, self.seat) for notes in told[self.heard :]]
        self.heard = len(told)
        return fresh

    def decide(self, news: list[list[Note]], view: View, rng: Stream) -> Action:
        for notes in news:
            self.bot.observe(notes)
        return self.bot.choose(view, rng)


class Thinking:
    """The threads on which bots think, and the beat at which they speak."""

    def __init__(self, pace_s: float) -> None:
        self.pace_s = pace_s
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="bot")

    async def decision(self, mind: Mind, game: Game) -> Action:
        loop = asyncio.get_running_loop()
        began = loop.time()
        seen, rng = game.view(mind.seat), chance_for(game.deal.seed, mind.seat, len(game.actions))
        try:
            action = await loop.run_in_executor(self._threads, mind.decide, mind.news(game), seen, rng)
            if action not in seen.legal:
                raise ValueError("not legal")
        except Exception as error:  # a bot's mistake must not stop the table
            log.warning("a %s bot failed (%s); it plays at random this once", mind.kind, type(error).__name__)
            action = seen.legal[rng.below(len(seen.legal))]
        taken = loop.time() - began
        await asyncio.sleep(told_after(taken, self.pace_s) - taken)
        return action

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def told_after(taken: float, pace_s: float) -> float:
    """A decision is told at the next beat: how long it took within one beat does not show."""
    return max(1, math.ceil(taken / pace_s)) * pace_s if pace_s else taken
