"""Finds out where every card of a game came from, and whether one seat has seen its face by now.

A pile's cards lie in the order in which they will be drawn. Cards that the seat has not seen may change places within
one pile: whoever drew them held them in silence.
"""

from dataclasses import dataclass

from abbey.rules import Deal, Position, number_of
from abbey.rules.core.position import RawNote
from abbey.rules.core.raw_notes import DREW, PLAYED, SHUFFLED
from abbey.rules.core.step import step
from abbey.rules.names import HAND_SIZE, SEATS, SeatNumber, Viewer, seat_numbers
from abbey.rules.stream import Stream
from abbey.testing.bots.scenario import Actions


@dataclass(slots=True)
class Place:
    """Describes one card's place in a pile, from the top; `face` is the card that lies there."""

    face: int
    is_seen: bool = False


@dataclass(slots=True)
class Pile:
    """Holds the cards as the deal or a shuffle left them; `since` says after how many actions that was."""

    since: int
    places: list[Place]
    drawn: int = 0

    def mix(self, chance: Stream) -> None:
        """Change the order of the faces that the seat has not seen."""
        hidden = [place for place in self.places if not place.is_seen]
        faces = [place.face for place in hidden]
        chance.mix(faces)
        for place, face in zip(hidden, faces, strict=True):
            place.face = face


class CardOrigins:
    """Follows the piles of a game as one seat knows them after these actions."""

    def __init__(self, deal: Deal, actions: Actions, viewer: Viewer) -> None:
        self.viewer = viewer
        self.position = s = deal.position()
        self._held: dict[tuple[int, int], Place] = {}
        dealt = [s.hands[seat][slot] for seat in seat_numbers(s.players) for slot in range(HAND_SIZE)]
        self.piles = [Pile(0, [Place(face) for face in dealt + pile_of(s)])]
        for seat in seat_numbers(s.players):
            for slot in range(HAND_SIZE):
                self._draw(seat, slot)
        for count, (seat, action) in enumerate(actions, 1):
            s.notes = []
            step(s, seat, number_of(action))
            self._follow(s.notes, count)
        s.notes = None

    def _follow(self, notes: list[RawNote], count: int) -> None:
        shuffled = False
        for what, _, seat, card, _, _ in notes:
            if what == PLAYED:
                self._held[seat, self.position.slot].is_seen = True
            elif what == SHUFFLED:
                shuffled = True
            elif what == DREW:
                if shuffled:  # the same step shuffles and draws: that card has left the pile, and stays as it is
                    self.piles.append(Pile(count, [Place(card, is_seen=True), *map(Place, pile_of(self.position))]))
                self._draw(SEATS[seat], self.position.slot)

    def _draw(self, seat: SeatNumber, slot: int) -> None:
        pile = self.piles[-1]
        place = self._held[seat, slot] = pile.places[pile.drawn]
        place.is_seen |= seat == self.viewer
        pile.drawn += 1


def pile_of(s: Position) -> list[int]:
    """Return the pile, the top card first."""
    return s.deck[: s.deck_len][::-1]
