"""Plays whole games of rivals against each other, many at once: for measuring, and as data for learning."""

from dataclasses import dataclass

from abbey.rules import USUAL, Agreement
from abbey.rules.core.chance import seed_words
from abbey.rules.core.pieces import MOST_CHOICES
from abbey.rules.deal import box
from abbey.rules.names import MOST_PLAYERS
from abbey.search.backend import BackendName
from abbey.search.kernels.rival_games import play_rivals
from abbey.search.turn_search import TurnSearch, space_of


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """Holds how games ended, with a line for each game and a column for each seat."""

    scores: list[list[int]]
    won: list[list[int]]


def selfplay(
    players: int, games: int, seed: int, agreement: Agreement = USUAL, backend: BackendName | None = None
) -> SelfPlay:
    """Deal and play whole games, every seat a rival that looks at every end of its turn."""
    speed, arrays = space_of(TurnSearch(backend))
    starts = speed.boards(1)
    speed.put(starts, 0, box(players, agreement))
    low, high = seed_words(seed)
    scores, won = speed.zero_rows(games, MOST_PLAYERS), speed.zero_rows(games, MOST_PLAYERS)
    speed.run(play_rivals)(starts, speed.boards(1), arrays, low, high, scores, won, speed.zeros(MOST_CHOICES))
    return SelfPlay(*([line[:players] for line in speed.read(table)] for table in (scores, won)))
