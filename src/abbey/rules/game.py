"""Plays by the rules: says what is legal and what happens, and refuses everything else with a reason."""

from collections.abc import Iterable, Iterator
from itertools import islice, takewhile
from typing import Final

from abbey.rules.action import ACTIONS, Action, is_covered, number_of
from abbey.rules.core.day import is_winner, score
from abbey.rules.core.position import Position, RawNote
from abbey.rules.core.step import step
from abbey.rules.deal import Deal
from abbey.rules.errors import GameOverError, IllegalActionError, OptionsError, WrongSeatError
from abbey.rules.names import ACCUSE, OVER, PHASES, TOGETHER, ActionNumber, SeatNumber, Viewer, seat_numbers
from abbey.rules.notation import word_of
from abbey.rules.note import Note, is_revealing, read_note
from abbey.rules.view import View, legal_numbers, owing, to_act, view
from abbey.rules.what_if import WhatIf

NEAR: Final = 8  # actions that are played again rather than keeping another position


def is_over(position: Position) -> bool:
    """Tell whether the last guess has been opened and the winner is known."""
    return position.phase == OVER


def legal(position: Position, seat: SeatNumber | None = None) -> list[Action]:
    """Return what the seat may do; without a seat, what the next one may."""
    return [ACTIONS[n] for n in legal_numbers(position, to_act(position) if seat is None else seat)]


def play(position: Position, action: Action, seat: SeatNumber | None = None) -> list[Note]:
    """Carry out an action and tell what happened; a refused action leaves the position as it was."""
    seat = to_act(position) if seat is None else seat
    return carry_out(position, checked(position, action, seat), seat)


def carry_out(position: Position, number: ActionNumber, seat: SeatNumber) -> list[Note]:
    """Carry out an action that `checked` has allowed, and tell what happened."""
    raw: list[RawNote] = []
    position.notes = raw
    step(position, seat, number)
    position.notes = None
    return [read_note(note) for note in raw]


def checked(position: Position, action: Action, seat: SeatNumber) -> ActionNumber:
    """Return the action's number if this seat may do it now; otherwise refuse with a reason."""
    if is_over(position):
        raise GameOverError("The game is over: nothing more can be played.")
    seats = owing(position)
    if seat not in seats:
        waiting = " or ".join(str(other) for other in seats)
        raise WrongSeatError(f"Seat {seat} has nothing to decide now: it is for seat {waiting}.")
    number = number_of(action)
    numbers = legal_numbers(position, seat)
    if number not in numbers:
        choices = ", ".join(word_of(ACTIONS[n]) for n in numbers)
        phase = PHASES[position.phase]
        raise IllegalActionError(f"{word_of(action)} is not legal now. To {phase}, choose one of: {choices}.")
    return number


def no_seat(seat: object, seats: Iterable[object]) -> str:
    """Return the sentence with which a seat is refused that a game does not have; everybody says it alike."""
    return f"There is no seat {seat} in this game; the seats are {', '.join(map(str, seats))}."


def scores(position: Position) -> list[int]:
    """Return the evidence against each seat's monk."""
    return [score(position, seat) for seat in range(position.players)]


def winners(position: Position) -> list[SeatNumber]:
    """Return the seats that have won, more than one if they share the win; none while the game runs."""
    return [seat for seat in seat_numbers(position.players) if is_winner(position, seat)] if is_over(position) else []


NAME_LENGTH: Final = 500  # a list of five such names can still be said in one sentence


def checked_names(names: tuple[str, ...], players: int) -> tuple[str, ...]:
    """Refuse names that do not fit the seats, or a line of a record."""
    if len(names) != players:
        raise OptionsError(f"{players} players need {players} names, not {len(names)}.")
    for name in names:
        if not name or not name.isprintable() or name != name.strip():
            raise OptionsError(f"{name!r} is not a name: a name is one line of visible characters.")
        if len(name) > NAME_LENGTH:
            raise OptionsError(f"{name[:20]!r}... is not a name: a name has at most {NAME_LENGTH} characters.")
    return names


