"""Tests the events that ask nobody anything; those that do have a file of their own."""

import pytest

from abbey.rules.names import BUILDINGS, CAUGHT, GREY, MONKS

from .clauses import clause
from .scene import (
    LAST_HOUR,
    act,
    after,
    asked,
    evidence_change,
    offered,
    scene,
    suspicion_change,
    tiles_at,
    time_tiles,
    told,
)

LADDER = {"red": 30, "blue": 25, "white": 20, "grey": 15, "black": 9, "orange": 0}
LADDER_POINTS = {"red": 5, "blue": 4, "white": 3, "grey": 2, "black": 1}
EVERYBODY_IN_THE_GARDEN = dict.fromkeys([*MONKS, "william", "adson"], "hortus")


@clause("talkative")
@pytest.mark.parametrize("words", ["adson>porta", "william>infirmorum_domus", "play:porta2 adson>porta"])
def test_talkative_converts_at_once_when_one_of_the_two_moves_to_the_other(words: str) -> None:
    position = after(words, event="talkative", suspicion=LADDER)
    assert (evidence_change(position), suspicion_change(position)) == (LADDER_POINTS, {})


@clause("talkative")
def test_talkative_converts_after_adson_has_acted() -> None:
    where = {"william": "hortus", "grey": "hortus"}
    position = after("adson>hortus grey+5", event="talkative", where=where)
    assert evidence_change(position) == dict.fromkeys(MONKS, 4) | {"grey": 5}


@clause("talkative")
def test_talkative_does_nothing_when_all_six_are_level() -> None:
    assert evidence_change(after("adson>porta", event="talkative")) == {}
    level: dict[str, int] = dict.fromkeys(MONKS, 17)
    position = after("adson>porta", event="talkative", suspicion=level)
    assert (evidence_change(position), suspicion_change(position)) == ({}, dict.fromkeys(MONKS, 7))


@clause("talkative")
def test_talkative_converts_any_number_of_times_a_day() -> None:
    position = after("adson>porta adson>hortus", event="talkative", suspicion={"red": 14})
    position.suspicion[GREY] = 3
    act(position, "william>hortus")
    assert evidence_change(position) == dict.fromkeys(MONKS, 9) | {"red": 10, "grey": 8}


@clause("talkative")
def test_talkative_leaves_the_days_end_as_it_is() -> None:
    words = "play:hortus2 adson>hortus"
    position = after(words, event="talkative", day=2, time=22, where={"william": "hortus"}, suspicion={"red": 14})
    assert evidence_change(position) == dict.fromkeys(MONKS, 4 + 5) | {"red": 5 + 5}


@clause("talkative")
@pytest.mark.parametrize("words", ["adson>hortus", "red>porta", "red>infirmorum_domus"])
def test_talkative_needs_the_two_to_meet(words: str) -> None:
    assert evidence_change(after(words, event="talkative", suspicion=LADDER)) == {}


@clause("talkative")
def test_talkative_does_nothing_when_a_monk_joins_the_two() -> None:
    assert evidence_change(after("red>porta", event="talkative", where={"adson": "porta"}, suspicion=LADDER)) == {}


@clause("talkative")
def test_william_and_adson_convert_on_a_talkative_day_alone() -> None:
    assert evidence_change(after("adson>porta", event="inquiring", suspicion=LADDER)) == {}


@clause("talkative")
def test_a_talkative_conversion_is_told_as_such() -> None:
    notes = told("adson>porta", event="talkative", suspicion=LADDER)
    assert {note.clause for note in notes if note.what in ("evidence", "reset")} == {"talkative"}


@clause("hasty")
def test_hasty_lets_nobody_spend_a_tile() -> None:
    position = after("play:red3", event="hasty", time_tiles={0: ["blue 5"]})
    assert (asked(position), position.time, time_tiles(position, 0)) == ("move", 3, ["blue 5"])


@clause("hasty")
def test_hasty_still_lets_tasks_be_taken() -> None:
    position = after("red>hortus", event="hasty", tiles={"hortus": ["red 4", "blue 5"]}, time_tiles={0: ["blue 5"]})
    assert time_tiles(position, 0) == ["blue 5", "red 4"]
    assert (suspicion_change(position), tiles_at(position, "hortus")) == ({"red": -4}, ["blue 5"])


