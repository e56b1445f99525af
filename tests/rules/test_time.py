"""Tests the time step: what a card costs, and what time tiles save."""

import pytest

from .clauses import clause
from .scene import act, after, asked, chain, discard, offered, place, tiles_at, time_tiles, told


@clause("time")
@pytest.mark.parametrize("hours", [1, 2, 3, 4])
def test_the_marker_moves_by_the_cards_value(hours: int) -> None:
    assert after(f"play:red{hours}", time=6).time == 6 + hours


@clause("time")
def test_william_by_his_own_card_costs_5() -> None:
    assert after("play:william", time=6).time == 11


@clause("time")
def test_adson_by_his_own_card_costs_nothing() -> None:
    assert after("play:adson", time=6).time == 6


@clause("time", "move")
@pytest.mark.parametrize("figure", ["william", "adson", "red"])
def test_a_building_card_costs_its_own_value_whoever_moves(figure: str) -> None:
    assert after(f"play:hortus3 {figure}>hortus", time=6).time == 9


@clause("time")
def test_the_marker_has_moved_before_the_figure_does() -> None:
    position = after("play:red3", time=6)
    assert (asked(position), position.time) == ("move", 9)


@clause("time")
def test_without_tiles_nothing_is_asked() -> None:
    assert asked(after("play:red3")) == "move"


@clause("time")
def test_each_tile_given_back_saves_an_hour() -> None:
    assert after("play:red3 spend:blue5 keep", time_tiles={0: ["blue 5", "red 2"]}).time == 2
    assert after("play:red3 spend:blue5 spend:red2", time_tiles={0: ["blue 5", "red 2"]}).time == 1


@clause("time")
def test_a_player_may_keep_every_tile() -> None:
    position = after("play:red3 keep", time_tiles={0: ["blue 5"]})
    assert (position.time, time_tiles(position, 0)) == (3, ["blue 5"])


@clause("time")
def test_tiles_given_back_go_to_the_end_of_the_chain_in_the_players_order() -> None:
    position = after("play:red3 spend:red2 spend:blue5", time_tiles={0: ["blue 5", "red 2"]}, chain=["grey 4"])
    assert (chain(position), time_tiles(position, 0)) == (["grey 4", "red 2", "blue 5"], [])


@clause("time")
def test_a_player_chooses_among_the_different_tiles_of_their_own() -> None:
    position = after("play:red3", time_tiles={0: ["blue 5", "red 2", "blue 5"], 1: ["grey 4"]})
    assert offered(position) == ["keep", "spend:blue5", "spend:red2"]


@clause("time")
def test_of_equal_tiles_the_oldest_leaves() -> None:
    position = after("play:red3 spend:blue5", time_tiles={0: ["red 2", "blue 5", "grey 4", "blue 5"]})
    assert time_tiles(position, 0) == ["red 2", "grey 4", "blue 5"]


@clause("time")
def test_spending_stops_when_no_hour_is_left_to_save() -> None:
    position = after("play:red1 spend:blue5", time=6, time_tiles={0: ["blue 5", "red 2"]})
    assert (asked(position), position.time, time_tiles(position, 0)) == ("move", 6, ["red 2"])


@clause("time")
def test_a_card_that_costs_nothing_asks_for_no_tile() -> None:
    assert asked(after("play:adson", time_tiles={0: ["blue 5"]})) == "move"


@clause("time")
def test_spending_ends_by_itself_with_the_last_tile() -> None:
    assert asked(after("play:red3 spend:blue5", time_tiles={0: ["blue 5"]})) == "move"


@clause("time")
def test_the_marker_moves_once_when_spending_is_over() -> None:
    tiles = {0: ["blue 5", "red 2"]}
    assert after("play:red3 spend:blue5", time=6, time_tiles=tiles).time == 6
    notes = told("play:red3 spend:blue5 keep", time=6, time_tiles=tiles)
    assert [(note.count, note.after) for note in notes if note.what == "passed"] == [(2, 8)]


@clause("time")
def test_no_hour_is_left_over_when_the_marker_has_moved() -> None:
    position = after("play:red3", time_tiles={0: ["blue 5"]})
    assert position.hours == 3
    act(position, "keep")
    assert position.hours == 0


@clause("time")
def test_five_tiles_pay_for_william() -> None:
    tiles = ["blue 2", "blue 3", "blue 4", "blue 5", "blue 6", "red 2"]
    position = after("play:william spend:blue2 spend:blue3 spend:blue4 spend:blue5 spend:blue6", time_tiles={0: tiles})
    assert (position.time, asked(position), time_tiles(position, 0)) == (0, "move", ["red 2"])


@clause("time", "chain-short")
def test_a_tile_given_back_can_be_met_in_the_same_turn() -> None:
    position = after("play:red2 spend:red4 red>hortus", tiles={"hortus": []}, chain=[], time_tiles={0: ["red 4"]})
    assert (tiles_at(position, "hortus"), time_tiles(position, 0)) == ([], ["red 4"])


@clause("time")
def test_the_turn_that_passes_the_blue_field_is_completed() -> None:
    position = after("play:red3", time=22)
    assert (position.time, position.day, asked(position)) == (25, 1, "move")


@clause("card")
def test_the_played_card_lies_open_before_time_is_spent() -> None:
    position = after("play:red3", time_tiles={0: ["blue 5"]}, discard=["hortus2"])
    assert (asked(position), discard(position)) == ("spend", ["hortus2", "red3"])


@clause("time")
def test_tiles_may_be_spent_to_move_where_one_likes_all_the_same() -> None:
    assert place(after("play:red1 spend:blue5 red>porta", time_tiles={0: ["blue 5"]}), "red") == "porta"
