"""Believes who is who, as far as a viewer can tell from what it has heard.

For each seat and each model of how people decide there is a line of six log-likelihoods, one for each monk; models are
mixed, colours shown are ruled out, and no two seats are the same monk. So belief is exact for its models. Whether a
player is one who hides is judged by the others at the table as well: see `hiding_prior`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log
from typing import Final

from abbey.bots.belief.assignments import Assignment, Rows, assignments, marginals
from abbey.bots.belief.hiding_prior import Evidence, hiding_priors
from abbey.bots.belief.observers import MODELS, SIMPLE, own_priors, public_priors
from abbey.rules import Note, View
from abbey.rules.names import (
    LAST_DAY,
    MONK_COUNT,
    NONE,
    ActionNumber,
    SeatNumber,
    by_seat,
    seat_numbers,
)
from abbey.search import End, Eyes, Observers, SeenTurn, TurnHistory, TurnSearch

LEAST: Final = 1e-12


def mixed(by_model: Rows, fits: Sequence[bool]) -> list[float]:
    """Return a weight for each monk, 1 for the likeliest: what fits at all is never quite impossible."""
    likely = [sum(line[monk] for line in by_model) for monk in range(MONK_COUNT)]
    top = max(likely)
    return [max(value / top, LEAST) if fit else 0.0 for value, fit in zip(likely, fits, strict=True)]


def room_left(weights: Rows, seat: SeatNumber) -> list[float]:
    """Return, by monk, how well others can do without it, if nobody's monk is known; 0 once the seat showed it."""
    return [chance / (own or 1.0) for chance, own in zip(marginals(weights)[seat], weights[seat], strict=True)]


@dataclass(frozen=True, slots=True)
class Update:
    """Holds what one turn told about the seat that made it."""

    seat: SeatNumber
    day: int
    actions: tuple[ActionNumber, ...]
    bits: tuple[float, ...]  # by monk: how much more likely, as powers of two, against the average monk
    # The one monk for whom the turn was about the best, while for any other that the seat could be the same card
    # allowed a clearly better one; NONE if there is none, or where nobody asks what kind of mind made it.
    suited: int = NONE


