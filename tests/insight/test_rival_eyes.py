"""Tests how sure each rival is of a player's monk, by counting through who each of them may be."""

from operator import mul

import pytest
from hypothesis import given
from hypothesis import strategies as st

from abbey.bots.belief.assignments import Rows, marginals
from abbey.insight.aids.public_follower import Known
from abbey.insight.aids.rival_eyes import RivalEyes
from abbey.rules.names import MONK_COUNT, SEATS

ME = Known(SEATS[1], 2)
WEIGHTS = st.lists(st.floats(0.01, 1), min_size=MONK_COUNT, max_size=MONK_COUNT)
TABLES = st.integers(2, 4).flatmap(lambda players: st.lists(WEIGHTS, min_size=players, max_size=players))


def knowing(rows: Rows, seat: int, monk: int) -> Rows:
    """Return these weights as somebody has them who knows that the seat is this monk."""
    return replaced(rows, seat, [float(one == monk) for one in range(MONK_COUNT)])


def replaced(rows: Rows, seat: int, row: list[float]) -> Rows:
    return [*rows[:seat], row, *rows[seat + 1 :]]


@given(TABLES, WEIGHTS)
def test_a_rival_is_a_careful_observer_who_knows_its_own_monk_whichever_that_may_be(
    before: Rows, after: list[float]
) -> None:
    odds = marginals(knowing(before, ME.seat, ME.monk))
    eyes = RivalEyes(before, ME, odds)
    for rows in (before, replaced(before, ME.seat, after)):
        sure = eyes.sure(marginals(rows)[ME.seat])
        assert sure[ME.seat] == 0
        for seat in {*range(len(rows))} - {ME.seat}:
            seen = [marginals(knowing(rows, seat, monk))[ME.seat][ME.monk] for monk in range(MONK_COUNT)]
            assert sure[seat] == pytest.approx(sum(map(mul, odds[seat], seen)))


def test_a_rival_who_holds_what_i_might_have_been_is_surer_of_me() -> None:
    """A careful observer takes me for one of two; the rival who is the other one knows."""
    two = [0.0, 0.0, 1.0, 1.0, 0.0, 0.0]
    eyes = RivalEyes([two, two], ME, knowing([two, two], 0, 3))
    assert eyes.sure([0.0, 0.0, 0.5, 0.5, 0.0, 0.0]) == [1.0, 0.0]
