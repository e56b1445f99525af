"""Tests the prior of hiding: what the others at a table seem to do says what one more may."""

import pytest

from abbey.bots.belief.hiding_prior import hiding_priors

UNSEEN = (1.0, 1.0)
OPEN, HIDDEN = (1.0, 1e-6), (1e-6, 1.0)


def test_who_sits_among_strangers_hides_or_not_with_equal_chance() -> None:
    assert hiding_priors([UNSEEN] * 4) == pytest.approx([0.5] * 4)


def test_who_sits_among_open_players_is_likely_one_of_them() -> None:
    assert hiding_priors([UNSEEN, OPEN, OPEN, OPEN])[0] < 0.15
    assert hiding_priors([UNSEEN, HIDDEN, HIDDEN, HIDDEN])[0] > 0.85


def test_in_a_mixed_company_nothing_is_sure() -> None:
    assert 0.3 < hiding_priors([UNSEEN, OPEN, HIDDEN])[0] < 0.7


def test_a_seat_is_judged_by_the_others_alone() -> None:
    assert hiding_priors([OPEN, UNSEEN, HIDDEN])[1] == pytest.approx(hiding_priors([OPEN, HIDDEN, HIDDEN])[1])
    assert hiding_priors([OPEN, UNSEEN])[0] == hiding_priors([HIDDEN, UNSEEN])[0] == pytest.approx(0.5)
