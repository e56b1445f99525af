"""Takes from the finished games in a store what statistics count: nobody is named, and no game in play is opened."""

from abbey.insight.statistics.game_facts import GameFacts, facts_of
from abbey.server.admin.table_sheet import table_of
from abbey.table.store import TableSource


async def finished_games(store: TableSource) -> list[GameFacts]:
    """Return the facts of every game that was played to its end; lessons and what-if games do not count."""
    tables = [table_of(entry.id, await store.read(entry.id)) for entry in await store.catalogue() if entry.over]
    games = [table.game for table in tables if table.stage == "over" and not table.script]
    return [facts_of(game) for game in games if game and not game.what_if]
