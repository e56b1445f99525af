"""Takes from the finished games in a store what statistics count: nobody is named, and no game in play is opened."""

from abbey.insight.statistics.game_facts import GameFacts, facts_of
from abbey.server.admin.table_sheet import table_of
from abbey.table import Table
from abbey.table.refusal import Refusal
from abbey.table.store import StoreError, TableSource


async def finished_games(store: TableSource) -> list[GameFacts]:
    """Return the facts of every game that was played to its end; lessons and what-if games do not count."""
    tables = [await _readable(store, entry.id) for entry in await store.catalogue() if entry.over]
    games = [table.game for table in tables if table and table.stage == "over" and not table.script]
    return [facts_of(game) for game in games if game and not game.what_if]


async def _readable(store: TableSource, name: str) -> Table | None:
    """Return the table; None where this version cannot read it, or plays by other rules than it was begun under."""
    bodies = await store.read(name)
    try:
        return await table_of(name, bodies)
    except (Refusal, StoreError):
        return None
