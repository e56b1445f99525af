"""Tests what a hint says about a turn: the two tracks apart, and whom the player would look like."""

import pytest

from abbey.insight.aids.hint_words import HintWords, guess_surety
from abbey.insight.aids.turn_effects import effects_of
from abbey.rules import Note
from abbey.rules.names import MONK_COUNT, MONKS, SEATS

EVEN = [1 / 6] * 6
LEVEL = [10] * 6
WORDS = HintWords(SEATS[0], MONKS.index("red"), [EVEN] * 3)


def moved(track: str, figure: str, before: int, after: int, clause: str = "task") -> Note:
    return Note(track, clause, figure=figure, before=before, after=after)


def test_suspicion_and_evidence_are_never_added_up() -> None:
    effects = effects_of([moved("suspicion", "red", 8, 4), moved("evidence", "red", 3, 5, "forbidden")], LEVEL)
    told = [
        (line.args["track"], line.args["change"], line.args["points"])
        for line in WORDS.effects(effects, ends_day=False)
    ]
    assert told == [("suspicion", "down", 4), ("evidence", "up", 2)]


def test_what_would_have_come_without_the_turn_is_no_reason() -> None:
    """Red was in front already: the event strikes him whoever else is moved, and so does the night."""
    notes = [moved("evidence", "red", 3, 4, clause) for clause in ("suspicious", "convert")]
    effects = effects_of(notes, [11 if monk == "red" else 10 for monk in MONKS])
    assert [line.id for line in WORDS.effects(effects, ends_day=False)] == ["aid-why-quiet"]


@pytest.mark.parametrize("suspicion", [LEVEL, [12 if monk == "blue" else 10 for monk in MONKS]])
def test_evidence_against_whom_the_turn_brought_to_the_front_is_told(suspicion: list[int]) -> None:
    """Before it all six were level, so that nobody was in front, or it was another."""
    assert effects_of([moved("evidence", "red", 3, 4, "suspicious")], suspicion) == {("red", "evidence"): 1}


def test_evidence_against_whom_the_player_moves_is_told() -> None:
    assert effects_of([moved("evidence", "red", 3, 4, "dubious")], LEVEL) == {("red", "evidence"): 1}


def test_a_hint_names_the_monk_that_a_turn_makes_one_look_like() -> None:
    blue = MONKS.index("blue")
    after = [0.26 if monk == blue else 0.148 for monk in range(6)]
    looks = [line for line in WORDS.tells([EVEN, EVEN], [EVEN, after]) if line.id == "aid-looks"]
    assert [(line.args["figure"], line.args["chance"], line.args["points"]) for line in looks] == [("blue", 26, 9)]


def test_neither_the_own_monk_nor_a_small_rise_is_worth_that_line() -> None:
    known = [0.5 if monk == MONKS.index("red") else 0.1 for monk in range(6)]
    for after in (known, EVEN):
        assert [line.id for line in WORDS.tells([EVEN, EVEN], [EVEN, after])] == ["aid-tells", "aid-tells"]


def test_a_hint_names_the_rival_who_learns_most() -> None:
    told = WORDS.to_whom([0.0, 0.2, 0.3], [0.0, 0.25, 0.42])
    assert [(line.id, line.args) for line in told] == [
        ("aid-tells-rival", {"accused": 2, "figure": "red", "chance": 42, "points": 12})
    ]


@pytest.mark.parametrize("after", [[0.0, 0.2, 0.3], [0.0, 0.1, 0.301]])
def test_no_rival_is_named_who_learns_less_than_a_point(after: list[float]) -> None:
    assert WORDS.to_whom([0.0, 0.2, 0.3], after) == []


def test_a_turn_that_moves_a_monk_of_nobody_is_not_said_to_change_nothing() -> None:
    """Grey is ruled out for all rivals, or almost."""
    grey = MONKS.index("grey")
    unlikely = [0.01 if monk == grey else 0.198 for monk in range(MONK_COUNT)]
    words = HintWords(SEATS[0], MONKS.index("red"), [EVEN, unlikely, unlikely])
    told = words.effects(effects_of([moved("suspicion", "grey", 10, 4)], LEVEL), ends_day=False)
    assert [(line.id, line.args["figure"], line.args["points"]) for line in told] == [("aid-why-nobody", "grey", 6)]


def test_suspicion_that_a_conversion_in_a_turn_sets_back_is_told() -> None:
    """William has met Adson on a talkative day: what the turn itself laid on red goes back with the rest."""
    suspicion = [8, 25, 10, 10, 10, 10]
    notes = [
        moved("suspicion", "red", 8, 12),
        moved("evidence", "blue", 3, 8, "talkative"),
        Note("reset", "talkative", after=10),
    ]
    assert +effects_of(notes, suspicion) == {("red", "suspicion"): 2, ("blue", "evidence"): 5}
    assert -effects_of(notes, suspicion) == {("blue", "suspicion"): 15}


def test_suspicion_that_a_night_sets_back_is_no_doing_of_the_turn() -> None:
    assert effects_of([Note("reset", "reset", after=10)], [12] * MONK_COUNT) == {}


def test_a_guess_that_is_only_very_likely_is_not_said_to_be_certain() -> None:
    likely = [0.9999 if monk == 0 else 0.00002 for monk in range(MONK_COUNT)]
    words = HintWords(SEATS[0], MONKS.index("blue"), [EVEN, likely, EVEN])
    assert words.guess(SEATS[1], MONKS.index("red")).args["chance"] == 99
    assert guess_surety(0.9999, 0.0001).args["chance"] == 99
    assert guess_surety(1.0, 0.0).args["chance"] == 100
