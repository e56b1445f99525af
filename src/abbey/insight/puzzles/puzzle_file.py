"""Writes puzzles and solutions as JSON, each from a list of what may be in it, and proves files of them."""

import json
from typing import Any, Final

from abbey.bots.external.json_protocol import note_as_json
from abbey.insight.deduction import Step
from abbey.insight.puzzles.daily import Made, puzzle_of
from abbey.insight.puzzles.likely_puzzles import OBSERVER
from abbey.insight.puzzles.proof import prove
from abbey.insight.puzzles.puzzle import CertainSolution, Puzzle, Solution
from abbey.insight.puzzles.puzzle_code import PuzzleCode, PuzzleError, read_code
from abbey.rules import View
from abbey.rules.names import MONKS

Json = dict[str, Any]

FORMAT: Final = 1
# What a puzzle shows of its view: everything open to all, the viewer's own hand and card, and what can be counted out.
SHOWN: Final = (
    "viewer",
    "players",
    "time_last",
    "overshoot_reset",
    "day",
    "event",
    "time",
    "turn",
    "phase",
    "where",
    "suspicion",
    "evidence",
    "tiles",
    "chain",
    "gaps",
    "past_events",
    "deck_len",
    "discard",
    "time_tiles",
    "hand_sizes",
    "day_cards",
    "shown",
    "stock",
    "fresh",
    "stale",
    "unseen_tiles",
    "unseen_cards",
    "unseen_events",
    "hand",
    "identities",
)


def puzzle_json(puzzle: Puzzle) -> Json:
    """Return what is shared: nothing that the viewer may not know, and no answer."""
    told: Json = {"format": FORMAT, "puzzle": str(puzzle.code), "kind": puzzle.code.kind, "level": puzzle.code.level}
    if puzzle.code.kind == "likely":
        told["observer"] = OBSERVER
    return {
        **told,
        "names": list(puzzle.names),
        "who_is": puzzle.seat,
        "view": _view_json(puzzle.view),
        "notes": [note_as_json(note) for note in puzzle.heard],
    }


def _view_json(view: View) -> Json:
    return {name: getattr(view, name) for name in SHOWN}


def solution_json(code: PuzzleCode, solution: Solution) -> Json:
    """Return the answer and how it is found."""
    told: Json = {"format": FORMAT, "solution": str(code), "monk": MONKS[solution.monk]}
    if isinstance(solution, CertainSolution):
        return {**told, "steps": [_step_json(step) for step in solution.explanation.steps]}
    turns = [{"turn": turn.turn, "day": turn.day, "bits": _by_monk(turn.bits)} for turn in solution.turns]
    return {**told, "points": [_by_monk(points) for points in solution.table], "turns": turns}


def _by_monk(values: tuple[float, ...]) -> Json:
    return dict(zip(MONKS, values, strict=True))


def _step_json(step: Step) -> Json:
    return {
        "kind": step.kind,
        "round": step.round,
        "seats": step.seats,
        "monks": [MONKS[monk] for monk in step.monks],
        "rules_out": [{"seat": seat, "monk": MONKS[monk]} for seat, monk in step.rules_out],
    }


def puzzle_text(puzzle: Puzzle) -> str:
    """Return the puzzle as the text of a file: always the same bytes for the same puzzle."""
    return _text(puzzle_json(puzzle))


def solution_text(code: PuzzleCode, solution: Solution) -> str:
    """Return the solution as the text of a file."""
    return _text(solution_json(code, solution))


def _text(told: Json) -> str:
    return json.dumps(told, separators=(",", ":"), ensure_ascii=False) + "\n"


def check_text(text: str) -> Made:
    """Prove a file, of a puzzle or of a solution: it is what everybody has for its code, and the answer is right.

    The answer is proved from what the puzzle shows, by counting through all assignments or by asking the observer anew.
    """
    part, code = _read(text)
    made = puzzle_of(code)
    prove(*made)
    expected = puzzle_text(made.puzzle) if part == "puzzle" else solution_text(code, made.solution)
    if _text(json.loads(text)) != expected:
        raise PuzzleError(
            f"This is not the {part} {code} as this version makes it: it was changed, or another version made it."
        )
    return made


def _read(text: str) -> tuple[str, PuzzleCode]:
    """Return whether a file holds a puzzle or a solution, and its code."""
    try:
        told = json.loads(text)
    except (ValueError, RecursionError):
        raise PuzzleError("This is not a puzzle file: it is not JSON.") from None
    parts = [part for part in ("puzzle", "solution") if isinstance(told, dict) and isinstance(told.get(part), str)]
    if len(parts) != 1:
        raise PuzzleError("This is not a puzzle file: it names neither a puzzle nor a solution.")
    if told.get("format") != FORMAT:
        raise PuzzleError(f"This file has the format {told.get('format')!r}; this version reads format {FORMAT}.")
    return parts[0], read_code(told[parts[0]])
