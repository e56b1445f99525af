"""Tests puzzles: the same for everybody, proved, and with nothing in them that their viewer may not know."""

import hashlib
import json
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from functools import cache
from itertools import pairwise
from math import dist

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from abbey.bots import bot_named, play_game
from abbey.insight.certainty import certain, known_seats
from abbey.insight.puzzles import (
    KINDS,
    LEVELS,
    CertainSolution,
    LikelySolution,
    Made,
    Puzzle,
    PuzzleCode,
    PuzzleError,
    check_text,
    code_of_day,
    prove,
    puzzle_json,
    puzzle_of,
    puzzle_text,
    read_code,
    solution_text,
)
from abbey.insight.puzzles.certain_puzzles import level_of as level_of_steps
from abbey.insight.puzzles.certain_puzzles import moments
from abbey.insight.puzzles.likely_puzzles import LEAST_DISTANCE, as_points, even_answer, level_of, score
from abbey.insight.puzzles.puzzle import shared_part
from abbey.insight.puzzles.puzzle_code import Level, PuzzleKind
from abbey.insight.puzzles.puzzle_replies import puzzle_message
from abbey.rules import Deal, Game, Stream
from abbey.rules.names import MONK_COUNT, NOBODY, SEATS, Viewer, seat_numbers
from abbey.search import use_backend
from abbey.testing.bots.twins import twin_of
from abbey.wire.codec import text_of
from tests.deep import often

CODES = [
    read_code(text) for text in ("2026-01-06-c2", "2026-01-03-c3", "2026-01-02-c1", "2026-01-05-l1", "2026-01-04-l3")
]
every_code = pytest.mark.parametrize("code", CODES, ids=str)


@cache
def made(code: PuzzleCode) -> Made:
    """Make a puzzle once for all tests."""
    return puzzle_of(code)


@cache
def random_game(seed: int) -> Game:
    return play_game(Deal.numbered(4 + seed % 2, seed), [bot_named("random") for _ in range(4 + seed % 2)])


def at(game: Game, actions: int) -> Game:
    """Return the game when so many actions had been played."""
    until = Game(game.deal, game.names)
    for seat, action in game.actions[:actions]:
        until.play(action, seat)
    return until


# --- Nothing hidden


def twin_puzzles(make: Callable[[Game, int, Viewer], Puzzle], seed: int) -> list[tuple[Puzzle, Puzzle]]:
    """Return puzzles about moments of a game, each with the puzzle about a game that its viewer cannot tell apart."""
    game, chance, pairs = random_game(seed), Stream(bytes([seed]), "twins"), []
    for viewer in (NOBODY, *seat_numbers(game.position.players)):
        actions = 20 + chance.below(len(game.actions) - 60)
        until = at(game, actions)
        if len(known_seats(certain(until.view(viewer)))) >= game.position.players - 1:
            continue  # nobody can be anybody else
        twin = twin_of(game.deal, game.actions[:actions], viewer, chance)
        for seat, action in game.actions[:actions]:
            twin.play(action, seat)
        assert twin.position.identity != until.position.identity
        twin.names = until.names
        pairs.append((make(until, actions, viewer), make(twin, actions, viewer)))
    return pairs


def asked(kind: PuzzleKind) -> Callable[[Game, int, Viewer], Puzzle]:
    """Return how to make a puzzle of this kind about the end of a game so far."""
    code = code_of_day(date(2026, 1, 1), kind, "easy")
    return lambda game, actions, viewer: shared_part(code, game, actions, game.view(viewer), SEATS[viewer == SEATS[0]])


@pytest.mark.parametrize("kind", KINDS)
def test_a_puzzle_does_not_depend_on_what_its_viewer_cannot_know(kind: PuzzleKind) -> None:
    pairs = [pair for seed in range(often(4)) for pair in twin_puzzles(asked(kind), seed)]
    assert len(pairs) > 10
    assert all(told(one) == told(two) for one, two in pairs)


def told(puzzle: Puzzle) -> tuple[str, str]:
    """Return all that is shared of a puzzle: its file, and its message."""
    return puzzle_text(puzzle), text_of(puzzle_message(puzzle, date(2025, 1, 1), date(2026, 1, 1)))


@pytest.mark.parametrize("leak", ["identities", "notes", "hand"])
def test_a_puzzle_that_leaks_is_caught(leak: str) -> None:
    def leaky(game: Game, actions: int, viewer: Viewer) -> Puzzle:
        puzzle = asked("likely")(game, actions, viewer)
        s = game.position
        if leak == "notes":
            return replace(puzzle, heard=tuple(note for some in game.notes for note in some))
        if leak == "identities":
            return replace(puzzle, view=replace(puzzle.view, identities=tuple(s.identity[: s.players])))
        return replace(puzzle, view=replace(puzzle.view, hand=tuple(s.hands[(viewer + 1) % s.players])))

    pairs = [(told(one), told(two)) for seed in range(2) for one, two in twin_puzzles(leaky, seed)]
    assert any(one[0] != two[0] for one, two in pairs)
    assert any(one[1] != two[1] for one, two in pairs) == (leak == "hand")  # messages hold nothing of the others


