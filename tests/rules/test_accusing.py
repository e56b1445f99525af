"""Tests the seventh day: a marker before each opponent, then everything is shown."""

import pytest

from abbey.rules import Position, is_over, legal, notes_for, owing, play, read_action, view
from abbey.rules.names import NOBODY, SEATS

from .clauses import clause
from .scene import act, after, asked, evidence_change, offered, scene, told

IDENTITY = ["red", "blue", "white", "grey", "black"]
FIRST_GUESSES = {
    2: "accuse:1=blue accuse:0=orange",
    3: "accuse:1=blue accuse:2=orange accuse:0=orange accuse:2=grey accuse:0=orange accuse:1=grey",
    4: "accuse:1=blue accuse:2=orange accuse:3=black",
    5: "accuse:1=blue accuse:2=orange accuse:3=black accuse:4=red",
}


def wrong_guesses(position: Position) -> None:
    """Let everyone who still owes a guess make one that is not right."""
    while not is_over(position):
        accused = int(offered(position)[0].split(":")[1].split("=")[0])
        right = f"accuse:{accused}={IDENTITY[accused]}"
        act(position, next(word for word in offered(position) if word != right))


@clause("accuse")
@pytest.mark.parametrize(("players", "points"), [(2, 12), (3, 6), (4, 4), (5, 3)])
def test_a_right_guess_gives_the_accused_monk_evidence(players: int, points: int) -> None:
    position = scene(day=7, players=players, identity=IDENTITY[:players])
    act(position, FIRST_GUESSES[players])
    wrong_guesses(position)
    assert evidence_change(position) == {"blue": points}


@clause("accuse")
def test_every_right_guess_counts() -> None:
    words = "accuse:1=blue accuse:2=white accuse:0=red accuse:2=white accuse:0=red accuse:1=grey"
    position = after(words, day=7, players=3, identity=IDENTITY[:3])
    assert evidence_change(position) == {"red": 12, "blue": 6, "white": 12}


@clause("accuse")
def test_a_wrong_guess_gives_nobody_evidence() -> None:
    assert evidence_change(after("accuse:1=red accuse:0=blue", day=7, players=2, identity=["red", "blue"])) == {}


@clause("accuse")
def test_each_player_guesses_before_each_opponent_in_order() -> None:
    position = scene(day=7, players=3)
    assert {word.split("=")[0] for word in offered(position, 0)} == {"accuse:1"}
    assert {word.split("=")[0] for word in offered(position, 1)} == {"accuse:0"}
    act(position, "accuse:1=red")
    assert {word.split("=")[0] for word in offered(position, 0)} == {"accuse:2"}


@clause("accuse")
def test_a_players_guesses_all_differ() -> None:
    position = after("accuse:1=red accuse:2=grey", day=7)
    assert offered(position) == ["accuse:3=black", "accuse:3=blue", "accuse:3=orange", "accuse:3=white"]


@clause("accuse")
def test_two_players_may_lay_the_same_colour() -> None:
    position = after("accuse:1=red accuse:2=grey", day=7, players=3)
    assert "accuse:0=red" in offered(position, 1)


@clause("accuse")
def test_ones_own_colour_may_be_laid() -> None:
    assert "accuse:1=red" in offered(scene(day=7, identity=IDENTITY[:4]), 0)


@clause("accuse")
def test_a_colour_that_the_opponent_has_shown_may_be_laid() -> None:
    assert "accuse:1=grey" in offered(scene(day=7, shown={0: ["grey"], 1: ["grey"]}), 0)


@clause("accuse")
def test_a_shown_marker_is_free_again_for_a_guess() -> None:
    position = scene(day=7, shown={0: ["red", "blue", "white"]})
    assert len(offered(position, 0)) == 6


@clause("accuse")
def test_no_evidence_changes_before_the_last_guess() -> None:
    position = after(
        "accuse:1=blue accuse:2=white accuse:0=red accuse:2=white", day=7, players=3, identity=IDENTITY[:3]
    )
    assert (evidence_change(position), is_over(position)) == ({}, False)


@clause("accuse")
def test_guesses_are_secret_until_all_are_in() -> None:
    position = after("accuse:1=blue", day=7, players=2, identity=["red", "blue"])
    assert view(position, SEATS[0]).own_guesses == (-1, 1)
    assert (view(position, SEATS[1]).own_guesses, view(position, SEATS[1]).guesses) == ((-1, -1), ())


@clause("accuse", "identity")
def test_after_the_last_guess_all_guesses_and_identities_are_open() -> None:
    position = after("accuse:1=blue accuse:0=white", day=7, players=2, identity=["red", "blue"])
    assert (view(position, NOBODY).guesses, view(position, NOBODY).identities) == (((-1, 1), (2, -1)), (0, 1))


@clause("accuse")
def test_the_seats_may_guess_in_any_order() -> None:
    position = scene(day=7, players=2, identity=["red", "blue"])
    assert owing(position) == (0, 1)
    play(position, read_action("accuse:0=red"), SEATS[1])
    assert (owing(position), legal(position, SEATS[1]), position.to_act) == ((0,), [], 0)
    play(position, read_action("accuse:1=red"), SEATS[0])
    assert (evidence_change(position), asked(position)) == ({"red": 12}, "over")


@clause("accuse")
def test_the_first_seat_that_owes_a_guess_is_next_whoever_guessed_last() -> None:
    position = scene(day=7, players=3)
    play(position, read_action("accuse:0=red"), SEATS[1])
    assert (position.to_act, owing(position)) == (0, (0, 1, 2))


@clause("accuse")
def test_a_guess_is_told_to_its_owner_alone() -> None:
    notes = told("accuse:1=blue", day=7, players=3)
    marked = [(note.clause, note.accused, note.figure) for note in notes_for(notes, SEATS[0]) if note.what == "marked"]
    assert (marked, notes_for(notes, SEATS[1])) == ([("accuse", 1, "blue")], [])


@clause("accuse")
def test_no_cards_are_played_on_the_seventh_day() -> None:
    position = scene(day=7)
    assert all(word.startswith("accuse:") for seat in range(4) for word in offered(position, seat))


@clause("accuse", "identity", "winner")
def test_the_end_is_told_guess_by_guess() -> None:
    notes = told("accuse:1=blue accuse:0=white", day=7, players=2, identity=["red", "blue"])
    clauses = {note.what: note.clause for note in notes if note.what in ("accused", "evidence", "unveiled", "won")}
    assert clauses == {"accused": "accuse", "evidence": "accuse", "unveiled": "identity", "won": "winner"}
    guesses = [(note.seat, note.accused, note.figure, note.right) for note in notes if note.what == "accused"]
    assert guesses == [(0, 1, "blue", True), (1, 0, "white", False)]
    assert [(note.seat, note.figure) for note in notes if note.what == "unveiled"] == [(0, "red"), (1, "blue")]
    assert [(note.seat, note.after) for note in notes if note.what == "won"] == [(0, 5)]
