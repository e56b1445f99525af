"""What is to be played: which bots meet which, at how many tables."""

import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

from abbey.arena.play import Block
from abbey.rules import OptionsError, Stream, seed_of
from abbey.rules.agreement import check_players


@dataclass(frozen=True, slots=True)
class Plan:
    """A match of several bots. `games` is for each pairing, `mixed` for tables of several kinds; blocks are whole."""

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
        """A bot that is named twice also meets itself. Mixed tables are for three bots and more, unless asked for.

        With `first` only the first one meets the others.
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
        """Hero and field. A bot against itself is par by symmetry, and played only when asked for.

        Of two players each is the other's field: there one order says it all.
        """
        order = {bot: place for place, bot in enumerate(self.bots)}
        return [
            (hero, field)
            for hero in self.heroes
            for field in self.bots
            if (hero != field and (players > 2 or order[hero] < order[field])) or (hero == field in self.mirrored)
        ]

    def blocks(self) -> list[Block]:
        """In an order that serves all pairings alike, so that a match cut short is a smaller match."""
        return list(chain.from_iterable(self._table(players) for players in self.players))

    def _table(self, players: int) -> Iterator[Block]:
        duels, mixed = math.ceil(self.games / players), math.ceil(self.mixed / players)
        for number in range(max(duels, mixed)):
            if number < duels:
                for hero, field in self.pairings(players):
                    yield Block("duel", players, self.seed, number, (hero, *[field] * (players - 1)))
            if number < mixed:
                yield Block("mixed", players, self.seed, number, self._company(players, number))

    def _company(self, players: int, number: int) -> tuple[str, ...]:
        """As many kinds as there is room for, in a random order; when bots are too few, some come twice."""
        chance = Stream(seed_of(self.seed), f"arena mixed {players} {number}")
        bots = list(self.bots)
        chance.mix(bots)
        company = [bots[i % len(bots)] for i in range(players)]
        chance.mix(company)
        return tuple(company)