@every_code
def test_a_puzzle_names_no_monk_but_its_viewers_own(code: PuzzleCode) -> None:
    puzzle = made(code).puzzle
    told = puzzle_json(puzzle)
    assert [seat for seat, monk in enumerate(told["view"]["identities"]) if monk >= 0] == [
        seat for seat in range(puzzle.view.players) if seat == puzzle.view.viewer
    ]
    assert set(told["view"]).isdisjoint({"legal", "chosen", "own_guesses", "guesses"})
    assert not {"monk", "solution", "points", "steps", "seed", "salt"} & set(told)
    assert {note["what"] for note in told["notes"]}.isdisjoint({"unveiled", "accused", "won"})


# --- The same for everybody


DIGESTS = {
    "2026-01-06-c2": "b0a2afbde15ad309",
    "2026-01-03-c3": "6c2e959431d1d037",
    "2026-01-02-c1": "6b6d230118cdbb60",
    "2026-01-05-l1": "a1a54a334813422f",
    "2026-01-04-l3": "b9e452b9ef2d12f1",
}


@every_code
def test_a_code_stands_for_the_same_bytes_on_every_machine(code: PuzzleCode) -> None:
    """Whoever changes bots or rules so that this fails raises `bot_table.EDITION`, and writes the new digests here."""
    assert digest(made(code)) == DIGESTS[str(code)]


def digest(each: Made) -> str:
    """Return a short name for all that a puzzle and its solution say."""
    text = puzzle_text(each.puzzle) + solution_text(each.puzzle.code, each.solution)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@pytest.mark.slow
def test_compiled_kernels_make_the_same_bytes() -> None:
    use_backend("compiled")
    try:
        assert {str(code): digest(puzzle_of(code)) for code in CODES} == DIGESTS
    finally:
        use_backend(None)


@pytest.mark.deep
def test_puzzles_of_different_days_differ_and_all_are_proved() -> None:
    more = [code_of_day(date.fromordinal(date(2026, 2, 1).toordinal() + day)) for day in range(often(5) - 5)]
    boards = set()
    for code in [*CODES, *more]:
        prove(*made(code))
        told = puzzle_json(made(code).puzzle)
        boards.add(json.dumps([told["view"], told["notes"]]))
    assert len(boards) == len(CODES) + len(more)


@given(st.builds(PuzzleCode, st.dates(), st.sampled_from(KINDS), st.sampled_from(LEVELS)))
def test_a_code_is_read_as_it_was_written(code: PuzzleCode) -> None:
    assert read_code(str(code)) == code


@pytest.mark.parametrize("text", ["", "today", "2026-11-17", "2026-11-17-c4", "2026-11-31-c1", "２０２６-11-17-c1"])
def test_any_other_text_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(PuzzleError, match=r"\.$"):
        read_code(text)


def test_a_week_goes_from_easy_to_hard_and_the_kinds_take_turns() -> None:
    week = [code_of_day(date(2026, 1, 5 + day)) for day in range(7)]
    ranks = [LEVELS.index(code.level) for code in week]
    assert ranks == sorted(ranks)
    assert set(ranks) == {0, 1, 2}
    assert all(one.kind != two.kind for one, two in pairwise(week))


# --- Proved


@every_code
def test_a_puzzle_has_the_level_that_its_code_says(code: PuzzleCode) -> None:
    match made(code).solution:
        case CertainSolution(why):
            assert level_of_steps(why) == code.level
        case LikelySolution() as solution:
            assert level_of(solution.points) == code.level


def test_what_is_certain_is_so_in_the_game_and_was_not_before() -> None:
    found = 0
    for seed in range(1, often(16), 2):
        game = random_game(seed)
        for actions, seen, why in moments(game):
            found += 1
            assert game.position.identity[why.seat] == why.monk
            assert why.seat not in known_seats(certain(at(game, actions - 1).view(seen.viewer)))
    assert found


def test_a_wrong_solution_is_refused() -> None:
    puzzle, solution = made(CODES[0])
    assert isinstance(solution, CertainSolution)
    why = solution.explanation
    for wrong in (
        replace(why, monk=(why.monk + 1) % MONK_COUNT),
        replace(why, steps=why.steps[1:]),
        replace(why, steps=why.steps[:-1]),
    ):
        with pytest.raises(PuzzleError, match=r"2026-01-06-c2"):
            prove(puzzle, CertainSolution(wrong))


def test_an_answer_that_was_certain_before_is_refused() -> None:
    puzzle, solution = made(CODES[0])
    early = [note for note in puzzle.heard if note.what == "showed"]
    last = early[-puzzle.view.players :]
    with pytest.raises(PuzzleError, match="before the last markers"):
        prove(replace(puzzle, heard=(*early, *last)), solution)


def test_other_points_are_refused() -> None:
    puzzle, solution = made(CODES[3])
    assert isinstance(solution, LikelySolution)
    with pytest.raises(PuzzleError, match="observer"):
        prove(puzzle, replace(solution, table=solution.table[::-1]))


