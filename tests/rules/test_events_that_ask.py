"""Tests the events that ask for a decision; *diligent*, which asks for a second move, has a file of its own."""

import pytest

from abbey.rules import read_components
from abbey.rules.names import FIGURES, MONKS

from .clauses import clause
from .scene import (
    act,
    after,
    asked,
    chain,
    evidence_change,
    offered,
    scene,
    suspicion_change,
    tiles_at,
    time_tiles,
    told,
)

EVERYBODY_IN_THE_GARDEN: dict[str, str] = dict.fromkeys(FIGURES, "hortus")
GIFTS_BEGIN = [("grey>porta", "puzzling"), ("william>hortus", "close_behind")]
GIVE_TO_ANYONE = sorted(f"give:{monk}" for monk in MONKS)


@clause("puzzling")
def test_puzzling_gives_1_evidence_to_each_of_two_monks() -> None:
    position = after("grey>porta give:red give:black", event="puzzling")
    assert evidence_change(position) == {"red": 1, "black": 1}


@clause("puzzling")
def test_puzzling_gives_2_evidence_to_one_monk_the_moved_one_included() -> None:
    assert evidence_change(after("grey>porta give:grey give:grey", event="puzzling")) == {"grey": 2}


@clause("puzzling", "close_behind")
@pytest.mark.parametrize(("words", "event"), GIFTS_BEGIN)
@pytest.mark.parametrize("first", MONKS)
def test_two_points_go_to_any_two_monks_in_any_order_or_to_one_of_them(words: str, event: str, first: str) -> None:
    for second in MONKS:
        position = after(words, event=event)
        assert (asked(position), position.to_act, offered(position)) == ("give", 0, GIVE_TO_ANYONE)
        act(position, f"give:{first}")
        assert (asked(position), position.to_act, offered(position)) == ("give", 0, GIVE_TO_ANYONE)
        act(position, f"give:{second}")
        assert evidence_change(position) == ({first: 2} if first == second else {first: 1, second: 1})
        assert (asked(position), position.to_act) == ("play", 1)


@clause("puzzling", "close_behind")
@pytest.mark.parametrize(("words", "event"), GIFTS_BEGIN)
def test_the_order_in_which_two_points_are_given_makes_no_difference(words: str, event: str) -> None:
    one, other = (after(f"{words} {gifts}", event=event) for gifts in ("give:orange give:red", "give:red give:orange"))
    assert one == other


@clause("puzzling")
def test_puzzling_counts_a_building_card_as_well() -> None:
    assert asked(after("play:porta2 grey>porta", event="puzzling")) == "give"


@clause("puzzling", "event")
def test_puzzling_comes_after_the_task() -> None:
    position = after("grey>porta", event="puzzling", tiles={"porta": ["grey 4", "blue 5"]})
    assert (asked(position), suspicion_change(position)) == ("give", {"grey": -4})


@clause("puzzling")
@pytest.mark.parametrize("words", ["grey>hortus", "grey>infirmorum_domus", "adson>porta", "william>scriptorium red+3"])
def test_puzzling_asks_only_when_a_monk_moves_to_william(words: str) -> None:
    assert asked(after(words, event="puzzling")) == "play"


@clause("puzzling")
def test_puzzling_asks_about_every_monk_again_the_next_time() -> None:
    position = after("grey>porta give:orange give:orange red>porta", event="puzzling")
    assert offered(position) == GIVE_TO_ANYONE


@clause("close_behind")
@pytest.mark.parametrize("words", ["william>hortus", "play:hortus2 william>hortus"])
def test_close_behind_gives_2_evidence_whatever_card_moves_william(words: str) -> None:
    position = after(words, event="close_behind")
    assert (asked(position), offered(position)) == ("give", GIVE_TO_ANYONE)
    act(position, "give:red give:orange")
    assert (evidence_change(position), asked(position)) == ({"red": 1, "orange": 1}, "play")


@clause("close_behind")
def test_close_behind_may_give_both_points_to_one_monk() -> None:
    assert evidence_change(after("william>hortus give:white give:white", event="close_behind")) == {"white": 2}


@clause("close_behind", "event")
def test_close_behind_comes_after_william_has_acted() -> None:
    words = "william>hortus grey-3 give:grey give:orange"
    assert evidence_change(after(words, event="close_behind", where={"grey": "hortus"})) == {"grey": -2, "orange": 1}


@clause("close_behind")
@pytest.mark.parametrize("words", ["adson>hortus", "grey>hortus", "grey>porta"])
def test_close_behind_asks_only_when_william_moves(words: str) -> None:
    assert asked(after(words, event="close_behind")) == "play"


@clause("impious")
def test_impious_makes_every_other_player_give_a_tile_back() -> None:
    held = {0: ["red 2"], 1: ["blue 5"], 2: [], 3: ["grey 4", "grey 4"]}
    position = after("red>ecclesia", event="impious", time_tiles=held, tiles={"ecclesia": ["blue 6"]}, chain=["red 3"])
    assert [time_tiles(position, seat) for seat in range(4)] == [["red 2"], [], [], ["grey 4"]]
    assert chain(position) == ["red 3", "blue 5", "grey 4"]
    assert (position.to_act, asked(position)) == (1, "play")


