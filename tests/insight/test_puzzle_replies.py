"""Tests puzzles as messages: without the answer, and the answers to them, judged and explained."""

import json

import pytest
from msgspec import structs

from abbey.insight.puzzles import LikelySolution, PuzzleCode, PuzzleError
from abbey.insight.puzzles.puzzle_replies import puzzle_message, reply_to, solution_message
from abbey.insight.puzzles.puzzle_words import explanation, speaker_for
from abbey.rules.names import MONKS, NOBODY
from abbey.wire.codec import text_of
from abbey.wire.puzzle_messages import Deduced, PuzzleAnswer, ToldTurn
from tests.insight.test_puzzles import CODES, every_code, made


@every_code
def test_the_message_of_a_puzzle_names_no_monk_but_its_viewers_own(code: PuzzleCode) -> None:
    puzzle, solution = made(code)
    message = puzzle_message(puzzle, code.day, code.day)
    assert (message.before, message.after) == (None, None)
    shown = json.loads(text_of(message))
    assert set(shown) == set(structs.asdict(message))
    assert shown["board"]["identities"] == [None] * puzzle.view.players
    assert (shown["own"] is None) == (puzzle.view.viewer == NOBODY)
    assert shown["own"] is None or shown["own"]["identity"] == MONKS[puzzle.view.identities[puzzle.view.viewer]]
    assert not {"monk", "solution", "points", "steps"} & set(shown)
    told = json.loads(text_of(reply_to(made(code), PuzzleAnswer())))
    assert told["solution"]["monk"] == MONKS[solution.monk]


@every_code
def test_the_steps_of_a_message_are_those_of_the_words(code: PuzzleCode) -> None:
    """What the page says step by step is what the terminal says, but for the answer at the end."""
    puzzle, solution = made(code)
    words = list(explanation(puzzle, solution, speaker_for(puzzle, "en")))
    steps = solution_message(puzzle, solution).steps
    assert len(words) == len(steps) + (1 if code.kind == "certain" else 2)
    for step, sentence in zip(steps, words, strict=False):
        if isinstance(step, ToldTurn):
            assert (f"{step.times} times" in sentence) == (step.times > 1)
            assert puzzle_message(puzzle, code.day, code.day).log[step.place].seat == puzzle.seat
        else:
            monks = step.monks if isinstance(step, Deduced) else [step.monk]
            assert all(monk in sentence for monk in monks)


# --- Answers


def test_only_the_right_monk_gets_the_solution_of_a_certain_puzzle() -> None:
    each = made(CODES[0])
    for monk in MONKS:
        reply = reply_to(each, PuzzleAnswer(monk=monk))
        assert reply.right == (monk == MONKS[each.solution.monk])
        assert (reply.solution is not None) == reply.right


def test_points_get_a_score_beside_that_of_the_even_answer() -> None:
    each = made(CODES[3])
    assert isinstance(each.solution, LikelySolution)
    best = dict(zip(MONKS, each.solution.points, strict=True))
    assert reply_to(each, PuzzleAnswer(points=best)).score == 100
    worse = reply_to(each, PuzzleAnswer(points={MONKS[0]: 100}))
    assert worse.score is not None
    assert worse.even == 0
    assert worse.score < 100
    assert worse.solution is not None


@pytest.mark.parametrize(
    ("number", "answer"),
    [
        (0, PuzzleAnswer(points={"red": 100})),
        (0, PuzzleAnswer(monk="red", points={"red": 100})),
        (3, PuzzleAnswer(monk="red")),
        (3, PuzzleAnswer(points={})),
        (3, PuzzleAnswer(points={"red": 50, "blue": 49})),
        (3, PuzzleAnswer(points={"red": 100, "blue": 1})),
    ],
)
def test_what_is_no_answer_to_a_puzzle_is_refused(number: int, answer: PuzzleAnswer) -> None:
    with pytest.raises(PuzzleError, match=r"\.$"):
        reply_to(made(CODES[number]), answer)
