"""A mind that decides by whole turns: it looks at every way its turn can end, and goes on as it has chosen."""

from time import monotonic
from typing import Final

from abbey.bots.belief import Belief
from abbey.bots.belief.assignments import Rows
from abbey.bots.belief.observers import CUNNING, SIMPLE
from abbey.bots.ladder.foresight import foreseen
from abbey.bots.ladder.guessing import best_guess, fitting_guess
from abbey.bots.ladder.habits import HABITS
from abbey.bots.ladder.manner import Manner
from abbey.bots.ladder.picking import pick
from abbey.bots.ladder.showing import best_show
from abbey.bots.ladder.standing import Standing, nobody_known
from abbey.rules import ACTIONS, Action, Note, Stream, View, number_of
from abbey.rules.names import ACCUSE, PLAY, RETURN, SHOW
from abbey.search import DAY_CARD, End, TurnSearch

ALWAYS_HIDDEN: Final = 0.05  # of the price of being known, whoever the others are


class Thinker:
    def __init__(self, manner: Manner) -> None:
        self._manner = manner
        self._search = TurnSearch()
        self._belief = Belief(self._search, manner.memory, CUNNING if manner.cunning else SIMPLE)
        self._believed: Rows = []
        self._plan: list[int] = []
        self._asked_at = 0.0

    def observe(self, notes: list[Note]) -> None:
        if self._manner.memory:
            self._belief.hear(notes)

    def belief(self) -> Rows:
        return self._believed

    @property
    def budget(self) -> str:
        """Return in words how much the bot searches for one turn, with the backend that it has now."""
        manner = self._manner
        if manner.time is not None:
            return f"{manner.time:g} s a turn"
        return f"{manner.rollouts // self._search.slowdown:,} rollouts a turn" if manner.rollouts else "no rollouts"

    def choose(self, view: View, rng: Stream) -> Action:
        self._asked_at = monotonic()
        if self._manner.memory:
            self._belief.look(view)
        self._believed = self._belief.marginals() if self._manner.memory else nobody_known(view)
        if view.phase == SHOW:
            return self._show(view, rng)
        if view.phase == ACCUSE:
            return self._guess(view, rng)
        return view.legal[0] if view.phase == RETURN else self._go_on(view, rng)

    def _go_on(self, view: View, rng: Stream) -> Action:
        """By the plan for this turn, if there is one; otherwise make one."""
        legal = {number_of(action) for action in view.legal}
        if view.phase == PLAY:
            self._plan = []
        while self._plan:
            action = self._plan.pop(0)
            if action in legal:  # others' answers are in the plan too
                return ACTIONS[action]
        self._plan = list(self._best_end(view, rng).path)
        return ACTIONS[self._plan.pop(0)]

    def _best_end(self, view: View, rng: Stream) -> End:
        ends = self._search.ends(view)
        if not self._manner.rivalry:
            me = view.identities[view.viewer]
            return pick(ends, [-float(end.prices[me] + end.prices[DAY_CARD]) for end in ends], rng)
        standing = Standing(view, self._believed, self._manner.wide)
        exposures = self._exposures(view, ends)
        values = [standing.chance_after(end, exposure) for end, exposure in zip(ends, exposures, strict=True)]
        if self._manner.looks_ahead:
            backend, began = self._search.backend_name, self._asked_at
            return foreseen(backend, view, self._belief, self._manner, ends, values, exposures, rng, began)
        return pick(ends, values, rng, HABITS[self._manner.habit])

    def _exposures(self, view: View, ends: list[End]) -> list[float]:
        if not self._manner.hiding:
            return [0.0] * len(ends)
        price = self._price_of_being_known(view)
        return [price * share for share in self._belief.exposure(view, ends)]

    def _price_of_being_known(self, view: View) -> float:
        """Who does not hide may not look for what others hide: a cunning mind hides the less from such company."""
        if not self._manner.cunning:
            return self._manner.hiding
        others = [self._belief.hides(seat) for seat in range(view.players) if seat != view.viewer]
        company = sum(others) / len(others)
        return self._manner.hiding * (ALWAYS_HIDDEN + (1 - ALWAYS_HIDDEN) * company**2)

    def _guess(self, view: View, rng: Stream) -> Action:
        if not self._manner.memory:
            return fitting_guess(view, rng)
        return best_guess(view, self._belief.joint(), self._belief.public())

    def _show(self, view: View, rng: Stream) -> Action:
        standing = Standing(view, self._believed, self._manner.wide)
        public = self._belief.public()[view.viewer] if self._manner.hiding else nobody_known(view)[view.viewer]
        return best_show(view, standing, public, self._price_of_being_known(view), rng)
