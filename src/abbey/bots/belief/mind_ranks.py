"""Says how each kind of mind on the ladder values the ends of its turns, and how its choices rank by that.

The tables were learnt from games by `experiments/fit_minds.py`: see `docs/veil.md`.
"""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain, compress
from math import log
from statistics import fmean
from typing import Final

from abbey.rules.names import MONK_COUNT, NONE
from abbey.search import POINT, EndRanks

CUNNING_HIDING: Final = 4800.0
FLOOR: Final = 0.003  # of the turns that no kind could explain
# Of the turns of one who would be anybody, those that some kind of mind would make for some monk, whichever.
AS_SOMEBODY: Final = 0.405
# By day, for how much of a whole turn one counts: turns of one player are not independent, so later ones add less.
TRUST: Final = (1.0, 0.85, 0.7, 0.65, 0.65, 0.65)
LATE: Final = 4  # the day from which tables for late days hold

CLEAR_CHANCE: Final = 0.03  # of the chance to win
ABOUT: Final = 1 / 3  # of a clear difference: what is so close to the best end is about as good

# Ranks from each edge on, up to the next, are one step.
EDGES: Final = (0.0, 0.75, 1.5, 3.0, 6.0, 10.0, 16.0, 32.0, 64.0, 128.0)


@dataclass(frozen=True, slots=True)
class Kind:
    """Describes how a kind of mind decides, as far as it can be read."""

    name: str
    wide: float = 1.0  # how far back a rival may be and still count; 0 if none does
    deduces: bool = True
    hiding: float = 0.0
    cunning: bool = False
    slack: float = 0.0  # any end that is so close to the best one will do

    @property
    def clear(self) -> float:
        """Return what a clear difference between two ends is, as this kind values them: see `end_value`."""
        return CLEAR_CHANCE if self.wide or self.slack else POINT


KINDS: Final = (
    Kind("selfish", wide=0.0, deduces=False),
    Kind("content", wide=0.0, deduces=False, slack=190.0),
    Kind("rival", deduces=False),
    Kind("detective"),
    Kind("shy", hiding=400.0),  # between what the levels brother and librarian pay
    Kind("hider", hiding=2400.0),
    Kind("expert", wide=0.7, hiding=CUNNING_HIDING, cunning=True),
    Kind("open", wide=0.7),
)
NAMES: Final = (*(kind.name for kind in KINDS), "anybody")
ANYBODY: Final = len(KINDS)
# How likely a player is of each kind before anything is known; then for one that would be anybody, and one at random.
PRIORS: Final = (*(0.045 for _ in KINDS), 0.6, 0.04)
DEDUCES: Final = (*(kind.deduces for kind in KINDS), True, False)
# How often the ends of a kind fall in each step, on early and on late days.
Steps = tuple[float, ...]
TABLES: Final[dict[str, tuple[Steps, Steps]]] = {
    "selfish": (
        (0.6017, 0.1423, 0.1362, 0.0622, 0.0262, 0.0087, 0.0159, 0.0046, 0.0015, 0.0005),
        (0.5956, 0.1457, 0.1324, 0.07, 0.0281, 0.0087, 0.0118, 0.0046, 0.0026, 0.0005),
    ),
    "rival": (
        (0.8638, 0.06, 0.0517, 0.0183, 0.0016, 0.0016, 0.0005, 0.0005, 0.0016, 0.0005),
        (0.8389, 0.0933, 0.0537, 0.0068, 0.0016, 0.0005, 0.0026, 0.0016, 0.0005, 0.0005),
    ),
    "detective": (
        (0.8422, 0.0477, 0.0708, 0.0257, 0.0047, 0.0058, 0.0005, 0.0005, 0.0016, 0.0005),
        (0.7169, 0.0646, 0.1119, 0.0488, 0.0278, 0.0205, 0.0068, 0.0005, 0.0016, 0.0005),
    ),
    "shy": (
        (0.7941, 0.0524, 0.0971, 0.0343, 0.0122, 0.0051, 0.0024, 0.0015, 0.0007, 0.0002),
        (0.6777, 0.0675, 0.1655, 0.0522, 0.0202, 0.0117, 0.0032, 0.0011, 0.0006, 0.0002),
    ),
    "hider": (
        (0.8015, 0.051, 0.0923, 0.0356, 0.0119, 0.0036, 0.0026, 0.0005, 0.0005, 0.0005),
        (0.6044, 0.0704, 0.1818, 0.0655, 0.0369, 0.0163, 0.0103, 0.0084, 0.0005, 0.0054),
    ),
    "expert": (
        (0.582, 0.0639, 0.2279, 0.0921, 0.0287, 0.0025, 0.0005, 0.0005, 0.0015, 0.0005),
        (0.5514, 0.1004, 0.2294, 0.0858, 0.0296, 0.0015, 0.0005, 0.0005, 0.0005, 0.0005),
    ),
    "open": (
        (0.8314, 0.0513, 0.0671, 0.0375, 0.0058, 0.0048, 0.0005, 0.0005, 0.0005, 0.0005),
        (0.6896, 0.0719, 0.1251, 0.0591, 0.0282, 0.0112, 0.0091, 0.0037, 0.0016, 0.0005),
    ),
    "anybody": (
        (0.4982, 0.0478, 0.2547, 0.104, 0.0604, 0.0321, 0.0013, 0.0011, 0.0003, 0.0002),
        (0.5986, 0.0704, 0.2413, 0.0664, 0.0212, 0.0015, 0.0002, 0.0002, 0.0001, 0.0001),
    ),
}


