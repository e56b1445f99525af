"""Reports the decisions that bots failed to make: always, so that none is silently mended."""

from collections.abc import Iterable
from dataclasses import dataclass

from abbey.arena.games import Outcome


@dataclass(frozen=True, slots=True)
class BotForfeits:
    """Counts the forfeits of one bot in all its games."""

    bot: str
    forfeits: int
    games: int  # in which it happened
    first: str

    def sentence(self) -> str:
        """Return what everybody who reads results must see."""
        times = "once" if self.forfeits == 1 else f"{self.forfeits:,} times"
        return f"{self.bot} failed {times} in {self.games:,} games, and chance played for it; first: {self.first}"


def forfeits_of(outcomes: Iterable[Outcome]) -> list[BotForfeits]:
    """Return the forfeits of each bot that had any."""
    found: dict[str, BotForfeits] = {}
    for outcome in outcomes:
        for number, game in enumerate(outcome.games):
            lineup = outcome.block.lineup(number)
            for bot in dict.fromkeys(lineup[one.seat] for one in game.forfeits):
                own = [one for one in game.forfeits if lineup[one.seat] == bot]
                so_far = found.get(bot, BotForfeits(bot, 0, 0, own[0].first))
                count = so_far.forfeits + sum(one.count for one in own)
                found[bot] = BotForfeits(bot, count, so_far.games + 1, so_far.first)
    return list(found.values())
