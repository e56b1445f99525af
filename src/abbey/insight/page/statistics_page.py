"""Shows the statistics of a house as one page that needs no network, with a plot for each table."""

from collections.abc import Iterator
from typing import Final

from matplotlib.figure import Figure

from abbey.insight.statistics.house_statistics import HouseStatistics, Shares
from abbey.insight.statistics.statistics_text import HEADS, LENGTH_HEADS, length_rows, share_rows, summary, title_of
from abbey.plots.html_page import figure, heading, page, paragraph, table
from abbey.plots.svg_figure import INK, MARK, SECOND, drawn

ROW: Final = 0.36  # inches
BESIDE: Final = 0.7  # rows that are left free below and above
CAPTION: Final = "Dot: the share. Bar: its 95 % interval. Line: what would be even."


def statistics_page(found: HouseStatistics) -> str:
    """Return the page."""
    return page("Statistics of a house", [paragraph(summary(found)), *_parts(found)])


def _parts(found: HouseStatistics) -> Iterator[str]:
    for number, shares in enumerate(found.tables):
        yield heading(shares.title)
        yield paragraph(shares.says)
        yield figure(_plot(number, shares), CAPTION)
        yield table(HEADS, share_rows(shares))
    yield heading("Lengths")
    yield table(LENGTH_HEADS, length_rows(found))


def _plot(number: int, shares: Shares) -> str:
    rows = shares.rows[::-1]

    def draw(canvas: Figure) -> None:
        axes = canvas.add_subplot()
        for at, row in enumerate(rows):
            ends = [100 * row.share.low, 100 * row.share.high]
            axes.plot(ends, [at, at], color=SECOND, linewidth=4, solid_capstyle="round")
            axes.plot(100 * row.share.share, at, "o", color=MARK)
            axes.plot(100 * row.even, at, "|", color=INK, markersize=12)
        axes.set_yticks(range(len(rows)), [title_of(row) for row in rows])
        axes.set_ylim(-BESIDE, len(rows) - 1 + BESIDE)
        axes.set_xlabel("percent")

    return drawn(f"shares{number}", shares.title, 0.9 + ROW * len(rows), draw)
