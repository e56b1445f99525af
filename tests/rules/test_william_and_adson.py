"""Tests what William and Adson do to the monks they are moved to."""

import pytest

from .clauses import clause
from .scene import after, asked, evidence_change, offered, suspicion_change, told


@clause("william")
def test_william_gives_or_takes_3_evidence_for_each_monk_separately() -> None:
    position = after("william>hortus red-3 grey+3", where={"grey": "hortus", "red": "hortus"})
    assert (evidence_change(position), suspicion_change(position)) == ({"red": -3, "grey": 3}, {})


@clause("adson")
def test_adson_gives_or_takes_5_suspicion_for_each_monk_separately() -> None:
    position = after("adson>hortus red-5 grey+5", where={"grey": "hortus", "red": "hortus"})
    assert (suspicion_change(position), evidence_change(position)) == ({"red": -5, "grey": 5}, {})


@clause("william")
def test_william_has_the_choice_of_3_up_or_down_and_no_other() -> None:
    position = after("william>hortus", where={"grey": "hortus"})
    assert (asked(position), offered(position)) == ("sway", ["grey+3", "grey-3"])


@clause("adson")
def test_adson_has_the_choice_of_5_up_or_down_and_no_other() -> None:
    position = after("adson>hortus", where={"grey": "hortus"})
    assert (asked(position), offered(position)) == ("sway", ["grey+5", "grey-5"])


@clause("william", "adson")
@pytest.mark.parametrize(("figure", "by"), [("william", 3), ("adson", 5)])
def test_the_monks_are_asked_about_in_the_order_of_their_colours(figure: str, by: int) -> None:
    where = dict.fromkeys(["orange", "black", "grey", "white", "blue", "red"], "hortus")
    words = " ".join(f"{monk}+{by}" for monk in ["red", "blue", "white", "grey", "black", "orange"])
    assert asked(after(f"{figure}>hortus {words}", where=where)) == "play"


@clause("william", "adson")
@pytest.mark.parametrize("figure", ["william", "adson"])
def test_alone_they_do_nothing(figure: str) -> None:
    position = after(f"{figure}>hortus")
    assert (evidence_change(position), suspicion_change(position), asked(position)) == ({}, {}, "play")


@clause("william", "adson")
@pytest.mark.parametrize(("figure", "other"), [("william", "adson"), ("adson", "william")])
def test_the_two_together_do_nothing(figure: str, other: str) -> None:
    position = after(f"{figure}>hortus", where={other: "hortus"})
    assert (evidence_change(position), suspicion_change(position), asked(position)) == ({}, {}, "play")


@clause("william", "adson")
def test_only_the_moved_one_of_the_two_acts() -> None:
    position = after("adson>hortus grey+5", where={"william": "hortus", "grey": "hortus"})
    assert (evidence_change(position), suspicion_change(position), asked(position)) == ({}, {"grey": 5}, "play")


@clause("william", "adson")
def test_monks_elsewhere_are_not_touched() -> None:
    position = after("william>hortus blue+3", where={"red": "porta", "blue": "hortus"})
    assert evidence_change(position) == {"blue": 3}


@clause("action")
@pytest.mark.parametrize("figure", ["william", "adson"])
def test_a_monk_who_moves_to_them_triggers_nothing_of_theirs(figure: str) -> None:
    position = after("grey>hortus", where={figure: "hortus", "red": "hortus"}, tiles={"hortus": ["blue 5"]})
    assert (asked(position), suspicion_change(position), evidence_change(position)) == ("play", {"grey": 5}, {})


@clause("action", "move")
@pytest.mark.parametrize(("figure", "by"), [("william", 3), ("adson", 5)])
def test_a_building_card_makes_them_act_as_well(figure: str, by: int) -> None:
    position = after(f"play:hortus2 {figure}>hortus", where={"grey": "hortus"})
    assert offered(position) == [f"grey+{by}", f"grey-{by}"]


@clause("william")
def test_the_mover_decides_even_about_their_own_monk() -> None:
    position = after("william>hortus", where={"grey": "hortus"}, identity=["grey", "red", "blue", "white"])
    assert offered(position, 0) == ["grey+3", "grey-3"]
    assert offered(position, 1) == []


@clause("william", "adson")
@pytest.mark.parametrize(("figure", "by", "track"), [("william", 3, "evidence"), ("adson", 5, "suspicion")])
def test_what_they_change_is_told_as_theirs(figure: str, by: int, track: str) -> None:
    notes = told(f"{figure}>hortus grey+{by}", where={"grey": "hortus"})
    changes = [(note.clause, note.figure) for note in notes if note.what == track]
    assert changes == [(figure, "grey")]