def step_of(better: float) -> int:
    """Return the step in which an end falls when so many would have been better."""
    return bisect_right(EDGES, better) - 1


def gains_of(day: int, ranks: EndRanks) -> list[list[float]]:
    """Return, by kind and monk, what a turn adds to the log-likelihood, against somebody who plays at random.

    One who would be anybody does what is good on the average over all monks, or what would be best for one of them: so
    a turn that is good for some monk and no other does not show that somebody is that monk.
    """
    likely = likelihoods(day, ranks)
    somebody = as_somebody(likely)
    likely[ANYBODY] = [AS_SOMEBODY * somebody + (1 - AS_SOMEBODY) * chance for chance in likely[ANYBODY]]
    return [[TRUST[day - 1] * log((1 - FLOOR) * chance + FLOOR) for chance in row] for row in likely]


def likelihoods(day: int, ranks: EndRanks) -> list[list[float]]:
    """Return, by kind and monk, how likely a turn is by its rank alone, against one made at random."""
    return [[_likely(kind, day, better, ranks.ends) for better in row] for kind, row in enumerate(ranks.better)]


def as_somebody(likely: Sequence[Sequence[float]]) -> float:
    """Return how likely a turn is of some kind of mind with some monk, whichever, from how likely it is of each."""
    return fmean(chain.from_iterable(likely[:ANYBODY]))


def of_step(step: int, ends: int) -> float:
    """Return how likely an end is, against one drawn at random, of a mind whose turns all fall in its step."""
    last = EDGES[step + 1] if step + 1 < len(EDGES) else float("inf")
    return ends / max(min(last, ends + 0.5) - EDGES[step], 0.5)


def suited(kind: int, behind: Sequence[float], possible: Sequence[bool]) -> int:
    """Return the one monk for whom an end was about the best, where others had a clearly better one; NONE if none is.

    `behind` says, by monk, by how much the best end was better as this kind of mind values it; only those monks count
    that are possible.
    """
    clear = KINDS[kind].clear
    without = [monk for monk in compress(range(MONK_COUNT), possible) if behind[monk] < clear]
    return without[0] if len(without) == 1 and behind[without[0]] <= ABOUT * clear else NONE


def _likely(kind: int, day: int, better: float, ends: int) -> float:
    """Return how likely a turn is of this kind, against somebody who plays at random."""
    return _of_content(better, ends) if kind < ANYBODY and KINDS[kind].slack else _of_rank(kind, day, better, ends)


def _of_content(better: float, ends: int) -> float:
    """Return how likely a turn is of somebody who makes any end that is close to the best; the others count by half."""
    alike = max(2 * better, 1.0)
    return ends / alike if alike <= ends else 0.0


def _of_rank(kind: int, day: int, better: float, ends: int) -> float:
    step = step_of(better)
    return TABLES[NAMES[kind]][day >= LATE][step] * of_step(step, ends)
