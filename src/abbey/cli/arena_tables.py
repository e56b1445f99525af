"""Prints the results of a match as tables for the terminal."""

from collections.abc import Iterator, Sequence

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from abbey.arena import Outcome
from abbey.arena.results import Cell, MatchReport
from abbey.arena.results.decision_times import time_rows
from abbey.arena.results.forfeits import BotForfeits, forfeits_of


def show_match(report: MatchReport, console: Console) -> None:
    """Print the tables of a match, for each number of players."""
    for players in report.plan.players:
        for part in _parts(report, players):
            console.print(part)
    if report.sprt:
        console.print(Text(report.sprt.sentence(*report.plan.bots[:2])))
    console.print(Text(report.fingerprint.sentence()))
    for one in report.forfeits:
        console.print(Text(one.sentence(), style="bold red"))


def _parts(report: MatchReport, players: int) -> Iterator[RenderableType]:
    yield matrix(report, players)
    yield identification(report, players)
    if report.ratings:
        yield ratings(report, players)
    yield times(report, players)


def matrix(report: MatchReport, players: int) -> Table:
    """Return how often each bot won against a field of each other kind."""
    bots = report.plan.bots
    table = Table("bot", title=f"Wins against a field of one kind, {players} players, par {1 / players:.1%}")
    for field in bots:
        table.add_column(field, justify="right")
    table.add_column("worst", justify="right")
    for hero in report.plan.heroes:
        cells = [_cell(report.cell(players, hero, field), hero == field) for field in bots]
        worst = report.worst(players, hero)
        table.add_row(hero, *cells, f"{worst.share.share:.1%}\n{worst.field}" if worst else "")
    table.caption = "Below each share 95 % from blocks. Against itself a bot is at par."
    return table


def _cell(cell: Cell | None, is_itself: bool) -> Text:
    return share_cell(cell) if cell else Text("par" if is_itself else "", style="dim")


def share_cell(cell: Cell) -> Text:
    """Return the share of a cell with its interval below it; it is green above par and red below."""
    style = "green" if cell.share.low > cell.par else "red" if cell.share.high < cell.par else ""
    bounds = f"\n{100 * cell.share.low:.1f} to {100 * cell.share.high:.1f}"
    return Text.assemble((f"{cell.share.share:.1%}", style), (bounds, "dim"))


def identification(report: MatchReport, players: int) -> Table:
    """Return how often monks were named on the seventh day, by each bot and of each bot."""
    table = Table("bot", "against", title=f"Monks named on the seventh day, {players} players")
    for head in ("by the bot", "of the bot", "games"):
        table.add_column(head, justify="right")
    for cell in report.cells:
        if cell.players == players:
            table.add_row(cell.hero, cell.field, str(cell.names), str(cell.is_named), f"{cell.games:,}")
    return table


def ratings(report: MatchReport, players: int) -> Table:
    """Return one rating for each bot, the best first."""
    table = Table("bot", title=f"Plackett-Luce ratings, {players} players, in Elo")
    table.add_column("rating", justify="right")
    table.add_column("95 %", justify="right")
    for rating in sorted(report.ratings[players], key=lambda rating: -rating.elo):
        table.add_row(rating.bot, f"{rating.elo:+.0f}", rating.interval)
    return table


def times(report: MatchReport, players: int) -> Table:
    """Return how long the decisions of each bot took."""
    table = Table("bot", "milliseconds", title=f"Times of decisions, {players} players")
    for head in ("p50", "p95", "longest", "how many"):
        table.add_column(head, justify="right")
    for (seats, bot), spent in report.bot_times.items():
        if seats == players:
            for row in time_rows(spent):
                table.add_row(bot, *row)
    return table


def show_forfeits(outcomes: Sequence[Outcome], console: Console) -> list[BotForfeits]:
    """Print for which bots chance had to decide, and return them."""
    failed = forfeits_of(outcomes)
    for one in failed:
        console.print(Text(one.sentence(), style="bold red"))
    return failed
