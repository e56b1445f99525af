"""Tells how long the bots thought, apart from all other results because no seed decides it."""

from collections.abc import Iterable
from typing import Any

from abbey.arena.games import Outcome, Spread, Times
from abbey.arena.results.cells import both_sides

MS = 1e-6  # of a nanosecond


def times_by_cell(outcomes: Iterable[Outcome]) -> dict[tuple[int, str, str], Times]:
    """Return the hero's times by number of players, hero and field."""
    found: dict[tuple[int, str, str], Times] = {}
    for outcome in both_sides([outcome for outcome in outcomes if outcome.block.kind == "duel"]):
        hero, field = outcome.block.bots[:2]
        found.setdefault((outcome.block.players, hero, field), Times()).merge(outcome.times[hero])
    return found


def times_by_bot(outcomes: Iterable[Outcome]) -> dict[tuple[int, str], Times]:
    """Return each bot's times in all its games, as hero or in the field, by number of players and bot."""
    found: dict[tuple[int, str], Times] = {}
    for outcome in outcomes:
        for bot, times in outcome.times.items():
            found.setdefault((outcome.block.players, bot), Times()).merge(times)
    return found


def time_rows(times: Times) -> list[tuple[str, ...]]:
    """Return rows for a table: what was measured, and its milliseconds."""
    kinds = (("on the clock", times.wall), ("of the processor", times.cpu), ("hearing", times.observe))
    return [(what, *map(_text, _quantiles(spread).values()), f"{spread.count:,}") for what, spread in kinds]


def _text(ms: float) -> str:
    return f"{ms:,.0f}" if ms >= 1000 else f"{ms:.3g}"


def times_json(times: Times) -> dict[str, Any]:
    """Return the times as they stand in JSON."""
    return {
        "decisions": times.wall.count,
        "wall_ms": _quantiles(times.wall),
        "cpu_ms": _quantiles(times.cpu),
        "observe_ms": _quantiles(times.observe),
    }


def _quantiles(spread: Spread) -> dict[str, float]:
    return {
        "p50": spread.quantile(0.5) * MS,
        "p95": spread.quantile(0.95) * MS,
        "max": spread.longest * MS,
    }
