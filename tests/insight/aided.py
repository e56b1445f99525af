"""Sets tables in the middle of a game, and asks for every aid there."""

import copy
from collections.abc import Callable, Iterator

from abbey.insight.aids.hints import hint
from abbey.insight.aids.mirror import mirror
from abbey.insight.aids.notebook import notebook
from abbey.insight.aids.public_follower import PublicFollower
from abbey.insight.aids.sight import Sight, sight_of
from abbey.insight.aids.turn_reasons import reasons
from abbey.rules import Deal, Game
from abbey.rules.names import MONKS, Viewer, is_seat, seat_numbers
from abbey.search import TurnSearch
from abbey.table import Table
from abbey.table.agreed import Agreed
from abbey.wire.codec import text_of
from tests.laws.reachable import Walk, redealt
from tests.server.prepared_tables import table_with


def aided_table(game: Game) -> Table:
    """Return a table where this game has been played by people who have agreed on all aids."""
    table = table_with(game)
    table.agreed = Agreed(aids="all")
    return table


def walked(seed: int, phase: str, decisions: int = 20, more: int = 0) -> Table:
    """Return a table in the middle of a game that was played at random, at least so far and on to this phase."""
    return aided_table(Walk(Deal.numbered(2 + seed % 4, seed), "uniform", decisions, phase, more).game())


def moment_of(whole: Game, decisions: int) -> Game:
    """Return a game as it was after so many decisions."""
    early = Game(whole.deal)
    for seat, action in whole.actions[:decisions]:
        early.play(action, seat)
    return early


def twin_of(table: Table, viewer: Viewer, seed: int) -> Table:
    """Return the same table but for what the viewer cannot know."""
    twin = copy.deepcopy(table)
    assert twin.game
    twin.game.position = redealt(twin.game.position, viewer, seed)
    return twin


def follower() -> PublicFollower:
    return PublicFollower(TurnSearch())


def every_aid(table: Table, viewer: Viewer, look: Callable[[Table, Viewer], Sight] = sight_of) -> Iterator[str]:
    """Yield the text of every aid that this viewer can get."""
    sight, one = look(table, viewer), follower()
    yield text_of(notebook(sight, one))
    for seat in seat_numbers(len(table.seats)):
        yield text_of(reasons(sight, one, seat, MONKS[seat], "own" if is_seat(viewer) else "everybody"))
    if is_seat(viewer):
        yield text_of(mirror(sight, one))
        if viewer in table.owing:
            yield text_of(hint(sight, one, taken=1))
