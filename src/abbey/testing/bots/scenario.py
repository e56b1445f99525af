"""Describes one game in which the bot has one seat, so fully that it can be played again."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from abbey.bots import Bot
from abbey.rules import AbbeyError, Action, Agreement, Deal, Game, Stream, record_of, seed_of, write_record
from abbey.rules.deal import SEED_BYTES
from abbey.rules.names import SEATS, SeatNumber
from abbey.testing.bots.findings import Check, Finding

Make = Callable[[], Bot]
Actions = list[tuple[SeatNumber, Action]]
AGREEMENTS: Final = (Agreement(), Agreement(time_last=True), Agreement(overshoot="reset"), Agreement(True, "reset"))


@dataclass(frozen=True)
class Scenario:
    """Names one game by its number; the same scenario is the same game again.

    Every other scenario is *led*: the bot is asked, but chance decides, as when somebody takes its seat for a while.
    So the bot is asked in positions that its own play would never reach.
    """

    players: int
    seed: int
    number: int

    @property
    def seat(self) -> SeatNumber:
        """Return the bot's seat."""
        return SEATS[self.number // 2 % self.players]

    @property
    def is_led(self) -> bool:
        """Say whether chance decides in place of the bot."""
        return self.number % 2 == 1

    @cached_property
    def deal(self) -> Deal:
        """Return the deal; later scenarios go through all agreements in turn."""
        agreement = AGREEMENTS[self.number % len(AGREEMENTS) if self.number >= len(AGREEMENTS) else 0]
        return Deal.numbered(self.players, self.seed, self.number, agreement)

    @cached_property
    def bot_seed(self) -> bytes:
        """Return the seed of the bots' own chance."""
        return self._stream("bots").take(SEED_BYTES)

    def others_chance(self, decided: int) -> Stream:
        """Return a stream for one decision: whatever the bot draws, the others go on as they would have."""
        return self._stream(f"others {decided}")

    def kits_chance(self, purpose: str) -> Stream:
        """Return a stream for something that the kit itself draws."""
        return self._stream(f"kit {purpose}")

    def _stream(self, name: str) -> Stream:
        return Stream(seed_of(self.seed), f"trial {self.players} {self.number} {name}")

    def finding(self, check: Check, sentence: str, actions: Actions, seat: SeatNumber | None = None) -> Finding:
        """Return a finding with the record of the game up to these actions."""
        where = (
            f"Seed {self.seed}, {self.players} players, game {self.number}, "
            f"seat {self.seat if seat is None else seat}, after {len(actions)} actions; the record up to there:"
        )
        return Finding(check, sentence, where, write_record(record_of(self.replayed(actions))))

    def replayed(self, actions: Actions) -> Game:
        """Play the actions as far as the rules allow: all of them, unless somebody has meddled with the game."""
        game = Game(self.deal)
        with suppress(AbbeyError):
            for seat, action in actions:
                game.play(action, seat)
        return game

    def leads_to(self, game: Game) -> bool:
        """Say whether the game is where its deal and its actions lead."""
        again = self.replayed(game.actions)
        return again.actions == game.actions and again.position == game.position
