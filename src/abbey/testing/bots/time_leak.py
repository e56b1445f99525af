"""Looks for leaks through time: how long a bot thinks must not depend on what is hidden.

Four bots of the kind go the same way side by side. At each decision two of them are asked while one truth holds, and
two while another one does, in an order drawn by lot: first a pair, one truth each, then a second pair. If time does not
depend on the truth, it is an even chance whether both pairs agree which truth took longer, however noisy the machine
is and however its speed drifts. Wilcoxon's signed ranks then say how unlikely it is that they agree so often where
the difference is large.
"""

import time
from collections.abc import Iterator
from math import sqrt
from statistics import NormalDist
from typing import Final

from abbey.bots import SeatedBot, chance_for
from abbey.rules import Game, Stream
from abbey.rules.names import SeatNumber
from abbey.testing.bots.findings import Finding
from abbey.testing.bots.playthrough import Playthrough
from abbey.testing.bots.rerandomise import Contents, contents, rerandomise, restore
from abbey.testing.bots.scenario import Make, Scenario

UNLIKELY: Final = 1e-5  # and twice in a row before anybody is accused
BOTS: Final = 4


class Agreements:
    """Holds for each decision the smaller of the two differences in time, negative where the pairs disagree."""

    def __init__(self) -> None:
        self.asked = 0
        self.margins: list[float] = []

    def add(self, first: float, second: float) -> None:
        """Add the differences that the two pairs had at one decision."""
        self.asked += 1
        margin = min(abs(first), abs(second))
        if margin:
            self.margins.append(margin if (first > 0) == (second > 0) else -margin)

    @property
    def is_suspicious(self) -> bool:
        """Say whether the pairs agree more often than chance explains."""
        return chance_of(self.margins) < UNLIKELY


def chance_of(margins: list[float]) -> float:
    """Return how likely it is, if every sign is an even chance, that the ranks of the positive ones sum to so much."""
    count = len(margins)
    ranked = sorted(margins, key=abs)
    total = sum(rank for rank, margin in enumerate(ranked, 1) if margin > 0)
    mean, variance = count * (count + 1) / 4, count * (count + 1) * (2 * count + 1) / 24
    return 1 - NormalDist(mean, sqrt(variance)).cdf(total) if count else 1.0


def timed(scenario: Scenario, make: Make, playthrough: Playthrough) -> Iterator[tuple[float, float]]:
    """Give for each decision by how much one truth took longer than the other, in the first pair and in the second."""
    game, chance = Game(scenario.deal), scenario.kits_chance("time")
    bots = [SeatedBot(make(), scenario.seat, scenario.bot_seed) for _ in range(BOTS)]
    _tell_all(bots, game)
    for seat, action in playthrough.actions:
        if seat == scenario.seat:
            yield _pairs(scenario, game, bots, chance)
        game.play(action, seat)
        _tell_all(bots, game)
    for bot in bots:
        bot.close()


def _tell_all(bots: list[SeatedBot], game: Game) -> None:
    for bot in bots:
        bot.hear(game.notes[-1] if game.notes else game.opening)


def _pairs(scenario: Scenario, game: Game, bots: list[SeatedBot], chance: Stream) -> tuple[float, float]:
    before = contents(game.position)
    truths = [_another(game, scenario.seat, chance, before) for _ in range(2)]
    chance.mix(bots)
    took = [_pair(scenario, game, two, truths, chance.below(2)) for two in (bots[:2], bots[2:])]
    restore(game.position, before)
    return took[0], took[1]


def _pair(scenario: Scenario, game: Game, two: list[SeatedBot], truths: list[Contents], first: int) -> float:
    """Return by how much the first of the truths took longer; `first` says which one comes first."""
    one = _time(scenario, game, two[0], truths[first])
    other = _time(scenario, game, two[1], truths[1 - first])
    return other - one if first else one - other


def _another(game: Game, seat: SeatNumber, chance: Stream, before: Contents) -> Contents:
    restore(game.position, before)
    rerandomise(game.position, seat, chance)
    return contents(game.position)


def _time(scenario: Scenario, game: Game, bot: SeatedBot, truth: Contents) -> float:
    """Return the processor time of one choice; what goes wrong in it belongs to another check."""
    restore(game.position, truth)
    seen, rng = game.view(scenario.seat), chance_for(scenario.bot_seed, scenario.seat, len(game.actions))
    began = time.thread_time_ns()
    try:
        bot.ask(seen, rng)
    except Exception:
        return 0
    return time.thread_time_ns() - began


def time_finding(scenario: Scenario, playthrough: Playthrough, agreements: Agreements) -> Finding:
    """Return the finding that the bot's time leaks."""
    agreed = sum(margin > 0 for margin in agreements.margins)
    sentence = (
        f"How long it thinks depends on what is hidden: in {agreed} of {len(agreements.margins)} positions the same "
        "hidden things took longer twice, most of all where it made a difference."
    )
    return scenario.finding("time", sentence, playthrough.actions)
