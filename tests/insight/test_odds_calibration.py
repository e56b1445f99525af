"""Tests how `experiments.odds_calibration` judges the odds of the notebook: what it counts, and its arithmetic."""

from collections import Counter
from math import log

import numpy as np
import pytest
from experiments.odds_calibration import (
    EYES,
    Told,
    calibrated,
    compared,
    error_of,
    kinds_at,
    log_loss,
    open_odds,
    reliability,
    told_in,
    top1,
)
from experiments.reliability_plot import reliability_plot

from abbey.bots.ladder.rungs import LEVELS
from abbey.plots.interval import Interval
from abbey.rules import Deal

PLAYERS = 4
SEED = 5


def said(chance: float, *, true: int, of: int) -> list[Told]:
    return [Told(1, chance, number < true, True, chance, 1.0) for number in range(of)]


def test_the_error_is_how_far_what_was_said_is_from_what_was_true_weighed_by_how_often_it_was_said() -> None:
    assert calibrated(said(0.75, true=3, of=4) + said(0.25, true=1, of=4)).error == pytest.approx(0)
    assert calibrated(said(0.75, true=1, of=2)).error == pytest.approx(0.25)
    assert calibrated(said(0.75, true=1, of=2) + said(0.1, true=0, of=6)).error == pytest.approx((0.5 + 0.6) / 8)


def test_errors_of_one_bin_make_up_for_each_other_and_those_of_two_do_not() -> None:
    assert calibrated([*said(0.52, true=1, of=2), *said(0.48, true=1, of=2)]).error == pytest.approx(0.02)
    assert calibrated([*said(0.56, true=1, of=2), *said(0.54, true=3, of=4)]).error == pytest.approx(0.72 / 6)


def test_what_is_certain_is_not_counted() -> None:
    rows = [[0.0, 1.0, 0.0, 0.0, 0.0, 0.0], [0.7, 0.0, 0.2, 0.1, 0.0, 0.0]]
    assert list(open_odds(3, rows, truth=[1, 2])) == [
        Told(3, 0.7, False, True, 1 / 3, 1 / 3),
        Told(3, 0.2, True, False, 1 / 3, 1 / 3),
        Told(3, 0.1, False, False, 1 / 3, 1 / 3),
    ]


def test_games_that_go_alike_leave_no_doubt_and_others_do() -> None:
    alike, other = said(0.75, true=1, of=2), said(0.75, true=2, of=2)
    sure = error_of([alike] * 4, np.random.default_rng(1))
    assert (sure.share, sure.low, sure.high) == pytest.approx((0.25, 0.25, 0.25))
    doubtful = error_of([alike, other] * 8, np.random.default_rng(1))
    assert doubtful.share == pytest.approx(0)
    assert 0 <= doubtful.low < doubtful.high < sure.high


def test_the_odds_of_true_monks_are_set_beside_what_markers_alone_say_of_them() -> None:
    told = [
        Told(1, 0.5, True, True, 0.25, 0.5),
        Told(1, 0.5, False, True, 0.25, 0.5),
        Told(2, 0.125, True, False, 0.25, 0.0),
    ]
    assert log_loss(told) == pytest.approx((2 * log(2), 2 * log(2)))
    assert top1(told) == (0.5, 0.25)


def test_odds_are_compared_with_markers_game_by_game() -> None:
    """Games differ more from each other than the two do in a game, and only the latter counts."""
    found = compared([(1.0, 1.5), (3.0, 3.5), (5.0, 5.5)], np.random.default_rng(1))
    assert (found.odds, found.by_markers) == (3, 3.5)
    assert found.difference == Interval(-0.5, -0.5, -0.5)


@pytest.mark.slow
def test_a_game_tells_each_viewer_the_odds_of_every_open_seat_at_the_end_of_six_days() -> None:
    game = told_in("random", PLAYERS, SEED)
    for eyes, rivals in zip(EYES, (PLAYERS - 1, PLAYERS), strict=True):
        told = game[eyes]
        assert {one.day for one in told} == set(range(1, 7))
        assert all(0 < one.chance < 1 for one in told)
        seats = Counter(one.day for one in told if one.is_likeliest)
        assert seats == Counter(one.day for one in told if one.is_true)
        assert seats[1] == rivals
        for day, count in seats.items():
            assert sum(one.chance for one in told if one.day == day) == pytest.approx(count)


def test_at_a_mixed_table_each_deal_draws_its_levels_and_else_all_are_of_one_kind() -> None:
    deals = [Deal.numbered(5, seed) for seed in range(20)]
    assert kinds_at("veil", deals[0]) == ["veil"] * 5
    assert kinds_at("mixed", deals[0]) == kinds_at("mixed", deals[0])
    assert set().union(*(kinds_at("mixed", deal) for deal in deals)) == set(LEVELS)


def test_the_plot_has_a_panel_for_each_kind_with_its_names_and_errors() -> None:
    games = [{eyes: said(0.75, true=1, of=2) for eyes in EYES}]
    svg = reliability_plot([reliability("veil", PLAYERS, eyes, games) for eyes in EYES])
    assert "veil, inquisitor" in svg
    assert "4 players, ECE 0.250, 0.250" in svg
