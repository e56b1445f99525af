"""Seats somebody at a what-if game, with bots on the other seats, as the first events of a table."""

from collections.abc import Iterator
from dataclasses import dataclass

from abbey.bots import bot_kinds, bot_names
from abbey.insight.what_if.branch import Branch
from abbey.rules import Game, word_of
from abbey.rules.names import SeatNumber, by_seat
from abbey.table import Agreed, Event, PlayerName, read_player_name
from abbey.table.events import Chair, Opened, Origin, Played, Started


@dataclass(frozen=True, slots=True)
class WhatIfTable:
    """Holds a table at which a what-if game begins; bots that have played keep their seats."""

    branch: Branch
    players: tuple[PlayerName, ...]  # of the parent, by seat
    level: str  # the bot for seats where a person sat, or a bot that is not offered here
    parent_table: str = ""

    @classmethod
    def of(cls, parent: Game, branch: Branch, level: str, table: str = "") -> "WhatIfTable":
        """Seat those who played the parent; `table` is where, if that is known."""
        return cls(branch, tuple([read_player_name(name) for name in parent.names]), level, table)

    @property
    def seat(self) -> SeatNumber:
        """Return the seat that somebody takes over."""
        return self.branch.what_if.seat

    def opened(self, name: str, key: str | None, at: float) -> Opened:
        """Return the event that opens the table for somebody with this name and key."""
        bots = self._bots(name)
        chairs = [
            Chair("person", name, None, key) if seat == self.seat else Chair("bot", *next(bots))
            for seat, _ in by_seat(self.players)
        ]
        return Opened.under(Agreed.of(self.branch.deal.agreement), at, chairs)

    def _bots(self, name: str) -> Iterator[PlayerName]:
        """Yield the bots in seat order: only our own names are kept, so that nobody's name comes from a record."""
        offered, ours = bot_kinds(), bot_names([name])
        others = [player for seat, player in by_seat(self.players) if seat != self.seat]
        kept = {player.name for player in others if player.bot and player.name in ours}
        fresh = [other for other in ours if other not in kept]
        for player in others:
            called = player.name if player.bot and player.name in kept else fresh.pop(0)
            kept.discard(called)
            yield PlayerName(called, player.bot if player.bot in offered else self.level)

    def begun(self, at: float) -> list[Event]:
        """Return the deal, and what has been played before somebody sits down."""
        laid = self.branch.deal.layout
        origin = Origin(self.branch.what_if, laid.entries() if laid else {}, self.parent_table)
        played = [Played(at, seat, word_of(action)) for seat, action in self.branch.actions]
        return [Started.with_deal(at, self.branch.deal, origin), *played]
