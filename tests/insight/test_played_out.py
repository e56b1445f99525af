"""Tests that advice holds when it is played out; `experiments.played_out_advice` does the same for many games."""

from statistics import fmean

import pytest
from experiments.played_out_advice import examined

from tests.deep import often
from tests.insight.analysed import compiled

GAMES = 3
SEED = 9_300_000
COSTS = 0.01  # of a chance to win, on the average
SPREAD = 0.03  # of what so few turns may show by chance


@pytest.mark.slow
@pytest.mark.deep
def test_a_quieter_turn_costs_little_and_tells_less_and_the_best_accusation_brings_more() -> None:
    with compiled():
        found = [examined(number, SEED) for number in range(often(GAMES))]
    turns = [turn for one in found for turn in one.turns]
    points = [one.guess.points for one in found if one.guess]
    assert turns
    assert all(turn.belief < 0 for turn in turns)
    assert fmean(turn.alone for turn in turns) >= -COSTS - SPREAD / len(turns) ** 0.5
    assert fmean(points) > 0
