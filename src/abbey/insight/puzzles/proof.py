"""Proves that a puzzle has the answer that its solution gives, from what the puzzle shows and nothing else."""

from abbey.insight.certainty import ANYBODY, Candidates, certain, known_seats, possible
from abbey.insight.deduction import after
from abbey.insight.puzzles.likely_puzzles import observed
from abbey.insight.puzzles.puzzle import CertainSolution, LikelySolution, Puzzle, Solution
from abbey.insight.puzzles.puzzle_code import PuzzleError
from abbey.rules import View
from abbey.rules.names import MONKS, NONE


def prove(puzzle: Puzzle, solution: Solution) -> None:
    """Refuse a solution that does not follow from its puzzle."""
    if isinstance(solution, CertainSolution):
        _prove_certain(puzzle, solution)
    else:
        _prove_likely(puzzle, solution)


def _prove_certain(puzzle: Puzzle, solution: CertainSolution) -> None:
    known = known_seats(certain(puzzle.view))
    if known.get(puzzle.seat) != solution.monk:
        raise PuzzleError(f"{puzzle.code}: counting through all assignments does not leave one answer, or another one.")
    if puzzle.seat in known_seats(possible(_before_the_last_markers(puzzle))):
        raise PuzzleError(f"{puzzle.code}: the answer was certain before the last markers were shown.")
    left = unopened(puzzle.view)
    for step in solution.explanation.steps:
        taken = after(left, [step])
        if step.kind == "shown":
            follows = all(puzzle.view.shown[seat] >> monk & 1 for seat, monk in step.rules_out)
        else:
            follows = possible(taken) == possible(left)
        if not follows:
            raise PuzzleError(f"{puzzle.code}: a step of the solution does not follow from those before it.")
        left = taken
    if left[puzzle.seat] != 1 << solution.monk:
        raise PuzzleError(f"{puzzle.code}: the steps of the solution do not lead to its answer.")


def unopened(view: View) -> Candidates:
    """Return who each seat may be before any marker is looked at: anybody, except for whom the viewer knows."""
    return tuple([ANYBODY if own == NONE else 1 << own for own in view.identities])


def _before_the_last_markers(puzzle: Puzzle) -> Candidates:
    """Return who each seat could be by its markers before each showed its last one."""
    left = list(unopened(puzzle.view))
    showed = [note for note in puzzle.heard if note.what == "showed"]
    for note in showed[: -puzzle.view.players]:
        if note.seat is not None and puzzle.view.identities[note.seat] == NONE:
            left[note.seat] &= ~(1 << MONKS.index(note.figure))
    return tuple(left)


def _prove_likely(puzzle: Puzzle, solution: LikelySolution) -> None:
    if observed(puzzle, solution.monk) != solution:
        raise PuzzleError(f"{puzzle.code}: the observer comes to another answer from what the puzzle shows.")
