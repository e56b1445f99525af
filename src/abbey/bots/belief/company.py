"""Those who hide sit together more often than not: what the others at a table seem to do says what one more may."""

from collections.abc import Sequence
from math import prod
from typing import Final

PARTS: Final = (0.05, 0.5, 0.95)  # of a company that hides: each is as likely as the others

Evidence = tuple[float, float]  # how well a seat's turns are explained by who does not hide, and by who does


def shares_of_hiding(company: Sequence[Evidence]) -> list[float]:
    """By seat: how likely it is to hide, judged by all seats but itself."""
    return [_share([*company[:seat], *company[seat + 1 :]]) for seat in range(len(company))]


def _share(others: Sequence[Evidence]) -> float:
    likely = [prod((1 - part) * plain + part * hidden for plain, hidden in others) for part in PARTS]
    return sum(part * weight for part, weight in zip(PARTS, likely, strict=True)) / sum(likely)
