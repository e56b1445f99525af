"""Tests playing a card and moving the figure it names."""

import pytest

from abbey.rules import legal, view
from abbey.rules.names import BUILDINGS, FIGURES, SEATS

from .clauses import clause
from .scene import PLACES, act, after, asked, deck, discard, hand, offered, place, scene, told

EVERYBODY_IN_THE_GARDEN: dict[str, str] = dict.fromkeys(FIGURES, "hortus")


@clause("card")
def test_a_player_plays_one_of_their_own_three_cards() -> None:
    position = scene(hands={0: ["red3", "hortus2", "blue1"], 1: ["grey4", "porta2", "white2"]})
    assert offered(position) == ["play:blue1", "play:hortus2", "play:red3"]


@clause("card")
def test_equal_cards_are_one_choice() -> None:
    assert offered(scene(hands={0: ["red3", "blue1", "red3"]})) == ["play:blue1", "play:red3"]
    assert offered(scene(hands={0: ["blue1", "red3", "red3"]})) == ["play:blue1", "play:red3"]
    assert offered(scene(hands={0: ["red3", "red3", "red3"]})) == ["play:red3"]


@clause("card")
def test_the_choices_do_not_tell_in_which_order_the_hand_is_held() -> None:
    assert legal(scene(hands={0: ["red3", "hortus2", "blue1"]})) == legal(
        scene(hands={0: ["blue1", "red3", "hortus2"]})
    )


@clause("card", "time")
def test_a_william_adson_card_is_two_choices() -> None:
    position = scene(hands={0: ["william/adson", "red3", "william/adson"]})
    assert offered(position) == ["play:adson", "play:red3", "play:william"]


@clause("card")
def test_a_played_card_leaves_the_hand_for_the_open_discard_pile() -> None:
    position = after("play:red3", hands={0: ["red3", "hortus2", "red3"]}, discard=["blue1"])
    assert (hand(position, 0), discard(position)) == (["hortus2", "red3"], ["blue1", "red3"])
    assert len(view(position, SEATS[3]).discard) == 2


@clause("card")
def test_a_william_adson_card_lies_on_the_discard_pile_without_saying_who_moved() -> None:
    assert discard(after("play:adson")) == discard(after("play:william")) == ["william/adson"]


@clause("move")
def test_a_monk_card_moves_that_monk_to_any_other_building() -> None:
    position = after("play:grey2", where={"grey": "porta"})
    assert offered(position) == sorted(f"grey>{building}" for building in BUILDINGS if building != "porta")


@clause("move")
@pytest.mark.parametrize("figure", ["william", "adson"])
def test_a_william_adson_card_moves_the_chosen_one_to_any_other_building(figure: str) -> None:
    position = after(f"play:{figure}")
    assert offered(position) == sorted(f"{figure}>{building}" for building in BUILDINGS if building != PLACES[figure])


@clause("move")
def test_a_building_card_moves_any_figure_that_is_not_there() -> None:
    position = after("play:hortus2", where={"blue": "hortus", "adson": "hortus"})
    assert offered(position) == sorted(f"{figure}>hortus" for figure in FIGURES if figure not in ("blue", "adson"))


@clause("move")
def test_the_figure_stands_where_it_was_moved_and_the_others_stay() -> None:
    position = after("grey>hortus")
    assert {figure: place(position, figure) for figure in FIGURES} == PLACES | {"grey": "hortus"}


@clause("move")
def test_any_number_of_figures_may_share_a_building() -> None:
    position = after("play:hortus2 grey>hortus", where=EVERYBODY_IN_THE_GARDEN | {"grey": "porta"})
    assert {place(position, figure) for figure in FIGURES} == {"hortus"}


@clause("move")
@pytest.mark.parametrize("figure", FIGURES)
def test_a_single_possible_move_is_asked_all_the_same(figure: str) -> None:
    position = after("play:hortus2", where=EVERYBODY_IN_THE_GARDEN | {figure: "porta"})
    assert offered(position) == [f"{figure}>hortus"]


@clause("move")
def test_when_all_eight_are_there_nothing_moves_and_the_turn_goes_on() -> None:
    arranged = scene(where=EVERYBODY_IN_THE_GARDEN)
    top = deck(arranged)[0]
    notes = act(arranged, "play:hortus3")
    assert [note.what for note in notes] == ["played", "passed", "stuck", "drew"]
    assert (arranged.time, arranged.to_act, asked(arranged)) == (3, 1, "play")
    assert top in hand(arranged, 0)


@clause("move")
def test_when_all_eight_are_there_nobody_meets_anything() -> None:
    before = scene(where=EVERYBODY_IN_THE_GARDEN)
    position = after("play:hortus3", where=EVERYBODY_IN_THE_GARDEN)
    assert (position.suspicion, position.evidence) == (before.suspicion, before.evidence)
    assert (position.tiles, position.where) == (before.tiles, before.where)


@clause("move")
def test_all_eight_in_one_building_do_not_hold_up_other_cards() -> None:
    position = after("play:porta2 grey>porta", where=EVERYBODY_IN_THE_GARDEN)
    assert place(position, "grey") == "porta"


@clause("move")
def test_a_move_is_told_with_where_it_came_from() -> None:
    moved = next(note for note in told("grey>hortus", turn=2) if note.what == "moved")
    assert (moved.seat, moved.figure, moved.origin, moved.building) == (2, "grey", "officina", "hortus")
