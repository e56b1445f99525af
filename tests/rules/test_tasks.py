"""Tests what a moved monk meets: tasks, and buildings without one for him. And how buildings are filled again."""

import pytest

from .clauses import clause
from .scene import (
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


@clause("action", "task")
@pytest.mark.parametrize("value", [2, 3, 4, 5, 6])
def test_a_monk_with_a_task_here_sheds_its_value_in_suspicion(value: int) -> None:
    position = after("orange>ecclesia", tiles={"ecclesia": ["blue 5", f"orange {value}"]})
    assert (suspicion_change(position), evidence_change(position)) == ({"orange": -value}, {})


@clause("task")
def test_the_mover_gets_the_tile_as_their_newest_time_tile() -> None:
    tiles = {"ecclesia": ["orange 2", "blue 5"]}
    position = after("orange>ecclesia", turn=1, tiles=tiles, time_tiles={1: ["red 6"]})
    assert [time_tiles(position, seat) for seat in range(4)] == [[], ["red 6", "orange 2"], [], []]


@clause("task")
@pytest.mark.parametrize("tiles", [["blue 5", "orange 2"], ["orange 2", "blue 5"]])
def test_a_building_with_one_tile_left_is_not_topped_up(tiles: list[str]) -> None:
    position = after("orange>ecclesia", tiles={"ecclesia": tiles}, chain=["red 2", "red 3"])
    assert (tiles_at(position, "ecclesia"), chain(position)) == (["blue 5"], ["red 2", "red 3"])


@clause("task")
def test_after_the_last_tile_two_come_from_the_front_of_the_chain() -> None:
    position = after("orange>ecclesia", tiles={"ecclesia": ["orange 2"]}, chain=["red 2", "red 3", "red 4"])
    assert (tiles_at(position, "ecclesia"), chain(position)) == (["red 2", "red 3"], ["red 4"])


@clause("task")
def test_tiles_from_the_chain_are_told_to_all() -> None:
    notes = told("orange>ecclesia", tiles={"ecclesia": ["orange 2"]}, chain=["red 2", "red 3", "red 4"])
    filled = [(note.clause, note.tile.value, note.building) for note in notes if note.what == "filled" and note.tile]
    assert filled == [("task", 2, "ecclesia"), ("task", 3, "ecclesia")]


@clause("task")
def test_a_task_that_comes_from_the_chain_is_not_met_any_more() -> None:
    position = after("orange>ecclesia", tiles={"ecclesia": ["orange 2"]}, chain=["orange 6", "orange 5"])
    assert suspicion_change(position) == {"orange": -2}
    assert tiles_at(position, "ecclesia") == ["orange 6", "orange 5"]


@clause("task")
def test_of_two_different_tasks_the_mover_chooses() -> None:
    position = after("orange>ecclesia", tiles={"ecclesia": ["orange 2", "orange 6"]})
    assert (asked(position), offered(position)) == ("take", ["take:orange2", "take:orange6"])


@clause("task")
@pytest.mark.parametrize(("taken", "left"), [(2, 6), (6, 2)])
def test_only_the_chosen_task_is_taken(taken: int, left: int) -> None:
    position = after(f"orange>ecclesia take:orange{taken}", tiles={"ecclesia": ["orange 2", "orange 6"]})
    assert suspicion_change(position) == {"orange": -taken}
    assert (tiles_at(position, "ecclesia"), time_tiles(position, 0)) == ([f"orange {left}"], [f"orange {taken}"])


@clause("task")
def test_of_two_equal_tasks_one_is_taken_unasked() -> None:
    position = after("orange>ecclesia", tiles={"ecclesia": ["orange 4", "orange 4"]})
    assert (asked(position), suspicion_change(position)) == ("play", {"orange": -4})
    assert (tiles_at(position, "ecclesia"), time_tiles(position, 0)) == (["orange 4"], ["orange 4"])


@clause("task", "move")
def test_a_building_card_brings_a_monk_to_his_task_as_well() -> None:
    position = after("play:ecclesia3 orange>ecclesia", tiles={"ecclesia": ["blue 5", "orange 2"]})
    assert suspicion_change(position) == {"orange": -2}


@clause("no-task")
@pytest.mark.parametrize(("tiles", "points"), [(["blue 5", "red 3"], 8), (["red 6", "red 6"], 12), (["blue 5"], 5)])
def test_a_monk_without_a_task_here_gains_the_sum_of_the_tiles(tiles: list[str], points: int) -> None:
    position = after("grey>ecclesia", tiles={"ecclesia": tiles})
    assert (suspicion_change(position), evidence_change(position)) == ({"grey": points}, {})


@clause("no-task")
def test_a_monk_on_a_building_without_tiles_gains_nothing() -> None:
    assert suspicion_change(after("grey>ecclesia", tiles={"ecclesia": []}, chain=[])) == {}


@clause("no-task")
def test_without_a_task_nobody_takes_a_tile() -> None:
    position = after("grey>ecclesia", tiles={"ecclesia": ["blue 5", "red 3"]})
    assert (tiles_at(position, "ecclesia"), time_tiles(position, 0)) == (["blue 5", "red 3"], [])


@clause("action")
def test_only_the_moved_monk_meets_the_tiles() -> None:
    where = {"blue": "ecclesia", "red": "ecclesia"}
    position = after("grey>ecclesia", where=where, tiles={"ecclesia": ["blue 5", "red 3"]})
    assert suspicion_change(position) == {"grey": 8}


@clause("action")
@pytest.mark.parametrize("figure", ["william", "adson"])
def test_william_and_adson_leave_the_tiles_alone(figure: str) -> None:
    position = after(f"{figure}>ecclesia", tiles={"ecclesia": ["blue 5", "red 3"]})
    assert (suspicion_change(position), tiles_at(position, "ecclesia")) == ({}, ["blue 5", "red 3"])


@clause("chain-short")
def test_with_one_tile_in_the_chain_a_building_gets_that_one() -> None:
    position = after("orange>ecclesia", tiles={"ecclesia": ["orange 2"]}, chain=["red 2"])
    assert (tiles_at(position, "ecclesia"), chain(position), position.gap_count) == (["red 2"], [], 0)


@clause("chain-short")
def test_a_tile_for_a_short_chains_building_or_a_gap_is_told_as_such() -> None:
    tiles = {"ecclesia": ["orange 2"], "porticus": ["red 2"]}
    words = "orange>ecclesia red>porticus play:grey2 spend:blue5"
    notes = told(words, tiles=tiles, chain=["red 6"], time_tiles={2: ["blue 5"]})
    filled = [(note.clause, note.building) for note in notes if note.what == "filled"]
    assert filled == [("chain-short", "ecclesia"), ("chain-short", "porticus")]


@clause("chain-short")
def test_with_no_tile_in_the_chain_a_building_stays_empty() -> None:
    position = after("orange>ecclesia", tiles={"ecclesia": ["orange 2"]}, chain=[])
    assert (tiles_at(position, "ecclesia"), chain(position)) == ([], [])


@clause("chain-short")
def test_the_next_tile_that_comes_to_the_chain_fills_the_gap_at_once() -> None:
    tiles = {"ecclesia": ["orange 2"]}
    position = after("orange>ecclesia play:red2 spend:blue5", tiles=tiles, chain=[], time_tiles={1: ["blue 5"]})
    assert (tiles_at(position, "ecclesia"), chain(position)) == (["blue 5"], [])


@clause("chain-short")
def test_a_filled_gap_is_not_topped_up() -> None:
    spent = "play:red3 spend:blue5 spend:grey4"
    position = after(spent, tiles={"ecclesia": []}, chain=[], time_tiles={0: ["blue 5", "grey 4"]})
    assert (tiles_at(position, "ecclesia"), chain(position)) == (["blue 5"], ["grey 4"])


@clause("chain-short")
def test_the_oldest_gap_is_filled_first() -> None:
    tiles: dict[str, list[str]] = {"porticus": [], "ecclesia": [], "capitulum": []}
    spent = "play:red3 spend:blue5 spend:grey4"
    position = after(spent, tiles=tiles, chain=[], time_tiles={0: ["blue 5", "grey 4"]})
    assert [tiles_at(position, building) for building in tiles] == [["blue 5"], ["grey 4"], []]


@clause("chain-short")
def test_a_new_gap_waits_behind_the_older_ones() -> None:
    arranged = {"porticus": [], "ecclesia": ["orange 2"]}
    words = "orange>ecclesia play:red2 spend:blue5"
    position = after(words, tiles=arranged, chain=[], time_tiles={1: ["blue 5", "grey 4"]})
    assert (tiles_at(position, "porticus"), tiles_at(position, "ecclesia")) == (["blue 5"], [])


@clause("chain-short")
def test_a_filled_gap_is_a_building_like_any_other() -> None:
    position = after("play:red3 spend:red4 red>ecclesia", tiles={"ecclesia": []}, chain=[], time_tiles={0: ["red 4"]})
    assert (suspicion_change(position), position.gap_count) == ({"red": -4}, 1)


@clause("tasks")
def test_a_tile_laid_out_from_the_chain_is_no_longer_unseen() -> None:
    arranged = {"ecclesia": ["orange 2"]}
    assert scene(tiles=arranged).unseen == 14
    assert after("orange>ecclesia", tiles=arranged).unseen == 12
