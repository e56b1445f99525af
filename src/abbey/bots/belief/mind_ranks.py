"""Says how each kind of mind on the ladder values the ends of its turns, and how its choices rank by that.

The tables were learnt from games: see `docs/ladder.md`.
"""

from bisect import bisect_right
from dataclasses import dataclass
from math import log
from typing import Final

CUNNING_HIDING: Final = 4800.0
FLOOR: Final = 0.003  # of the turns that no kind could explain
TRUST: Final = 0.4  # turns of one player are not independent, so each counts for less than a whole one
LATE: Final = 4  # the day from which tables for late days hold

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


KINDS: Final = (
    Kind("selfish", wide=0.0, deduces=False),
    Kind("rival", deduces=False),
    Kind("detective"),
    Kind("brother", hiding=300.0),
    Kind("hider", hiding=2400.0),
    Kind("expert", wide=0.7, hiding=CUNNING_HIDING, cunning=True),
    Kind("open", wide=0.7),
)
# How likely a player is of each kind before anything is known; then for one that would be anybody, and one at random.
PRIORS: Final = (*(0.08 for _ in KINDS), 0.34, 0.1)
# By kind, and last for a mind that would be anybody: how often its ends fall in each step, on early and on late days.
Steps = tuple[float, ...]
TABLES: tuple[tuple[Steps, Steps], ...] = (
    (  # selfish
        (0.5707, 0.141, 0.1419, 0.0818, 0.0385, 0.0084, 0.0119, 0.0031, 0.0022, 0.0004),
        (0.5952, 0.176, 0.1376, 0.0528, 0.0249, 0.0074, 0.0031, 0.0013, 0.0013, 0.0004),
    ),
    (  # rival
        (0.8486, 0.0683, 0.0493, 0.0258, 0.0041, 0.0023, 0.0005, 0.0005, 0.0005, 0.0005),
        (0.8539, 0.0816, 0.0472, 0.0102, 0.004, 0.0013, 0.0004, 0.0004, 0.0004, 0.0004),
    ),
    (  # detective
        (0.836, 0.051, 0.0781, 0.0257, 0.0041, 0.0032, 0.0005, 0.0005, 0.0005, 0.0005),
        (0.7926, 0.0561, 0.0926, 0.0335, 0.0152, 0.0057, 0.003, 0.0004, 0.0004, 0.0004),
    ),
    (  # brother
        (0.8358, 0.0486, 0.0828, 0.0208, 0.0051, 0.0042, 0.0014, 0.0005, 0.0005, 0.0005),
        (0.7513, 0.0659, 0.1237, 0.0401, 0.0116, 0.003, 0.003, 0.0004, 0.0004, 0.0004),
    ),
    (  # hider
        (0.8083, 0.0645, 0.089, 0.025, 0.0066, 0.0022, 0.0022, 0.0013, 0.0004, 0.0004),
        (0.6837, 0.0663, 0.1558, 0.0553, 0.0215, 0.0106, 0.0021, 0.0038, 0.0004, 0.0004),
    ),
    (  # expert
        (0.6129, 0.0524, 0.2006, 0.0924, 0.0328, 0.0021, 0.0047, 0.0013, 0.0004, 0.0004),
        (0.5905, 0.1, 0.2086, 0.0794, 0.016, 0.0037, 0.0004, 0.0004, 0.0004, 0.0004),
    ),
    (  # open
        (0.8293, 0.0536, 0.0797, 0.0293, 0.0023, 0.0023, 0.0014, 0.0005, 0.0014, 0.0005),
        (0.7415, 0.0582, 0.1299, 0.0354, 0.0232, 0.0039, 0.0066, 0.0004, 0.0004, 0.0004),
    ),
    (  # anybody
        (0.3984, 0.0479, 0.1853, 0.118, 0.1023, 0.0579, 0.0265, 0.0351, 0.015, 0.0136),
        (0.4642, 0.0456, 0.2114, 0.092, 0.085, 0.0555, 0.0218, 0.019, 0.0035, 0.0021),
    ),
)


def gain(kind: int, day: int, better: float, ends: int) -> float:
    """Return what a turn adds to the log-likelihood of a kind and a monk, against somebody who plays at random."""
    step = bisect_right(EDGES, better) - 1
    last = EDGES[step + 1] if step + 1 < len(EDGES) else float("inf")
    width = max(min(last, ends + 0.5) - EDGES[step], 0.5) / ends
    return TRUST * log((1 - FLOOR) * TABLES[kind][day >= LATE][step] / width + FLOOR)
