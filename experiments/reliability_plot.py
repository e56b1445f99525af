"""Draws how well odds held: a panel for each kind of bot, with what was said against what was true."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final, Protocol

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from abbey.arena.audit import Calibration, Viewpoint
from abbey.bots.ladder.rungs import LADDER, LEVELS
from abbey.plots.interval import Interval
from abbey.plots.svg_figure import COLOURS, INK, SHAPES, drawn

COLUMNS: Final = 4
HEIGHT: Final = 2.2  # inches of a row of panels
SAYS: Final = "For each kind of bot, how often what the notebook says is true, against how likely it says that is"
LEGEND: Final = "ECE, the expected\ncalibration error"
EYES: Final[dict[Viewpoint, str]] = {"seated": "at the table, first", "spectator": "watching, second"}


class Reliability(Protocol):
    """Holds what a panel shows for one pair of eyes."""

    @property
    def kind(self) -> str: ...
    @property
    def players(self) -> int: ...
    @property
    def eyes(self) -> Viewpoint: ...
    @property
    def error(self) -> Interval: ...
    @property
    def all(self) -> Calibration: ...


def reliability_plot(found: Sequence[Reliability]) -> str:
    """Draw a panel for each kind of bot and number of players, and the legend in a place of its own."""
    panels = [list(group) for _, group in groupby(found, key=lambda one: (one.players, one.kind))]
    rows = len(panels) // COLUMNS + 1

    def draw(figure: Figure) -> None:
        grid = figure.subplots(rows, COLUMNS, sharex=True, sharey=True, squeeze=False)
        every = [axes for row in grid for axes in row]
        for axes, group in zip(every, panels, strict=False):
            _draw_panel(axes, group)
        for axes in every[len(panels) :]:
            axes.axis("off")
        for axes in every[max(0, len(panels) - COLUMNS) : len(panels)]:
            axes.tick_params(labelbottom=True)
        marks, names = every[0].get_legend_handles_labels()
        every[-1].legend(marks, names, title=LEGEND, frameon=False, loc="center", fontsize=9, title_fontsize=9)
        figure.supxlabel("said to be likely; larger marks are more odds", fontsize=10)
        figure.supylabel("true", fontsize=10)

    return drawn("odds", SAYS, rows * HEIGHT, draw)


def _draw_panel(axes: Axes, group: Sequence[Reliability]) -> None:
    axes.plot([0, 1], [0, 1], color=INK, linewidth=0.7)
    for number, one in enumerate(group):
        bins = one.all.bins
        axes.scatter(
            [each.thought for each in bins],
            [each.true for each in bins],
            s=[5 + each.count**0.5 for each in bins],
            color=COLOURS[number],
            marker=SHAPES[number],
            alpha=0.8,
            linewidth=0,
            label=EYES[one.eyes],
        )
    errors = ", ".join(f"{one.error.share:.3f}" for one in group)
    axes.set_title(f"{_names(group[0].kind)}\n{group[0].players} players, ECE {errors}", fontsize=8)
    axes.set_aspect("equal")
    axes.set(xlim=(-0.03, 1.03), ylim=(-0.03, 1.03), xticks=[0, 0.5, 1], yticks=[0, 0.5, 1])
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_formatter(lambda value, _: f"{value:.0%}")


def _names(kind: str) -> str:
    """Return what these bots are called, as a rung and as a level."""
    bots = {**LADDER, **LEVELS}
    return ", ".join(name for name, maker in bots.items() if maker is bots.get(kind)) or kind
