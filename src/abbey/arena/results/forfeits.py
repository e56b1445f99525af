"""Decisions that bots failed to make: always told, never silently mended."""

from collections.abc import Iterable
from dataclasses import dataclass

from abbey.arena.play import Outcome


@dataclass(frozen=True, slots=True)
class Failing:
    bot: str
    forfeits: int
    games: int  # in which it happened
    first: str

    def sentence(self) -> str:
        """What everybody who reads results must see."""
        times = "once" if self.forfeits == 1 else f"{self.forfeits:,} times"
        return f"{self.bot} failed {times} in {self.games:,} games, and chance played for it; first: {self.first}"


def failing(outcomes: Iterable[Outcome]) -> list[Failing]:
    found: dict[str, Failing] = {}
    for outcome in outcomes:
        for number, game in enumerate(outcome.games):
            lineup = outcome.block.lineup(number)
            for bot in dict.fromkeys(lineup[one.seat] for one in game.forfeits):
                own = [one for one in game.forfeits if lineup[one.seat] == bot]
                so_far = found.get(bot, Failing(bot, 0, 0, own[0].first))
                count = so_far.forfeits + sum(one.count for one in own)
                found[bot] = Failing(bot, count, so_far.games + 1, so_far.first)
    return list(found.values())
