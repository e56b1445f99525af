"""Tests the option that moves the time marker at a turn's end instead of before the move."""

from abbey.rules.names import FIGURES

from .clauses import clause
from .scene import (
    LAST_HOUR,
    act,
    after,
    asked,
    chain,
    evidence_change,
    hand,
    offered,
    scene,
    suspicion_change,
    time_tiles,
    told,
)


@clause("time-last")
def test_time_is_first_unless_the_option_is_on() -> None:
    assert after("play:red3").time == 3
    assert after("play:red3", time_last=True).time == 0


@clause("time-last")
def test_with_time_last_the_order_is_card_move_action_event_draw_time() -> None:
    notes = told("play:red3 red>hortus", time_last=True, event="dubious", tiles={"hortus": ["blue 5"]})
    assert [note.clause for note in notes] == ["card", "move", "no-task", "dubious", "draw", "time"]


@clause("time-last")
def test_with_time_last_the_marker_moves_by_the_cards_value() -> None:
    position = after("play:red3 red>hortus", time_last=True, time=6)
    assert (position.time, position.to_act) == (9, 1)


@clause("time-last")
def test_with_time_last_tiles_are_spent_after_the_draw() -> None:
    hands = {0: ["red3", "hortus2", "blue1"]}
    position = after("play:red3 red>hortus", time_last=True, hands=hands, deck=["grey4"], time_tiles={0: ["blue 5"]})
    assert (asked(position), offered(position)) == ("spend", ["keep", "spend:blue5"])
    assert hand(position, 0) == ["blue1", "grey4", "hortus2"]


@clause("time-last")
def test_with_time_last_each_tile_given_back_saves_an_hour() -> None:
    words = "play:red3 red>hortus spend:blue5 spend:grey4"
    tiles = {"hortus": ["blue 6"]}
    position = after(words, time_last=True, tiles=tiles, time_tiles={0: ["blue 5", "grey 4"]}, chain=["red 2"])
    assert (position.time, position.to_act, chain(position)) == (1, 1, ["red 2", "blue 5", "grey 4"])


@clause("time-last", "time")
def test_with_time_last_a_tile_gained_this_turn_cannot_be_spent() -> None:
    position = after("red>hortus", time_last=True, tiles={"hortus": ["red 4", "blue 5"]})
    assert (position.time, position.to_act, time_tiles(position, 0)) == (1, 1, ["red 4"])


@clause("time-last", "time")
def test_with_time_last_only_tiles_of_earlier_turns_are_offered() -> None:
    tiles = {"hortus": ["red 4", "blue 5"]}
    position = after("play:red3 red>hortus", time_last=True, tiles=tiles, time_tiles={0: ["grey 2"]})
    assert offered(position) == ["keep", "spend:grey2"]
    act(position, "spend:grey2")
    assert (position.time, position.to_act, time_tiles(position, 0)) == (2, 1, ["red 4"])


@clause("time-last", "time")
def test_with_time_last_an_earlier_tile_of_the_same_kind_can_be_spent_once() -> None:
    tiles = {"hortus": ["red 4", "blue 5"]}
    position = after("play:red3 red>hortus spend:red4", time_last=True, tiles=tiles, time_tiles={0: ["red 4"]})
    assert (position.time, position.to_act, time_tiles(position, 0)) == (2, 1, ["red 4"])


@clause("time-last", "diligent")
def test_with_time_last_both_tiles_of_a_diligent_turn_are_kept() -> None:
    tiles = {"hortus": ["red 4", "blue 5"], "porticus": ["red 6", "blue 6"]}
    position = after("play:red3 red>hortus red>porticus", time_last=True, event="diligent", tiles=tiles)
    assert (position.time, time_tiles(position, 0)) == (3, ["red 4", "red 6"])


@clause("time-last")
def test_with_time_last_a_tile_gained_last_turn_can_be_spent() -> None:
    words = "red>hortus adson>porticus play:red3 red>porticus"
    tiles = {"hortus": ["red 4", "blue 5"], "porticus": ["grey 2"]}
    assert "spend:red4" in offered(after(words, time_last=True, players=2, tiles=tiles))


@clause("time-last", "hasty")
def test_with_time_last_hasty_still_forbids_spending() -> None:
    position = after("play:red3 red>hortus", time_last=True, event="hasty", time_tiles={0: ["blue 5"]})
    assert (position.time, position.to_act) == (3, 1)


@clause("time-last")
def test_with_time_last_adsons_card_asks_for_no_tile() -> None:
    assert after("adson>hortus", time_last=True, time_tiles={0: ["blue 5"]}).to_act == 1


@clause("time-last", "delicate")
def test_with_time_last_delicate_comes_before_time() -> None:
    position = after("play:red3 red>hortus", time_last=True, event="delicate", time_tiles={0: ["blue 5"]})
    assert (asked(position), position.time) == ("cast", 0)
    act(position, "cast:white spend:blue5")
    assert (position.time, suspicion_change(position)["white"]) == (2, 3)


@clause("time-last")
def test_with_time_last_the_day_ends_when_the_turn_is_over() -> None:
    position = after(LAST_HOUR, time_last=True, day=2, time=23)
    assert (position.day, position.time, position.to_act, position.day_cards[0]) == (3, 1, 0, 1)
    assert set(evidence_change(position).values()) == {5}


@clause("time-last")
def test_with_time_last_a_tile_can_still_save_the_day() -> None:
    position = after(f"{LAST_HOUR} spend:blue5", time_last=True, day=2, time=22, time_tiles={0: ["blue 5"]})
    assert (position.day, position.time, position.to_act) == (2, 23, 1)


@clause("time-last", "move")
def test_with_time_last_time_passes_when_nothing_moves() -> None:
    position = after("play:hortus2", time_last=True, where=dict.fromkeys(FIGURES, "hortus"))
    assert (position.time, position.to_act) == (2, 1)


@clause("time-last", "impious")
def test_with_time_last_the_church_asks_before_the_mover_spends() -> None:
    held = {0: ["blue 5"], 1: ["grey 3", "grey 4"]}
    position = scene(time_last=True, event="impious", time_tiles=held, tiles={"ecclesia": ["blue 6"]})
    act(position, "red>ecclesia")
    assert (asked(position), position.to_act) == ("return", 1)
    act(position, "return:grey3")
    assert (asked(position), position.to_act) == ("spend", 0)
