"""Shows the statistics of a house as one page that needs no network, with a plot for each table."""

from collections.abc import Iterator
from typing import Final

from matplotlib.figure import Figure

from abbey.insight.statistics.house_statistics import HouseStatistics, Shares
from abbey.insight.statistics.statistics_words import (
    about,
    heads,
    length_heads,
    length_rows,
    name_of,
    share_rows,
    summary,
    title_of,
)
from abbey.plots.html_page import figure, heading, page, paragraph, table
from abbey.plots.svg_figure import INK, MARK, SECOND, drawn
from abbey.speech import Speaker

ROW: Final = 0.36  # inches
BESIDE: Final = 0.7  # rows that are left free below and above


def statistics_page(found: HouseStatistics, speaker: Speaker) -> str:
    """Return the page."""
    return page(speaker.word("statistics-title"), _parts(found, speaker), speaker.language)


def _parts(found: HouseStatistics, speaker: Speaker) -> Iterator[str]:
    for sentence in summary(found, speaker):
        yield paragraph(sentence)
    for shares in found.tables:
        yield heading(title_of(shares, speaker))
        yield paragraph(about(shares, speaker))
        yield figure(_plot(shares, speaker), speaker.word("statistics-caption"))
        yield table(heads(speaker), share_rows(shares, speaker))
    yield heading(speaker.word("statistics-lengths"))
    yield table(length_heads(speaker), length_rows(found, speaker))


def _plot(shares: Shares, speaker: Speaker) -> str:
    rows = shares.rows[::-1]

    def draw(canvas: Figure) -> None:
        axes = canvas.add_subplot()
        for at, row in enumerate(rows):
            ends = [100 * row.share.low, 100 * row.share.high]
            axes.plot(ends, [at, at], color=SECOND, linewidth=4, solid_capstyle="round")
            axes.plot(100 * row.share.share, at, "o", color=MARK)
            axes.plot(100 * row.even, at, "|", color=INK, markersize=12)
        axes.set_yticks(range(len(rows)), [name_of(row, shares.topic, speaker) for row in rows])
        axes.set_ylim(-BESIDE, len(rows) - 1 + BESIDE)
        axes.set_xlabel(speaker.word("statistics-percent"))

    return drawn(f"shares-{shares.topic}", title_of(shares, speaker), 0.9 + ROW * len(rows), draw)
