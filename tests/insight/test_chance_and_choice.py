"""Tests what tells chance from choice: what is drawn again, and which way a good turn and a good card swing."""

from collections import Counter
from functools import cache

import pytest

from abbey.insight.analysis import chance_and_choice
from abbey.insight.analysis.chance_and_choice import draw_swing, event_swing, turn_swing
from abbey.insight.analysis.game_moments import Stage, Turn, moments_of, walk
from abbey.rules import ACTIONS, Stream, view
from abbey.rules.names import SEATS
from abbey.search import TurnSearch
from tests.insight.analysed import compiled, game

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("analysis")]

RNG = Stream(b"test", "drawn again")


@cache
def opening() -> Stage:
    with compiled():
        return next(walk(game(), moments_of(game()), TurnSearch()))


def test_only_the_cards_just_drawn_are_drawn_again_and_none_is_lost() -> None:
    stage = opening()
    seat = SEATS[stage.position.turn]
    seen = view(stage.position, seat)
    others = [chance_and_choice._redrawn(seen, seen.hand[:1], RNG) for _ in range(20)]
    for other in others:
        assert not Counter(seen.hand[1:]) - Counter(other.hand)
        assert Counter(other.hand + other.unseen_cards) == Counter(seen.hand + seen.unseen_cards)
    assert len({other.hand for other in others}) > 5


def test_another_event_is_one_that_could_have_come() -> None:
    stage = opening()
    seen = view(stage.position, SEATS[0])
    others = [chance_and_choice._other_event(stage.position, seen, RNG) for _ in range(40)]
    assert {other.event for other in others} <= {seen.event, *seen.unseen_events}
    assert len({other.event for other in others}) > 5
    assert all(other.viewer == other.turn == 0 and other.past_events == (other.event,) for other in others)


def test_a_good_turn_swings_up_and_a_bad_one_down() -> None:
    stage = opening()
    seat = SEATS[stage.position.turn]
    own = stage.position.identity[seat]
    with compiled():
        ends = sorted(TurnSearch().ends(view(stage.position, seat)), key=lambda end: end.prices[own])
        good, bad = (
            turn_swing(stage, Turn(seat, 1, 0, 1, tuple((seat, ACTIONS[one]) for one in end.path)), (0.2, 0.2))
            for end in (ends[0], ends[-1])
        )
        told = turn_swing(stage, Turn(seat, 1, 0, 1, tuple((seat, ACTIONS[one]) for one in ends[0].path)), (0.2, 0.9))
    assert good.change.value > max(0, bad.change.value)
    assert told.change.value < good.change.value, "being known must cost"
    assert 0 < good.change.within < 0.2


def test_the_same_chance_swings_the_same_way_each_time() -> None:
    stage = opening()
    hand = view(stage.position, SEATS[1]).hand
    with compiled():
        drawn = [draw_swing(stage, SEATS[1], hand, 0.2, False) for _ in range(2)]
        events = [event_swing(stage, SEATS[1], 0.2) for _ in range(2)]
    assert drawn[0] == drawn[1]
    assert events[0] == events[1]
    assert [drawn[0].cause, events[0].cause] == ["cards", "event"]
