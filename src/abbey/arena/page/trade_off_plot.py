"""Draws the curve of a trade-off: strength against bits told, a mark for each value, a line for each field."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from abbey.arena.trade_off import TradeOff, TradeOffPoint
from abbey.plots.svg_figure import COLOURS, INK, SHAPES, drawn

HEIGHT: Final = 4.2  # inches
FAINT: Final = 0.4  # how strongly intervals are drawn, so that marks stand out
EDGE: Final = 0.02  # of the width, left of the bot that tells nothing, so that its mark is whole
LEGEND: Final = 4  # names beside each other
CORNERS: Final = ((1, 1), (1, -1), (-1, 1), (-1, -1))  # where a label may stand, off both intervals of its mark
AWAY: Final = 6  # points from a mark to its label


class _Mark(NamedTuple):
    bits: float
    share: float


def trade_off_plot(found: TradeOff) -> str:
    """Draw the share of wins against the bits that turns told in a game, both with their intervals."""
    sweep, par = found.sweep, found.points[0].cell.par

    def draw(figure: Figure) -> None:
        axes = figure.add_subplot()
        axes.axhline(par, color=INK, linewidth=0.8, linestyle=(0, (4, 3)), label=f"par, {par:.1%}")
        for number, (field, points) in enumerate(found.curves.items()):
            _draw_curve(axes, points, COLOURS[number % len(COLOURS)], SHAPES[number % len(SHAPES)], f"against {field}")
        axes.set_xlim(left=-EDGE * axes.get_xlim()[1])
        axes.yaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
        axes.set_xlabel(f"bits told by its turns in a game, with 95 %; each mark is a value of {sweep.option}")
        axes.set_ylabel("share of wins, with 95 %")
        columns = min(LEGEND, 1 + len(found.curves))
        axes.legend(frameon=False, fontsize=9, ncols=columns, loc="lower center", bbox_to_anchor=(0.5, 1.0))

    return drawn(
        "trade-off", f"Share of wins of {sweep.bot} against the bits it tells, by {sweep.option}", HEIGHT, draw
    )


def _draw_curve(axes: Axes, points: Sequence[TradeOffPoint], colour: str, shape: str, label: str) -> None:
    marks = [_Mark(point.leak.game, point.cell.share.share) for point in points]
    for point, mark, (right, up) in zip(points, marks, _corners(marks), strict=True):
        _draw_interval(axes, [point.leak.low, point.leak.high], [mark.share] * 2, colour)
        _draw_interval(axes, [mark.bits] * 2, [point.cell.share.low, point.cell.share.high], colour)
        axes.annotate(
            point.value,
            mark,
            (AWAY * right, AWAY * up),
            textcoords="offset points",
            fontsize=9,
            ha="left" if right > 0 else "right",
            va="bottom" if up > 0 else "top",
        )
    axes.plot(*zip(*marks, strict=True), f"{shape}-", color=colour, linewidth=1.2, markersize=6, label=label)


def _draw_interval(axes: Axes, bits: Sequence[float], shares: Sequence[float], colour: str) -> None:
    axes.plot(bits, shares, color=colour, alpha=FAINT, linewidth=2.5, solid_capstyle="round")


def _corners(marks: Sequence[_Mark]) -> Iterator[tuple[int, int]]:
    """Yield for each mark the corner for its label: the first through which the curve does not leave."""
    for number, mark in enumerate(marks):
        beside = [marks[other] for other in (number - 1, number + 1) if 0 <= other < len(marks)]
        taken = {(_sign(other.bits - mark.bits), _sign(other.share - mark.share)) for other in beside}
        yield next(corner for corner in CORNERS if corner not in taken)


def _sign(value: float) -> int:
    return (value > 0) - (value < 0)
