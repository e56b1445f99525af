"""Tests the markers that everyone shows after days 1, 3 and 5: never one of their own colour."""

import pytest

from abbey.rules import Position, legal, notes_for, owing, play, read_action, view
from abbey.rules.names import BLUE, GREY, NOBODY, RED, SEATS

from .clauses import clause
from .scene import LAST_HOUR, act, after, asked, evidence_change, offered

IDENTITY = ["red", "blue", "white", "grey"]
ALL_LEVEL = dict.fromkeys(["red", "blue", "white", "grey", "black", "orange"], 5)  # what the day's end gave


def revealing(day: int = 1, shown: dict[int, list[str]] | None = None) -> Position:
    """Return the scene in which seat 1 has just ended the day."""
    return after(LAST_HOUR, day=day, time=22, turn=1, identity=IDENTITY, shown=shown or {})


@clause("reveal")
@pytest.mark.parametrize("day", [1, 3, 5])
def test_days_1_3_and_5_end_with_a_reveal(day: int) -> None:
    assert asked(revealing(day)) == "show"


@clause("reveal")
@pytest.mark.parametrize(("day", "then"), [(2, "play"), (4, "play"), (6, "accuse")])
def test_days_2_4_and_6_end_without_one(day: int, then: str) -> None:
    assert asked(revealing(day)) == then


@clause("reveal")
def test_a_player_may_show_any_colour_but_their_own() -> None:
    assert offered(revealing(), 2) == ["show:black", "show:blue", "show:grey", "show:orange", "show:red"]


@clause("reveal")
def test_a_player_may_not_show_a_colour_again() -> None:
    position = revealing(5, shown={2: ["black", "red"], 3: ["blue", "orange"]})
    assert offered(position, 2) == ["show:blue", "show:grey", "show:orange"]


@clause("reveal")
def test_each_shown_marker_gives_its_colour_2_evidence() -> None:
    position = revealing()
    act(position, "show:blue show:red show:black show:orange")
    assert evidence_change(position) == ALL_LEVEL | dict.fromkeys(["blue", "red", "black", "orange"], 7)


@clause("reveal")
def test_two_markers_of_one_colour_give_it_4() -> None:
    position = revealing()
    act(position, "show:grey show:red show:grey show:orange")
    assert evidence_change(position) == ALL_LEVEL | {"grey": 9, "red": 7, "orange": 7}


@clause("reveal")
def test_nothing_is_shown_before_all_have_chosen() -> None:
    position = revealing()
    act(position, "show:grey show:red show:grey")
    assert (evidence_change(position), position.shown[:4]) == (ALL_LEVEL, [0, 0, 0, 0])


@clause("reveal")
def test_a_chosen_marker_is_seen_by_its_owner_alone() -> None:
    position = revealing()
    act(position, "show:grey")
    assert view(position, SEATS[0]).chosen == GREY
    assert [view(position, viewer).chosen for viewer in (SEATS[1], NOBODY)] == [-1, -1]


@clause("reveal")
def test_a_choice_is_told_to_all_and_its_colour_to_its_owner_alone() -> None:
    notes = act(revealing(), "show:grey")
    mine, others = ([(note.what, note.clause) for note in notes_for(notes, seat)] for seat in SEATS[:2])
    assert (mine, others) == ([("marked", "reveal"), ("chose", "reveal")], [("chose", "reveal")])


@clause("reveal")
def test_the_seats_may_choose_in_any_order() -> None:
    position = revealing()
    for seat, colour in [(3, "red"), (0, "blue"), (2, "blue"), (1, "red")]:
        assert seat in owing(position)
        play(position, read_action(f"show:{colour}"), SEATS[seat])
    assert evidence_change(position) == ALL_LEVEL | {"red": 9, "blue": 9}


@clause("reveal")
def test_a_seat_chooses_once() -> None:
    position = revealing()
    play(position, read_action("show:red"), SEATS[2])
    assert (owing(position), legal(position, SEATS[2])) == ((0, 1, 3), [])


@clause("reveal")
def test_shown_markers_stay_open() -> None:
    position = revealing(3, shown={0: ["orange"]})
    act(position, "show:grey show:red show:blue show:red")
    assert view(position, SEATS[3]).shown == (1 << 5 | 1 << GREY, 1 << RED, 1 << BLUE, 1 << RED)


@clause("reveal")
def test_during_a_reveal_the_old_day_is_still_on() -> None:
    position = revealing()
    act(position, "show:grey")
    assert (position.day, position.event) == (1, position.events[0])


@clause("reveal", "next")
def test_after_a_reveal_the_player_who_ended_the_day_starts_the_next_one() -> None:
    position = revealing()
    act(position, "show:grey show:red show:grey show:orange")
    assert (position.day, position.event, asked(position)) == (2, position.events[1], "play")
    assert (position.turn, position.to_act) == (1, 1)


@clause("reveal")
def test_the_next_reveal_begins_with_no_marker_chosen() -> None:
    position = revealing()
    act(position, "show:grey show:red show:grey show:orange")
    assert (position.chosen, view(position, SEATS[0]).chosen) == ([-1] * 5, -1)


@clause("reveal")
def test_markers_are_shown_in_seat_order_once_all_are_in() -> None:
    position = revealing()
    act(position, "show:grey show:red show:grey")
    notes = act(position, "show:orange")
    assert [(note.seat, note.figure) for note in notes if note.what == "showed"] == [
        (0, "grey"),
        (1, "red"),
        (2, "grey"),
        (3, "orange"),
    ]