def test_a_file_is_proved_and_a_changed_one_is_refused() -> None:
    puzzle, solution = made(CODES[0])
    text = puzzle_text(puzzle)
    assert check_text(text) == made(CODES[0])
    assert check_text(json.dumps(json.loads(text), indent=2)).puzzle == puzzle  # spaces do not matter
    for changed in (
        text.replace('"who_is":', '"who_was":'),
        text.replace("2026-01-06-c2", "2026-01-06-c9"),
        text.replace('"format":1', '"format":2'),
        text.replace(f'"{puzzle.names[0]}"', '"Anna"'),
        solution_text(puzzle.code, solution).replace('"monk":', '"monk":"red","other":', 1),
        "{}",
        "[1]",
        "nothing",
        "[" * 100_000,
    ):
        with pytest.raises(PuzzleError, match=r"\.$"):
            check_text(changed)


BINS = 5
CALIBRATION_ERROR = 0.05  # the most that is allowed, over many puzzles


@pytest.mark.deep
def test_the_observer_is_right_as_often_as_it_says() -> None:
    """Monks that get so many points are the right one so often, whatever the level; few puzzles leave some doubt."""
    puzzles = often(4)
    counts, points, truths = [0] * BINS, [0.0] * BINS, [0] * BINS
    for code in more_likely(puzzles):
        solution = made(code).solution
        assert isinstance(solution, LikelySolution)
        for monk, given_ in enumerate(solution.points):
            at = min(given_ * BINS // 100, BINS - 1)
            counts[at] += 1
            points[at] += given_ / 100
            truths[at] += monk == solution.monk
    error = sum(abs(said - true) for said, true in zip(points, truths, strict=True)) / sum(counts)
    assert error < CALIBRATION_ERROR + 0.5 / (MONK_COUNT * puzzles) ** 0.5


def more_likely(count: int) -> list[PuzzleCode]:
    """Return codes of likely puzzles, of all levels in turn."""
    first = date(2026, 3, 1).toordinal()
    return [PuzzleCode(date.fromordinal(first + day), "likely", LEVELS[day % 3]) for day in range(count)]


# --- Points


CHANCES = st.lists(st.floats(0, 1), min_size=6, max_size=6).filter(lambda row: sum(row) > 0.1)


@given(CHANCES)
def test_points_sum_to_100_and_are_near_the_chances(row: list[float]) -> None:
    chances = [chance / sum(row) for chance in row]
    points = as_points(chances)
    assert sum(points) == 100
    assert all(abs(points[monk] - 100 * chance) < 1 + 1e-9 for monk, chance in enumerate(chances))


EVEN = as_points([1 / 6] * 6)


@given(CHANCES, CHANCES)
def test_only_the_solution_gets_all_points(one: list[float], two: list[float]) -> None:
    right, given_ = as_points([x / sum(one) for x in one]), as_points([x / sum(two) for x in two])
    assume(right != EVEN)
    assert score(right, right, EVEN) == 100
    assert 0 <= score(right, given_, EVEN) <= 100


@given(CHANCES, CHANCES)
def test_the_score_is_what_the_quadratic_rule_leads_one_to_expect(one: list[float], two: list[float]) -> None:
    """Nobody who believes the solution can expect more than by giving it: the score falls with the expected loss."""
    right, answer = as_points([x / sum(one) for x in one]), as_points([x / sum(two) for x in two])
    assume(right != EVEN)

    def expected_loss(points: tuple[int, ...]) -> float:
        losses = [sum((100 * (other == monk) - points[other]) ** 2 for other in range(6)) for monk in range(6)]
        return sum(chance * loss for chance, loss in zip(right, losses, strict=True)) / 100

    worse = expected_loss(answer) - expected_loss(right)
    ignorance = expected_loss(EVEN) - expected_loss(right)
    assert worse >= 0
    assert score(right, answer, EVEN) == pytest.approx(max(0, 100 * (1 - worse / ignorance)), abs=0.6)


@pytest.mark.parametrize("level", LEVELS)
def test_knowing_nothing_is_worth_nothing_however_hard_the_puzzle_is(level: Level) -> None:
    puzzle, solution = made(PuzzleCode(date(2026, 1, 4), "likely", level))
    assert isinstance(solution, LikelySolution)
    even = even_answer(puzzle.view, puzzle.seat)
    assert score(solution.points, even, even) == 0
    assert score(solution.points, solution.points, even) == 100


@pytest.mark.deep
def test_a_solution_is_far_from_what_is_even() -> None:
    for code in more_likely(often(3)):
        puzzle, solution = made(code)
        assert isinstance(solution, LikelySolution)
        assert dist(solution.points, even_answer(puzzle.view, puzzle.seat)) >= LEAST_DISTANCE


def test_the_even_answer_knows_what_is_certain() -> None:
    puzzle = made(CODES[0]).puzzle
    even = even_answer(puzzle.view, puzzle.seat)
    assert max(even) == 100  # the puzzle is a certain one: one monk is left
    watched = made(CODES[3]).puzzle
    assert max(even_answer(watched.view, watched.seat)) <= 100 // 4
