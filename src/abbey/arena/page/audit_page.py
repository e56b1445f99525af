"""Makes the page of an audit."""

from collections.abc import Iterator, Sequence

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from abbey.arena.audit import Accuracy, Audit
from abbey.arena.fingerprint import Fingerprint
from abbey.plots import html_page
from abbey.plots.svg_figure import INK, MARK, SECOND, drawn


def audit_page(audit: Audit, fingerprint: Fingerprint, title: str, origin: str = "") -> str:
    """Return the page; `origin` says which state of the sources played."""
    played = html_page.paragraph(fingerprint.sentence())
    return html_page.page(title, [played, *_parts(audit), html_page.paragraph(origin, "quiet")])


def _parts(audit: Audit) -> Iterator[str]:
    whole = audit.whole
    yield html_page.paragraph(
        f"A fresh observer, who has learnt from other deals, names {whole.top1} of the monks when the "
        f"sixth day is over; blind guessing among those not yet ruled out names {whole.chance_top1:.1%}. Its log-loss "
        f"is {whole.log_loss:.3f} (blind: {whole.chance_log_loss:.3f}), its calibration error "
        f"{audit.calibration.error:.3f}. {audit.samples:,} seats in {audit.deals:,} deals."
    )
    yield html_page.heading("How early")
    days = [str(day) for day in range(1, len(audit.days) + 1)]
    yield html_page.figure(
        _marks_plot("days", days, audit.days, "days seen"), "Dots with 95 %; the line is blind guessing."
    )
    yield html_page.heading("How fast it learns")
    sizes = [f"{size:,}" for size, _ in audit.lessons]
    marks = [mark for _, mark in audit.lessons]
    yield html_page.figure(_marks_plot("lessons", sizes, marks, "deals to learn from"), "On deals it has not seen.")
    yield html_page.heading("What gives it away")
    yield html_page.table(("one sign alone", "named", "blind"), _sign_rows(audit))
    yield html_page.heading("Calibration")
    yield html_page.figure(
        _calibration_plot(audit), "Of what it thinks this likely, so much is true. On the line is ideal."
    )


def _sign_rows(audit: Audit) -> Iterator[tuple[str, ...]]:
    for sign, mark in sorted(audit.alone, key=lambda one: -one[1].top1.share):
        yield sign, str(mark.top1), f"{mark.chance_top1:.1%}"


def _marks_plot(name: str, labels: Sequence[str], marks: Sequence[Accuracy], axis: str) -> str:
    def draw(figure: Figure) -> None:
        axes = figure.add_subplot()
        for place, mark in enumerate(marks):
            axes.plot(
                [place, place], [mark.top1.low, mark.top1.high], color=SECOND, linewidth=4, solid_capstyle="round"
            )
            axes.plot(place, mark.top1.share, "o", color=MARK)
        axes.step(range(len(marks)), [mark.chance_top1 for mark in marks], where="mid", color=INK, linewidth=1)
        axes.set_xticks(range(len(labels)), labels)
        axes.set_xlabel(axis)
        _as_share(axes)

    return drawn(name, f"Monks named, by {axis}", 2.8, draw)


def _calibration_plot(audit: Audit) -> str:
    def draw(figure: Figure) -> None:
        axes = figure.add_subplot()
        bins = audit.calibration.bins
        axes.plot([0, 1], [0, 1], color=INK, linewidth=0.7)
        axes.scatter(
            [b.thought for b in bins], [b.true for b in bins], s=[12 + 3 * b.count**0.5 for b in bins], color=MARK
        )
        axes.set_xlim(0, 1)
        axes.set_xlabel("thought likely")
        axes.set_aspect("equal")
        _as_share(axes)

    return drawn("calibration", "What the observer thinks likely against what is true", 3.6, draw)


def _as_share(axes: Axes) -> None:
    axes.set_ylim(0, 1.02)
    axes.yaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