@clause("unobtrusive")
@pytest.mark.parametrize("words", ["grey>hortus", "play:hortus2 grey>hortus"])
def test_unobtrusive_takes_1_evidence_from_a_monk_who_moves_to_be_alone(words: str) -> None:
    assert evidence_change(after(words, event="unobtrusive")) == {"grey": -1}


@clause("unobtrusive")
@pytest.mark.parametrize("other", ["red", "orange", "william", "adson"])
def test_unobtrusive_does_nothing_where_another_figure_stands(other: str) -> None:
    assert evidence_change(after("grey>hortus", event="unobtrusive", where={other: "hortus"})) == {}


@clause("unobtrusive", "clamp")
def test_unobtrusive_takes_nothing_from_a_monk_without_evidence() -> None:
    assert after("grey>hortus", event="unobtrusive", evidence={"grey": 0}).evidence[GREY] == 0


@clause("unobtrusive")
@pytest.mark.parametrize("figure", ["william", "adson"])
def test_unobtrusive_is_for_monks(figure: str) -> None:
    assert evidence_change(after(f"{figure}>hortus", event="unobtrusive")) == {}


@clause("forbidden")
@pytest.mark.parametrize("words", ["grey>bibliotheca", "play:bibliotheca2 grey>bibliotheca"])
def test_forbidden_gives_2_evidence_to_a_monk_who_enters_the_library(words: str) -> None:
    assert evidence_change(after(words, event="forbidden", where={"red": "bibliotheca"})) == {"grey": 2}


@clause("forbidden")
@pytest.mark.parametrize("words", ["grey>scriptorium", "william>bibliotheca", "adson>bibliotheca"])
def test_forbidden_does_nothing_else(words: str) -> None:
    assert evidence_change(after(words, event="forbidden")) == {}


@clause("caught")
def test_caught_doubles_the_days_end() -> None:
    position = after(LAST_HOUR, day=2, time=22, event="caught", suspicion=LADDER)
    assert evidence_change(position) == {"red": 10, "blue": 8, "white": 6, "grey": 4, "black": 2}


@clause("caught")
def test_caught_doubles_what_level_monks_share() -> None:
    level = {"red": 20, "blue": 30, "white": 30, "grey": 20, "black": 8, "orange": 20}
    position = after(LAST_HOUR, day=2, time=22, event="caught", suspicion=level)
    assert evidence_change(position) == {"blue": 10, "white": 10, "red": 8, "grey": 8, "orange": 8, "black": 6}


@clause("caught")
def test_caught_holds_on_its_own_day_alone() -> None:
    position = scene(day=2, time=22, suspicion=LADDER)
    position.events[2] = CAUGHT
    act(position, LAST_HOUR)
    assert (position.event, evidence_change(position)) == (CAUGHT, LADDER_POINTS)


@clause("compromising")
@pytest.mark.parametrize(("figure", "by"), [("william", 6), ("adson", 10)])
def test_compromising_doubles_what_the_two_give_or_take(figure: str, by: int) -> None:
    position = after(f"{figure}>hortus", event="compromising", where={"grey": "hortus"})
    assert offered(position) == sorted([f"grey+{by}", f"grey-{by}"])


@clause("compromising")
def test_compromising_william_moves_evidence_by_6() -> None:
    where = {"grey": "hortus", "white": "hortus"}
    position = after("william>hortus white-6 grey+6", event="compromising", where=where, evidence={"white": 15})
    assert (evidence_change(position), suspicion_change(position)) == ({"white": 10 - 6, "grey": 6}, {})


@clause("compromising")
def test_compromising_adson_moves_suspicion_by_10() -> None:
    where = {"grey": "hortus", "white": "hortus"}
    position = after("adson>hortus white-10 grey+10", event="compromising", where=where)
    assert (suspicion_change(position), evidence_change(position)) == ({"white": -10, "grey": 10}, {})


