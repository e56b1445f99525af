"""How long a bot thinks must not depend on what is hidden.

Four bots of the kind go the same way side by side. At each decision two of them are asked while one truth lies about,
two while another does, in an order drawn by lot: first a pair, one truth each, then a second pair. If time does not
depend on the truth, it is an even chance whether both pairs agree which truth took longer, however noisy the machine
is and however its speed drifts. Wilcoxon's signed ranks then say how unlikely it is that they agree so often where
the difference is large.
"""

import time
from collections.abc import Iterator
from math import sqrt
from statistics import NormalDist
from typing import Final

from abbey.bots import Bot, dismiss
from abbey.rules import Game, Stream
from abbey.testing.bots.asking import tell
from abbey.testing.bots.course import Course
from abbey.testing.bots.report import Finding
from abbey.testing.bots.stirring import Contents, contents, lay, stir
from abbey.testing.bots.trial import Make, Trial

UNLIKELY: Final = 1e-5  # and twice in a row before anybody is accused
BOTS: Final = 4


class Agreements:
    """For each decision the smaller of the two differences in time, negative where the pairs disagree."""

    def __init__(self) -> None:
        self.asked = 0
        self.margins: list[float] = []

    def add(self, first: float, second: float) -> None:
        self.asked += 1
        margin = min(abs(first), abs(second))
        if margin:
            self.margins.append(margin if (first > 0) == (second > 0) else -margin)

    @property
    def is_suspicious(self) -> bool:
        return chance_of(self.margins) < UNLIKELY


def chance_of(margins: list[float]) -> float:
    """How likely it is, when every sign is an even chance, that the ranks of the positive ones sum to so much."""
    count = len(margins)
    ranked = sorted(margins, key=abs)
    total = sum(rank for rank, margin in enumerate(ranked, 1) if margin > 0)
    mean, variance = count * (count + 1) / 4, count * (count + 1) * (2 * count + 1) / 24
    return 1 - NormalDist(mean, sqrt(variance)).cdf(total) if count else 1.0


def timed(trial: Trial, make: Make, course: Course) -> Iterator[tuple[float, float]]:
    """For each decision, by how much one truth took longer than the other: in the first pair, and in the second."""
    game, bots, chance = Game(trial.deal), [make() for _ in range(BOTS)], trial.kits_chance("time")
    _tell_all(bots, game, trial)
    for seat, action in course.actions:
        if seat == trial.seat:
            yield _pairs(trial, game, bots, chance)
        game.play(action, seat)
        _tell_all(bots, game, trial)
    for bot in bots:
        dismiss(bot)


def _tell_all(bots: list[Bot], game: Game, trial: Trial) -> None:
    for bot in bots:
        tell(bot, game, trial.seat)


def _pairs(trial: Trial, game: Game, bots: list[Bot], chance: Stream) -> tuple[float, float]:
    before = contents(game.position)
    truths = [_another(game, trial.seat, chance, before) for _ in range(2)]
    chance.mix(bots)
    took = [_pair(trial, game, two, truths, chance.below(2)) for two in (bots[:2], bots[2:])]
    lay(game.position, before)
    return took[0], took[1]


def _pair(trial: Trial, game: Game, two: list[Bot], truths: list[Contents], first: int) -> float:
    """By how much the first of the truths took longer; `first` says which comes first."""
    one = _time(trial, game, two[0], truths[first])
    other = _time(trial, game, two[1], truths[1 - first])
    return other - one if first else one - other


def _another(game: Game, seat: int, chance: Stream, before: Contents) -> Contents:
    lay(game.position, before)
    stir(game.position, seat, chance)
    return contents(game.position)


def _time(trial: Trial, game: Game, bot: Bot, truth: Contents) -> float:
    """The processor time of one choice; what goes wrong in it is for another check."""
    lay(game.position, truth)
    seen, rng = game.view(trial.seat), trial.bots_chance(trial.seat, len(game.actions))
    began = time.thread_time_ns()
    try:
        bot.choose(seen, rng)
    except Exception:
        return 0
    return time.thread_time_ns() - began


def told(trial: Trial, course: Course, agreements: Agreements) -> Finding:
    agreed = sum(margin > 0 for margin in agreements.margins)
    sentence = (
        f"How long it thinks depends on what is hidden: in {agreed} of {len(agreements.margins)} positions the same "
        "hidden things took longer twice, most of all where it made a difference."
    )
    return trial.finding("time", sentence, course.actions)
