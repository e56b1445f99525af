"""Counts the cells of the matrix: one bot against a field of another."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

import msgspec

from abbey.arena.games import Outcome, Played
from abbey.plots.interval import Interval, share_of
from abbey.rules.names import SeatNumber, by_seat


@dataclass(frozen=True, slots=True)
class Cell:
    """Holds what a hero came to against a field, with the hero in every seat of every deal."""

    players: int
    hero: str
    field: str
    blocks: int
    games: int
    share: Interval
    names: Interval  # of the hero's guesses, how many were right
    is_named: Interval  # of the field's guesses about the hero, how many were right

    @property
    def par(self) -> float:
        """Return the share of a hero that is as strong as its field."""
        return 1 / self.players


def cells_of(outcomes: Iterable[Outcome]) -> list[Cell]:
    """Return a cell for each pairing, in the order in which the pairings were played first."""
    duels = both_sides([outcome for outcome in outcomes if outcome.block.kind == "duel"])
    order = dict.fromkeys(map(_key, duels))
    by_key = {key: list(group) for key, group in groupby(sorted(duels, key=_key), _key)}
    return [cell_of(by_key[key]) for key in order]


def both_sides(duels: Sequence[Outcome]) -> list[Outcome]:
    """Add to each duel of two players the same games as a duel of the other bot."""
    return [*duels, *(_turned(duel) for duel in duels if len(duel.block.bots) == len(set(duel.block.bots)) == 2)]


def _turned(duel: Outcome) -> Outcome:
    block = msgspec.structs.replace(duel.block, bots=duel.block.bots[::-1])
    return Outcome(block, duel.games[::-1], duel.times)


def _key(outcome: Outcome) -> tuple[int, str, str]:
    block = outcome.block
    return block.players, block.bots[0], block.bots[1]


def cell_of(outcomes: Sequence[Outcome]) -> Cell:
    """Return the cell of one pairing from all its duels."""
    players, hero, field = _key(outcomes[0])
    return Cell(
        players,
        hero,
        field,
        blocks=len(outcomes),
        games=sum(len(outcome.games) for outcome in outcomes),
        share=share_of([hero_share(outcome) for outcome in outcomes], players),
        names=share_of([_rate(outcome, _named_by) for outcome in outcomes], players * (players - 1)),
        is_named=share_of([_rate(outcome, _times_named) for outcome in outcomes], players * (players - 1)),
    )


def hero_share(outcome: Outcome) -> float:
    """Return the hero's share of the wins in a block: in game 0 it has seat 0, in game 1 seat 1."""
    return sum(game.share(seat) for seat, game in by_seat(outcome.games)) / len(outcome.games)


def _rate(outcome: Outcome, right: Callable[[Played, SeatNumber], int]) -> float:
    """Return the share of guesses that were right: each of n seats makes n-1, and n-1 are made about each."""
    guesses = len(outcome.games) * (outcome.block.players - 1)
    return sum(right(game, hero) for hero, game in by_seat(outcome.games)) / guesses


def _named_by(game: Played, seat: SeatNumber) -> int:
    return len(game.named[seat])


def _times_named(game: Played, seat: SeatNumber) -> int:
    return sum(seat in named for named in game.named)
