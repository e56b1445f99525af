"""Gathers the figures of a match, from which tables, JSON and the page are made."""

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from abbey.arena.fingerprint import Fingerprint
from abbey.arena.games import Outcome, Times
from abbey.arena.plan import Plan
from abbey.arena.results.cells import Cell, cells_of
from abbey.arena.results.decision_times import times_by_bot, times_by_cell, times_json
from abbey.arena.results.forfeits import BotForfeits, forfeits_of
from abbey.arena.results.ratings import Rating, ratings_of
from abbey.arena.results.sprt import SprtResult, elo_at
from abbey.plots.interval import Interval


@dataclass(frozen=True, slots=True)
class MatchReport:
    """Holds all figures of a match."""

    plan: Plan
    fingerprint: Fingerprint
    cells: list[Cell]
    ratings: dict[int, list[Rating]]  # by players
    sprt: SprtResult | None
    forfeits: list[BotForfeits]
    cell_times: dict[tuple[int, str, str], Times]
    bot_times: dict[tuple[int, str], Times]
    games: int

    @classmethod
    def of(
        cls, plan: Plan, fingerprint: Fingerprint, outcomes: Sequence[Outcome], sprt: SprtResult | None = None
    ) -> "MatchReport":
        """Work out the figures from the outcomes of the plan's blocks."""
        return cls(
            plan,
            fingerprint,
            cells_of(outcomes),
            _ratings(plan, outcomes),
            sprt,
            forfeits_of(outcomes),
            times_by_cell(outcomes),
            times_by_bot(outcomes),
            sum(len(outcome.games) for outcome in outcomes),
        )

    def cell(self, players: int, hero: str, field: str) -> Cell | None:
        """Return the cell of a pairing, or None if it was not played: a bot is at par against itself by symmetry."""
        met = [cell for cell in self.cells if (cell.players, cell.hero, cell.field) == (players, hero, field)]
        return met[0] if met else None

    def worst(self, players: int, hero: str) -> Cell | None:
        """Return the cell of the field against which the hero does worst; a field of its own kind does not count."""
        met = [cell for cell in self.cells if cell.players == players and cell.hero == hero != cell.field]
        return min(met, key=lambda cell: cell.share.share) if met else None

    def as_json(self) -> dict[str, Any]:
        """Return the figures for JSON: `results` are the same for the same fingerprint, `times` are not."""
        worst = [self.worst(players, bot) for players in self.plan.players for bot in self.plan.bots]
        return {
            "format": "abbey arena 1",
            "plan": asdict(self.plan),
            "results": {
                **self.fingerprint.as_json(),
                "cells": [cell_json(cell) for cell in self.cells],
                "worst": [_pairing(cell) | {"share": cell.share.share} for cell in worst if cell],
                "ratings": [
                    {"players": players} | asdict(rating)
                    for players, ratings in self.ratings.items()
                    for rating in ratings
                ],
                "sprt": asdict(self.sprt) if self.sprt else None,
                "forfeits": [asdict(one) for one in self.forfeits],
            },
            "times": {
                "cells": [
                    {"players": players, "bot": hero, "field": field} | times_json(times)
                    for (players, hero, field), times in self.cell_times.items()
                ],
                "bots": [
                    {"players": players, "bot": bot} | times_json(times)
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


def cell_json(cell: Cell) -> dict[str, Any]:
    """Return the figures of a cell for JSON."""
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
