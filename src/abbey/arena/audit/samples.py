"""Describes games as an observer sees them: each seat of the bot leaves a trail on every monk, and was one of them."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from abbey.arena.games import Block, Outcome
from abbey.arena.games.trail import DAYS, SIGNS
from abbey.rules import OptionsError
from abbey.rules.names import MONKS, SEATS, SeatNumber, seat_numbers

FEWEST_DEALS: Final = 20

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Samples:
    """Holds what an observer learns from and is tested on, one sample for each seat of the bot."""

    signs: Floats  # sample x monk x day x sign
    shown: Ints  # sample x monk: the day on which it was shown, 0 for never
    truth: Ints  # sample: the monk
    deal: Ints  # sample: its deal; a deal's samples are learnt or tested together

    def __len__(self) -> int:
        return len(self.truth)

    def where(self, kept: Bools) -> "Samples":
        """Return only those samples for which `kept` is true."""
        return Samples(self.signs[kept], self.shown[kept], self.truth[kept], self.deal[kept])

    def live(self, day: int) -> Bools:
        """Return which monks the seat may still be once the day is over: those it has not shown."""
        live: Bools = (self.shown == 0) | (self.shown > day)
        return live

    def features(self, day: int, chosen: Sequence[int] = range(len(SIGNS))) -> Floats:
        """Return what is known once the day is over: each day's signs, and their sums."""
        signs = self.signs[:, :, :day, :][..., list(chosen)]
        return np.concatenate([signs.sum(axis=2), signs.reshape(*signs.shape[:2], -1)], axis=2)


def audit_blocks(bot: str, field: str | None, players: int, seed: int, games: int) -> list[Block]:
    """Return the blocks to play: against itself the bot has every seat of a game, against a field each seat in turn."""
    deals = math.ceil(games / players) if field else games
    check_deals(deals)
    bots = (bot, *[field or bot] * (players - 1))
    return [Block("duel" if field else "self", players, seed, number, bots, True) for number in range(deals)]


def check_deals(deals: int) -> None:
    """Refuse an audit of too few deals."""
    if deals < FEWEST_DEALS:
        raise OptionsError(f"An audit needs at least {FEWEST_DEALS} deals to learn from and to test on, not {deals}.")


def samples_of(outcomes: Sequence[Outcome]) -> Samples:
    """Return a sample for each seat of the bot in each game."""
    rows = [
        (game.trails[seat], game.identities[seat], outcome.block.number)
        for outcome in outcomes
        for number, game in enumerate(outcome.games)
        for seat in _seats(outcome.block, number)
    ]
    trails = np.array([trail for trail, _, _ in rows], dtype=np.float64)
    signs = trails[:, :, 1:].reshape(len(rows), len(MONKS), DAYS, len(SIGNS))
    truth, deal = (np.array(column, dtype=np.int64) for column in zip(*((t, d) for _, t, d in rows), strict=True))
    return Samples(signs, trails[:, :, 0].astype(np.int64), truth, deal)


def _seats(block: Block, game: int) -> Sequence[SeatNumber]:
    """Return the seats that the bot has in a game."""
    return seat_numbers(block.players) if block.kind == "self" else (SEATS[game],)
