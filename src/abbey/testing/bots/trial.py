"""One game in which one seat is the bot's, played so that the same trial is the same game again."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from abbey.bots import Bot, chance_for
from abbey.rules import AbbeyError, Action, Agreement, Deal, Game, Stream, record_of, seed_of, write_record
from abbey.rules.deal import SEED_BYTES
from abbey.testing.bots.report import Check, Finding

Make = Callable[[], Bot]
Actions = list[tuple[int, Action]]
AGREEMENTS: Final = (Agreement(), Agreement(time_last=True), Agreement(overshoot="reset"), Agreement(True, "reset"))


@dataclass(frozen=True)
class Trial:
    """Every other trial is *led*: the bot is asked, but chance decides, as when somebody took its seat for a while.

    So it is asked in positions that its own play would never reach.
    """

    players: int
    seed: int
    number: int

    @property
    def seat(self) -> int:
        return self.number // 2 % self.players

    @property
    def is_led(self) -> bool:
        return self.number % 2 == 1

    @cached_property
    def deal(self) -> Deal:
        agreement = AGREEMENTS[self.number % len(AGREEMENTS) if self.number >= len(AGREEMENTS) else 0]
        return Deal.numbered(self.players, self.seed, self.number, agreement)

    def bots_chance(self, seat: int, decided: int) -> Stream:
        return chance_for(self._stream("bots").take(SEED_BYTES), seat, decided)

    def others_chance(self, decided: int) -> Stream:
        """A stream for each decision: whatever the bot draws, the others go on as they would have."""
        return self._stream(f"others {decided}")

    def kits_chance(self, purpose: str) -> Stream:
        return self._stream(f"kit {purpose}")

    def _stream(self, name: str) -> Stream:
        return Stream(seed_of(self.seed), f"trial {self.players} {self.number} {name}")

    def finding(self, check: Check, sentence: str, actions: Actions, seat: int | None = None) -> Finding:
        where = (
            f"Seed {self.seed}, {self.players} players, game {self.number}, "
            f"seat {self.seat if seat is None else seat}, after {len(actions)} actions; the record up to there:"
        )
        return Finding(check, sentence, where, write_record(record_of(self.replayed(actions))))

    def replayed(self, actions: Actions) -> Game:
        """As far as the rules allow: to the end, unless somebody has meddled with the game."""
        game = Game(self.deal)
        with suppress(AbbeyError):
            for seat, action in actions:
                game.play(action, seat)
        return game

    def leads_to(self, game: Game) -> bool:
        """Is the game where its deal and its actions lead?"""
        again = self.replayed(game.actions)
        return again.actions == game.actions and again.position == game.position
