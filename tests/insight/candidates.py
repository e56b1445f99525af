"""Provides what viewers may know about who is who, as hypothesis draws it: a truth, and markers that fit it."""

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from abbey.insight.certainty import ANYBODY, Candidates
from abbey.rules.names import MONK_COUNT

Truth = tuple[int, ...]  # by seat, its monk


@st.composite
def situations(draw: DrawFn) -> tuple[Truth, Candidates]:
    """Draw a truth for 2 to 5 seats, and candidates after up to three markers of each; perhaps one seat is known."""
    players = draw(st.integers(2, 5))
    truth = tuple(draw(st.permutations(range(MONK_COUNT)))[:players])
    own = draw(st.integers(-1, players - 1))
    candidates = []
    for seat, monk in enumerate(truth):
        others = [other for other in range(MONK_COUNT) if other != monk]
        shown = draw(st.permutations(others))[: draw(st.integers(0, 3))]
        left = ANYBODY & ~sum(1 << other for other in shown)
        candidates.append(1 << monk if seat == own else left)
    return truth, tuple(candidates)
