"""What a viewer has seen of whole turns: who made them, and how likely each kind of player, as each monk, was to."""

from collections.abc import Sequence
from dataclasses import dataclass

from abbey.rules import Note, View
from abbey.rules.core.position import Position
from abbey.rules.names import PLAY
from abbey.search.desk import Desk, Observers
from abbey.search.following import Following
from abbey.search.kernels.ends import is_turn_over
from abbey.search.kernels.prices import DAY_CARD, PRICES, day_card_price, price_monks, write_tracks
from abbey.search.opening import opening
from abbey.search.stakes import Stakes


@dataclass(frozen=True, slots=True)
class Watched:
    """A turn that everybody saw. The actions are numbers of the fixed table."""

    seat: int
    day: int
    actions: tuple[int, ...]
    before: list[int]  # the monks' prices when it began
    after: list[int]  # and when it ended; then what it added to the own one by an event tile
    gains: list[list[float]]  # by observer and monk: see `Stakes.gains`


class Watching:
    """One viewer's memory of a game: hears everything in order, and tells of turns when they are over."""

    def __init__(self, desk: Desk, observers: Observers) -> None:
        self._desk = desk
        self._observers = observers
        self._heard: list[Note] = []
        self._following: Following | None = None
        self._start: Position | None = None  # the world in which the turn under way began
        self._actions: list[int] = []
        self._over: list[Watched] = []

    def hear(self, notes: Sequence[Note]) -> None:
        self._heard += notes

    def turns(self, seen: View) -> list[Watched]:
        """The turns that have ended since the last time; none for a viewer who came too late to know how it began."""
        if self._following is None:
            first = opening(seen, self._heard)
            self._following = Following(first, seen.viewer) if first else None
        if self._following:
            self._following.hear(self._heard, self._witness)
            self._heard = []
            self._settle(self._following.world)
        over, self._over = self._over, []
        return over

    def stakes(self, seen: View, observers: Observers) -> Stakes | None:
        """Of the turn under way, in the eyes of these; for a view that `turns` has been asked about."""
        if self._following is None:
            return None
        start = self._following.world if seen.phase == PLAY else self._start
        return Stakes(self._desk, start, observers) if start else None

    def _witness(self, world: Position, _seat: int, action: int) -> None:
        self._settle(world)
        if world.phase == PLAY:
            self._start = world.copy()
            self._actions = []
        self._actions.append(action)

    def _settle(self, world: Position) -> None:
        """The turn that was under way, if it is over."""
        if self._start is None or not is_turn_over(world):
            return
        start, self._start = self._start, None
        stakes = Stakes(self._desk, start, self._observers)
        after = end_prices(start, world)
        gains = stakes.gains(self._actions[0], after)
        self._over.append(Watched(start.turn, start.day, tuple(self._actions), stakes.before, after, gains))


def end_prices(start: Position, end: Position) -> list[int]:
    prices = [0] * PRICES
    price_monks(end, start.day, prices)
    write_tracks(end, start.day, prices)
    prices[DAY_CARD] = day_card_price(end, start.turn) - day_card_price(start, start.turn)
    return prices
