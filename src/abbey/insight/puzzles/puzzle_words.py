"""Says puzzles and their solutions in sentences, in the speaker's language."""

from collections.abc import Iterator

from abbey.insight.deduction_words import step_in_words
from abbey.insight.puzzles.puzzle import CertainSolution, LikelySolution, Puzzle, Solution, passages
from abbey.insight.puzzles.reasons import CLEAR, SeatReason, TurnReason, reasons_of
from abbey.rules.names import MONKS, is_seat, seat_numbers
from abbey.speech import Listener, Sentence, Speaker, sentences


def speaker_for(puzzle: Puzzle, language: str) -> Speaker:
    """Return who tells this puzzle: its viewer is "you", the others go by their names."""
    return Speaker(language, Listener(puzzle.names, puzzle.view.viewer))


def title(puzzle: Puzzle, speaker: Speaker) -> str:
    """Return the puzzle's code, kind and level."""
    code = puzzle.code
    return speaker.word("puzzle-title", code=str(code), kind=code.kind, level=code.level)


def setting(puzzle: Puzzle, speaker: Speaker) -> str:
    """Return who sits at the table, and who the viewer is."""
    viewer = puzzle.view.viewer
    names = [speaker.word("player", seat=seat) for seat in seat_numbers(puzzle.view.players) if seat != viewer]
    others = speaker.listed(names)
    if not is_seat(viewer):
        return speaker.word("puzzle-you-watch", others=others)
    return speaker.word("puzzle-you-play", figure=MONKS[puzzle.view.identities[viewer]], others=others)


def question(puzzle: Puzzle, speaker: Speaker) -> list[str]:
    """Return what the answer rests on, and what is asked."""
    kind = puzzle.code.kind
    return [speaker.word(f"puzzle-rests-on-{kind}"), speaker.word(f"puzzle-ask-{kind}", seat=puzzle.seat)]


def story(puzzle: Puzzle, speaker: Speaker) -> Iterator[list[Sentence]]:
    """Yield what was heard, passage by passage."""
    for passage in passages(puzzle):
        yield sentences(passage, speaker)


def explanation(puzzle: Puzzle, solution: Solution, speaker: Speaker) -> Iterator[str]:
    """Yield the solution, step by step or turn by turn, and at last the answer."""
    if isinstance(solution, CertainSolution):
        for step in solution.explanation.steps:
            yield step_in_words(step, speaker)
        yield speaker.word("puzzle-so", seat=puzzle.seat, figure=MONKS[solution.monk])
        return
    for reason in reasons_of(puzzle, solution):
        yield reason_in_words(reason, speaker)
    yield speaker.word("puzzle-points", points=points_in_words(solution, speaker))
    yield speaker.word("puzzle-truth", seat=puzzle.seat, figure=MONKS[solution.monk])


def points_in_words(solution: LikelySolution, speaker: Speaker) -> str:
    """Return the monks that have points, the likeliest first."""
    order = sorted(range(len(MONKS)), key=lambda monk: (-solution.points[monk], monk))
    named = [(monk, solution.points[monk]) for monk in order if solution.points[monk]]
    return ", ".join(speaker.word("puzzle-points-of", figure=MONKS[monk], points=points) for monk, points in named)


def reason_in_words(reason: TurnReason | SeatReason, speaker: Speaker) -> str:
    """Return the sentence for one reason; that for a turn tells what was done in it, too."""
    figure = MONKS[reason.monk]
    if isinstance(reason, SeatReason):
        return speaker.word("puzzle-other", seat=reason.seat, figure=figure, points=reason.points)
    done = " ".join(sentence.text for sentence in sentences(reason.done, speaker))
    if reason.times < CLEAR:
        return speaker.word("puzzle-turn-little", day=reason.day, done=done)
    other = speaker.word("figure", figure=MONKS[reason.other])
    return speaker.word("puzzle-turn", day=reason.day, done=done, figure=figure, times=reason.times, other=other)
