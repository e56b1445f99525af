"""Says what is certain for one viewer: which monks each seat may still be, and which are ruled out.

It follows from what lies open, from the viewer's own monk and from "no two are the same", and from nothing else: not
from how anybody plays. All assignments are counted through, at most 720.
"""

from collections.abc import Sequence
from typing import Final

from abbey.bots.belief import marginals
from abbey.rules import View
from abbey.rules.names import MONK_COUNT, NONE, SeatNumber, by_seat

Candidates = tuple[int, ...]  # by seat: the monks that it may still be, as bits, like `View.shown`

ANYBODY: Final = (1 << MONK_COUNT) - 1


def monks_in(candidates: int) -> tuple[int, ...]:
    """Return the monks among these bits, in order."""
    return tuple([monk for monk in range(MONK_COUNT) if candidates >> monk & 1])


def bits_of(monks: Sequence[int]) -> int:
    """Return the monks as bits."""
    return sum([1 << monk for monk in set(monks)])


def open_candidates(view: View) -> Candidates:
    """Return who each seat may be by its own markers, or by its card where the viewer knows it."""
    pairs = zip(view.identities, view.shown, strict=True)
    return tuple([ANYBODY & ~shown if own == NONE else 1 << own for own, shown in pairs])


def possible(candidates: Candidates) -> Candidates:
    """Return who each seat may be when no two are the same, by going through all assignments."""
    weights = [[float(bits >> monk & 1) for monk in range(MONK_COUNT)] for bits in candidates]
    return tuple([bits_of([monk for monk, chance in enumerate(row) if chance > 0]) for row in marginals(weights)])


def certain(view: View) -> Candidates:
    """Return who each seat may still be, for this viewer: whoever is not among these is ruled out."""
    return possible(open_candidates(view))


def known_seats(candidates: Candidates) -> dict[SeatNumber, int]:
    """Return the seats that can be only one monk, each with that monk."""
    return {seat: monks_in(bits)[0] for seat, bits in by_seat(candidates) if bits.bit_count() == 1}
