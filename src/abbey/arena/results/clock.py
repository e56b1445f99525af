"""How long the bots thought, apart from everything else: no seed decides it."""

from collections.abc import Iterable
from typing import Any

from abbey.arena.play import Outcome, Spread, Times
from abbey.arena.results.cells import both_sides

MS = 1e-6  # of a nanosecond


def times_by_cell(outcomes: Iterable[Outcome]) -> dict[tuple[int, str, str], Times]:
    """The hero's, by players, hero and field."""
    found: dict[tuple[int, str, str], Times] = {}
    for outcome in both_sides([outcome for outcome in outcomes if outcome.block.kind == "duel"]):
        hero, field = outcome.block.company[:2]
        found.setdefault((outcome.block.players, hero, field), Times()).merge(outcome.times[hero])
    return found


def times_by_bot(outcomes: Iterable[Outcome]) -> dict[tuple[int, str], Times]:
    """In all its games, hero or not, by players and bot."""
    found: dict[tuple[int, str], Times] = {}
    for outcome in outcomes:
        for bot, times in outcome.times.items():
            found.setdefault((outcome.block.players, bot), Times()).merge(times)
    return found


def rows_of(times: Times) -> list[tuple[str, ...]]:
    """For tables: what was measured, and its milliseconds."""
    kinds = (("on the clock", times.wall), ("of the processor", times.cpu), ("hearing", times.observe))
    return [(what, *map(_text, _quantiles(spread).values()), f"{spread.count:,}") for what, spread in kinds]


def _text(ms: float) -> str:
    return f"{ms:,.0f}" if ms >= 1000 else f"{ms:.3g}"


def as_json(times: Times) -> dict[str, Any]:
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
