"""Keeps a position in step with what one viewer hears: what is open is as it is, what is hidden as it may be.

It shows the position before each decision of another seat, from which belief about that seat is made. Where hidden
pieces lie in it is one way out of many, and no more likely than another.
"""

from collections.abc import Callable, Sequence
from typing import Final

from abbey.rules import Note, Position, to_act
from abbey.rules.action import NUMBERS
from abbey.rules.core.pieces import ACCUSE_SEAT, SHOW_COLOUR
from abbey.rules.core.position import RawNote
from abbey.rules.core.step import step
from abbey.rules.names import (
    ACCUSE,
    MONK_COUNT,
    NONE,
    PLAY,
    SHOW,
    ActionNumber,
    SeatNumber,
    Viewer,
    by_seat,
    seat_numbers,
)
from abbey.rules.note import WHATS
from abbey.search.decoding import FIGURE_NUMBERS, LostThreadError, told_action
from abbey.search.hidden_repair import cover, hold_card, settle, suppose_shown, unveil

Witness = Callable[[Position, SeatNumber, ActionNumber], None]  # with the position before the decision

COVERED: Final = ("marked", "chose")


class Tracker:
    """Begins with an `opening` and goes on by `hear`; its `position` is to look at, or to copy, not to change."""

    def __init__(self, opening: Position, viewer: Viewer) -> None:
        self.position = opening
        self.viewer = viewer

    def hear(self, notes: Sequence[Note], witness: Witness) -> None:
        """Live through what the viewer heard next: the opening, one action or many, each of them whole.

        The witness sees each decision, the viewer's own too, as soon as it is open. What all choose together is seen
        in the order of the seats when it is shown.
        """
        at = 0
        while at < len(notes):
            told = self._go_on(notes, at, witness)
            heard = notes[at : at + len(told)]
            if not told or told != [note.what for note in heard]:
                raise LostThreadError("What was heard goes on otherwise than the position does.")
            settle(self.position, self.viewer, heard)
            at += len(told)

    def _go_on(self, notes: Sequence[Note], at: int, witness: Witness) -> list[str]:
        """Take the position to its next decision and return which notes tell of that."""
        s, note = self.position, notes[at]
        if note.what == "day" and note.count == s.day == 1:  # no decision brought it about
            return ["day"]
        if s.phase < SHOW:
            return self._decide(note, witness)
        if note.what in COVERED:
            cover(s, note)
            return [note.what]
        if s.phase == SHOW:
            return self._open_shows(notes[at:], witness)
        if s.phase == ACCUSE:
            return self._open_guesses(notes[at:], witness)
        raise LostThreadError("The game is over: nothing more can be heard.")

    def _decide(self, note: Note, witness: Witness) -> list[str]:
        s = self.position
        action = told_action(s, note)
        if s.phase == PLAY:
            hold_card(s, self.viewer, action)
        return self._play(to_act(s), action, witness)

    def _open_shows(self, heard: Sequence[Note], witness: Witness) -> list[str]:
        s = self.position
        colours = [FIGURE_NUMBERS[note.figure] for note in heard if note.what == "showed"][: s.players]
        suppose_shown(s, self.viewer, colours)
        s.to_act = 0
        for seat in seat_numbers(s.players):
            s.chosen[seat] = NONE
        told: list[str] = []
        for seat, colour in by_seat(colours):
            told += self._play(seat, NUMBERS[SHOW_COLOUR + colour], witness)
        return [what for what in told if what not in COVERED]

    def _open_guesses(self, heard: Sequence[Note], witness: Witness) -> list[str]:
        s = self.position
        unveil(s, heard)
        s.to_act = 0
        for guesses in s.guesses:
            guesses[:] = [NONE] * len(guesses)
        told: list[str] = []
        for note in heard:
            if note.what == "accused" and note.seat is not None and note.accused is not None:
                action = ACCUSE_SEAT + note.accused * MONK_COUNT + FIGURE_NUMBERS[note.figure]
                told += self._play(note.seat, NUMBERS[action], witness)
        return [what for what in told if what not in COVERED]

    def _play(self, seat: SeatNumber, action: ActionNumber, witness: Witness) -> list[str]:
        s = self.position
        witness(s, seat, action)
        raw: list[RawNote] = []
        s.notes = raw
        step(s, seat, action)
        s.notes = None
        return [WHATS[note[0]] for note in raw]
