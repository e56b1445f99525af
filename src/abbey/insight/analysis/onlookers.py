"""Chooses whose eyes an analysis looks through: this is the one place that says which beliefs it goes by.

Two observers watch as spectators: a simple one takes everybody for what their turns seem to want, a careful one asks
which kind of mind each player has, and reckons with people who hide. What a seat itself could know is the careful
belief of somebody who sits there.
"""

from copy import deepcopy
from typing import Final

from abbey.bots.belief import Assignment, Belief
from abbey.bots.belief.assignments import Rows
from abbey.bots.belief.company_belief import CompanyBelief
from abbey.bots.belief.observers import SIMPLE
from abbey.rules import Note, Position, View, notes_for, view
from abbey.rules.names import NOBODY, Viewer, seat_numbers
from abbey.search import End, TurnSearch

CAREFUL: Final = "careful"
OBSERVERS: Final = ("simple", CAREFUL)


class Onlooker:
    """Follows a game with the eyes of one viewer."""

    def __init__(self, viewer: Viewer, search: TurnSearch, kind: str) -> None:
        self.viewer = viewer
        self._search = search
        self._belief = Belief(search, observers=SIMPLE) if kind == "simple" else CompanyBelief(search)

    def hear(self, notes: list[Note]) -> None:
        """Hear as much of these notes as the viewer may."""
        self._belief.hear(notes_for(notes, self.viewer))

    def look(self, position: Position) -> View:
        """Take in what was heard up to this position, and return what the viewer sees of it."""
        seen = view(position, self.viewer)
        self.look_at(seen)
        return seen

    def look_at(self, seen: View) -> None:
        """Take in what was heard up to this view."""
        self._belief.look(seen)

    def marginals(self) -> Rows:
        """Return how likely each seat is each monk to the viewer."""
        return self._belief.marginals()

    def public(self) -> Rows:
        """Return how likely each seat is each monk to somebody who knows nobody's, as the viewer supposes."""
        return self._belief.public()

    def joint(self) -> list[tuple[Assignment, float]]:
        """Return every way who may be who, with its chance."""
        return self._belief.joint()

    def exposure(self, seen: View, ends: list[End]) -> list[float]:
        """Return, for each end of the viewer's turn, how likely others would think its own monk after it."""
        return self._belief.exposure(seen, ends)

    def fork(self) -> "Onlooker":
        """Return somebody who knows the same, to whom something else can happen from now on."""
        return deepcopy(self, {id(self._search): self._search})


def spectators(search: TurnSearch) -> dict[str, Onlooker]:
    """Return an observer of each kind, none of whom has a seat."""
    return {kind: Onlooker(NOBODY, search, kind) for kind in OBSERVERS}


def seated(players: int, search: TurnSearch) -> list[Onlooker]:
    """Return somebody careful for each seat, who knows what that seat knows."""
    return [Onlooker(seat, search, "careful") for seat in seat_numbers(players)]
