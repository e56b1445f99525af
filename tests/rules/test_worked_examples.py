"""Tests the worked examples of the rules, one by one."""

from abbey.rules.names import BLUE, GREY, ORANGE

from .clauses import clause
from .scene import (
    LAST_HOUR,
    Arrangement,
    act,
    after,
    asked,
    evidence_change,
    place,
    scene,
    suspicion_change,
    time_tiles,
)

BEHIND_EACH_OTHER = {"grey": 30, "blue": 25, "white": 25, "red": 14, "black": 14, "orange": 3}


@clause("task")
def test_orange_takes_his_2_in_the_church_and_goes_from_10_to_8() -> None:
    position = after("orange>ecclesia", tiles={"ecclesia": ["blue 5", "orange 2"]})
    assert (position.suspicion[ORANGE], time_tiles(position, 0)) == (8, ["orange 2"])


@clause("no-task")
def test_orange_meets_blue_2_and_white_2_and_goes_from_10_to_14() -> None:
    assert after("orange>ecclesia", tiles={"ecclesia": ["blue 2", "white 2"]}).suspicion[ORANGE] == 14


@clause("no-task")
def test_grey_on_black_4_and_blue_5_gains_9() -> None:
    assert after("grey>hortus", tiles={"hortus": ["black 4", "blue 5"]}).suspicion[GREY] == 10 + 9


@clause("task")
def test_grey_on_grey_4_and_blue_5_takes_the_4() -> None:
    position = after("grey>hortus", tiles={"hortus": ["grey 4", "blue 5"]})
    assert (position.suspicion[GREY], time_tiles(position, 0)) == (10 - 4, ["grey 4"])


@clause("time")
def test_with_two_hours_to_go_a_3_and_two_tiles_let_the_day_go_on() -> None:
    hands = {0: ["red3", "blue3", "hortus3"]}
    words = "play:red3 spend:grey4 spend:blue5 red>hortus"
    position = after(words, day=2, time=22, hands=hands, time_tiles={0: ["grey 4", "blue 5"]})
    assert (position.time, position.day, position.to_act) == (23, 2, 1)


@clause("convert")
def test_grey_first_blue_and_white_second_red_and_black_third_orange_last() -> None:
    position = after(LAST_HOUR, day=2, time=22, suspicion=BEHIND_EACH_OTHER)
    assert evidence_change(position) == {"grey": 5, "blue": 4, "white": 4, "red": 3, "black": 3, "orange": 2}


@clause("convert", "caught")
def test_the_same_under_caught_gives_10_8_8_6_6_4() -> None:
    position = after(LAST_HOUR, day=2, time=22, event="caught", suspicion=BEHIND_EACH_OTHER)
    assert evidence_change(position) == {"grey": 10, "blue": 8, "white": 8, "red": 6, "black": 6, "orange": 4}


@clause("accuse")
def test_of_four_players_blues_finds_blue_orange_and_blue_before_them_and_gets_8() -> None:
    before_the_others = "accuse:1=blue accuse:2=black accuse:3=red accuse:0=grey accuse:2=black accuse:3=red"
    words = f"{before_the_others} accuse:0=grey accuse:1=orange accuse:3=red accuse:0=grey accuse:1=blue accuse:2=black"
    position = after(words, day=7, identity=["red", "blue", "white", "grey"])
    assert (asked(position), evidence_change(position)) == ("over", {"blue": 8})


@clause("delicate")
def test_on_a_delicate_day_a_red_4_gives_white_4_suspicion() -> None:
    position = after("play:red4 red>hortus cast:white", event="delicate", tiles={"hortus": ["red 4", "blue 5"]})
    assert suspicion_change(position) == {"red": -4, "white": 4}


@clause("delicate")
def test_on_a_delicate_day_william_by_his_card_gives_5() -> None:
    assert suspicion_change(after("play:william william>hortus cast:white", event="delicate")) == {"white": 5}


@clause("delicate")
def test_on_a_delicate_day_adson_gives_none() -> None:
    position = after("play:adson adson>hortus", event="delicate")
    assert (suspicion_change(position), asked(position)) == ({}, "play")


@clause("william", "adson", "action")
def test_william_then_blue_then_adson_come_to_the_library() -> None:
    arranged: Arrangement = {
        "event": "hasty",
        "where": {"grey": "bibliotheca", "white": "bibliotheca"},
        "tiles": {"bibliotheca": ["blue 6", "red 3"]},
    }
    position = scene(**arranged)
    act(position, "william>bibliotheca white-3 grey+3")
    assert (evidence_change(position), suspicion_change(position)) == ({"grey": 3, "white": -3}, {})
    act(position, "blue>bibliotheca")
    assert (evidence_change(position), suspicion_change(position)) == ({"grey": 3, "white": -3}, {"blue": -6})
    act(position, "adson>bibliotheca blue-5 white+5 grey+5")
    assert evidence_change(position) == {"grey": 3, "white": -3}
    assert suspicion_change(position) == {"blue": -10, "white": 5, "grey": 5}
    assert position.suspicion[BLUE] == 0  # 10 - 6 - 5 would be below


@clause("inquiring")
def test_on_an_inquiring_day_blue_moves_to_red_and_black_and_each_gets_1() -> None:
    position = after("blue>hortus", event="inquiring", where={"red": "hortus", "black": "hortus"})
    assert (evidence_change(position), place(position, "blue")) == ({"red": 1, "black": 1}, "hortus")
