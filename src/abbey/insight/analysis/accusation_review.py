"""Compares a seat's last guesses with the best that could be made with what it knew."""

from dataclasses import dataclass
from typing import Final

from abbey.bots.ladder.guesses import LayingValue, best_guesses
from abbey.insight.analysis.game_moments import Stage
from abbey.rules import Position, hit_evidence
from abbey.rules.names import MONKS, NONE, Monk, SeatNumber, by_seat, seat_numbers

WINNING_FIRST: Final = 1e-3  # of a win, for each hit: it decides only between guesses that win alike


@dataclass(frozen=True, slots=True)
class Guess:
    """Holds one marker before a rival: how likely it seemed, and whether it was right."""

    accused: SeatNumber
    monk: Monk
    likely: float
    right: bool


@dataclass(frozen=True, slots=True)
class Laying:
    """Holds the guesses of one seat, one for each rival: the points to expect of them, and those they brought."""

    guesses: tuple[Guess, ...]
    expected: float
    brought: int
    win: float  # the chance to win with it, as the seat could judge it


@dataclass(frozen=True, slots=True)
class AccusationReview:
    """Sets the accusation that a seat made beside the best one it could have made."""

    moment: int
    made: Laying
    best: Laying

    @property
    def is_best(self) -> bool:
        """Say whether the seat did what was best."""
        return self.made.guesses == self.best.guesses


def review_accusation(stage: Stage, seat: SeatNumber, last: Position) -> AccusationReview:
    """Review the guesses of this seat; the stage is the moment before anybody laid one, `last` the end of the game."""
    knows = stage.seated[seat]
    seen = knows.look(stage.position)
    joint, public, rows = knows.joint(), knows.public(), knows.marginals()
    value = LayingValue(seen, joint, public)
    hit = hit_evidence(seen.players)

    def laying(colours: list[int]) -> Laying:
        guesses = tuple(
            Guess(rival, MONKS[monk], rows[rival][monk], last.identity[rival] == monk)
            for rival, monk in by_seat(colours)
            if monk != NONE
        )
        expected = hit * sum(guess.likely for guess in guesses)
        win = value.win_chance([monk for monk in colours if monk != NONE])
        return Laying(guesses, expected, hit * sum(guess.right for guess in guesses), win)

    made = [last.guesses[seat][rival] for rival in seat_numbers(seen.players)]
    best = best_guesses(seen, joint, public, WINNING_FIRST)
    return AccusationReview(stage.moment.moment, laying(made), laying(best))
