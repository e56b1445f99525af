"""Remembers the turns that a viewer has seen: who made them, and how likely each kind of player was to do so."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from abbey.rules import Note, View
from abbey.rules.core.position import Position
from abbey.rules.names import MONK_COUNT, PLAY, SEATS, ActionNumber, SeatNumber
from abbey.search.kernels.prices import DAY_CARD, PRICES, day_card_price, price_monks
from abbey.search.kernels.turn_ends import is_turn_over
from abbey.search.opening import opening
from abbey.search.tracker import Tracker
from abbey.search.turn_likelihood import EndRanks, Eyes, Minds, Observers, Rows, TurnLikelihood
from abbey.search.turn_search import End, TurnSearch


@dataclass(frozen=True, slots=True)
class SeenTurn:
    """Describes a turn that everybody saw."""

    seat: SeatNumber
    day: int
    actions: tuple[ActionNumber, ...]
    before: list[int]  # the monks' prices when it began
    after: list[int]  # and when it ended; then what it added to the own one by an event tile
    gains: list[list[float]]  # by observer and monk, then for chance: what it adds to the log-likelihood
    day_cards: list[int]  # by seat, when it began
    ends: Callable[[], list[tuple[int, ...]]]  # the prices of all ends that its card allowed
    ranks: Callable[[Minds, Sequence[Eyes]], EndRanks]  # how its end ranks for these minds, in these eyes


class TurnHistory:
    """Remembers a game for one viewer: it hears everything in order, and tells of turns when they are over."""

    def __init__(self, search: TurnSearch, observers: Observers) -> None:
        self._search = search
        self._observers = observers
        self._heard: list[Note] = []
        self._tracker: Tracker | None = None
        self._start: Position | None = None  # in which the turn under way began
        self._actions: list[ActionNumber] = []
        self._over: list[SeenTurn] = []

    def hear(self, notes: Sequence[Note]) -> None:
        """Take in what the viewer heard next."""
        self._heard += notes

    def begin(self, seen: View, heard: Sequence[Note]) -> None:
        """Go back from a later view to where the game began: what was `heard` up to it can then be heard again."""
        first = opening(seen, heard)
        self._tracker = Tracker(first, seen.viewer) if first else None

    def turns(self, seen: View) -> list[SeenTurn]:
        """Return the turns that have ended since the last time.

        There are none for a viewer who came too late to know how the game began.
        """
        if self._tracker is None:
            self.begin(seen, self._heard)
        if self._tracker:
            self._tracker.hear(self._heard, self._witness)
            self._heard = []
            self._settle(self._tracker.position)
        over, self._over = self._over, []
        return over

    def exposures(self, seen: View, ends: Sequence[End], eyes: Eyes) -> Rows:
        """Return, for each end of the viewer's turn, how likely others would think each monk after it.

        The view is one that `turns` has been asked about. All are 0 for a viewer who came too late to know how the game
        began.
        """
        start = self._start_of_turn(seen)
        if start is None:
            return [[0.0] * MONK_COUNT for _ in ends]
        plays = [end.path[0] if seen.phase == PLAY else seen.card for end in ends]
        likelihood = TurnLikelihood(self._search, start, self._observers)
        return likelihood.exposures(plays, [end.prices for end in ends], eyes)

    def gains(self, seen: View, ends: Sequence[End]) -> list[Rows]:
        """Return what each end of the viewer's turn would add to the log-likelihoods, by observer and monk.

        The view is one that `turns` has been asked about. There are none for who did not hear how the game began.
        """
        start = self._start_of_turn(seen)
        if start is None:
            return []
        likelihood = TurnLikelihood(self._search, start, self._observers)
        plays = [end.path[0] if seen.phase == PLAY else self._actions[0] for end in ends]
        return [likelihood.gains(play, list(end.prices)) for play, end in zip(plays, ends, strict=True)]

    def _start_of_turn(self, seen: View) -> Position | None:
        if self._tracker is None:
            return None
        return self._tracker.position if seen.phase == PLAY else self._start

    def _witness(self, position: Position, _seat: SeatNumber, action: ActionNumber) -> None:
        self._settle(position)
        if position.phase == PLAY:
            self._start = position.copy()
            self._actions = []
        self._actions.append(action)

    def _settle(self, position: Position) -> None:
        """Write down the turn that was under way, if it is over."""
        if self._start is None or not is_turn_over(position):
            return
        start, self._start = self._start, None
        likelihood = TurnLikelihood(self._search, start, self._observers)
        after = end_prices(start, position)
        gains = likelihood.gains(self._actions[0], after)
        self._over.append(
            SeenTurn(
                seat=SEATS[start.turn],
                day=start.day,
                actions=tuple(self._actions),
                before=likelihood.before,
                after=after,
                gains=gains,
                day_cards=start.day_cards[: start.players],
                ends=partial(likelihood.ends, self._actions[0]),
                ranks=partial(likelihood.ranks, self._actions[0], after),
            )
        )


def end_prices(start: Position, end: Position) -> list[int]:
    """Return the line of prices at the end of a turn that began in `start`."""
    prices = [0] * PRICES
    price_monks(end, start.day, prices)
    prices[DAY_CARD] = day_card_price(end, start.turn) - day_card_price(start, start.turn)
    return prices
