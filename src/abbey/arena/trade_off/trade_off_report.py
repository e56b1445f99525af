"""Works out a trade-off from its games: for each value and field the share of wins, and the bits told meanwhile."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from abbey.arena.audit import Leak, leak_of
from abbey.arena.fingerprint import Fingerprint
from abbey.arena.games import Outcome
from abbey.arena.results import Cell, cell_json, cell_of
from abbey.arena.results.forfeits import BotForfeits, forfeits_of
from abbey.arena.trade_off.sweep import Sweep
from abbey.rules import OptionsError


@dataclass(frozen=True, slots=True)
class TradeOffPoint:
    """Holds what one value came to against one field: how strong it was, and how much it told."""

    value: str
    cell: Cell
    leak: Leak


@dataclass(frozen=True, slots=True)
class TradeOff:
    """Holds all figures of a trade-off."""

    sweep: Sweep
    fingerprint: Fingerprint
    points: list[TradeOffPoint]  # by field, then in the order of the values
    forfeits: list[BotForfeits]

    @classmethod
    def of(cls, sweep: Sweep, fingerprint: Fingerprint, outcomes: Sequence[Outcome]) -> "TradeOff":
        """Work out the figures from the outcomes of the sweep's blocks."""
        met: dict[tuple[str, str], list[Outcome]] = {}
        for outcome in outcomes:
            met.setdefault((outcome.block.bots[1], outcome.block.bots[0]), []).append(outcome)
        points = [_point(value, met[field, sweep.kind(value)]) for field, value in sweep.pairings()]
        return cls(sweep, fingerprint, points, forfeits_of(outcomes))

    @property
    def curves(self) -> dict[str, list[TradeOffPoint]]:
        """Return the points by field."""
        fields = dict.fromkeys(self.sweep.fields)
        return {field: [point for point in self.points if point.cell.field == field] for field in fields}

    def as_json(self) -> dict[str, Any]:
        """Return the figures for JSON: `results` are the same for the same fingerprint."""
        return {
            "format": "abbey trade-off 1",
            "sweep": asdict(self.sweep),
            "results": {
                **self.fingerprint.as_json(),
                "points": [
                    {"value": point.value} | cell_json(point.cell) | {"leak": asdict(point.leak)}
                    for point in self.points
                ],
                "forfeits": [asdict(one) for one in self.forfeits],
            },
        }


def _point(value: str, outcomes: Sequence[Outcome]) -> TradeOffPoint:
    cell, leak = cell_of(outcomes), leak_of(outcomes)
    if leak is None:
        why = "".join(f" {one.sentence()}" for one in forfeits_of(outcomes) if one.bot == cell.hero)
        raise OptionsError(f"{cell.hero} did not say in every game what it told, so its bits cannot be counted.{why}")
    return TradeOffPoint(value, cell, leak)
