"""Games of rivals, many at once: quick company for measuring, and data for learning."""

from dataclasses import dataclass

from abbey.rules import USUAL, Agreement
from abbey.rules.core.pieces import MOST_CHOICES
from abbey.rules.deal import box
from abbey.rules.names import MOST_PLAYERS
from abbey.search.desk import Desk
from abbey.search.kernels.rivals import play_rivals

WORD = 0xFFFFFFFF


@dataclass(frozen=True, slots=True)
class Rivalry:
    """A line for each game, a column for each seat."""

    scores: list[list[int]]
    won: list[list[int]]


def rivalry(
    players: int,
    games: int,
    seed: int,
    agreement: Agreement = USUAL,
    desk: Desk | None = None,
) -> Rivalry:
    """Deal and play whole games, every seat a rival that looks at every end of its turn."""
    desk = desk or Desk()
    gear = desk.gear
    starts = gear.boards(1)
    gear.put(starts, 0, box(players, agreement))
    scores, won = gear.whole(games, MOST_PLAYERS), gear.whole(games, MOST_PLAYERS)
    play = gear.run(play_rivals)
    low, high = seed & WORD, seed >> 32 & WORD
    play(starts, gear.boards(1), *desk.room, low, high, scores, won, gear.whole(MOST_CHOICES))
    return Rivalry(*([line[:players] for line in gear.plain(table)] for table in (scores, won)))
