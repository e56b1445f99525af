"""Makes up outcomes and samples from known laws, so that what statistics say can be held against the truth."""

from collections.abc import Mapping, Sequence
from itertools import permutations

import numpy as np

from abbey.arena import Block, Outcome
from abbey.arena.audit import Accuracies, Samples
from abbey.arena.audit.accuracy import accuracies
from abbey.arena.audit.audit_report import ObserverKind
from abbey.arena.audit.cross_validation import CrossValidation
from abbey.arena.audit.samples import SIGNS, STEPS
from abbey.arena.games import Played
from abbey.arena.games.trail import DAYS
from abbey.bots.belief.mind_ranks import KINDS
from abbey.rules.names import MONK_COUNT, SEATS


def made_up(block: Block, strengths: Mapping[str, float], chance: np.random.Generator) -> Outcome:
    """Make up games whose winner is drawn by strength, as Plackett and Luce have it."""
    return Outcome(block, tuple(_game(block.lineup(n), strengths, chance) for n in range(block.games)), {})


def _game(lineup: Sequence[str], strengths: Mapping[str, float], chance: np.random.Generator) -> Played:
    weights = np.array([strengths[bot] for bot in lineup])
    return played((int(chance.choice(len(lineup), p=weights / weights.sum())),), len(lineup))


def played(winners: tuple[int, ...], players: int, named: tuple[tuple[int, ...], ...] = ()) -> Played:
    seats = tuple(SEATS[seat] for seat in winners)
    right = tuple(tuple(SEATS[seat] for seat in seats) for seats in named)
    return Played(seats, (0,) * players, right or ((),) * players, (0,) * players, "")


def league(bots: Sequence[str], players: int, deals: int) -> list[Block]:
    return [
        Block("duel", players, 1, number, (hero, *[field] * (players - 1)))
        for number in range(deals)
        for hero, field in permutations(bots, 2)
    ]


def seen_by(kind: ObserverKind, samples: Samples) -> Accuracies:
    """Let observers of one kind learn and be tested, with all days and deals at once."""
    return accuracies(samples, CrossValidation(samples, kind.make).learn(samples))


def is_near_floor(found: Accuracies) -> bool:
    """Say whether monks are named about as often as they would be anyway: within twice the interval."""
    marks = (found.alone, found.spectator, found.seated)
    return all(abs(mark.top1.share - mark.floor_top1) <= mark.top1.high - mark.top1.low + 1e-9 for mark in marks)


def made_samples(deals: int, players: int = 4, seed: int = 1) -> Samples:
    """Make up games of a bot against itself whose markers and signs are all chance."""
    chance = np.random.default_rng(seed)
    truth = np.array([chance.permutation(MONK_COUNT)[:players] for _ in range(deals)])
    shown = np.zeros((deals, players, MONK_COUNT), dtype=np.int64)
    for deal, seat in np.ndindex(deals, players):
        others = [monk for monk in range(MONK_COUNT) if monk != truth[deal, seat]]
        shown[deal, seat, chance.permutation(others)[:3]] = (1, 3, 5)
    rows, seats = deals * players, np.tile(np.arange(players), deals)
    return Samples(
        signs=chance.integers(-3, 4, (rows, MONK_COUNT, DAYS, len(SIGNS))).astype(float),
        steps=chance.integers(0, 3, (rows, MONK_COUNT, DAYS, len(KINDS), STEPS)).astype(float),
        own_steps=np.full((rows, MONK_COUNT, DAYS, STEPS), np.nan),
        told=np.full((rows, MONK_COUNT, DAYS), np.nan),
        shown=shown.reshape(rows, MONK_COUNT),
        truth=truth.reshape(rows),
        deal=np.repeat(np.arange(deals), players),
        game=np.repeat(np.arange(deals), players),
        seat=seats,
        table_shown=np.repeat(shown, players, axis=0),
        table_truth=np.repeat(truth, players, axis=0),
    )
