"""Values what a player may do now for winning and for hiding, as the veil values its own choices, and picks the best.

Whoever watches knows nobody's monk: so a choice is valued for every monk that the player may be in their eyes, and one
that suits many of those tells little.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from abbey.bots.belief.assignments import Rows, assignments, marginals
from abbey.bots.veil.information_price import solve
from abbey.bots.veil.monk_values import MonkValues
from abbey.bots.veil.veil import candidates
from abbey.bots.veil.veil_config import VeilConfig
from abbey.insight.aids.public_follower import Known, PublicFollower
from abbey.rules import Stream, View
from abbey.search import End

MOST: Final = 3
LEAST: Final = 0.03  # what a veil does more seldom is no good turn
CONFIG: Final = VeilConfig(price=1.0, rollouts=600, time=None, breadth=6, tries=4, wide=0.7, late=0.35)
SEED: Final = b"hints"  # of the rollouts; it is no secret, so that the same question has the same answer


@dataclass(frozen=True, slots=True)
class Proposal:
    """Holds what to do, and the chance to win then."""

    choice: int  # which of the ends, or which colour
    win: float
    share: float  # how likely a veil would choose it, who plays at random where that hides more


class Chooser:
    """Chooses for one player at one moment."""

    def __init__(self, seen: View, known: Known, follower: PublicFollower) -> None:
        self._seen = seen
        self._known = known
        self._follower = follower
        weights = list(follower.moments[-1].weights[known.seat])
        weights[known.seat] = follower.belief.seen_as(reading=True)[known.seat]
        self._values = MonkValues(CONFIG, seen, assignments(weights))

    def of_ends(self, ends: Sequence[End]) -> list[Proposal]:
        """Return the best of these ends of the turn."""
        rows = self._values.of_ends(ends)
        kept = candidates(rows, self._values.prior, CONFIG.breadth)
        if self._follower.search.backend_name == "compiled":  # in plain Python rollouts take too long
            public = marginals(self._follower.belief.seen_as(reading=True))
            rng = Stream(SEED, "rollouts")
            rows = self._values.rolled([ends[i] for i in kept], public, rng, "compiled", 0.0)
        else:
            rows = [[row[i] for i in kept] for row in rows]
        return [replace(best, choice=kept[best.choice]) for best in self._best(rows)]

    def of_markers(self, colours: Sequence[int]) -> list[Proposal]:
        """Return the best of these markers to show; the own one is none of them."""
        return [replace(best, choice=colours[best.choice]) for best in self._best(self._values.of_markers(colours))]

    def _best(self, rows: Rows) -> list[Proposal]:
        """Return the likeliest choices of a veil with this monk."""
        prior, day = self._values.prior, self._seen.day
        chance = sum(weight * max(row) for weight, row in zip(prior, rows, strict=True))
        price = CONFIG.price_of_a_nat(day, chance, self._follower.belief.deducing(self._known.seat))
        policy = solve(rows, prior, 1 / price).by_secret[self._known.monk]
        own = rows[self._known.monk]
        order = sorted(range(len(own)), key=lambda i: (-policy[i], -own[i], i))
        return [Proposal(i, own[i], policy[i]) for i in order[:MOST] if policy[i] >= LEAST or i == order[0]]
