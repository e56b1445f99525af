"""Decides whole turns so that they depend on its monk only as far as that is worth what it tells.

Every end of a turn is valued for each monk that the bot may be in the eyes of others, from the same rollouts; then the
policy is solved for and an end is drawn. What each choice told is known exactly, and kept.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, inf
from typing import Final

from abbey.bots.belief.assignments import Rows
from abbey.bots.belief.company_belief import CompanyBelief
from abbey.bots.ladder.guesses import best_guess
from abbey.bots.ladder.lookahead import IMAGINED, rival_weights
from abbey.bots.ladder.win_chance import WinChance
from abbey.bots.veil.information_price import Policy, solve
from abbey.rules import ACTIONS, Action, Note, Show, Stream, View, number_of
from abbey.rules.names import ACCUSE, MONK_COUNT, MONKS, PLAY, RETURN, SHOW, ActionNumber
from abbey.search import POINT, SHOWN_PRICE, End, Rollouts, TurnSearch, clear_lead

MONK_NUMBERS: Final = range(MONK_COUNT)


@dataclass(frozen=True, slots=True)
class VeilConfig:
    beta: float = 3.0
    show_beta: float = 3.0
    rollouts: int = 1500
    each: int = 1  # ends that are best for a monk
    mean: int = 6  # ends that are best on the average
    tries: int = 4
    wide: float = 0.7


class Veil:
    """Plays by the price of information."""

    def __init__(
        self,
        beta: float = 3.0,
        show_beta: float = 3.0,
        rollouts: int = 1500,
        each: int = 1,
        mean: int = 6,
        wide: float = 0.7,
    ) -> None:
        self._config = VeilConfig(beta, show_beta, rollouts, each, mean, wide=wide)
        self._search = TurnSearch()
        self._belief = CompanyBelief(self._search)
        self._told = [0.0] * MONK_COUNT  # by monk: the log-likelihood of all choices so far
        self._plan: list[ActionNumber] = []
        self.bits = 0.0

    def observe(self, notes: list[Note]) -> None:
        self._belief.hear(notes)

    def belief(self) -> Rows:
        return self._belief.marginals()

    def choose(self, view: View, rng: Stream) -> Action:
        self._belief.look(view)
        if view.phase == ACCUSE:
            return best_guess(view, self._belief.joint(), self._belief.public())
        if view.phase == RETURN:
            return view.legal[0]
        self._joint = self._belief.joint_if(self._possible(view))
        if view.phase == SHOW:
            return self._show(view, rng)
        return self._go_on(view, rng)

    def _possible(self, view: View) -> list[float]:
        """Return how likely the viewer is each monk to somebody who knows the program, before others are considered."""
        top = max(self._told)
        return [0.0 if view.shown[view.viewer] >> monk & 1 else exp(told - top) for monk, told in enumerate(self._told)]

    def _go_on(self, view: View, rng: Stream) -> Action:
        legal = {number_of(action) for action in view.legal}
        if view.phase == PLAY:
            self._plan = []
        while self._plan:
            action = self._plan.pop(0)
            if action in legal:
                return ACTIONS[action]
        self._plan = list(self._end(view, rng).path)
        return ACTIONS[self._plan.pop(0)]

    def _public(self, view: View) -> list[float]:
        own = [0.0] * MONK_COUNT
        for truth, chance in self._joint:
            own[truth[view.viewer]] += chance
        return own

    def _win_chances(self, view: View) -> list[WinChance | None]:
        """Return, by monk, how it would judge prices if it were that monk."""
        rows = [[[0.0] * MONK_COUNT for _ in range(view.players)] for _ in MONK_NUMBERS]
        own = self._public(view)
        for truth, chance in self._joint:
            monk = truth[view.viewer]
            for seat, other in enumerate(truth):
                rows[monk][seat][other] += chance / own[monk]
        return [
            WinChance(view, monk, rows[monk], self._config.wide) if own[monk] > 0 else None for monk in MONK_NUMBERS
        ]

    def _end(self, view: View, rng: Stream) -> End:
        ends = _distinct(self._search.ends(view))
        judges = self._win_chances(view)
        prior = self._public(view)
        values = [[judge.after(end) if judge else 0.0 for end in ends] for judge in judges]
        chosen = self._candidates(values, prior)
        kept = [ends[i] for i in chosen]
        if self._config.rollouts:
            values = self._rolled(view, kept, rng)
        else:
            values = [[row[i] for i in chosen] for row in values]
        policy = solve(values, prior, self._config.beta)
        return kept[self._draw(view, policy, prior, rng)]

    def _candidates(self, values: Sequence[Sequence[float]], prior: Sequence[float]) -> list[int]:
        count = range(len(values[0]))
        means = [sum(q * row[e] for q, row in zip(prior, values, strict=True)) for e in count]
        chosen = set(sorted(count, key=lambda e: -means[e])[: self._config.mean])
        for q, row in zip(prior, values, strict=True):
            if q > 0:
                chosen.update(sorted(count, key=lambda e: -row[e])[: self._config.each])
        return sorted(chosen)

    def _rolled(self, view: View, ends: Sequence[End], rng: Stream) -> Rows:
        joint = self._joint
        drawn = rng.choices([truth for truth, _ in joint], [chance for _, chance in joint], k=IMAGINED)
        rollouts = Rollouts(
            identities=[[*truth, *(monk for monk in MONK_NUMBERS if monk not in truth)] for truth in drawn],
            rival_weights=rival_weights(self._belief.public()),
            scale=self._config.wide * clear_lead(view.day),
            tries=self._config.tries,
            seed=rng.getrandbits(64),
            backend=self._search.backend_name,
        )
        count = max(2, self._config.rollouts // (len(ends) * rollouts.slowdown))
        none = [[0.0] * view.players] * len(ends)
        chances = rollouts.chances(view, [end.path for end in ends], none, 0, count)
        return [[row[monk] for row in chances] for monk in MONK_NUMBERS]

    def _draw(self, view: View, policy: Policy, prior: Sequence[float], rng: Stream) -> int:
        own = policy.by_secret[view.identities[view.viewer]]
        choice = rng.choices(range(len(own)), own)[0]
        self._told = [told + gain for told, gain in zip(self._told, policy.gains(choice), strict=True)]
        self.bits += policy.bits(prior)
        return choice

    def _show(self, view: View, rng: Stream) -> Action:
        prior = self._public(view)
        judges = self._win_chances(view)
        colours = [monk for monk in MONK_NUMBERS if not view.shown[view.viewer] >> monk & 1]

        def value(monk: int, shown: int) -> float:
            judge = judges[monk]
            if judge is None:
                return 0.0
            if monk == shown:
                return -inf
            return judge.at(
                [POINT * points + (SHOWN_PRICE if other == shown else 0) for other, points in enumerate(view.evidence)]
            )

        values = [[value(monk, shown) for shown in colours] for monk in MONK_NUMBERS]
        policy = solve(values, prior, self._config.show_beta)
        colour = MONKS[colours[self._draw(view, policy, prior, rng)]]
        return next(action for action in view.legal if isinstance(action, Show) and action.colour == colour)


def _distinct(ends: Sequence[End]) -> list[End]:
    """Return the ends without those that look like another one."""
    return list({(end.path[0], end.prices): end for end in ends}.values())
