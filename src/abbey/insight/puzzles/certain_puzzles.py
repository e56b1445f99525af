"""Finds certain puzzles: markers and the viewer's own monk have just left one answer for a seat that had several."""

from collections.abc import Iterator
from itertools import count
from typing import Final, NamedTuple

from abbey.insight.certainty import certain, known_seats, open_candidates
from abbey.insight.deduction import LOGICAL, Explanation, explained
from abbey.insight.puzzles.bot_table import chance_of, played
from abbey.insight.puzzles.puzzle import CertainSolution, Puzzle, shared_part
from abbey.insight.puzzles.puzzle_code import Level, PuzzleCode
from abbey.rules import Game, View, view
from abbey.rules.names import NOBODY, REVEAL_DAYS, Viewer, seat_numbers

# Bots that think choose their markers alike, which seldom leaves one answer; and only markers matter here.
TABLE: Final = ("random",) * 5


class Moment(NamedTuple):
    """Holds when a seat becomes known to a viewer, and how."""

    actions: int  # that have been played
    seen: View
    why: Explanation


def certain_puzzle(code: PuzzleCode) -> tuple[Puzzle, CertainSolution]:
    """Return the puzzle of this code with its solution: from the first game in which there is one."""
    for attempt in count():
        chance = chance_of(code, attempt)
        game = played(chance, TABLE, _is_settled)
        found = [moment for moment in moments(game) if level_of(moment.why) == code.level]
        if found:
            actions, seen, why = found[chance.below(len(found))]
            return shared_part(code, game, actions, seen, why.seat), CertainSolution(why)
    raise AssertionError("unreachable")


def _is_settled(game: Game) -> bool:
    """Say whether everybody has shown all markers that are ever shown."""
    return game.position.day > REVEAL_DAYS[-1]


def moments(game: Game) -> Iterator[Moment]:
    """Yield what becomes certain when markers are shown, for every viewer: each seat that had several answers."""
    viewers = (NOBODY, *seat_numbers(game.position.players))
    before: dict[Viewer, View] = {}
    for actions, position in enumerate(game.positions()):
        if actions and any(note.what == "showed" for note in game.notes[actions - 1]):
            for viewer in viewers:
                yield from _news(actions, before[viewer], view(position, viewer))
        if actions < len(game.notes) and any(note.what == "showed" for note in game.notes[actions]):
            before = {viewer: view(position, viewer) for viewer in viewers}


def _news(actions: int, before: View, now: View) -> Iterator[Moment]:
    known = known_seats(certain(before))
    for seat in known_seats(certain(now)):
        if seat not in known:
            why = explained(open_candidates(now), seat)
            assert why is not None
            yield Moment(actions, now, why)


def level_of(why: Explanation) -> Level:
    """Grade a puzzle by its steps: easy is one pair, hard is a longer chain or three seats at once."""
    if why.rounds > 2 or LOGICAL.index(why.hardest) > LOGICAL.index("place"):
        return "hard"
    return "medium" if why.hardest == "place" else "easy"
