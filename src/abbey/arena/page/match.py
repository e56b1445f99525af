"""A match as a page."""

from collections.abc import Iterator

from abbey.arena.page import sheet
from abbey.arena.page.plots import matrix_plot, ratings_plot, times_plot
from abbey.arena.results import Report
from abbey.arena.results.clock import rows_of

UNIT = (
    "One deal is played once with the bot in every seat; such a block is one observation, and the intervals are 95 % "
    "from blocks. A bot against itself is at par by symmetry, and is not played unless it was named twice."
)


def match_page(report: Report, origin: str = "") -> str:
    """`origin` says which state of the sources played."""
    parts = [*_parts(report), sheet.paragraph(origin, "quiet")]
    return sheet.page(f"Arena: {', '.join(report.plan.bots)}", parts)


def _parts(report: Report) -> Iterator[str]:
    yield sheet.paragraph(f"{report.games:,} games with seed {report.plan.seed}. {UNIT}")
    if report.trial:
        yield sheet.paragraph(report.trial.sentence(*report.plan.bots[:2]))
    for one in report.failing:
        yield sheet.paragraph(one.sentence(), "bad")
    for players in report.plan.players:
        yield sheet.heading(f"{players} players")
        yield from _at_tables_of(report, players)


def _at_tables_of(report: Report, players: int) -> Iterator[str]:
    caption = f"Share of wins of the bot in the row against a field of the bot in the column; par is {1 / players:.1%}."
    yield sheet.figure(matrix_plot(report, players), caption)
    yield sheet.table(("bot", "does worst against", "wins"), _worst_rows(report, players))
    if players in report.ratings:
        yield sheet.heading("Ratings", 3)
        caption = "Plackett-Luce, from duels and mixed tables. One number says less than the matrix."
        yield sheet.figure(ratings_plot(report.ratings[players], players), caption)
    yield sheet.heading("All pairings", 3)
    heads = ("bot", "field", "wins", "its guesses right", "named by the field", "games")
    yield sheet.table(heads, _cell_rows(report, players))
    yield sheet.heading("Times", 3)
    yield sheet.figure(times_plot(report, players), "On the clock of the machine that played. No seed decides them.")
    clocks = ("bot", "milliseconds", "p50", "p95", "longest", "how many")
    yield sheet.table(clocks, _time_rows(report, players))


def _worst_rows(report: Report, players: int) -> Iterator[tuple[str, ...]]:
    for bot in report.plan.bots:
        worst = report.worst(players, bot)
        if worst:
            yield bot, worst.field, str(worst.share)


def _cell_rows(report: Report, players: int) -> Iterator[tuple[str, ...]]:
    for cell in report.cells:
        if cell.players == players:
            yield cell.hero, cell.field, *map(str, (cell.share, cell.names, cell.is_named)), f"{cell.games:,}"


def _time_rows(report: Report, players: int) -> Iterator[tuple[str, ...]]:
    for (seats, bot), times in report.bot_times.items():
        if seats == players:
            yield from ((bot, *row) for row in rows_of(times))
