"""Who is who, as far as a viewer can tell from what it has heard.

For each seat and each model of how people decide there is a line of six log-likelihoods, one for each monk; models are
mixed, colours shown are ruled out, and no two seats are the same monk. So belief is exact for its models.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log
from typing import Final

from abbey.bots.belief.assignments import Assignment, Rows, assignments, marginals
from abbey.bots.belief.readers import READERS
from abbey.rules import Note, View
from abbey.rules.names import LAST_DAY, MONK_COUNT, NONE
from abbey.worlds import Desk, Model, Observers, Stakes, Watched, Watching

MODELS: Final = (Model(0.0, 45.0), Model(1.0, 60.0), Model(1.0, 200.0))
SIMPLE: Final = Observers(MODELS)
CUNNING: Final = Observers(MODELS, READERS)
MODEL_PRIORS: Final = (0.25, 0.35, 0.3)
READERS_PRIOR: Final = 0.4  # of all readers together
EVEN_PRIOR: Final = 0.1  # of somebody who plays at random


def priors(observers: Observers) -> tuple[float, ...]:
    """Of each observer, then of somebody who plays at random. They need not sum to 1."""
    readers = [READERS_PRIOR / len(observers.readers) for _ in observers.readers]
    return (*MODEL_PRIORS, *readers, EVEN_PRIOR)


@dataclass(frozen=True, slots=True)
class Update:
    """What one turn told about the seat that made it."""

    seat: int
    day: int
    actions: tuple[int, ...]  # numbers of the fixed table
    bits: tuple[float, ...]  # by monk: how much more likely, as powers of two, against the average monk


class Belief:
    """Hear every note, look at every view: the rest follows. `memory` is how many days back it reaches."""

    def __init__(self, desk: Desk, memory: int = LAST_DAY, observers: Observers = SIMPLE) -> None:
        self.updates: list[Update] = []
        self._memory = memory
        self._priors = priors(observers)
        self._watching = Watching(desk, observers)
        self._turns: list[Watched] = []  # those remembered
        self._logs: list[Rows] = []  # by seat, model, monk
        self._shown: Sequence[int] = ()
        self._identities: Sequence[int] = ()

    def hear(self, notes: Sequence[Note]) -> None:
        self._watching.hear(notes)

    def look(self, view: View) -> None:
        """Take in what was heard up to this view."""
        self._shown, self._identities = view.shown, view.identities
        if not self._logs:
            self._forget_all()
        for turn in self._watching.turns(view):
            self._turns.append(turn)
            self.updates.append(self._learn(turn))
        if any(turn.day <= view.day - self._memory for turn in self._turns):
            self._turns = [turn for turn in self._turns if turn.day > view.day - self._memory]
            self._forget_all()
            for turn in self._turns:
                self._learn(turn)

    def stakes(self, view: View) -> Stakes | None:
        """Of the viewer's own turn."""
        return self._watching.stakes(view)

    def marginals(self) -> Rows:
        """By seat and monk, for the viewer, who knows its own."""
        return marginals(self._weights(self._identities))

    def public(self) -> Rows:
        """The same for somebody who knows nobody's."""
        return marginals(self._weights([NONE] * len(self._identities)))

    def joint(self) -> list[tuple[Assignment, float]]:
        return assignments(self._weights(self._identities))

    def model_weights(self, seat: int) -> Rows:
        """By model and monk: how well each explains this seat so far, priors included; the best of all is 1."""
        best = max(max(line) for line in self._logs[seat])
        return [
            [prior * exp(value - best) for value in line]
            for prior, line in zip(self._priors, self._logs[seat], strict=True)
        ]

    def hides(self, seat: int) -> float:
        """How likely this seat is somebody who hides: whom readers explain better than models and chance do."""
        weights = [sum(line) for line in self.model_weights(seat)]
        return sum(weights[len(MODELS) : -1]) / sum(weights)

    def room_left(self, seat: int) -> list[float]:
        """By monk: how well the other seats can do without it, to somebody who knows nobody's; 0 once shown."""
        weights = self._weights([NONE] * len(self._identities))
        return [chance / (own or 1.0) for chance, own in zip(marginals(weights)[seat], weights[seat], strict=True)]

    def possible(self, seat: int) -> list[bool]:
        return [not self._shown[seat] >> monk & 1 for monk in range(MONK_COUNT)]

    def _weights(self, known: Sequence[int]) -> Rows:
        rows = []
        for seat, own in enumerate(known):
            by_model = self.model_weights(seat)
            likely = [sum(line[monk] for line in by_model) for monk in range(MONK_COUNT)]
            top = max(likely)
            rows.append(
                [
                    0.0 if not fits or (own != NONE and own != monk) else max(likely[monk] / top, 1e-12)
                    for monk, fits in enumerate(self.possible(seat))
                ]
            )
        return rows

    def _forget_all(self) -> None:
        self._logs = [[[0.0] * MONK_COUNT for _ in self._priors] for _ in self._identities]

    def _learn(self, turn: Watched) -> Update:
        before = self._seat_logs(turn.seat)
        for line, gain in zip(self._logs[turn.seat], turn.gains, strict=True):
            for monk in range(MONK_COUNT):
                line[monk] += gain[monk]
        gained = [after - old for after, old in zip(self._seat_logs(turn.seat), before, strict=True)]
        mean = sum(gained) / MONK_COUNT
        bits = tuple((gain - mean) / log(2) for gain in gained)
        return Update(turn.seat, turn.day, turn.actions, bits)

    def _seat_logs(self, seat: int) -> list[float]:
        by_model = self.model_weights(seat)
        return [log(sum(line[monk] for line in by_model)) for monk in range(MONK_COUNT)]
