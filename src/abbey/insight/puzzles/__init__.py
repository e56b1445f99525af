"""Makes puzzles from games of the bots: the same for everybody on the same day, and proved to have one answer."""

from abbey.insight.puzzles.daily import Made, made, puzzle_of
from abbey.insight.puzzles.proof import prove
from abbey.insight.puzzles.puzzle import CertainSolution, LikelySolution, Puzzle, Solution
from abbey.insight.puzzles.puzzle_code import KINDS, LEVELS, PuzzleCode, PuzzleError, code_of_day, read_code
from abbey.insight.puzzles.puzzle_file import check_text, puzzle_json, puzzle_text, solution_json, solution_text

__all__ = [
    "KINDS",
    "LEVELS",
    "CertainSolution",
    "LikelySolution",
    "Made",
    "Puzzle",
    "PuzzleCode",
    "PuzzleError",
    "Solution",
    "check_text",
    "code_of_day",
    "made",
    "prove",
    "puzzle_json",
    "puzzle_of",
    "puzzle_text",
    "read_code",
    "solution_json",
    "solution_text",
]
