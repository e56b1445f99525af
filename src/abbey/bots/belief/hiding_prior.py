"""Judges how likely a player is to hide before it has shown anything, from what the others at the table seem to do.

Those who hide sit together more often than not.
"""

from collections.abc import Sequence
from math import prod
from typing import Final

ALWAYS_HIDDEN: Final = 0.05  # of the price of being known, whoever the others are
PARTS: Final = (0.05, 0.5, 0.95)  # of all players that may hide: each is as likely as the others

Evidence = tuple[float, float]  # how well a seat's turns are explained by who does not hide, and by who does


def hiding_priors(seats: Sequence[Evidence]) -> list[float]:
    """Return, for each seat, how likely it is to hide, judged by all seats but itself."""
    return [_prior([*seats[:seat], *seats[seat + 1 :]]) for seat in range(len(seats))]


def _prior(others: Sequence[Evidence]) -> float:
    likely = [prod((1 - part) * plain + part * hidden for plain, hidden in others) for part in PARTS]
    return sum(part * weight for part, weight in zip(PARTS, likely, strict=True)) / sum(likely)


def price_of_being_known(hiding: float, others: Sequence[float]) -> float:
    """Return what being known is worth to a cunning mind that would pay `hiding` among those who all hide.

    Players who do not hide may not look for what others hide. `others` are how likely each of them hides.
    """
    share = sum(others) / len(others)
    return hiding * (ALWAYS_HIDDEN + (1 - ALWAYS_HIDDEN) * share**2)
