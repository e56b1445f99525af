"""Tests when a store makes its writes."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from abbey.server.store.spacing import APART_S, AT_ONCE, Spacing


def made(gaps: list[float]) -> list[float]:
    """Return when writes are made, each wanted so long after the one before it was made."""
    spacing, now, moments = Spacing(), 1e6, []
    for gap in gaps:
        now += gap
        now += spacing.wait_s(now)
        moments.append(now)
    return moments


def test_a_few_writes_wait_for_nothing() -> None:
    spacing = Spacing()
    assert [spacing.wait_s(9.0) for _ in range(AT_ONCE)] == [0.0] * AT_ONCE
    assert [spacing.wait_s(10.0) for _ in range(AT_ONCE)] == [0.0] * AT_ONCE, "after a rest as at the beginning"


def test_many_writes_are_made_apart() -> None:
    moments = made([0.0] * 200)
    assert all(abs(late - early - APART_S) < 1e-6 for early, late in pairwise(moments[AT_ONCE:]))


@given(st.lists(st.floats(0.0, 3 * APART_S), min_size=1, max_size=60))
def test_in_no_stretch_of_time_are_there_many_more_than_if_all_were_apart(gaps: list[float]) -> None:
    moments = made(gaps)
    for first, since in enumerate(moments):
        for last in range(first, len(moments)):
            assert (last - first) <= AT_ONCE + (moments[last] - since + 1e-6) / APART_S
