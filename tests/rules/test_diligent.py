"""Tests the event that lets a card be used twice."""

import pytest

from abbey.rules.names import BUILDINGS, FIGURES

from .clauses import clause
from .scene import act, after, asked, evidence_change, offered, place, suspicion_change, time_tiles

EVERYBODY_IN_THE_GARDEN: dict[str, str] = dict.fromkeys(FIGURES, "hortus")


@clause("diligent")
def test_diligent_lets_a_monk_card_move_its_monk_again() -> None:
    position = after("play:grey3 grey>hortus", event="diligent", tiles={"hortus": ["blue 5"]})
    assert offered(position) == sorted(
        ["rest", *(f"grey>{building}" for building in BUILDINGS if building != "hortus")]
    )


@clause("diligent")
def test_diligent_lets_a_building_card_bring_a_second_figure() -> None:
    position = after("play:hortus2 grey>hortus", event="diligent", tiles={"hortus": ["blue 5"]})
    assert offered(position) == sorted(["rest", *(f"{figure}>hortus" for figure in FIGURES if figure != "grey")])


@clause("diligent")
@pytest.mark.parametrize("figure", ["william", "adson"])
def test_diligent_lets_a_william_adson_card_move_the_same_one_again(figure: str) -> None:
    position = after(f"{figure}>hortus", event="diligent")
    assert offered(position) == sorted(["rest", *(f"{figure}>{place}" for place in BUILDINGS if place != "hortus")])


@clause("diligent")
def test_diligent_gives_each_move_its_full_action() -> None:
    tiles = {"hortus": ["grey 4", "blue 5"], "porticus": ["red 2", "red 3"]}
    position = after("grey>hortus grey>porticus", event="diligent", tiles=tiles)
    assert (suspicion_change(position), time_tiles(position, 0)) == ({"grey": -4 + 5}, ["grey 4"])


@clause("diligent")
def test_diligent_lets_william_act_twice() -> None:
    words = "william>hortus grey+3 william>porticus red-3 orange+3"
    position = after(words, event="diligent", where={"grey": "hortus", "red": "porticus", "orange": "porticus"})
    assert evidence_change(position) == {"grey": 3, "red": -3, "orange": 3}


@clause("diligent", "time")
def test_diligent_counts_the_time_once() -> None:
    position = after("play:grey3 grey>hortus grey>porticus", event="diligent")
    assert (position.time, place(position, "grey"), position.to_act) == (3, "porticus", 1)


@clause("diligent")
def test_diligent_is_optional() -> None:
    position = after("grey>hortus rest", event="diligent")
    assert (place(position, "grey"), position.to_act, asked(position)) == ("hortus", 1, "play")


@clause("diligent")
def test_the_first_move_of_a_diligent_turn_is_compulsory() -> None:
    assert "rest" not in offered(after("play:grey3", event="diligent"))


@clause("diligent")
def test_diligent_lets_a_monk_go_back_where_he_came_from() -> None:
    assert place(after("grey>hortus grey>officina", event="diligent"), "grey") == "officina"


@clause("diligent")
def test_diligent_asks_for_no_second_move_when_there_is_none() -> None:
    position = after("play:hortus2 grey>hortus", event="diligent", where=EVERYBODY_IN_THE_GARDEN | {"grey": "porta"})
    assert (asked(position), position.to_act) == ("play", 1)


@clause("diligent", "move")
def test_diligent_asks_nothing_when_all_eight_are_there_already() -> None:
    position = after("play:hortus2", event="diligent", where=EVERYBODY_IN_THE_GARDEN)
    assert (asked(position), position.to_act) == ("play", 1)


@clause("diligent")
def test_each_turn_of_a_diligent_day_has_two_moves() -> None:
    position = after("grey>hortus grey>porticus play:red3", event="diligent")
    assert ("rest" in offered(position), position.to_act) == (False, 1)
    act(position, "red>hortus")
    assert ("rest" in offered(position), position.to_act) == (True, 1)
