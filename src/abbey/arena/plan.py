"""Plans a match: which bots meet which others, and in how many games."""

import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

from abbey.arena.games import Block
from abbey.rules import OptionsError, Stream, seed_of
from abbey.rules.agreement import check_players


@dataclass(frozen=True, slots=True)
class Plan:
    """Says what a match of several bots plays.

    `games` are for each pairing and `mixed` for tables of several kinds; both are rounded up to whole blocks.
    """

    bots: tuple[str, ...]  # each once
    heroes: tuple[str, ...]  # those that meet a field of each of the others
    mirrored: tuple[str, ...]  # those that also meet themselves
    players: tuple[int, ...]
    seed: int
    games: int
    mixed: int

    @classmethod
    def of(
        cls,
        named: tuple[str, ...],
        players: tuple[int, ...],
        seed: int,
        games: int,
        mixed: int | None,
        first: bool = False,
    ) -> "Plan":
        """Make a plan from the bots as a person names them; one that is named twice also meets itself.

        Mixed tables are for three bots and more, unless they are asked for. With `first` only the first bot meets the
        others.
        """
        counts = Counter(named)
        bots = tuple(counts)
        mirrored = tuple(bot for bot, count in counts.items() if count > 1)
        usual = games if len(bots) > 2 and not first else 0
        tables = tuple(dict.fromkeys(players))
        heroes = bots[:1] if first else bots
        return cls(bots, heroes, mirrored, tables, seed, games, usual if mixed is None else mixed)

    def __post_init__(self) -> None:
        if len(self.bots) + len(self.mirrored) < 2:
            raise OptionsError("A match needs two bots; name one twice to let it meet itself.")
        if self.games < 1 or self.mixed < 0:
            raise OptionsError(f"A match needs at least one game for each pairing, not {self.games}.")
        if self.mixed and len(self.bots) < 2:
            raise OptionsError("Mixed tables need two different bots.")
        for players in self.players:
            check_players(players)

    def pairings(self, players: int) -> list[tuple[str, str]]:
        """Return each hero with its field.

        A bot against itself is at par by symmetry, and plays only if that is asked for. Of two players each is the
        other's field, so there each pair occurs in one order only.
        """
        order = {bot: place for place, bot in enumerate(self.bots)}
        return [
            (hero, field)
            for hero in self.heroes
            for field in self.bots
            if (hero != field and (players > 2 or order[hero] < order[field])) or (hero == field in self.mirrored)
        ]

    def blocks(self) -> list[Block]:
        """Return the blocks in an order that serves all pairings alike: a match cut short is a smaller match."""
        return list(chain.from_iterable(self._table(players) for players in self.players))

    def _table(self, players: int) -> Iterator[Block]:
        """Give the blocks for tables of this size."""
        duels, mixed = math.ceil(self.games / players), math.ceil(self.mixed / players)
        for number in range(max(duels, mixed)):
            if number < duels:
                for hero, field in self.pairings(players):
                    yield Block("duel", players, self.seed, number, (hero, *[field] * (players - 1)))
            if number < mixed:
                yield Block("mixed", players, self.seed, number, self._mixed_bots(players, number))

    def _mixed_bots(self, players: int, number: int) -> tuple[str, ...]:
        """Draw as many kinds as there is room for, in a random order; if there are too few bots, some come twice."""
        chance = Stream(seed_of(self.seed), f"arena mixed {players} {number}")
        kinds = list(self.bots)
        chance.mix(kinds)
        seated = [kinds[i % len(kinds)] for i in range(players)]
        chance.mix(seated)
        return tuple(seated)
