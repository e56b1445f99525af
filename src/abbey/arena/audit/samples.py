"""Describes games as observers see them: each seat of the bot leaves signs on every monk, and was one of them."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from abbey.arena.games import Block, Outcome, Played
from abbey.arena.games.trail import DAYS
from abbey.arena.games.trail import SIGNS as TRAIL_SIGNS
from abbey.bots.belief.mind_ranks import EDGES, KINDS
from abbey.rules import OptionsError
from abbey.rules.names import MONK_COUNT, SEATS, SeatNumber, seat_numbers

FEWEST_DEALS: Final = 20
# What turns show besides: see `abbey.arena.games.turn_trail`.
PRICE_SIGNS: Final = ("price", "place by price")
RANK_SIGNS: Final = tuple(f"rank as {kind.name}" for kind in KINDS)
SIGNS: Final = (*TRAIL_SIGNS, *PRICE_SIGNS, *RANK_SIGNS)
STEPS: Final = len(EDGES) - 1

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Samples:
    """Holds what observers learn from and are tested on, one sample for each seat of the bot."""

    signs: Floats  # sample x monk x day x sign
    steps: Floats  # sample x monk x day x kind of mind x step: turns for which at least so many ends were better
    own_steps: Floats  # sample x monk x day x step: the same, as the bot values ends; not a number if it cannot say
    told: Floats  # sample x monk x day: log-likelihoods that the bot itself gives; not a number if it gives none
    shown: Ints  # sample x monk: the day on which it was shown, 0 for never
    truth: Ints  # sample: the monk
    deal: Ints  # sample: its deal; a deal's samples are learnt or tested together
    game: Ints  # sample: the game
    seat: Ints  # sample: the seat
    table_shown: Ints  # sample x seat x monk: the day on which each seat at the table showed it, 0 for never
    table_truth: Ints  # sample x seat: the monk of each seat at the table

    def __len__(self) -> int:
        return len(self.truth)

    @property
    def players(self) -> int:
        """Return how many sit at each table."""
        return int(self.table_truth.shape[1])

    @property
    def tells(self) -> bool:
        """Say whether the bot itself knows what it told."""
        return not np.isnan(self.told).any()

    @property
    def values(self) -> bool:
        """Say whether the bot itself can say how it values ends."""
        return not np.isnan(self.own_steps).any()

    def where(self, kept: Bools) -> "Samples":
        """Return only those samples for which `kept` is true."""
        return Samples(*(getattr(self, field.name)[kept] for field in fields(self)))

    def until(self, day: int) -> "Samples":
        """Return what could be seen when this day was over."""
        seen = np.arange(1, DAYS + 1) <= day
        return replace(
            self,
            signs=self.signs * seen[:, None],
            steps=self.steps * seen[:, None, None],
            own_steps=self.own_steps * seen[:, None],
            told=self.told * seen,
            shown=np.where(self.shown > day, 0, self.shown),
            table_shown=np.where(self.table_shown > day, 0, self.table_shown),
        )

    def alone(self, sign: str) -> "Samples":
        """Return what could be seen by somebody who heeds only this sign."""
        return replace(self, signs=self.signs * (np.arange(len(SIGNS)) == SIGNS.index(sign)))

    def shuffled(self, sign: str) -> "Samples":
        """Return the samples with this sign dealt out anew among the monks that each seat may be."""
        chance = np.random.default_rng(SIGNS.index(sign))
        signs, steps = self.signs.copy(), self.steps.copy()
        place = SIGNS.index(sign)
        for row, live in enumerate(self.live):
            monks = np.nonzero(live)[0]
            dealt = chance.permutation(monks)
            signs[row, monks, :, place] = self.signs[row, dealt, :, place]
            if sign in RANK_SIGNS:
                kind = RANK_SIGNS.index(sign)
                steps[row, monks, :, kind] = self.steps[row, dealt, :, kind]
        return replace(self, signs=signs, steps=steps)

    @property
    def live(self) -> Bools:
        """Return which monks each seat may still be: those it has not shown."""
        live: Bools = self.shown == 0
        return live


def audit_blocks(bot: str, field: str | None, players: int, seed: int, games: int) -> list[Block]:
    """Return the blocks to play: against itself the bot has every seat of a game, against a field each seat in turn."""
    deals = math.ceil(games / players) if field else games
    check_deals(deals)
    bots = (bot, *[field or bot] * (players - 1))
    return [Block("duel" if field else "self", players, seed, number, bots, "trails") for number in range(deals)]


def check_deals(deals: int) -> None:
    """Refuse an audit of too few deals."""
    if deals < FEWEST_DEALS:
        raise OptionsError(f"An audit needs at least {FEWEST_DEALS} deals to learn from and to test on, not {deals}.")


def samples_of(outcomes: Sequence[Outcome]) -> Samples:
    """Return a sample for each seat of the bot in each game."""
    games = [(outcome.block, number, game) for outcome in outcomes for number, game in enumerate(outcome.games)]
    rows = [
        (index, block.number, seat, game)
        for index, (block, number, game) in enumerate(games)
        for seat in audited_seats(block, number)
    ]
    turns = [_turns(game) for _, _, game in games]
    shown = np.array([[_shown(game, one) for one in range(len(game.identities))] for *_, game in rows])
    seats = np.array([seat for _, _, seat, _ in rows])
    truth = np.array([game.identities for *_, game in rows])
    each = np.arange(len(rows))
    return Samples(
        signs=np.stack([_signs(game, turns[index], seat) for index, _, seat, game in rows]),
        steps=np.stack([turns[index].steps[seat] for index, _, seat, _ in rows]),
        own_steps=np.stack([turns[index].own_steps[seat] for index, _, seat, _ in rows]),
        told=np.stack([_told(game, seat) for _, _, seat, game in rows]),
        shown=shown[each, seats],
        truth=truth[each, seats],
        deal=np.array([deal for _, deal, _, _ in rows]),
        game=np.array([index for index, _, _, _ in rows]),
        seat=seats,
        table_shown=shown,
        table_truth=truth,
    )


def audited_seats(block: Block, game: int) -> Sequence[SeatNumber]:
    """Return the seats that the bot has in a game."""
    return seat_numbers(block.players) if block.kind == "self" else (SEATS[game],)


@dataclass(frozen=True, slots=True)
class _TurnSums:
    """Holds sums over turns, by seat, monk and day."""

    signs: Floats  # then by sign
    steps: Floats  # then by kind of mind and step
    own_steps: Floats  # then by step


def _turns(game: Played) -> _TurnSums:
    """Add up what the turns of each seat show."""
    shape = (len(game.identities), MONK_COUNT, DAYS)
    signs = np.zeros((*shape, len(PRICE_SIGNS) + len(KINDS)))
    steps, own_steps = np.zeros((*shape, len(KINDS), STEPS)), np.zeros((*shape, STEPS))
    for turn in game.turns:
        prices = np.array(turn.prices, dtype=np.float64)
        better = np.array(turn.better[: len(KINDS)]).T  # by monk and kind
        at = turn.seat, slice(None), turn.day - 1
        signs[at] += np.column_stack([prices, _places(prices), np.log2(1 + better)])
        steps[at] += better[:, :, None] >= EDGES[1:]
        own_steps[at] += np.array(turn.better_itself)[:, None] >= EDGES[1:] if turn.better_itself else np.nan
    return _TurnSums(signs, steps, own_steps)


def _places(values: Floats) -> Floats:
    """Return how many of the others each value exceeds, less how many exceed it."""
    places: Floats = np.sign(values[:, None] - values[None, :]).sum(axis=1)
    return places


def _signs(game: Played, turns: _TurnSums, seat: SeatNumber) -> Floats:
    trail = np.array(game.trails[seat], dtype=np.float64)[:, 1:].reshape(MONK_COUNT, DAYS, len(TRAIL_SIGNS))
    return np.concatenate([trail, turns.signs[seat]], axis=2)


def _shown(game: Played, seat: int) -> list[int]:
    return [row[0] for row in game.trails[seat]]


def _told(game: Played, seat: SeatNumber) -> Floats:
    told = np.full((MONK_COUNT, DAYS), 0.0 if game.told[seat] else np.nan)
    for one in game.told[seat]:
        told[:, one.day - 1] += one.gains
    return told
