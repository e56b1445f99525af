"""Puts puzzles into messages, each from a list of what may be in it, and judges the answers to them."""

from datetime import date, timedelta
from typing import Final, Literal

from abbey.insight.deduction import Step, StepKind
from abbey.insight.puzzles.daily import Made
from abbey.insight.puzzles.likely_puzzles import WHOLE, even_answer, score
from abbey.insight.puzzles.puzzle import CertainSolution, LikelySolution, Points, Puzzle, Solution, passages
from abbey.insight.puzzles.puzzle_code import PuzzleCode, PuzzleError, code_of_day
from abbey.insight.puzzles.reasons import CLEAR, SeatReason, TurnReason, reasons_of
from abbey.rules.names import MONKS, NOBODY, NONE, Monk, is_seat
from abbey.rules.view import Own, open_part
from abbey.wire import messages, puzzle_messages, words
from abbey.wire.puzzle_messages import (
    Deduced,
    LikelyOther,
    PuzzleAnswer,
    PuzzleReply,
    PuzzleSolution,
    RuledOut,
    ToldTurn,
)
from abbey.wire.view_messages import entry_message, known_message, unfinished_board

_SENTENCES: Final[dict[StepKind, Literal["shown", "single", "closed", "place"]]] = {
    "shown": "shown",
    "single": "single",
    "pair": "closed",
    "place": "place",
    "triple": "closed",
    "quadruple": "closed",
}
_GIVEN_UP: Final = PuzzleAnswer()


# --- The puzzle


def puzzle_message(puzzle: Puzzle, first: date, last: date) -> puzzle_messages.Puzzle:
    """Return what is shared: nothing that the viewer may not know, and no answer. Codes are told from first to last."""
    code = puzzle.code
    return puzzle_messages.Puzzle(
        code=str(code),
        kind=code.kind,
        level=code.level,
        day=code.day.isoformat(),
        daily=code == code_of_day(code.day),
        before=_neighbour(code, -1, first, last),
        after=_neighbour(code, 1, first, last),
        names=list(puzzle.names),
        viewer=puzzle.view.viewer,
        seat=puzzle.seat,
        board=unfinished_board(open_part(puzzle.view)),
        own=_own_message(puzzle),
        log=_log(puzzle),
    )


def _neighbour(code: PuzzleCode, days: int, first: date, last: date) -> str | None:
    day = code.day + timedelta(days=days)
    return str(code_of_day(day)) if first <= day <= last else None


def _own_message(puzzle: Puzzle) -> messages.Own | None:
    viewer, seen = puzzle.view.viewer, puzzle.view
    if not is_seat(viewer):
        return None
    return known_message(viewer, Own(seen.identities[viewer], seen.hand, NONE, (), ()))


def _log(puzzle: Puzzle) -> list[messages.Entry]:
    entries, day = [], 1
    for passage in passages(puzzle):
        first = passage[0]
        day = (first.what == "day" and first.count) or day
        seat = NOBODY if first.seat is None or first.what == "day" else first.seat
        entries.append(entry_message(seat, day, list(passage)))
    return entries


# --- Its answer


def reply_to(made: Made, answer: PuzzleAnswer) -> PuzzleReply:
    """Judge an answer, and tell the solution unless somebody should try again; refuse what is not an answer."""
    puzzle, solution = made
    told = solution_message(puzzle, solution)
    if answer == _GIVEN_UP:
        return PuzzleReply(None, None, None, told)
    if isinstance(solution, CertainSolution):
        right = _monk(answer) == MONKS[solution.monk]
        return PuzzleReply(right, None, None, told if right else None)
    even = even_answer(puzzle.view, puzzle.seat)
    given, idle = (score(solution.points, points, even) for points in (_points(answer), even))
    return PuzzleReply(None, given, idle, told)


def _monk(answer: PuzzleAnswer) -> Monk:
    if answer.monk is None or answer.points is not None:
        raise PuzzleError("A certain puzzle is answered with one monk.")
    return answer.monk


def _points(answer: PuzzleAnswer) -> Points:
    points = tuple([(answer.points or {}).get(monk, 0) for monk in MONKS])
    if answer.monk is not None or sum(points) != WHOLE:
        raise PuzzleError(f"A likely puzzle is answered with points for the monks: {WHOLE} in all.")
    return points


def solution_message(puzzle: Puzzle, solution: Solution) -> PuzzleSolution:
    """Return the answer and how it is found."""
    if isinstance(solution, LikelySolution):
        steps = [_reason_message(reason) for reason in reasons_of(puzzle, solution)]
        return PuzzleSolution(MONKS[solution.monk], list(steps), [_by_monk(points) for points in solution.table])
    return PuzzleSolution(MONKS[solution.monk], [_deduced(step) for step in solution.explanation.steps], [])


def _by_monk(points: Points) -> dict[Monk, int]:
    return dict(zip(MONKS, points, strict=True))


def _deduced(step: Step) -> Deduced:
    monks = [MONKS[monk] for monk in step.monks]
    return Deduced(
        _SENTENCES[step.kind], list(step.seats), monks, [RuledOut(seat, MONKS[monk]) for seat, monk in step.rules_out]
    )


def _reason_message(reason: TurnReason | SeatReason) -> ToldTurn | LikelyOther:
    if isinstance(reason, SeatReason):
        return LikelyOther(reason.seat, MONKS[reason.monk], reason.points)
    times = reason.times if reason.times >= CLEAR else 1
    done = [words.told(note) for note in reason.done]
    return ToldTurn(reason.place, reason.day, done, MONKS[reason.monk], MONKS[reason.other], times)