class Belief:
    """Keeps one viewer's belief: it hears every note and sees every view. `memory` is how many days it reaches back."""

    def __init__(self, search: TurnSearch, memory: int = LAST_DAY, observers: Observers = SIMPLE) -> None:
        self.updates: list[Update] = []
        self._memory = memory
        self._observers = observers
        self._priors = own_priors(observers)
        self._public_priors = public_priors(observers)
        self._history = TurnHistory(search, observers)
        self._turns: list[SeenTurn] = []  # those remembered, for whoever forgets
        self._logs: list[Rows] = []  # by seat, model, monk
        self._shown: Sequence[int] = ()
        self._identities: Sequence[int] = ()

    def hear(self, notes: Sequence[Note]) -> None:
        """Remember what was heard; it is taken in by the next `look`."""
        self._history.hear(notes)

    def begin(self, view: View, heard: Sequence[Note]) -> None:
        """Go back to where the game began, from a later view and all that was `heard` up to it.

        Then it can be heard again, and looked at step by step as it went.
        """
        self._history.begin(view, heard)

    def look(self, view: View) -> None:
        """Take in what was heard up to this view."""
        self._shown, self._identities = view.shown, view.identities
        if not self._logs:
            self._forget_all()
        for turn in self._history.turns(view):
            self.updates.append(self._learn(turn))
            if self._memory < LAST_DAY:  # whoever forgets nothing need not learn it again
                self._turns.append(turn)
        if any(turn.day <= view.day - self._memory for turn in self._turns):
            self._turns = [turn for turn in self._turns if turn.day > view.day - self._memory]
            self._forget_all()
            for turn in self._turns:
                self._learn(turn)

    def exposure(self, view: View, ends: Sequence[End]) -> list[float]:
        """Return, for each end of the viewer's turn, how likely others would think its own monk after it.

        It is the average over several kinds of observers, but none of the cold models: those serve to judge others, not
        to hide from.
        """
        seat = view.seat
        room = room_left(self._weights_of_all(), seat)
        eyes = Eyes(MODELS, bool(self._observers.readers), self._public_weights(seat), room)
        me = view.identities[view.viewer]
        return [row[me] for row in self._history.exposures(view, ends, eyes)]

    def marginals(self) -> Rows:
        """Return how likely each seat is each monk, for the viewer, who knows its own."""
        return marginals(self._weights())

    def public(self) -> Rows:
        """Return how likely each seat is each monk to somebody who knows nobody's and has no cold models."""
        return marginals(self._weights_of_all())

    def joint(self) -> list[tuple[Assignment, float]]:
        """Return all assignments of monks to seats, with their chances, as the viewer sees them."""
        return assignments(self._weights())

    def joint_if(self, own: Sequence[float]) -> list[tuple[Assignment, float]]:
        """Return the same for a viewer who forgets who it is, and may be each monk as likely as `own` says."""
        return assignments(
            [list(own) if known != NONE else row for known, row in zip(self._identities, self._weights(), strict=True)]
        )

    def model_weights(self, seat: SeatNumber) -> Rows:
        """Return, by model and monk, how well each explains this seat so far, priors included; the best has 1."""
        return self._weighed(seat, self._priors)

    def _public_weights(self, seat: SeatNumber) -> Rows:
        """Return, by model and monk, how well each explains this seat to those from whom the viewer hides."""
        return self._public_lines(self._weighed(seat, self._public_priors))

    def _public_lines(self, lines: Rows) -> Rows:
        """Return those of the lines, one for each observer, that count for who has no cold models."""
        return lines[: len(MODELS)] + lines[len(self._observers.models) :]

    def hides(self, seat: SeatNumber) -> float:
        """Return how likely this seat hides: readers explain it better than warm models and chance do.

        Cold ones have no say here: they take a hider's first turns too easily for those of somebody who does not.
        """
        weights = [sum(line) for line in self._public_weights(seat)]
        return sum(weights[len(MODELS) : -1]) / sum(weights)

    def possible(self, seat: SeatNumber) -> list[bool]:
        """Say of each monk whether this seat may be it, by the colours that it has shown."""
        return [not self._shown[seat] >> monk & 1 for monk in range(MONK_COUNT)]

    def _weights(self) -> Rows:
        lines = [self.model_weights(seat) for seat in seat_numbers(len(self._identities))]
        known = [own != NONE for own in self._identities]
        evidence = [(1.0, 1.0) if own else self._evidence(rows) for own, rows in zip(known, lines, strict=True)]
        return [
            mixed(self._shared_out(lines[seat], prior), self._fitting(seat))
            for seat, prior in by_seat(hiding_priors(evidence))
        ]

    def _evidence(self, lines: Rows) -> Evidence:
        """Return how well a seat is explained by models and chance, and how well by readers."""
        weights = [sum(line) for line in lines]
        hidden = sum(weights[len(self._observers.models) : -1])
        return sum(weights) - hidden, hidden

    def _shared_out(self, lines: Rows, share: float) -> Rows:
        """Return the lines with this share for readers, and the rest for models and chance."""
        readers = range(len(self._observers.models), len(lines) - 1)
        parts = [share if number in readers else 1 - share for number in range(len(lines))]
        return [[part * weight for weight in line] for part, line in zip(parts, lines, strict=True)]

    def _fitting(self, seat: SeatNumber) -> list[bool]:
        own = self._identities[seat]
        return [fits and own in (NONE, monk) for monk, fits in enumerate(self.possible(seat))]

    def _weights_of_all(self) -> Rows:
        return [mixed(self._public_weights(seat), self.possible(seat)) for seat in seat_numbers(len(self._identities))]

    def _weighed(self, seat: SeatNumber, priors: Sequence[float]) -> Rows:
        best = max(max(line) for line in self._logs[seat])
        return [
            [prior * exp(value - best) for value in line] for prior, line in zip(priors, self._logs[seat], strict=True)
        ]

    def _forget_all(self) -> None:
        self._logs = [[[0.0] * MONK_COUNT for _ in self._priors] for _ in self._identities]

    def _learn(self, turn: SeenTurn) -> Update:
        before = self._seat_logs(turn.seat)
        for line, gain in zip(self._logs[turn.seat], turn.gains, strict=True):
            for monk in range(MONK_COUNT):
                line[monk] += gain[monk]
        gained = [after - old for after, old in zip(self._seat_logs(turn.seat), before, strict=True)]
        mean = sum(gained) / MONK_COUNT
        bits = tuple((gain - mean) / log(2) for gain in gained)
        return Update(turn.seat, turn.day, turn.actions, bits)

    def _seat_logs(self, seat: SeatNumber) -> list[float]:
        by_model = self.model_weights(seat)
        return [log(sum(line[monk] for line in by_model)) for monk in range(MONK_COUNT)]