class Game:
    """Keeps a game from its deal on: the position, what was done, what happened, and the way back."""

    def __init__(self, deal: Deal, names: tuple[str, ...] = (), what_if: WhatIf | None = None) -> None:
        raw: list[RawNote] = []
        self.deal = deal
        self.what_if = what_if
        self.names = checked_names(names or tuple(f"seat {seat}" for seat in range(deal.players)), deal.players)
        self.position = deal.begin(raw)
        self.position.notes = None
        self.opening = [read_note(note) for note in raw]
        self.actions: list[tuple[SeatNumber, Action]] = []
        self.notes: list[list[Note]] = []  # by action
        self._kept: tuple[int, Position] | None = None  # how many actions had been played, and the position then

    def legal(self, seat: SeatNumber | None = None) -> list[Action]:
        """Return what the seat may do; without a seat, what the next one may."""
        return legal(self.position, seat)

    def view(self, viewer: Viewer) -> View:
        """Return what this viewer may know now."""
        return view(self.position, viewer)

    def play(self, action: Action, seat: SeatNumber | None = None) -> list[Note]:
        """Carry out an action, keep it, and tell what happened; a refused action leaves the game as it was."""
        seat = to_act(self.position) if seat is None else seat
        return self.carry_out(checked(self.position, action, seat), seat)

    def carry_out(self, number: ActionNumber, seat: SeatNumber) -> list[Note]:
        """Carry out an action that `checked` has allowed in this position."""
        notes = carry_out(self.position, number, seat)
        self.actions.append((seat, ACTIONS[number]))
        self.notes.append(notes)
        return notes

    def ends_with(self, number: ActionNumber, seat: SeatNumber) -> bool:
        """Tell whether the game would be over after this legal action: only the last guess that is owed ends it."""
        if self.position.phase != ACCUSE or owing(self.position) != (seat,):
            return False
        after = self.position.copy()
        carry_out(after, number, seat)
        return is_over(after)

    def positions(self) -> Iterator[Position]:
        """Yield the first position and the one after each action: always the same object, to look at, not to change."""
        position = self.deal.position()
        yield position
        for seat, action in self.actions:
            play(position, action, seat)
            yield position

    def position_after(self, actions: int) -> Position:
        """Return the position when so many actions had been played."""
        return next(islice(self.positions(), actions, None))

    def undoable(self, seat: SeatNumber) -> int:
        """Count the actions the seat may take back: none that showed something hidden, none past another seat's.

        While all choose together it may take back its own covered choices, whatever the others lay meanwhile: that
        they did is not for it to know.
        """
        if self.position.phase in TOGETHER:
            covered = takewhile(lambda decided: is_covered(decided[1]), reversed(self.actions[self._begun :]))
            return sum(actor == seat for actor, _ in covered)
        first = len(self.actions)
        while first > self._begun and self.actions[first - 1][0] == seat and not is_revealing(self.notes[first - 1]):
            first -= 1
        return len(self.actions) - first

    @property
    def _begun(self) -> int:
        """Count the actions from before the moment of a what-if game: they are the parent's, and stand."""
        return self.what_if.begun if self.what_if else 0

    def undo(self, seat: SeatNumber | None = None) -> Action:
        """Take back the seat's last action, or the very last; what others did since stands.

        Who may ask for that is for the table to say: see `undoable`.
        """
        index = self.last_action(seat)
        later = self.actions[index + 1 :]
        _, action = self.actions[index]
        self.position = self._again_after(index)
        del self.actions[index:], self.notes[index:]
        for other, stands in later:
            self.play(stands, other)
        return action

    def _again_after(self, actions: int) -> Position:
        """Return the position when so many actions had been played, and keep one near it.

        Whoever plays and takes back again and again so has the game dealt and played anew only once.
        """
        if self._kept is None or not 0 <= actions - self._kept[0] <= NEAR:
            self._kept = actions, self.position_after(actions)
        first, kept = self._kept
        position = kept.copy()
        for seat, action in self.actions[first:actions]:
            play(position, action, seat)
        return position

    def last_action(self, seat: SeatNumber | None = None) -> int:
        """Return the index of the seat's last action, or of the very last."""
        for index in reversed(range(len(self.actions))):
            if seat is None or self.actions[index][0] == seat:
                return index
        raise IllegalActionError("There is nothing to take back: no action has been played yet.")
