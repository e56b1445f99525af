"""Counts exactly how many bits a bot told, from the likelihoods of its choices, without training anybody.

A turn tells as much as it changes what somebody thinks who knows the program and saw the hand: the divergence of the
belief after it from the belief before it. Before the first turn all six monks are equally likely: so on the average
over games it is the mutual information of turns and monk where nobody else's monk is known, as among bots that tell
little.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from scipy import stats
from scipy.special import softmax

from abbey.arena.audit.samples import Floats, audited_seats
from abbey.arena.games import Outcome
from abbey.arena.games.policy_log import Told
from abbey.arena.games.trail import DAYS
from abbey.plots.interval import CONFIDENCE
from abbey.rules.names import MONK_COUNT


@dataclass(frozen=True, slots=True)
class Leak:
    """Holds how many bits each seat told about its monk, on the average."""

    turn: float
    days: list[float]  # by the turns of each day
    game: float  # by all turns of a game,
    low: float  # with 95 %
    high: float
    markers: float  # by the markers of a game; 1 if they are shown at random and turns tell nothing
    borne_out: float  # by turns, as the true monk bears it out: about `game` if the bot knows itself


@dataclass(frozen=True, slots=True)
class _Step:
    """Holds what one turn or marker told."""

    told: Told
    bits: float
    borne_out: float


def leak_of(outcomes: Sequence[Outcome]) -> Leak | None:
    """Return what the bot told, or None if it does not know."""
    games = [
        (outcome.block.number, list(_steps(game.told[seat], game.identities[seat])))
        for outcome in outcomes
        for number, game in enumerate(outcome.games)
        for seat in audited_seats(outcome.block, number)
    ]
    if not all(steps for _, steps in games):
        return None
    turns = [(deal, [step for step in steps if not step.told.is_marker]) for deal, steps in games]
    markers = [sum(step.bits for step in steps if step.told.is_marker) for _, steps in games]
    whole = [(deal, sum(step.bits for step in steps)) for deal, steps in turns]
    mean, low, high = _interval([[bits for one, bits in whole if one == deal] for deal in dict.fromkeys(dict(whole))])
    every = [step for _, steps in turns for step in steps]
    return Leak(
        turn=float(np.mean([step.bits for step in every])),
        days=[sum(step.bits for step in every if step.told.day == day) / len(turns) for day in range(1, DAYS + 1)],
        game=mean,
        low=low,
        high=high,
        markers=float(np.mean(markers)),
        borne_out=sum(step.borne_out for step in every) / len(turns),
    )


def _steps(told: Sequence[Told], truth: int) -> Iterator[_Step]:
    """Yield what each turn and marker of a seat told, one after the other."""
    logs = np.zeros(MONK_COUNT)
    for one in told:
        before = softmax(logs)
        logs = logs + np.array(one.gains)
        after = softmax(logs)
        yield _Step(one, _divergence(after, before), float(np.log2(after[truth] / before[truth])))


def _divergence(after: Floats, before: Floats) -> float:
    """Return the bits by which one belief differs from another, which must allow all that the first one does."""
    possible = after > 0
    return float((after[possible] * np.log2(after[possible] / before[possible])).sum())


def _interval(by_deal: Sequence[Sequence[float]]) -> tuple[float, float, float]:
    """Return the mean with the ends of its interval; seats of one deal are one observation."""
    means = [float(np.mean(bits)) for bits in by_deal]
    reach = stats.t.ppf((1 + CONFIDENCE) / 2, len(means) - 1) * np.std(means, ddof=1) / np.sqrt(len(means))
    mean = float(np.mean(means))
    return mean, max(0.0, mean - float(reach)), mean + float(reach)
