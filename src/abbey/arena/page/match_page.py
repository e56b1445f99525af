"""Makes the page of a match: the matrix, the ratings and the times, each as a plot and in figures."""

from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np
from matplotlib import colormaps
from matplotlib.colors import TwoSlopeNorm
from matplotlib.figure import Figure

from abbey.arena.results import MatchReport, Rating
from abbey.arena.results.decision_times import MS, time_rows
from abbey.plots import html_page
from abbey.plots.svg_figure import INK, MARK, SECOND, drawn

ROW: Final = 0.42  # inches
COLOURS: Final = "PuOr"  # tells more from less without red and green
UNIT: Final = (
    "One deal is played once with the bot in every seat; such a block is one observation, and the intervals are 95 % "
    "from blocks. A bot against itself is at par by symmetry, and is not played unless it was named twice."
)


def match_page(report: MatchReport, origin: str = "") -> str:
    """Return the page; `origin` says which state of the sources played."""
    parts = [*_parts(report), html_page.paragraph(origin, "quiet")]
    return html_page.page(f"Arena: {', '.join(report.plan.bots)}", parts)


def _parts(report: MatchReport) -> Iterator[str]:
    yield html_page.paragraph(f"{report.games:,} games with seed {report.plan.seed}. {UNIT}")
    yield html_page.paragraph(report.fingerprint.sentence())
    if report.sprt:
        yield html_page.paragraph(report.sprt.sentence(*report.plan.bots[:2]))
    for one in report.forfeits:
        yield html_page.paragraph(one.sentence(), "bad")
    for players in report.plan.players:
        yield html_page.heading(f"{players} players")
        yield from _at_tables_of(report, players)


def _at_tables_of(report: MatchReport, players: int) -> Iterator[str]:
    caption = f"Share of wins of the bot in the row against a field of the bot in the column; par is {1 / players:.1%}."
    yield html_page.figure(_matrix_plot(report, players), caption)
    yield html_page.table(("bot", "does worst against", "wins"), _worst_rows(report, players))
    if players in report.ratings:
        yield html_page.heading("Ratings", 3)
        caption = "Plackett-Luce, from duels and mixed tables. One number says less than the matrix."
        yield html_page.figure(_ratings_plot(report.ratings[players], players), caption)
        yield html_page.table(("bot", "rating", "95 %"), _rating_rows(report.ratings[players]))
    yield html_page.heading("All pairings", 3)
    heads = ("bot", "field", "wins", "its guesses right", "named by the field", "games")
    yield html_page.table(heads, _cell_rows(report, players))
    yield html_page.heading("Times", 3)
    yield html_page.figure(
        _times_plot(report, players), "On the clock of the machine that played. No seed decides them."
    )
    clocks = ("bot", "milliseconds", "p50", "p95", "longest", "how many")
    yield html_page.table(clocks, _time_rows(report, players))


def _worst_rows(report: MatchReport, players: int) -> Iterator[tuple[str, ...]]:
    for bot in report.plan.bots:
        worst = report.worst(players, bot)
        if worst:
            yield bot, worst.field, str(worst.share)


def _rating_rows(ratings: Sequence[Rating]) -> Iterator[tuple[str, ...]]:
    for rating in sorted(ratings, key=lambda rating: -rating.elo):
        yield rating.bot, f"{rating.elo:+.0f}", rating.interval


def _cell_rows(report: MatchReport, players: int) -> Iterator[tuple[str, ...]]:
    for cell in report.cells:
        if cell.players == players:
            yield cell.hero, cell.field, *map(str, (cell.share, cell.names, cell.is_named)), f"{cell.games:,}"


def _time_rows(report: MatchReport, players: int) -> Iterator[tuple[str, ...]]:
    for (seats, bot), times in report.bot_times.items():
        if seats == players:
            yield from ((bot, *row) for row in time_rows(times))


def _matrix_plot(report: MatchReport, players: int) -> str:
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


def _share(report: MatchReport, players: int, hero: str, field: str) -> float:
    cell = report.cell(players, hero, field)
    return cell.share.share if cell else 1 / players


def _ratings_plot(ratings: Sequence[Rating], players: int) -> str:
    ordered = sorted(ratings, key=lambda rating: rating.elo)

    def draw(figure: Figure) -> None:
        axes = figure.add_subplot()
        for row, rating in enumerate(ordered):
            if rating.low is not None and rating.high is not None:
                axes.plot([rating.low, rating.high], [row, row], color=SECOND, linewidth=4, solid_capstyle="round")
            axes.plot(rating.elo, row, "o", color=MARK)
        axes.axvline(0, color=INK, linewidth=0.5)
        axes.set_yticks(range(len(ordered)), [rating.bot for rating in ordered])
        axes.margins(y=0.3)
        axes.set_xlabel("Elo around the mean, with 95 %")

    return drawn(f"ratings{players}", "Plackett-Luce ratings with their intervals", 0.9 + ROW * len(ordered), draw)


def _times_plot(report: MatchReport, players: int) -> str:
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
