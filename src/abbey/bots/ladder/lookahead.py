"""Looks on to the end of the day: the ends of a turn that seem best are rolled out, as far as the budget goes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Final

from abbey.bots.belief import Assignment, Belief
from abbey.bots.belief.assignments import Rows
from abbey.bots.ladder.config import BotConfig
from abbey.rules import Stream, View
from abbey.rules.names import MONK_COUNT, seat_numbers
from abbey.search import BackendName, End, Rollouts, clear_lead

IMAGINED: Final = 64  # ways who may be who
BATCH: Final = 400  # rollouts between two looks at the clock: a few milliseconds


@dataclass(frozen=True, slots=True)
class Budget:
    """Says how long rollouts go on for one decision: up to a count, or until time has passed.

    By count the same game can be played again. With a time all of it is spent, however clear the choice is: so it tells
    nobody how clear it was.
    """

    rollouts: int  # in all, if there is no time,
    slowdown: int  # and so many times fewer with a slow backend
    time: float | None
    began: float  # by the monotonic clock

    def batches(self, done: int, rounds: int, ends: int) -> Iterator[int]:
        """Yield how many rollouts of each end to make, batch by batch, when so many of the rounds are done."""
        if self.time is None:
            yield max(2, self.rollouts // (rounds * ends * self.slowdown))
            return
        over = self.began + self.time * (done + 1) / rounds
        while True:
            yield max(1, BATCH // (ends * self.slowdown))
            if monotonic() >= over:
                return


def budget_in_words(rollouts: int, time: float | None, slowdown: int) -> str:
    """Return in words how much a bot searches for one turn."""
    if time is not None:
        return f"{time:g} s a turn"
    return f"{rollouts // slowdown:,} rollouts a turn" if rollouts else "no rollouts"


@dataclass(frozen=True, slots=True)
class RatedEnds:
    """Holds the ends of a turn, with the chance to win after each as it looks now, and how much each exposes."""

    ends: Sequence[End]
    chances: Sequence[float]
    exposures: Sequence[float]


class Lookahead:
    """Rolls out for one bot, and draws who may be who from its belief."""

    def __init__(self, config: BotConfig, belief: Belief) -> None:
        self._config = config
        self._belief = belief

    def best(self, view: View, rated: RatedEnds, rng: Stream, began: float, backend: BackendName) -> End:
        """Return the best of the ends that seem best, of which half drop out after each round of rollouts."""
        order = sorted(range(len(rated.ends)), key=lambda i: -rated.chances[i])[: self._config.breadth]
        rollouts = self._rollouts(view, rng, backend)
        budget = Budget(self._config.rollouts, rollouts.slowdown, self._config.time, began)
        rounds = max(1, (len(order) - 1).bit_length())
        rolled, totals = 0, dict.fromkeys(order, 0.0)
        for done in range(rounds):
            paths = [rated.ends[i].path for i in order]
            exposures = [_of_viewer(view, rated.exposures[i]) for i in order]
            for batch in budget.batches(done, rounds, len(order)):
                chances = rollouts.chances(view, paths, exposures, rolled, rolled + batch)
                for i, row in zip(order, chances, strict=True):
                    totals[i] += row[view.identities[view.viewer]] * batch
                rolled += batch
            order = sorted(order, key=lambda i: -totals[i])[: max(1, (len(order) + 1) // 2)]
        return rated.ends[order[0]]

    def _rollouts(self, view: View, rng: Stream, backend: BackendName) -> Rollouts:
        return Rollouts(
            identities=imagined(self._belief.joint(), rng),
            rival_weights=rival_weights(self._belief.public()),
            scale=self._config.wide * clear_lead(view.day),
            tries=self._config.tries,
            seed=rng.getrandbits(64),
            backend=backend,
        )


def _of_viewer(view: View, exposure: float) -> list[float]:
    return [exposure if seat == view.viewer else 0.0 for seat in seat_numbers(view.players)]


def imagined(joint: Sequence[tuple[Assignment, float]], rng: Stream) -> list[list[int]]:
    """Draw assignments of monks to seats from a belief; the monks that nobody plays come last."""
    drawn = rng.choices([truth for truth, _ in joint], [chance for _, chance in joint], k=IMAGINED)
    return [[*truth, *(monk for monk in range(MONK_COUNT) if monk not in truth)] for truth in drawn]


def rival_weights(public: Rows) -> Rows:
    """Return, by seat and monk, how likely that monk is a rival of the seat, to those who know nobody."""
    rivals = len(public) - 1
    return [
        [sum(row[monk] for other, row in enumerate(public) if other != seat) / rivals for monk in range(MONK_COUNT)]
        for seat in range(len(public))
    ]
