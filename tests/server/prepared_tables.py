"""Sets tables where a game has been played, with people at every seat whose tokens are known."""

from msgspec import UNSET, UnsetType

from abbey.rules import Game, word_of
from abbey.rules.names import Viewer, is_seat
from abbey.server.keys import key_of
from abbey.table import Table
from abbey.table.agreed import AidTerms
from abbey.table.events import Chair, Opened, Played, Started
from tests.server.club import NOW


def token(viewer: Viewer) -> str | None:
    return f"token of seat {viewer}" if is_seat(viewer) else None


def table_with(game: Game, clock_s: int | None = None, away_s: int = 120, aids: AidTerms | UnsetType = UNSET) -> Table:
    """Return a table where this game has been played, also from a deal that no seed brings about."""
    people = [
        Chair("person", f"Player {seat}", key=key_of(f"token of seat {seat}")) for seat in range(game.deal.players)
    ]
    agreed = game.deal.agreement
    opened = Opened(at=NOW, chairs=people, time_last=agreed.time_last, clock_s=clock_s, away_s=away_s, aids=aids)
    table = Table.of("abbey", [opened, Started(NOW, game.deal.seed, game.deal.salt)])
    assert table.game
    table.game = Game(game.deal, table.game.names)
    for seat, action in game.actions:
        table.apply(Played(NOW, seat, word_of(action)))
    return table