@clause("impious")
def test_impious_asks_those_who_have_a_choice_in_seat_order_from_the_mover() -> None:
    held = {seat: [f"blue {2 + seat}", f"grey {2 + seat}"] for seat in range(4)}
    position = after("red>ecclesia", event="impious", turn=2, time_tiles=held, chain=[])
    assert (asked(position), position.to_act, offered(position)) == ("return", 3, ["return:blue5", "return:grey5"])
    act(position, "return:grey5 return:blue2 return:grey3")
    assert chain(position) == ["grey 5", "blue 2", "grey 3"]
    assert (asked(position), position.to_act, position.turn) == ("play", 3, 3)


@clause("impious")
def test_impious_takes_from_asked_and_unasked_seats_one_after_another() -> None:
    held = {1: ["blue 5"], 2: ["grey 3", "grey 4"], 3: ["white 2"]}
    position = after("red>ecclesia", event="impious", time_tiles=held, chain=[])
    assert (position.to_act, chain(position), time_tiles(position, 3)) == (2, ["blue 5"], ["white 2"])
    act(position, "return:grey4")
    assert (chain(position), position.to_act, asked(position)) == (["blue 5", "grey 4", "white 2"], 1, "play")


@clause("impious")
def test_impious_takes_the_oldest_of_a_kind() -> None:
    held = {1: ["grey 3", "blue 5", "grey 4", "blue 5"]}
    position = after("red>ecclesia return:blue5", event="impious", time_tiles=held)
    assert time_tiles(position, 1) == ["grey 3", "grey 4", "blue 5"]


@clause("impious", "chain-short")
def test_impious_fills_a_gap_with_what_is_given_back() -> None:
    tiles: dict[str, list[str]] = {"hortus": [], "ecclesia": ["blue 6"]}
    position = after("red>ecclesia", event="impious", time_tiles={1: ["grey 4"]}, tiles=tiles, chain=[])
    assert (tiles_at(position, "hortus"), chain(position)) == (["grey 4"], [])


@clause("impious")
@pytest.mark.parametrize("words", ["red>hortus", "adson>ecclesia", "william>ecclesia"])
def test_impious_needs_a_monk_in_the_church(words: str) -> None:
    position = after(words, event="impious", time_tiles={1: ["grey 4"]})
    assert time_tiles(position, 1) == ["grey 4"]


@clause("impious")
def test_impious_spares_the_tile_the_mover_takes_in_the_church() -> None:
    position = after("play:ecclesia2 red>ecclesia", event="impious", tiles={"ecclesia": ["red 4", "blue 6"]})
    assert time_tiles(position, 0) == ["red 4"]


@clause("impious")
def test_a_tile_that_impious_takes_is_told_as_such() -> None:
    notes = told("red>ecclesia", event="impious", time_tiles={1: ["grey 4"]})
    assert [(note.seat, note.clause) for note in notes if note.what == "returned"] == [(1, "impious")]


@clause("delicate")
@pytest.mark.parametrize(
    ("words", "hours"), [("play:red4 red>hortus", 4), ("william>hortus", 5), ("play:hortus2 william>hortus", 2)]
)
def test_delicate_gives_one_monk_the_cards_time_as_suspicion(words: str, hours: int) -> None:
    position = after(words, event="delicate", tiles={"hortus": ["red 4", "blue 5"]})
    before = position.suspicion[MONKS.index("white")]
    act(position, "cast:white")
    assert position.suspicion[MONKS.index("white")] == before + hours
    assert (asked(position), position.to_act) == ("play", 1)


@clause("delicate")
def test_delicate_may_hit_any_monk() -> None:
    position = after("red>hortus", event="delicate")
    assert (asked(position), offered(position)) == ("cast", sorted(f"cast:{monk}" for monk in MONKS))


@clause("delicate")
def test_delicate_takes_the_full_time_whatever_tiles_were_spent() -> None:
    words = "play:william spend:blue5 spend:grey4 william>hortus cast:white"
    position = after(words, event="delicate", time_tiles={0: ["blue 5", "grey 4"]})
    assert (position.time, suspicion_change(position)) == (3, {"white": 5})


@clause("delicate")
def test_delicate_asks_nothing_for_adson_by_his_own_card() -> None:
    position = after("adson>hortus", event="delicate")
    assert (asked(position), suspicion_change(position)) == ("play", {})


@clause("delicate")
def test_delicate_asks_for_adson_by_a_building_card() -> None:
    assert suspicion_change(after("play:hortus3 adson>hortus cast:grey", event="delicate")) == {"grey": 3}


@clause("delicate", "data")
def test_delicate_asks_nothing_for_a_card_without_time() -> None:
    monks = "\n".join(f"{monk} = [0, 2, 3, 4]" for monk in MONKS)
    position = after("play:red0 red>hortus", event="delicate", components=read_components(f"[monks]\n{monks}"))
    assert (position.time, asked(position), position.to_act) == (0, "play", 1)


@clause("delicate", "move")
def test_delicate_holds_when_nothing_moves() -> None:
    position = after("play:hortus2 cast:grey", event="delicate", where=EVERYBODY_IN_THE_GARDEN)
    assert suspicion_change(position) == {"grey": 2}


@clause("delicate", "event")
def test_delicate_comes_before_the_draw() -> None:
    notes = told("red>hortus cast:grey", event="delicate", tiles={"hortus": ["red 4", "blue 5"]})
    assert [note.clause for note in notes][-3:] == ["task", "delicate", "draw"]


@clause("event")
def test_the_event_of_the_day_is_the_only_one() -> None:
    position = after("grey>bibliotheca", event="talkative", where={"red": "bibliotheca"})
    assert (evidence_change(position), asked(position)) == ({}, "play")
    assert scene(event="talkative").event == scene(event="talkative").events[0]
