"""Says why a likely solution is as it is: which turns of the seat told most, and who the others most likely are."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from abbey.insight.certainty import certain, monks_in
from abbey.insight.puzzles.puzzle import LikelySolution, Puzzle, TellingTurn, passages
from abbey.rules import Note
from abbey.rules.names import MONK_COUNT, SeatNumber, by_seat
from abbey.rules.note import NIGHT

TURNS: Final = 4  # that are told of: those that say most
SURE: Final = 50  # of 100 points: what is so likely of another seat leaves less for this one
CLEAR: Final = 2  # times as likely: less tells little
MOST: Final = 1000  # times
_DONE: Final = frozenset({"played", "spent", "moved", "stuck", "took", "suspicion", "evidence"})
_NOBODYS: Final = NIGHT | {"reveal"}  # what comes by itself


@dataclass(frozen=True, slots=True)
class TurnReason:
    """Holds what was done in a turn, and for whom that speaks among those who are still possible."""

    place: int  # of the turn among the passages of the story
    day: int
    done: tuple[Note, ...]
    monk: int  # for whom it speaks most,
    other: int  # and for whom least
    times: int  # as often would the one do this as the other


@dataclass(frozen=True, slots=True)
class SeatReason:
    """Holds who another seat most likely is: who that is, the seat in question is not."""

    seat: SeatNumber
    monk: int
    points: int


def reasons_of(puzzle: Puzzle, solution: LikelySolution) -> list[TurnReason | SeatReason]:
    """Return the reasons in the order in which they are told: turns of the game first."""
    return [*[_turn_reason(puzzle, turn) for turn in most_telling(solution.turns)], *_seat_reasons(puzzle, solution)]


def most_telling(turns: Sequence[TellingTurn]) -> list[TellingTurn]:
    """Return the turns that say most, in the order of the game."""
    loudest = sorted(turns, key=lambda turn: (min(turn.bits) - max(turn.bits), turn.turn))[:TURNS]
    return sorted(loudest, key=lambda turn: turn.turn)


def _turn_reason(puzzle: Puzzle, turn: TellingTurn) -> TurnReason:
    left = sorted(monks_in(certain(puzzle.view)[puzzle.seat]), key=lambda monk: (turn.bits[monk], monk))
    times = min(MOST, round(2 ** (turn.bits[left[-1]] - turn.bits[left[0]])))
    told = passages(puzzle)
    place = [at for at, passage in enumerate(told) if passage[0].what == "played"][turn.turn]
    return TurnReason(place, turn.day, _done(told[place]), left[-1], left[0], times)


def _done(passage: Sequence[Note]) -> tuple[Note, ...]:
    """Return what the player did in a turn, without what the night or an answer of others brought."""
    return tuple([note for note in passage if note.what in _DONE and note.clause not in _NOBODYS])


def _seat_reasons(puzzle: Puzzle, solution: LikelySolution) -> Iterator[SeatReason]:
    for seat, points in by_seat(solution.table):
        top = max(range(MONK_COUNT), key=points.__getitem__)
        if seat not in (puzzle.view.viewer, puzzle.seat) and points[top] >= SURE:
            yield SeatReason(seat, top, points[top])
