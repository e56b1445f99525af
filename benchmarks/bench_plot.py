"""Plots the figures as bars, ours and theirs in two inks; the same figures give the same bytes."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

OURS: Final = "#2F5D9B"
THEIRS: Final = "#B9A98A"

Bars = Sequence[tuple[str, float]]


def plot_rules(rates: Bars, path: Path) -> None:
    """Plot random decisions a second."""
    with _drawn(path, len(rates)) as figure:
        _bars(figure.add_subplot(), rates, "random decisions a second (logarithmic)")


def plot_servers(rates: Bars, delays_ms: Bars, path: Path) -> None:
    """Plot moves a second, and how soon all have heard of a move."""
    with _drawn(path, len(rates) + len(delays_ms) + 2, width=11) as figure:
        above, below = figure.subplots(2)
        _bars(above, rates, "moves a second (logarithmic)")
        _bars(below, delays_ms, "milliseconds until all have heard of 99 of 100 moves (logarithmic)")


@contextmanager
def _drawn(path: Path, rows: int, width: float = 8) -> Iterator["Figure"]:
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context({"svg.hashsalt": "abbey", "svg.fonttype": "none", "font.family": "sans-serif"}):
        figure = Figure(figsize=(width, 0.36 * rows + 1.2), layout="constrained")
        yield figure
        figure.savefig(path, metadata={"Date": None})


def _bars(axes: "Axes", figures: Bars, label: str) -> None:
    titles, values = zip(*reversed(figures), strict=True)
    colours = [OURS if title.startswith("Abbey") else THEIRS for title in titles]
    drawn = axes.barh(titles, values, color=colours)
    axes.bar_label(drawn, [f"{value:,.0f}" for value in values], padding=3)
    axes.set_xscale("log")
    axes.set_xlabel(label)
    axes.margins(x=0.2)
    axes.spines[["top", "right"]].set_visible(False)
