"""Says puzzles and their solutions in sentences, in the speaker's language."""

from collections.abc import Iterator, Sequence
from typing import Final

from abbey.insight.certainty import certain, monks_in
from abbey.insight.deduction_words import step_in_words
from abbey.insight.puzzles.puzzle import CertainSolution, LikelySolution, Puzzle, Solution, TellingTurn
from abbey.rules import Note
from abbey.rules.names import MONKS, by_seat, is_seat, seat_numbers
from abbey.speech import Listener, Sentence, Speaker, sentences

TURNS: Final = 4  # that are told of: those that say most
SURE: Final = 50  # of 100 points: what is so likely of another seat leaves less for this one
CLEAR: Final = 2  # times as likely: less tells little
MOST: Final = 1000  # times
_DONE: Final = frozenset({"played", "spent", "moved", "stuck", "took", "suspicion", "evidence"})
_NIGHT: Final = frozenset({"convert", "reset", "day-card", "overshoot", "reveal"})


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
    """Yield what was heard, in passages: each begins with a day or with a card that is played."""
    news = [note for note in puzzle.heard if note.what not in ("drew", "chose", "marked")]
    starts = [at for at, note in enumerate(news) if note.what in ("day", "played")]
    for start, stop in zip(starts, [*starts[1:], len(news)], strict=True):
        yield sentences(news[start:stop], speaker)


def explanation(puzzle: Puzzle, solution: Solution, speaker: Speaker) -> Iterator[str]:
    """Yield the solution, step by step or turn by turn, and at last the answer."""
    if isinstance(solution, CertainSolution):
        for step in solution.explanation.steps:
            yield step_in_words(step, speaker)
        yield speaker.word("puzzle-so", seat=puzzle.seat, figure=MONKS[solution.monk])
        return
    for turn in most_telling(solution.turns):
        yield turn_in_words(puzzle, turn, speaker)
    for seat, points in by_seat(solution.table):
        top = max(range(len(MONKS)), key=points.__getitem__)
        if seat not in (puzzle.view.viewer, puzzle.seat) and points[top] >= SURE:
            yield speaker.word("puzzle-other", seat=seat, figure=MONKS[top], points=points[top])
    yield speaker.word("puzzle-points", points=points_in_words(solution, speaker))
    yield speaker.word("puzzle-truth", seat=puzzle.seat, figure=MONKS[solution.monk])


def points_in_words(solution: LikelySolution, speaker: Speaker) -> str:
    """Return the monks that have points, the likeliest first."""
    order = sorted(range(len(MONKS)), key=lambda monk: (-solution.points[monk], monk))
    named = [(monk, solution.points[monk]) for monk in order if solution.points[monk]]
    return ", ".join(speaker.word("puzzle-points-of", figure=MONKS[monk], points=points) for monk, points in named)


def most_telling(turns: Sequence[TellingTurn]) -> list[TellingTurn]:
    """Return the turns that say most, in the order of the game."""
    loudest = sorted(turns, key=lambda turn: (min(turn.bits) - max(turn.bits), turn.turn))[:TURNS]
    return sorted(loudest, key=lambda turn: turn.turn)


def turn_in_words(puzzle: Puzzle, turn: TellingTurn, speaker: Speaker) -> str:
    """Return what was done in a turn, and for whom that speaks among those who are still possible."""
    done = " ".join(sentence.text for sentence in sentences(_notes_of(puzzle, turn.turn), speaker))
    left = sorted(monks_in(certain(puzzle.view)[puzzle.seat]), key=lambda monk: (turn.bits[monk], monk))
    times = min(MOST, round(2 ** (turn.bits[left[-1]] - turn.bits[left[0]])))
    if times < CLEAR:
        return speaker.word("puzzle-turn-little", day=turn.day, done=done)
    other = speaker.word("figure", figure=MONKS[left[0]])
    return speaker.word("puzzle-turn", day=turn.day, done=done, figure=MONKS[left[-1]], times=times, other=other)


def _notes_of(puzzle: Puzzle, turn: int) -> list[Note]:
    """Return what the player did in this turn of the game, without what the night or an answer of others brought."""
    plays = [at for at, note in enumerate(puzzle.heard) if note.what == "played"]
    stop = plays[turn + 1] if turn + 1 < len(plays) else len(puzzle.heard)
    return [note for note in puzzle.heard[plays[turn] : stop] if note.what in _DONE and note.clause not in _NIGHT]
