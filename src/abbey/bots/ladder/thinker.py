"""Decides by whole turns: a thinker looks at every way its turn can end, and goes on as it has chosen."""

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final, TypeVar

from abbey.bots.belief import Belief
from abbey.bots.belief.assignments import Rows
from abbey.bots.belief.company_belief import CompanyBelief
from abbey.bots.belief.hiding_prior import price_of_being_known
from abbey.bots.belief.observers import CUNNING, SIMPLE
from abbey.bots.ladder.config import BURDENS, HABITS, BotConfig
from abbey.bots.ladder.guesses import best_guess, fitting_guess
from abbey.bots.ladder.lookahead import Lookahead, RatedEnds, budget_in_words
from abbey.bots.ladder.turn_plan import TurnPlan
from abbey.bots.ladder.win_chance import WinChance, nobody_known
from abbey.rules import Action, Note, Show, Stream, View
from abbey.rules.names import ACCUSE, MONKS, RETURN, SHOW, seat_numbers
from abbey.search import DAY_CARD, POINT, SHOWN_PRICE, End, TurnSearch

SAME: Final = 1e-9
NEARLY: Final = 0.004  # of a chance to win: what a habit may cost

T = TypeVar("T")


class Thinker:
    """Considers what its config says."""

    def __init__(self, config: BotConfig) -> None:
        self._config = config
        self._search = TurnSearch()
        self._belief = _belief(config, self._search)
        self._lookahead = Lookahead(config, self._belief)
        self._believed: Rows = []
        self._plan = TurnPlan()
        self._asked_at = 0.0

    def observe(self, notes: list[Note]) -> None:
        if self._config.memory:
            self._belief.hear(notes)

    def belief(self) -> Rows:
        return self._believed

    @property
    def budget(self) -> str:
        """Return in words how much the bot searches for one turn, with the backend that it has now."""
        return budget_in_words(self._config.rollouts, self._config.time, self._search.slowdown)

    def choose(self, view: View, rng: Stream) -> Action:
        self._asked_at = monotonic()
        if self._config.memory:
            self._belief.look(view)
        self._believed = self._belief.marginals() if self._config.memory else nobody_known(view)
        if view.phase == SHOW:
            return self._show(view, rng)
        if view.phase == ACCUSE:
            return self._guess(view, rng)
        return view.legal[0] if view.phase == RETURN else self._plan.go_on(view, lambda: self._best_end(view, rng))

    def _best_end(self, view: View, rng: Stream) -> End:
        ends = self._search.ends(view)
        if not self._config.rivalry:
            me = view.identities[view.viewer]
            if self._config.contentment:  # not the best will do, but nobody harms their own monk of their own accord
                ends = [end for end in ends if BURDENS[me].isdisjoint(end.path)]
            values = [-float(end.prices[me] + end.prices[DAY_CARD]) for end in ends]
            return pick(ends, values, rng, slack=self._config.contentment or SAME)
        win_chance = WinChance(view, view.identities[view.viewer], self._believed, self._config.wide)
        exposures = self._exposures(view, ends)
        chances = [win_chance.after(end, exposure) for end, exposure in zip(ends, exposures, strict=True)]
        if self._config.looks_ahead:
            rated = RatedEnds(ends, chances, exposures)
            return self._lookahead.best(view, rated, rng, self._asked_at, self._search.backend_name)
        habit = HABITS[self._config.habit]
        return pick(ends, chances, rng, habit, NEARLY if habit else SAME)

    def _exposures(self, view: View, ends: list[End]) -> list[float]:
        """Return what each end would cost the own monk by making it known."""
        if not self._config.hiding:
            return [0.0] * len(ends)
        price = self._price_of_being_known(view)
        return [price * share for share in self._belief.exposure(view, ends)]

    def _price_of_being_known(self, view: View) -> float:
        """Return what being known for sure would cost, in hundredths of a point."""
        if not self._config.cunning:
            return self._config.hiding
        others = [self._belief.hides(seat) for seat in seat_numbers(view.players) if seat != view.viewer]
        return price_of_being_known(self._config.hiding, others)

    def _guess(self, view: View, rng: Stream) -> Action:
        if not self._config.memory:
            return fitting_guess(view, rng)
        return best_guess(view, self._belief.joint(), self._belief.public())

    def _show(self, view: View, rng: Stream) -> Action:
        win_chance = WinChance(view, view.identities[view.viewer], self._believed, self._config.wide)
        public = self._belief.public()[view.viewer] if self._config.hiding else nobody_known(view)[view.viewer]
        return best_show(view, win_chance, public, self._price_of_being_known(view), rng)


def _belief(config: BotConfig, search: TurnSearch) -> Belief:
    if config.company:
        return CompanyBelief(search)
    return Belief(search, config.memory, CUNNING if config.cunning else SIMPLE)


def best_show(view: View, win_chance: WinChance, public: Sequence[float], hiding: float, rng: Stream) -> Action:
    """Return which marker to show: it charges a monk, and it tells the others who one is not.

    `public` is whom the others take the viewer for; `hiding` is what being known would cost.
    """
    own = public[view.identities[view.viewer]]

    def value(action: Action) -> float:
        assert isinstance(action, Show)
        shown = MONKS.index(action.colour)
        prices = [POINT * points + (SHOWN_PRICE if monk == shown else 0) for monk, points in enumerate(view.evidence)]
        return win_chance.at(prices, hiding * own / (1 - public[shown]) if hiding else 0.0)

    return pick(view.legal, [value(action) for action in view.legal], rng)


def pick(
    things: Sequence[T],
    values: Sequence[float],
    rng: Stream,
    habit: Callable[[T], int] | None = None,
    slack: float = SAME,
) -> T:
    """Return one of the things that are as good as the best but for `slack`; with a habit, one that suits it."""
    best = max(values)
    good = [thing for thing, value in zip(things, values, strict=True) if value >= best - slack]
    if habit is not None:
        most = max(habit(thing) for thing in good)
        good = [thing for thing in good if habit(thing) == most]
    return good[rng.below(len(good))]