@clause("inquiring")
@pytest.mark.parametrize("words", ["grey>hortus", "play:hortus2 grey>hortus"])
def test_inquiring_gives_1_evidence_to_each_other_monk_where_a_monk_moves(words: str) -> None:
    where = {"red": "hortus", "orange": "hortus", "william": "hortus", "adson": "hortus"}
    assert evidence_change(after(words, event="inquiring", where=where)) == {"red": 1, "orange": 1}


@clause("inquiring")
def test_inquiring_does_nothing_where_no_monk_stands() -> None:
    assert evidence_change(after("grey>hortus", event="inquiring", where={"william": "hortus"})) == {}


@clause("inquiring")
def test_inquiring_does_nothing_when_adson_moves() -> None:
    assert evidence_change(after("adson>hortus red+5", event="inquiring", where={"red": "hortus"})) == {}


@clause("dubious")
@pytest.mark.parametrize("building", [building for building in BUILDINGS if building != "officina"])
def test_dubious_gives_the_moved_monk_1_evidence_wherever_he_goes(building: str) -> None:
    assert evidence_change(after(f"grey>{building}", event="dubious")) == {"grey": 1}


@clause("dubious")
def test_dubious_counts_a_building_card_as_well() -> None:
    assert evidence_change(after("play:hortus2 grey>hortus", event="dubious", where={"red": "hortus"})) == {"grey": 1}


@clause("dubious")
@pytest.mark.parametrize("words", ["william>hortus", "adson>hortus"])
def test_dubious_is_for_monks(words: str) -> None:
    assert evidence_change(after(words, event="dubious")) == {}


@clause("dubious", "move")
def test_dubious_does_nothing_when_nobody_moves() -> None:
    assert evidence_change(after("play:hortus2", event="dubious", where=EVERYBODY_IN_THE_GARDEN)) == {}


@clause("suspicious")
def test_suspicious_gives_1_evidence_to_every_monk_level_at_the_front() -> None:
    position = after("adson>hortus", event="suspicious", suspicion={"blue": 12, "orange": 12, "red": 11})
    assert evidence_change(position) == {"blue": 1, "orange": 1}


@clause("suspicious")
def test_suspicious_does_nothing_when_all_six_are_level() -> None:
    assert evidence_change(after("adson>hortus", event="suspicious")) == {}


@clause("suspicious")
@pytest.mark.parametrize("monk", MONKS)
def test_suspicious_sees_a_single_monk_in_front(monk: str) -> None:
    assert evidence_change(after("adson>hortus", event="suspicious", suspicion={monk: 11})) == {monk: 1}


@clause("suspicious")
def test_suspicious_counts_five_level_at_the_front() -> None:
    position = after("adson>hortus", event="suspicious", suspicion={"white": 9})
    assert evidence_change(position) == {"red": 1, "blue": 1, "grey": 1, "black": 1, "orange": 1}


@clause("suspicious")
def test_suspicious_looks_at_the_tracks_after_the_action() -> None:
    position = after("grey>hortus", event="suspicious", suspicion={"red": 13}, tiles={"hortus": ["blue 5"]})
    assert evidence_change(position) == {"grey": 1}


@clause("suspicious")
def test_suspicious_holds_after_each_turn() -> None:
    position = after("adson>hortus adson>porticus william>hortus", event="suspicious", suspicion={"red": 13})
    assert evidence_change(position) == {"red": 3}


@clause("suspicious", "move")
def test_suspicious_holds_when_nothing_moves() -> None:
    where = EVERYBODY_IN_THE_GARDEN
    position = after("play:hortus2", event="suspicious", where=where, suspicion={"red": 13})
    assert evidence_change(position) == {"red": 1}


@clause("suspicious", "event")
def test_suspicious_comes_before_the_draw() -> None:
    notes = told("adson>hortus", event="suspicious", suspicion={"red": 13})
    assert [note.clause for note in notes][-2:] == ["suspicious", "draw"]


@clause("suspicious")
def test_suspicious_comes_before_the_days_end() -> None:
    position = after(LAST_HOUR, event="suspicious", day=2, time=22, suspicion={"red": 13})
    assert evidence_change(position) == dict.fromkeys(MONKS, 4) | {"red": 5 + 1}
