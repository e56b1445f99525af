"""Tests the end: event tiles count, and the least evidence wins."""

from abbey.rules import Position, is_over, scores, winners

from .clauses import clause
from .scene import Arrangement, after, evidence_change, scene, told

WRONG_GUESSES = "accuse:1=orange accuse:2=black accuse:0=orange accuse:2=black accuse:0=orange accuse:1=black"


def ended(evidence: dict[str, int], day_cards: list[int]) -> Position:
    """Return the end of a game in which seats 0, 1 and 2 were white, red and blue; no guess was right."""
    identity = ["white", "red", "blue"]
    return after(WRONG_GUESSES, day=7, players=3, identity=identity, evidence=evidence, day_cards=day_cards)


@clause("winner")
def test_the_least_evidence_wins() -> None:
    position = ended({"white": 20, "red": 12, "blue": 30}, [0, 0, 0])
    assert (winners(position), scores(position)) == ([1], [20, 12, 30])


@clause("day-cards")
def test_each_event_tile_gives_its_players_monk_2_evidence() -> None:
    position = ended({}, [3, 0, 1])
    assert evidence_change(position) == {"white": 6, "blue": 2}


@clause("day-cards")
def test_the_evidence_for_event_tiles_is_told_as_such() -> None:
    notes = told(WRONG_GUESSES, day=7, players=3, identity=["white", "red", "blue"], day_cards=[3, 0, 1])
    assert [(note.clause, note.figure) for note in notes if note.what == "evidence"] == [
        ("day-cards", "white"),
        ("day-cards", "blue"),
    ]


@clause("day-cards", "winner")
def test_event_tiles_count_before_the_winner_is_found() -> None:
    position = ended({"white": 10, "red": 13, "blue": 30}, [2, 0, 0])
    assert (winners(position), scores(position)) == ([1], [14, 13, 30])


@clause("winner")
def test_of_tied_players_the_one_with_more_event_tiles_wins() -> None:
    position = ended({"white": 10, "red": 8, "blue": 6}, [0, 1, 2])
    assert (scores(position), winners(position)) == ([10, 10, 10], [2])


@clause("winner")
def test_more_event_tiles_do_not_help_against_less_evidence() -> None:
    assert winners(ended({"white": 10, "red": 2, "blue": 30}, [0, 5, 0])) == [0]


@clause("winner")
def test_an_untied_players_event_tiles_break_no_tie() -> None:
    position = ended({"white": 10, "red": 8, "blue": 20}, [0, 1, 5])
    assert (scores(position), winners(position)) == ([10, 10, 30], [1])


@clause("winner")
def test_players_tied_in_both_share_the_win() -> None:
    position = ended({"white": 8, "red": 8, "blue": 20}, [1, 1, 4])
    assert (scores(position), winners(position)) == ([10, 10, 28], [0, 1])


@clause("winner")
def test_all_may_share_the_win() -> None:
    assert winners(ended({}, [2, 2, 2])) == [0, 1, 2]


@clause("winner")
def test_monks_nobody_plays_are_out() -> None:
    position = ended({"white": 20, "red": 12, "blue": 30, "grey": 0, "black": 1, "orange": 2}, [0, 0, 0])
    assert (winners(position), len(scores(position))) == ([1], 3)


@clause("winner")
def test_nobody_has_won_before_the_end() -> None:
    position = scene(day=7)
    assert (is_over(position), winners(position)) == (False, [])


@clause("accuse", "winner")
def test_a_right_guess_can_cost_the_win() -> None:
    arranged: Arrangement = {"day": 7, "players": 2, "identity": ["red", "blue"], "evidence": {"red": 9, "blue": 20}}
    assert winners(after("accuse:1=white accuse:0=white", **arranged)) == [0]
    assert winners(after("accuse:1=white accuse:0=red", **arranged)) == [1]


@clause("winner")
def test_when_the_game_is_over_nobody_is_to_act() -> None:
    position = ended({}, [0, 0, 0])
    assert (is_over(position), position.to_act) == (True, -1)
