"""Decides so that its choices depend on its monk only as far as that is worth what they tell: see `docs/veil.md`.

Whatever the bot may do is valued for each monk that it may be in the eyes of others; then the best policy at the price
of information is solved for, and a choice is drawn from it. What each choice told is known exactly, and kept.
"""

from collections.abc import Sequence
from math import exp
from time import monotonic
from typing import Final

from abbey.bots.belief.assignments import Rows
from abbey.bots.belief.company_belief import CompanyBelief
from abbey.bots.ladder.guesses import best_guesses, next_guess
from abbey.bots.ladder.lookahead import budget_in_words
from abbey.bots.ladder.turn_plan import TurnPlan
from abbey.bots.veil.information_price import solve
from abbey.bots.veil.monk_values import MONK_NUMBERS, MonkValues
from abbey.bots.veil.veil_config import PRICE, VeilConfig
from abbey.rules import Action, Note, Show, Stream, View
from abbey.rules.names import ACCUSE, MONK_COUNT, MONKS, RETURN, SHOW
from abbey.search import End, TurnSearch

HIT_WORTH: Final = 1.0  # of a win: who leads is least sure among those who hide best


class Veil:
    """Plays by the price of information."""

    def __init__(
        self,
        price: float = PRICE,
        rollouts: int = 1500,
        time: float | None = None,
        breadth: int = 6,
        tries: int = 4,
        wide: float = 0.7,
        late: float = 0.35,
    ) -> None:
        self._config = VeilConfig(price, rollouts, time, breadth, tries, wide, late)
        self._search = TurnSearch()
        self._belief = CompanyBelief(self._search)
        self._told = [0.0] * MONK_COUNT
        self._plan = TurnPlan()
        self._asked_at = 0.0

    @property
    def budget(self) -> str:
        """Return in words how much the bot searches for one turn, with the backend that it has now."""
        return budget_in_words(self._config.rollouts, self._config.time, self._search.slowdown)

    def observe(self, notes: list[Note]) -> None:
        self._belief.hear(notes)

    def belief(self) -> Rows:
        return self._belief.marginals()

    def told(self) -> list[float]:
        return list(self._told)

    def choose(self, view: View, rng: Stream) -> Action:
        self._asked_at = monotonic()
        self._belief.look(view)
        if view.phase == ACCUSE:  # the game is over before anybody could learn from it
            return next_guess(view, last_guesses(view, self._belief))
        if view.phase == SHOW:
            return self._show(view, rng)
        return view.legal[0] if view.phase == RETURN else self._plan.go_on(view, lambda: self._end(view, rng))

    def _end(self, view: View, rng: Stream) -> End:
        ends = distinct(self._search.ends(view))
        values = self._values(view)
        rows = values.of_ends(ends)
        kept = candidates(rows, values.prior, self._config.breadth)
        chosen = [ends[i] for i in kept]
        if self._config.looks_ahead:
            rows = values.rolled(chosen, self._belief.public(), rng, self._search.backend_name, self._asked_at)
        else:
            rows = [[row[i] for i in kept] for row in rows]
        return chosen[self._draw(view, rows, values.prior, rng)]

    def _show(self, view: View, rng: Stream) -> Action:
        colours = [monk for monk in MONK_NUMBERS if not view.shown[view.seat] >> monk & 1]
        values = self._values(view)
        shown = MONKS[colours[self._draw(view, values.of_markers(colours), values.prior, rng)]]
        return next(action for action in view.legal if isinstance(action, Show) and action.colour == shown)

    def _values(self, view: View) -> MonkValues:
        """Return what values things; to who knows the program, the bot is as likely each monk as it has told."""
        top = max(self._told)
        shown = view.shown[view.seat]
        own = [0.0 if shown >> monk & 1 else exp(told - top) for monk, told in enumerate(self._told)]
        return MonkValues(self._config, view, self._belief.joint_if(own))

    def _draw(self, view: View, rows: Rows, prior: Sequence[float], rng: Stream) -> int:
        """Draw a choice by the policy for the bot's own monk, and keep what it told about every monk."""
        chance = sum(weight * max(row) for weight, row in zip(prior, rows, strict=True))
        price = self._config.price_of_a_nat(view.day, chance, self._belief.deducing(view.seat))
        policy = solve(rows, prior, 1 / price)
        own = policy.by_secret[view.identities[view.seat]]
        choice = rng.choices(range(len(own)), own)[0]
        self._told = [told + gain for told, gain in zip(self._told, policy.gains(choice), strict=True)]
        return choice


def last_guesses(view: View, belief: CompanyBelief) -> list[int]:
    """Return a colour for each seat, NONE for the viewer's own; the belief may be that of somebody who looks on."""
    return best_guesses(view, belief.joint_knowing(view.identities), belief.public(), HIT_WORTH)


def distinct(ends: Sequence[End]) -> list[End]:
    """Return the ends without those that look like another one."""
    return list({(end.path[0], end.prices): end for end in ends}.values())


def candidates(rows: Rows, prior: Sequence[float], breadth: int) -> list[int]:
    """Return which ends are worth a closer look: those best on the average, and the best for each possible monk."""
    count = range(len(rows[0]))
    means = [sum(weight * row[end] for weight, row in zip(prior, rows, strict=True)) for end in count]
    chosen = set(sorted(count, key=lambda end: -means[end])[:breadth])
    chosen |= {max(count, key=row.__getitem__) for weight, row in zip(prior, rows, strict=True) if weight > 0}
    return sorted(chosen)
