"""Draws the plots of an audit."""

from collections.abc import Callable, Sequence
from typing import Final

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from abbey.arena.audit import Accuracy, Audit, Findings
from abbey.plots.svg_figure import COLOURS, INK, SECOND, SHAPES, drawn

SPREAD: Final = 0.13  # how far the marks of observers stand apart
SEEN_BY: Final = ("spectator", "seated")


def observers_plot(audit: Audit) -> str:
    """Draw how many monks each observer names, as a spectator and at the table."""
    return _compared(
        "observers",
        "Monks named by each observer, as a spectator and at the table",
        ["a spectator", "a player at the table"],
        "who observes",
        audit.observers,
        lambda found: [getattr(found.whole, viewpoint) for viewpoint in SEEN_BY],
    )


def days_plot(audit: Audit) -> str:
    """Draw how early each observer names monks, as a spectator."""
    days = [str(day) for day in range(1, len(audit.observers[0].days) + 1)]
    return _compared(
        "days",
        "Monks named by a spectator, by days seen",
        days,
        "days seen",
        audit.observers,
        lambda found: [one.spectator for one in found.days],
    )


def lessons_plot(audit: Audit) -> str:
    """Draw how fast each observer learns, as a spectator."""
    learners = [found for found in audit.observers if found.lessons]
    return _compared(
        "lessons",
        "Monks named by a spectator, by deals to learn from",
        [f"{size:,}" for size, _ in learners[0].lessons],
        "deals to learn from",
        learners,
        lambda found: [one.spectator for _, one in found.lessons],
    )


def calibration_plot(audit: Audit) -> str:
    """Draw what each observer thinks likely against what is true."""

    def draw(figure: Figure) -> None:
        for number, found in enumerate(audit.observers):
            axes = figure.add_subplot(1, len(audit.observers), number + 1)
            bins = found.calibration.bins
            axes.plot([0, 1], [0, 1], color=INK, linewidth=0.7)
            axes.scatter(
                [one.thought for one in bins],
                [one.true for one in bins],
                s=[8 + 2 * one.count**0.5 for one in bins],
                color=COLOURS[number],
                marker=SHAPES[number],
            )
            axes.set_title(found.observer, fontsize=9)
            axes.set_xlim(0, 1)
            axes.set_xlabel("thought likely")
            axes.set_aspect("equal")
            _as_share(axes)

    return drawn("calibration", "What each observer thinks likely against what is true", 2.4, draw)


def leak_plot(days: Sequence[float]) -> str:
    """Draw how many bits the turns of each day told."""

    def draw(figure: Figure) -> None:
        axes = figure.add_subplot()
        axes.bar(range(len(days)), list(days), color=SECOND, width=0.6)
        axes.set_xticks(range(len(days)), [str(day) for day in range(1, len(days) + 1)])
        axes.set_xlabel("day")
        axes.set_ylabel("bits")

    return drawn("leak", "Bits told by the turns of each day", 2.2, draw)


def _compared(
    name: str,
    says: str,
    labels: Sequence[str],
    axis: str,
    observers: Sequence[Findings],
    marks_of: Callable[[Findings], Sequence[Accuracy]],
) -> str:
    """Draw the marks of several observers beside each other, with the floor as a line."""

    def draw(figure: Figure) -> None:
        axes = figure.add_subplot()
        for number, found in enumerate(observers):
            shift = SPREAD * (number - (len(observers) - 1) / 2)
            _draw_marks(axes, shift, marks_of(found), number, found.observer)
        floor = [mark.floor_top1 for mark in marks_of(observers[0])]
        ends = [place - 0.5 for place in range(len(floor) + 1)]
        axes.stairs(floor, ends, color=INK, linewidth=1, baseline=None, label="floor")
        axes.set_xticks(range(len(labels)), labels)
        axes.set_xlabel(axis)
        axes.legend(frameon=False, fontsize=8, ncols=len(observers) + 1, loc="lower center", bbox_to_anchor=(0.5, 1.0))
        _as_share(axes)

    return drawn(name, says, 3.0, draw)


def _draw_marks(axes: Axes, shift: float, marks: Sequence[Accuracy], number: int, label: str) -> None:
    places = [place + shift for place in range(len(marks))]
    for place, mark in zip(places, marks, strict=True):
        ends = [mark.top1.low, mark.top1.high]
        axes.plot([place, place], ends, color=COLOURS[number], alpha=0.45, linewidth=3, solid_capstyle="round")
    shares = [mark.top1.share for mark in marks]
    axes.plot(places, shares, SHAPES[number], color=COLOURS[number], markersize=5, label=label)


def _as_share(axes: Axes) -> None:
    axes.set_ylim(0, 1.02)
    axes.yaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
