"""The plots of a match: the matrix, the ratings, the times."""

from collections.abc import Sequence
from typing import Final

import numpy as np
from matplotlib import colormaps
from matplotlib.colors import TwoSlopeNorm
from matplotlib.figure import Figure

from abbey.arena.page.canvas import INK, MARK, SECOND, drawn
from abbey.arena.results import Rating, Report
from abbey.arena.results.clock import MS

ROW: Final = 0.42  # inches
COLOURS: Final = "PuOr"  # tells more from less without red and green


def matrix_plot(report: Report, players: int) -> str:
    bots, heroes = report.plan.bots, report.plan.heroes

    def draw(figure: Figure) -> None:
        axes = figure.add_subplot()
        shares = np.array([[_share(report, players, hero, field) for field in bots] for hero in heroes])
        norm = TwoSlopeNorm(1 / players, 0, 1)
        axes.pcolormesh(shares, cmap=COLOURS, norm=norm)
        axes.invert_yaxis()
        for row, column in np.ndindex(shares.shape):
            share = shares[row, column]
            dark = np.dot(colormaps[COLOURS](norm(share))[:3], (0.3, 0.59, 0.11)) < 0.5
            played = report.cell(players, heroes[row], bots[column])
            text = f"{share:.1%}" if played else "par" if heroes[row] == bots[column] else ""
            axes.text(column + 0.5, row + 0.5, text, ha="center", va="center", color="#ffffff" if dark else "#1a1a1a")
        axes.set_xticks(np.arange(len(bots)) + 0.5, bots, rotation=20 if len(bots) > 4 else 0)
        axes.set_yticks(np.arange(len(heroes)) + 0.5, heroes)
        axes.set_xlabel("the field")
        axes.spines[:].set_visible(False)
        axes.tick_params(length=0)

    return drawn(f"matrix{players}", "Share of wins of each bot against each field", 1 + ROW * len(heroes), draw)


def _share(report: Report, players: int, hero: str, field: str) -> float:
    cell = report.cell(players, hero, field)
    return cell.share.share if cell else 1 / players


def ratings_plot(ratings: Sequence[Rating], players: int) -> str:
    ordered = sorted(ratings, key=lambda rating: rating.elo)

    def draw(figure: Figure) -> None:
        axes = figure.add_subplot()
        for row, rating in enumerate(ordered):
            axes.plot([rating.low, rating.high], [row, row], color=SECOND, linewidth=4, solid_capstyle="round")
            axes.plot(rating.elo, row, "o", color=MARK)
        axes.axvline(0, color=INK, linewidth=0.5)
        axes.set_yticks(range(len(ordered)), [rating.bot for rating in ordered])
        axes.margins(y=0.3)
        axes.set_xlabel("Elo around the mean, with 95 %")

    return drawn(f"ratings{players}", "Plackett-Luce ratings with their intervals", 0.9 + ROW * len(ordered), draw)


def times_plot(report: Report, players: int) -> str:
    spent = [(bot, times.wall) for (seats, bot), times in report.bot_times.items() if seats == players][::-1]

    def draw(figure: Figure) -> None:
        axes = figure.add_subplot()
        for row, (_, spread) in enumerate(spent):
            middle, most, longest = spread.quantile(0.5) * MS, spread.quantile(0.95) * MS, spread.longest * MS
            axes.plot([middle, most], [row, row], color=SECOND, linewidth=4, solid_capstyle="round")
            axes.plot(middle, row, "o", color=MARK)
            axes.plot(longest, row, "|", color=INK, markersize=12)
        axes.set_xscale("log")
        axes.xaxis.set_major_formatter(lambda value, _: f"{value:g}")
        axes.set_yticks(range(len(spent)), [bot for bot, _ in spent])
        axes.margins(y=0.3)
        axes.set_xlabel("milliseconds a decision: dot p50, bar to p95, line the longest (logarithmic)")

    return drawn(f"times{players}", "Times of decisions", 0.9 + ROW * len(spent), draw)
