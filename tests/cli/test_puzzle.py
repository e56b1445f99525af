"""Tests `abbey puzzle`: a newcomer solves one, another command writes many, and files are proved."""

import json
from pathlib import Path

import pytest

from abbey.insight.puzzles import Made, puzzle_of, puzzle_text, read_code, solution_text
from abbey.rules.names import MONKS
from abbey.speech import LANGUAGES, Speaker
from abbey.tui.puzzle_dialogue import read_points
from tests.cli.terminal import abbey, is_refused

CERTAIN, LIKELY = "2026-01-06-c2", "2026-01-04-l3"


@pytest.fixture(scope="module")
def certain() -> Made:
    return puzzle_of(read_code(CERTAIN))


def test_a_right_answer_is_explained_step_by_step(certain: Made) -> None:
    right = MONKS.index(MONKS[certain.solution.monk]) + 1
    wrong = right % 6 + 1
    said = abbey("puzzle", CERTAIN, typed=["eight", str(wrong), str(right)]).output
    assert "Please type a number from 1 to 6, or press Enter." in said
    assert f"cannot be {MONKS[wrong - 1]}. Try again." in said
    assert "Right, " in said
    assert said.index("Right, ") < said.index("Solution:") < said.index("So ")
    assert said.rstrip().endswith(f"pass on its code: {CERTAIN}")


def test_enter_shows_the_solution_and_the_end_of_input_does_not() -> None:
    assert "Solution:" in abbey("puzzle", CERTAIN, typed=[""]).output
    left = abbey("puzzle", CERTAIN)
    assert left.exit_code == 0
    assert "Solution:" not in left.output


def test_what_is_shown_before_the_answer_holds_no_solution(certain: Made) -> None:
    shown = abbey("puzzle", CERTAIN).output
    assert "In the game" not in shown
    assert "So " not in shown
    told = json.loads(abbey("puzzle", CERTAIN, "--json").stdout)
    assert told == json.loads(puzzle_text(certain.puzzle))


def test_points_are_scored() -> None:
    said = abbey("puzzle", LIKELY, typed=["50 50", "20 20 20 20 10 10"]).output
    assert "Please type six whole numbers that sum to 100" in said
    assert "of 100. Whoever gives every monk that is still possible the same gets " in said
    assert "The observer’s 100 points: " in said


@pytest.mark.parametrize(
    ("typed", "points"),
    [
        ("3", (0, 0, 100, 0, 0, 0)),
        ("10, 20, 30, 40, 0, 0", (10, 20, 30, 40, 0, 0)),
        ("10 20 30 40 0", None),
        ("10 20 30 40 0 -0", None),
        ("10 20 30 40 0 1", None),
        ("7", None),
        ("², ² ² ² ² ²", None),
        ("red", None),
    ],
)
def test_points_are_six_numbers_or_one_monk(typed: str, points: tuple[int, ...] | None) -> None:
    assert read_points(typed) == points


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_is_told_and_explained_in_every_language(language: str) -> None:
    said = abbey("puzzle", CERTAIN, "--solution", "--language", language).output
    speaker = Speaker(language)
    assert speaker.word("puzzle-title", code=CERTAIN, kind="certain", level="medium") in said
    assert speaker.word("puzzle-rests-on-certain") in said
    assert speaker.word("puzzle-solution") in said


def test_files_are_written_and_proved(certain: Made) -> None:
    done = abbey("puzzle", "--write", "week", "--from", "2026-01-06", "--kind", "certain", "--level", "medium")
    assert done.stdout == "Wrote 1 puzzle and its solution to week: 1 certain medium.\n"
    puzzle, solution = Path(f"week/{CERTAIN}.puzzle.json"), Path(f"week/{CERTAIN}.solution.json")
    assert puzzle.read_text(encoding="utf-8") == puzzle_text(certain.puzzle)
    assert solution.read_text(encoding="utf-8") == solution_text(certain.puzzle.code, certain.solution)
    for file in (puzzle, solution):
        assert "counting through all assignments leaves the answer" in abbey("puzzle", "--check", str(file)).output
    solution.write_text(solution.read_text(encoding="utf-8").replace('"round":1', '"round":2'), encoding="utf-8")
    refused = abbey("puzzle", "--check", str(solution))
    assert is_refused(refused)
    assert "it was changed, or another version made it" in refused.stderr


@pytest.mark.parametrize(
    "words",
    [
        ["yesterday"],
        ["2026-02-30"],
        ["2026-11-17-x1"],
        ["2026-11-17-c1", "--level", "easy"],
        ["--check", "missing.json"],
        ["--check", "a.json", "--write", "b"],
        ["--days", "3"],
        ["--write", "b", "--from", "soon"],
        ["--write", "b", "2026-11-17"],
        ["--write", "b", "--from", "9999-12-31", "--days", "2"],
        ["--kind", "odd"],
    ],
)
def test_wrong_words_are_refused_in_one_sentence(words: list[str]) -> None:
    assert is_refused(abbey("puzzle", *words))


def test_a_word_that_is_neither_date_nor_code_is_answered_with_both() -> None:
    said = abbey("puzzle", "nonsense").stderr
    assert "one looks like 2026-11-17" in said
    assert "A code may stand there too, like 20" in said
