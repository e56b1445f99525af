"""A match in figures: what tables, JSON and the page are made from."""

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from abbey.arena.plan import Plan
from abbey.arena.play import Outcome, Times
from abbey.arena.results import clock
from abbey.arena.results.cells import Cell, cells_of
from abbey.arena.results.forfeits import Failing, failing
from abbey.arena.results.interval import Interval
from abbey.arena.results.ratings import Rating, ratings_of
from abbey.arena.results.sprt import Trial, elo_at


@dataclass(frozen=True, slots=True)
class Report:
    plan: Plan
    cells: list[Cell]
    ratings: dict[int, list[Rating]]  # by players
    trial: Trial | None
    failing: list[Failing]
    cell_times: dict[tuple[int, str, str], Times]
    bot_times: dict[tuple[int, str], Times]
    games: int

    @classmethod
    def of(cls, plan: Plan, outcomes: Sequence[Outcome], trial: Trial | None = None) -> "Report":
        return cls(
            plan,
            cells_of(outcomes),
            _ratings(plan, outcomes),
            trial,
            failing(outcomes),
            clock.times_by_cell(outcomes),
            clock.times_by_bot(outcomes),
            sum(len(outcome.games) for outcome in outcomes),
        )

    def cell(self, players: int, hero: str, field: str) -> Cell | None:
        """None for a bot against itself, which is par by symmetry and not played."""
        met = [cell for cell in self.cells if (cell.players, cell.hero, cell.field) == (players, hero, field)]
        return met[0] if met else None

    def worst(self, players: int, hero: str) -> Cell | None:
        """The field against which the hero does worst; itself does not count."""
        met = [cell for cell in self.cells if cell.players == players and cell.hero == hero != cell.field]
        return min(met, key=lambda cell: cell.share.share) if met else None

    def as_json(self) -> dict[str, Any]:
        """`results` are the same for the same bots and seeds; `times` are not."""
        worst = [self.worst(players, bot) for players in self.plan.players for bot in self.plan.bots]
        return {
            "format": "abbey arena 1",
            "plan": asdict(self.plan),
            "results": {
                "cells": [_cell_json(cell) for cell in self.cells],
                "worst": [_pairing(cell) | {"share": cell.share.share} for cell in worst if cell],
                "ratings": [
                    {"players": players} | asdict(rating)
                    for players, ratings in self.ratings.items()
                    for rating in ratings
                ],
                "sprt": asdict(self.trial) if self.trial else None,
                "forfeits": [asdict(one) for one in self.failing],
            },
            "times": {
                "cells": [
                    {"players": players, "bot": hero, "field": field} | clock.as_json(times)
                    for (players, hero, field), times in self.cell_times.items()
                ],
                "bots": [
                    {"players": players, "bot": bot} | clock.as_json(times)
                    for (players, bot), times in self.bot_times.items()
                ],
            },
        }


def _ratings(plan: Plan, outcomes: Sequence[Outcome]) -> dict[int, list[Rating]]:
    if len(plan.bots) < 2:
        return {}
    tables = {players: [o for o in outcomes if o.block.players == players] for players in plan.players}
    return {players: ratings_of(table, plan.bots, plan.seed) for players, table in tables.items()}


def _pairing(cell: Cell) -> dict[str, Any]:
    return {"players": cell.players, "bot": cell.hero, "field": cell.field}


def _cell_json(cell: Cell) -> dict[str, Any]:
    elo = elo_at(cell.share.share, cell.players)
    return _pairing(cell) | {
        "par": cell.par,
        **_interval_json(cell.share),
        "elo": elo if math.isfinite(elo) else None,
        "blocks": cell.blocks,
        "games": cell.games,
        "identification": {"names": _interval_json(cell.names), "is_named": _interval_json(cell.is_named)},
    }


def _interval_json(interval: Interval) -> dict[str, Any]:
    return {"share": interval.share, "interval": [interval.low, interval.high]}
