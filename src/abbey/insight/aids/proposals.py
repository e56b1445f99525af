"""Values what a player may do now for winning and for hiding, as the veil values its own choices, and picks the best.

Whoever watches knows nobody's monk: so a choice is valued for every monk that the player may be in their eyes, and one
that suits many of those tells little. A person must see the sense of what is proposed: no proposal costs much of the
chance to win against another one, and none both wins less and tells more than another.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Final

from abbey.bots.belief.assignments import Rows, assignments, marginals
from abbey.bots.veil.information_price import solve
from abbey.bots.veil.monk_values import MonkValues
from abbey.bots.veil.veil import candidates
from abbey.bots.veil.veil_config import PRICE, VeilConfig
from abbey.insight.aids.mirror import row_after_showing, rows_after
from abbey.insight.aids.public_follower import Known, PublicFollower
from abbey.rules import Stream, View
from abbey.search import End

MOST: Final = 3
LEAST: Final = 0.03  # what a veil does more seldom, it does hardly ever; there are never 30 choices
LEEWAY: Final = 0.03  # how much of the chance to win a proposal may cost against the one that wins most
FAINTEST: Final = 1e-3  # a belief below this counts as this: to hide more is worth nothing
CONFIG: Final = VeilConfig(price=PRICE, rollouts=600, time=None, breadth=6, tries=4, wide=0.7, late=0.35)
SEED: Final = b"hints"  # of the rollouts; it is not secret, so that the same question has the same answer


@dataclass(frozen=True, slots=True)
class Proposal:
    """Holds what to do, the chance to win then, and what it gives away."""

    choice: int  # which of the ends, or which colour
    win: float
    share: float  # how likely a veil would choose it, who plays at random where that hides more
    told: float  # how likely a careful observer would then hold the player's monk

    @property
    def is_usual(self) -> bool:
        """Tell whether the veil does this now and then, and not hardly ever."""
        return self.share >= LEAST

    def cost(self, price: float) -> float:
        """Return what is paid for it at this price of a nat told; only differences mean anything."""
        return price * log(max(self.told, FAINTEST)) - self.win

    def is_worse_than(self, other: "Proposal") -> bool:
        """Tell whether the other one is better in one respect, and at least as good in the other."""
        mine, others = (self.win, -self.told), (other.win, -other.told)
        return mine != others and all(one <= two for one, two in zip(mine, others, strict=True))


def good(choices: Sequence[Proposal], price: float) -> list[Proposal]:
    """Return up to three of these: first what the veil does, then what is nearly as good.

    Of each, the best trade of winning and hiding comes first, at this price of a nat. The shares of all choices add up
    to one.
    """
    most = max(one.win for one in choices if one.is_usual)
    near = [one for one in choices if most - LEEWAY <= one.win <= most]
    sensible = [one for one in near if not any(one.is_worse_than(other) for other in near)]
    return sorted(sensible, key=lambda one: (not one.is_usual, one.cost(price), one.choice))[:MOST]


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
        rows, belief = self._values.of_ends(ends), self._follower.belief
        kept = candidates(rows, self._values.prior, CONFIG.breadth)
        chosen = [ends[i] for i in kept]
        if self._follower.search.backend_name == "compiled":  # in plain Python rollouts take too long
            rng, public = Stream(SEED, "rollouts"), marginals(belief.seen_as(reading=True))
            rows = self._values.rolled(chosen, public, rng, "compiled", 0.0)
        else:
            rows = [[row[i] for i in kept] for row in rows]
        return self._best(kept, rows, rows_after(belief, self._seen, chosen, reading=True))

    def of_markers(self, colours: Sequence[int]) -> list[Proposal]:
        """Return the best of these markers to show; the own one is none of them."""
        belief, seat = self._follower.belief, self._known.seat
        after = [row_after_showing(belief, seat, colour, reading=True) for colour in colours]
        return self._best(colours, self._values.of_markers(colours), after)

    def _best(self, choices: Sequence[int], rows: Rows, after: Rows) -> list[Proposal]:
        """Return the good ones of these choices, which have such values by monk; after each, observers think so."""
        prior, monk = self._values.prior, self._known.monk
        chance = sum(weight * max(row) for weight, row in zip(prior, rows, strict=True))
        price = CONFIG.price_of_a_nat(self._seen.day, chance, self._follower.belief.deducing(self._known.seat))
        policy = solve(rows, prior, 1 / price).by_secret[monk]
        told = [row[monk] for row in after]
        valued = zip(choices, rows[monk], policy, told, strict=True)
        return good([Proposal(*each) for each in valued], price)
