"""Follows the trail that a seat's decisions leave on each monk, day by day, as a spectator hears it.

Guesses and what comes to light at the end do not belong to it: nobody sees them before it is too late.
"""

from collections.abc import Iterable
from typing import Final

from abbey.rules import Card, Game, Note, Tile, night_points, notes_for
from abbey.rules.core.tracks import START_SUSPICION
from abbey.rules.names import LAST_DAY, MONKS, NOBODY, SeatNumber, seat_numbers

SIGNS: Final = (
    "suspicion raised",
    "suspicion lowered",
    "evidence raised",
    "evidence lowered",
    "outlook for the night",  # what the suspicion track would bring the monk, by this seat's doing
    "night brought about",  # what it did bring when this seat ended the day
    "points given freely",
    "moved by choice",
    "own card played",
    "task done",
)
DAYS: Final = LAST_DAY - 1
FREELY: Final = ("puzzling", "close_behind", "delicate")

Trail = tuple[tuple[int, ...], ...]  # by monk: the day on which the seat showed it or 0, then all signs of each day


def trails(game: Game) -> tuple[Trail, ...]:
    """Return the trail of each seat, in seat order."""
    builder = _TrailBuilder(game.deal.players)
    for (seat, _), notes in zip(game.actions, game.notes, strict=True):
        builder.hear(seat, notes_for(notes, NOBODY))
    return tuple(builder.trail(seat) for seat in seat_numbers(game.deal.players))


class _TrailBuilder:
    """Follows the suspicion track and the day by what is told, and adds up the signs."""

    def __init__(self, players: int) -> None:
        self.day = 1
        self.has_choice = False  # of whom to move, with the card just played
        self.suspicion = [START_SUSPICION] * len(MONKS)
        self.shown = [[0] * len(MONKS) for _ in range(players)]
        self.signs = [[[0] * (DAYS * len(SIGNS)) for _ in MONKS] for _ in range(players)]

    def trail(self, seat: SeatNumber) -> Trail:
        """Return what the seat has left on every monk until now."""
        return tuple((self.shown[seat][monk], *self.signs[seat][monk]) for monk in range(len(MONKS)))

    def hear(self, seat: SeatNumber, notes: Iterable[Note]) -> None:
        """Take in what a decision of this seat brought about."""
        for note in notes:
            if self.day < LAST_DAY:
                self._hear(seat, note)

    def _hear(self, seat: SeatNumber, note: Note) -> None:
        match note:
            case Note("day", count=int(day)):
                self.day = day
            case Note("reset", after=int(level)):
                self.suspicion = [level] * len(MONKS)
            case Note("showed", seat=int(shower), figure=str(monk)):
                self.shown[shower][MONKS.index(monk)] = self.day
            case Note("played", card=Card(kind, name)):
                self.has_choice = kind == "building"
                self._add(seat, name, "own card played", int(kind == "monk"))
            case Note("moved", figure=figure):
                self._add(seat, figure, "moved by choice", int(self.has_choice))
            case Note("took", tile=Tile(colour)):
                self._add(seat, colour, "task done", 1)
            case Note("suspicion", before=int(before), after=int(after)):
                self._suspicion(seat, note, before, after)
            case Note("evidence", before=int(before), after=int(after)):
                self._evidence(seat, note, before, after)

    def _suspicion(self, seat: SeatNumber, note: Note, before: int, after: int) -> None:
        self._change(seat, note, "suspicion", after - before)
        outlook = night_points(tuple(self.suspicion))
        self.suspicion[MONKS.index(str(note.figure))] = after
        for monk, was, comes in zip(MONKS, outlook, night_points(tuple(self.suspicion)), strict=True):
            self._add(seat, monk, "outlook for the night", comes - was)

    def _evidence(self, seat: SeatNumber, note: Note, before: int, after: int) -> None:
        if note.clause == "convert":
            self._add(seat, note.figure, "night brought about", after - before)
        elif note.clause != "reveal":
            self._change(seat, note, "evidence", after - before)

    def _change(self, seat: SeatNumber, note: Note, track: str, by: int) -> None:
        self._add(seat, note.figure, f"{track} raised" if by > 0 else f"{track} lowered", abs(by))
        if note.clause in FREELY:
            self._add(seat, note.figure, "points given freely", by)

    def _add(self, seat: SeatNumber, monk: str | None, sign: str, amount: int) -> None:
        """Add to a sign of the day; William, Adson and buildings have none."""
        if monk in MONKS:
            place = (self.day - 1) * len(SIGNS) + SIGNS.index(sign)
            self.signs[seat][MONKS.index(monk)][place] += amount
