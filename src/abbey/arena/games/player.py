"""A bot on a seat: its clock, its chance, and what happens when it fails."""

import time
from typing import Final

from abbey.arena.games.block import Forfeits
from abbey.arena.games.times import Times
from abbey.bots import bot_named, chance_for, dismiss
from abbey.rules import Action, Note, Stream, View, notes_for

LONGEST_REASON: Final = 200


class Player:
    def __init__(self, name: str, seat: int, seed: bytes, times: Times) -> None:
        self.bot = bot_named(name)
        self.seat = seat
        self.times = times
        self._seed = seed
        self._failures: list[str] = []

    def decide(self, view: View, decided: int) -> Action:
        """What the bot chooses; what chance chooses when the bot raises or breaks the rules."""
        try:
            action = self._timed_choice(view, chance_for(self._seed, self.seat, decided))
            if action in view.legal:
                return action
            self._fail("choose", f"{action!r} is not legal")
        except Exception as error:  # the game must go on, and the failure is told
            self._fail("choose", error)
        instead = Stream(self._seed, f"forfeit {self.seat} action {decided}")
        return view.legal[instead.below(len(view.legal))]

    def _timed_choice(self, view: View, rng: Stream) -> Action:
        cpu, wall = time.process_time_ns(), time.perf_counter_ns()
        try:
            return self.bot.choose(view, rng)
        finally:
            self.times.wall.add(time.perf_counter_ns() - wall)
            self.times.cpu.add(time.process_time_ns() - cpu)

    def hear(self, notes: list[Note]) -> None:
        heard = notes_for(notes, self.seat)
        began = time.perf_counter_ns()
        try:
            self.bot.observe(heard)
        except Exception as error:  # as above
            self._fail("observe", error)
        self.times.observe.add(time.perf_counter_ns() - began)

    def close(self) -> None:
        try:
            dismiss(self.bot)
        except Exception as error:  # as above
            self._fail("close", error)

    def forfeits(self) -> list[Forfeits]:
        """Our own count, and that of a bot which replaces failed decisions itself."""
        failures = [*self._failures, *getattr(self.bot, "forfeits", ())]
        return [Forfeits(self.seat, len(failures), str(failures[0])[:LONGEST_REASON])] if failures else []

    def _fail(self, what: str, why: Exception | str) -> None:
        reason = why if isinstance(why, str) else f"{type(why).__name__}: {why}"
        self._failures.append(f"{what}: {reason}"[:LONGEST_REASON])
