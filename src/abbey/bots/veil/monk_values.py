"""Values what the viewer may do for every monk that it may be in the eyes of others, from the same information."""

from collections.abc import Sequence
from math import inf
from typing import Final

from abbey.bots.belief.assignments import Assignment, Rows
from abbey.bots.ladder.lookahead import IMAGINED, Budget, rival_weights
from abbey.bots.ladder.win_chance import WinChance
from abbey.bots.veil.veil_config import VeilConfig
from abbey.rules import Stream, View
from abbey.rules.names import MONK_COUNT
from abbey.search import POINT, SHOWN_PRICE, BackendName, End, Rollouts, clear_lead

MONK_NUMBERS: Final = range(MONK_COUNT)

Joint = Sequence[tuple[Assignment, float]]


class MonkValues:
    """Values things during one decision. `joint` is who is who for somebody who does not know the viewer's monk."""

    def __init__(self, config: VeilConfig, view: View, joint: Joint) -> None:
        self._config = config
        self._view = view
        self._joint = joint
        self.prior = [0.0] * MONK_COUNT  # how likely the viewer is each monk
        given = [[[0.0] * MONK_COUNT for _ in range(view.players)] for _ in MONK_NUMBERS]
        for truth, chance in joint:
            own = truth[view.seat]
            self.prior[own] += chance
            for row, monk in zip(given[own], truth, strict=True):
                row[monk] += chance
        self._judges = {
            monk: WinChance(view, monk, [[chance / prior for chance in row] for row in given[monk]], config.wide)
            for monk, prior in enumerate(self.prior)
            if prior > 0
        }

    def of_ends(self, ends: Sequence[End]) -> Rows:
        """Return the chance to win, by monk and end, as it looks when the turn is over."""
        return [
            [self._judges[monk].after(end) for end in ends] if monk in self._judges else [0.0] * len(ends)
            for monk in MONK_NUMBERS
        ]

    def of_markers(self, colours: Sequence[int]) -> Rows:
        """Return the chance to win, by monk and marker shown; nobody shows their own."""
        return [[self._of_marker(monk, shown) for shown in colours] for monk in MONK_NUMBERS]

    def _of_marker(self, monk: int, shown: int) -> float:
        if monk not in self._judges:
            return 0.0
        if monk == shown:
            return -inf
        evidence = [POINT * points for points in self._view.evidence]
        evidence[shown] += SHOWN_PRICE
        return self._judges[monk].at(evidence)

    def rolled(self, ends: Sequence[End], public: Rows, rng: Stream, backend: BackendName, began: float) -> Rows:
        """Return the chance to win, by monk and end, as it looks at the end of the day, from rollouts that all share.

        `public` is whom everybody takes for whom: the players in a rollout go by it. `began` is when the bot was asked.
        """
        truths, chances = zip(*self._joint, strict=True)
        drawn = rng.choices(truths, chances, k=IMAGINED)
        rollouts = Rollouts(
            identities=[[*truth, *(monk for monk in MONK_NUMBERS if monk not in truth)] for truth in drawn],
            rival_weights=rival_weights(public),
            scale=self._config.wide * clear_lead(self._view.day),
            tries=self._config.tries,
            seed=rng.getrandbits(64),
            backend=backend,
        )
        budget = Budget(self._config.rollouts, rollouts.slowdown, self._config.time, began)
        paths, unexposed = [end.path for end in ends], [[0.0] * self._view.players] * len(ends)
        totals, done = [[0.0] * len(ends) for _ in MONK_NUMBERS], 0
        for batch in budget.batches(0, 1, len(ends)):
            for end, row in enumerate(rollouts.chances(self._view, paths, unexposed, done, done + batch)):
                for monk in MONK_NUMBERS:
                    totals[monk][end] += row[monk] * batch
            done += batch
        return [[total / done for total in row] for row in totals]
