"""Tests the end of a day: suspicion becomes evidence, the event tile finds an owner, the next day begins."""

import pytest

from abbey.rules.names import ORANGE, RED

from .clauses import clause
from .scene import LAST_HOUR, act, after, asked, evidence_change, hand, scene, suspicion_change, told

LADDER = {"red": 30, "blue": 25, "white": 20, "grey": 15, "black": 9, "orange": 0}


@clause("time")
def test_the_day_goes_on_at_hour_23() -> None:
    position = after(LAST_HOUR, day=2, time=21)
    assert (position.day, position.time, position.to_act) == (2, 23, 1)


@clause("time", "overshoot")
def test_the_day_ends_when_the_marker_reaches_the_blue_field() -> None:
    position = after(LAST_HOUR, day=2, time=22)
    assert (position.day, position.time, asked(position)) == (3, 0, "play")


@clause("time", "overshoot")
def test_the_day_ends_when_the_marker_passes_the_blue_field() -> None:
    assert after(LAST_HOUR, day=2, time=23).day == 3


@clause("convert")
def test_the_front_gets_5_evidence_and_each_following_position_one_less() -> None:
    position = after(LAST_HOUR, day=2, time=22, suspicion=LADDER)
    assert evidence_change(position) == {"red": 5, "blue": 4, "white": 3, "grey": 2, "black": 1}


@clause("convert")
def test_the_order_of_the_colours_does_not_matter() -> None:
    upward = dict(zip(LADDER, reversed(LADDER.values()), strict=True))
    position = after(LAST_HOUR, day=2, time=22, suspicion=upward)
    assert evidence_change(position) == {"orange": 5, "black": 4, "grey": 3, "white": 2, "blue": 1}


@clause("convert")
def test_level_monks_share_a_position_and_the_next_one_is_not_skipped() -> None:
    level = {"red": 20, "blue": 30, "white": 30, "grey": 20, "black": 8, "orange": 20}
    position = after(LAST_HOUR, day=2, time=22, suspicion=level)
    assert evidence_change(position) == {"blue": 5, "white": 5, "red": 4, "grey": 4, "orange": 4, "black": 3}


@clause("convert")
def test_level_monks_at_the_back_are_one_position_as_well() -> None:
    level = {"red": 3, "blue": 3, "white": 40, "grey": 40, "black": 3, "orange": 3}
    position = after(LAST_HOUR, day=2, time=22, suspicion=level)
    assert evidence_change(position) == dict.fromkeys(["white", "grey"], 5) | dict.fromkeys(
        ["red", "blue", "black", "orange"], 4
    )


@clause("convert")
def test_when_all_six_are_level_all_get_5() -> None:
    assert evidence_change(after(LAST_HOUR, day=2, time=22)) == dict.fromkeys(LADDER, 5)


@clause("convert")
def test_the_last_turn_is_completed_before_suspicion_is_counted() -> None:
    position = after("grey>hortus", day=2, time=23, tiles={"hortus": ["blue 5"]})
    assert evidence_change(position) == dict.fromkeys(LADDER, 4) | {"grey": 5}


@clause("draw")
def test_the_last_turn_of_a_day_draws_a_card_too() -> None:
    position = after("play:red3 red>hortus", day=2, time=23, hands={0: ["red3", "hortus2", "blue1"]}, deck=["grey4"])
    assert hand(position, 0) == ["blue1", "grey4", "hortus2"]


@clause("reset")
def test_all_suspicion_goes_back_to_10() -> None:
    assert suspicion_change(after(LAST_HOUR, day=2, time=22, suspicion=LADDER)) == {}


@clause("reset")
def test_evidence_stays() -> None:
    position = after(LAST_HOUR, day=2, time=22, suspicion=LADDER, evidence={"red": 33, "orange": 9})
    assert [position.evidence[monk] for monk in (RED, ORANGE)] == [38, 9]


@clause("day-card")
def test_the_player_who_ends_the_day_takes_the_event_tile() -> None:
    assert after(LAST_HOUR, day=2, time=22, turn=3, day_cards=[0, 1, 0, 1]).day_cards[:4] == [0, 1, 0, 2]


@clause("day-card", "day-cards")
def test_an_event_tile_gives_no_evidence_before_the_games_end() -> None:
    position = after(LAST_HOUR, day=2, time=22, identity=["orange", "red", "blue", "white"], suspicion=LADDER)
    assert "orange" not in evidence_change(position)


@clause("next")
def test_the_player_who_ends_the_day_starts_the_next_one() -> None:
    position = after(LAST_HOUR, day=2, time=22, turn=2)
    assert (position.turn, position.to_act, asked(position)) == (2, 2, "play")


@clause("next", "events")
def test_the_next_event_of_the_row_is_turned_up() -> None:
    position = scene(day=2, time=22)
    coming = position.events[2]
    act(position, LAST_HOUR)
    assert (position.day, position.event) == (3, coming)


@clause("next", "accuse")
def test_after_the_sixth_day_seat_0_begins_the_accusation() -> None:
    position = after(LAST_HOUR, day=6, time=22, turn=2)
    assert (position.day, position.event, asked(position), position.to_act) == (7, -1, "accuse", 0)


@clause("overshoot")
@pytest.mark.parametrize(("hours", "left"), [("hortus2", 1), ("hortus3", 2)])
def test_hours_past_the_blue_field_count_for_the_next_day(hours: str, left: int) -> None:
    assert after(f"play:{hours} adson>hortus", day=2, time=23).time == left


@clause("overshoot")
def test_the_most_that_can_be_carried_over_is_4_hours() -> None:
    assert after("play:william william>hortus", day=2, time=23).time == 4


@clause("overshoot")
def test_with_reset_the_next_day_starts_at_hour_0() -> None:
    assert after("play:william william>hortus", day=2, time=23, overshoot="reset").time == 0


@clause("overshoot")
@pytest.mark.parametrize(("overshoot", "hour"), [("carry", 1), ("reset", 0)])
def test_the_marker_is_set_before_a_reveal(overshoot: str, hour: int) -> None:
    position = after(LAST_HOUR, day=1, time=23, overshoot=overshoot)
    assert (asked(position), position.time) == ("show", hour)


@clause("convert", "reset", "day-card", "overshoot", "next")
def test_a_days_end_is_told_in_the_order_of_the_rules() -> None:
    notes = told(LAST_HOUR, day=2, time=22, suspicion=LADDER)
    ended = [(note.what, note.clause) for note in notes][-9:]
    assert ended[:5] == [("evidence", "convert")] * 5
    assert ended[5:] == [("reset", "reset"), ("took_day", "day-card"), ("carried", "overshoot"), ("day", "events")]
