"""Shows a puzzle in the terminal, asks the person, and explains the solution."""

from typing import Final

from abbey.insight.puzzles import LikelySolution, Made, Puzzle
from abbey.insight.puzzles.likely_puzzles import even_answer, score
from abbey.insight.puzzles.puzzle import Points
from abbey.insight.puzzles.puzzle_words import explanation, question, setting, speaker_for, story, title
from abbey.rules.names import MONK_COUNT, MONKS, NOBODY
from abbey.speech import Speaker
from abbey.tui.board import show_board
from abbey.tui.board_text import hand_line
from abbey.tui.screen import Screen

WHOLE: Final = 100
PROMPTS: Final = {"certain": "terminal-puzzle-answer-certain", "likely": "terminal-puzzle-answer-likely"}
LONGEST: Final = 6  # characters of a number: nobody means more


class PuzzleDialogue:
    """Lets one person solve a puzzle at the screen."""

    def __init__(self, made: Made, screen: Screen) -> None:
        self._puzzle, self._solution = made
        self._screen = screen
        self._speaker = speaker_for(made.puzzle, screen.language)

    def show(self) -> None:
        """Show what the viewer sees and has heard, and what is asked."""
        puzzle, screen, speaker = self._puzzle, self._screen, self._speaker
        screen.title(title(puzzle, speaker))
        screen.say(setting(puzzle, speaker))
        show_board(screen, puzzle.view, speaker)
        if puzzle.view.viewer != NOBODY:
            screen.say(hand_line(puzzle.view, speaker))
        screen.title(speaker.word("puzzle-story"))
        for passage in story(puzzle, speaker):
            screen.tell(passage)
        screen.title(speaker.word("puzzle-question"))
        for line in question(puzzle, speaker):
            screen.say(line)

    def solve(self) -> None:
        """Ask until there is an answer, and explain it. The end of input and ctrl-C leave the puzzle unsolved."""
        for number, monk in enumerate(MONKS, 1):
            self._screen.item(number, self._speaker.word("figure", figure=monk))
        try:
            self._ask()
        except (EOFError, KeyboardInterrupt):
            self._screen.say()
        else:
            self.explain()
        self._screen.say(self._speaker.word("terminal-puzzle-share", code=str(self._puzzle.code)))

    def explain(self) -> None:
        """Show the solution, step by step."""
        self._screen.title(self._speaker.word("puzzle-solution"))
        for line in explanation(self._puzzle, self._solution, self._speaker):
            self._screen.say(line)

    def _ask(self) -> None:
        """Ask for an answer; return when there is one, or when the person wants to see the solution."""
        prompt = self._speaker.word(PROMPTS[self._puzzle.code.kind], **self._monks())
        while typed := self._screen.ask(prompt):
            reply, is_done = self._reply(typed)
            self._screen.say(reply)
            if is_done:
                return

    def _monks(self) -> dict[str, str]:
        """Return the argument that the prompt for points needs."""
        return {"monks": ", ".join(self._speaker.word("figure", figure=monk) for monk in MONKS)}

    def _reply(self, typed: str) -> tuple[str, bool]:
        """Return what to say to an answer, and whether it is one that counts."""
        solution = self._solution
        if isinstance(solution, LikelySolution):
            points = read_points(typed)
            if points is None:
                return self._speaker.word("terminal-puzzle-no-answer-likely"), False
            return _scored(self._puzzle, solution, points, self._speaker), True
        monk = read_monk(typed)
        if monk is None:
            return self._speaker.word("terminal-puzzle-no-answer-certain"), False
        is_right = monk == solution.monk
        message = "puzzle-right" if is_right else "puzzle-wrong"
        return self._speaker.word(message, seat=self._puzzle.seat, figure=MONKS[monk]), is_right


def _scored(puzzle: Puzzle, solution: LikelySolution, points: Points, speaker: Speaker) -> str:
    even = even_answer(puzzle.view, puzzle.seat)
    given, idle = (score(solution.points, answer, even) for answer in (points, even))
    return speaker.word("puzzle-score", score=given, even=idle)


def read_monk(typed: str) -> int | None:
    """Return the monk whose number was typed; None if it is none."""
    return int(typed) - 1 if typed in [str(number + 1) for number in range(MONK_COUNT)] else None


def read_points(typed: str) -> Points | None:
    """Return the points that were typed, by monk: six numbers that sum to 100, or all for the monk with one number."""
    words = typed.replace(",", " ").split()
    if len(words) == 1:
        monk = read_monk(words[0])
        return None if monk is None else tuple([WHOLE if one == monk else 0 for one in range(MONK_COUNT)])
    if len(words) != MONK_COUNT or not all(word.isascii() and word.isdigit() and len(word) < LONGEST for word in words):
        return None
    points = tuple([int(word) for word in words])
    return points if sum(points) == WHOLE else None
