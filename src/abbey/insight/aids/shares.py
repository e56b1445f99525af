"""Writes shares as whole thousandths and in per cent, so that what is certain never looks like what nearly is."""

from collections.abc import Sequence
from typing import Final

FULL: Final = 1000


def thousandths(row: Sequence[float]) -> list[int]:
    """Return shares of everything there is: only what is impossible becomes 0, and only what is certain 1000."""
    if sum(share > 0 for share in row) == 1:
        return [FULL if share > 0 else 0 for share in row]
    return [min(max(round(FULL * share), 1), FULL - 1) if share > 0 else 0 for share in row]


def thousandth(share: float) -> int:
    """Return one share in the same way."""
    return thousandths((share, 1 - share))[0]


def percent(share: int) -> int:
    """Return thousandths in whole per cent, as the page does; what is not certain reads neither 0 nor 100."""
    return share // 10 if share in (0, FULL) else min(max((share + 5) // 10, 1), 99)
