"""Finds likely puzzles: how a seat has played lets an observer conclude who it is, exactly so likely and no more.

The observer is `abbey.bots.belief.Belief`, which weighs every way each turn could have ended. It supposes players who
do not hide, and some who play at random. Such bots sit at these tables, so that it is right as often as it says.
"""

from collections.abc import Sequence
from itertools import count
from math import sqrt
from typing import Final

from abbey.bots.belief import Belief, Update
from abbey.bots.belief.observers import COLD, MODELS
from abbey.insight.certainty import certain
from abbey.insight.puzzles.bot_table import chance_of, played
from abbey.insight.puzzles.puzzle import LikelySolution, Points, Puzzle, TellingTurn, shared_part
from abbey.insight.puzzles.puzzle_code import Level, PuzzleCode
from abbey.rules import Game, Play, View, notes_for
from abbey.rules.names import DILIGENT, NOBODY, PLAY, SeatNumber, Viewer, seat_numbers
from abbey.search import Observers, TurnSearch

OBSERVER: Final = "open"  # its name in files: who supposes that nobody hides
OPEN: Final = Observers((*MODELS, *COLD))
TABLES: Final = (
    ("rival", "rival", "random"),
    ("rival", "selfish", "random"),
    ("rival", "rival", "random", "random"),
    ("rival", "selfish", "random", "random"),
)
# Who does not hide is known after a few turns: so moments are early ones, and the story is short.
FIRST_TURN: Final = 3
LAST_TURN: Final = 10
WHOLE: Final = 100
SUREST: Final = 97  # nobody needs to be asked about what is as good as certain
CLEAR: Final = 85
HALF: Final = 50
LEAST_TOP: Final = 30
LEAST_LEAD: Final = 8  # of the likeliest monk: there is one answer to "who is it"
LEAST_DISTANCE: Final = 20.0  # of the solution from even points: whoever knows nothing should not be near it
_BITS_DIGITS: Final = 2


def likely_puzzle(code: PuzzleCode) -> tuple[Puzzle, LikelySolution]:
    """Return the puzzle of this code with its solution: from the first game in which there is one."""
    for attempt in count():
        chance = chance_of(code, attempt)
        kinds = TABLES[chance.below(len(TABLES))]
        viewers = (NOBODY, *seat_numbers(len(kinds)))
        watch = Watch(viewers[chance.below(len(viewers))], code.level)
        game = played(chance, kinds, watch)
        if watch.found:
            solution = watch.found[chance.below(len(watch.found))]
            seen = game.view(watch.viewer)
            return shared_part(code, game, len(game.actions), seen, solution.seat), solution
    raise AssertionError("unreachable")


class Watch:
    """Looks on with the eyes of one viewer until it is as sure of some other seat as the level asks for."""

    def __init__(self, viewer: Viewer, level: Level) -> None:
        self.viewer = viewer
        self.found: list[LikelySolution] = []
        self._level = level
        self._belief = new_belief()
        self._heard = 0  # lists of notes: the opening, then those of each action

    def __call__(self, game: Game) -> bool:
        """Say whether the game has gone on for long enough."""
        told = (game.opening, *game.notes)
        for notes in told[self._heard :]:
            self._belief.hear(notes_for(notes, self.viewer))
        self._heard = len(told)
        turns = sum(isinstance(action, Play) for _, action in game.actions)
        if game.position.event == DILIGENT:  # a turn can then end in so many ways that weighing them takes too long
            return True
        if game.position.phase != PLAY or turns < FIRST_TURN:
            return False
        seen = game.view(self.viewer)
        self._belief.look(seen)
        seats = [seat for seat in seat_numbers(game.position.players) if seat != self.viewer]
        judged = [concluded(self._belief, seat, game.position.identity[seat]) for seat in seats]
        self.found = [solution for solution in judged if self._fits(solution, seen)]
        return bool(self.found) or turns >= LAST_TURN

    def _fits(self, solution: LikelySolution, seen: View) -> bool:
        apart = sqrt(_squared_distance(solution.points, even_answer(seen, solution.seat)))
        return level_of(solution.points) == self._level and apart >= LEAST_DISTANCE


def new_belief() -> Belief:
    """Return the observer of likely puzzles, who has not seen anything yet."""
    return Belief(TurnSearch(), observers=OPEN)


def observed(puzzle: Puzzle, monk: int) -> LikelySolution:
    """Return what the observer concludes from what is in the puzzle alone; who the seat was is not its business."""
    belief = new_belief()
    belief.hear(puzzle.heard)
    belief.look(puzzle.view)
    return concluded(belief, puzzle.seat, monk)


def concluded(belief: Belief, seat: SeatNumber, monk: int) -> LikelySolution:
    """Return what a belief says about a seat, which was this monk."""
    table = tuple([as_points(row) for row in belief.marginals()])
    return LikelySolution(seat, table, telling_turns(belief.updates, seat), monk)


def telling_turns(updates: Sequence[Update], seat: SeatNumber) -> tuple[TellingTurn, ...]:
    """Return what each turn of the seat told."""
    return tuple(
        [
            TellingTurn(turn, update.day, tuple([round(bits, _BITS_DIGITS) for bits in update.bits]))
            for turn, update in enumerate(updates)
            if update.seat == seat
        ]
    )


def as_points(chances: Sequence[float]) -> Points:
    """Return chances as points that sum to 100: each rounded down, and those with the largest rests one up."""
    exact = [WHOLE * chance for chance in chances]
    points = [int(value) for value in exact]
    by_rest = sorted(range(len(exact)), key=lambda monk: (points[monk] - exact[monk], monk))
    for monk in by_rest[: WHOLE - sum(points)]:
        points[monk] += 1
    return tuple(points)


def level_of(points: Points) -> Level | None:
    """Grade a puzzle by how clear the answer is; None for what is too clear, or not clear enough to be asked."""
    second, top = sorted(points)[-2:]
    if top > SUREST or top < LEAST_TOP or top - second < LEAST_LEAD:
        return None
    return "easy" if top >= CLEAR else "medium" if top >= HALF else "hard"


# --- Scoring


def score(points: Points, answer: Points, even: Points) -> int:
    """Return how good an answer is, of 100: the solution gets 100, the even answer and what is further off 0.

    It falls with the quadratic loss that somebody expects who believes the solution. So nobody who does can expect more
    than by answering just that.
    """
    share = _squared_distance(points, answer) / _squared_distance(points, even)
    return max(0, round(WHOLE * (1 - share)))


def _squared_distance(points: Points, answer: Points) -> int:
    return sum([(right - given) ** 2 for right, given in zip(points, answer, strict=True)])


def even_answer(seen: View, seat: SeatNumber) -> Points:
    """Return the answer of somebody who knows only what is certain: the monks that are left get the same."""
    left = certain(seen)[seat]
    return as_points([(left >> monk & 1) / left.bit_count() for monk in range(len(seen.suspicion))])
