"""Writes the figures as a page with plots for the docs: docs/bench.md."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from benchmarks.bench_plot import plot_rules, plot_servers
from benchmarks.bench_report import BenchReport
from benchmarks.server_load import Loads

PAGE: Final = "bench.md"
RULES_PLOT: Final = "bench.svg"
SERVER_PLOT: Final = "bench-server.svg"


def write_page(report: BenchReport, folder: Path) -> None:
    """Write the page and its plots into a folder."""
    (folder / PAGE).write_text(page(report), encoding="utf-8")
    plot_rules(report.rates(), folder / RULES_PLOT)
    if report.loads:
        _plot(report.loads, folder / SERVER_PLOT)


def _plot(loads: Loads, path: Path) -> None:
    servers = [rounds.middle for rounds in loads.all()]
    rates = [(load.title, load.moves_per_s) for load in servers]
    delays = [(f"{load.title}, at {load.paced_moves_per_s:,.0f} a second", load.p99_ms) for load in servers]
    plot_servers(rates, delays, path)


def page(report: BenchReport) -> str:
    """Return the page as Markdown."""
    parts = [_rules(report), _server(report), _browser(report)]
    return "\n".join(
        [
            "# How fast it is\n\nAll measured in one run by `make bench`.\n",
            *filter(None, parts),
            f"{report.engine.origin()}\n",
        ]
    )


def _table(heads: str, rows: Sequence[Sequence[str]]) -> str:
    """Return a table whose first column says what, and whose other columns are figures."""
    rule = "|---" + "|---:" * (heads.count("|") - 2) + "|"
    return "\n".join([heads, rule, *(f"| {' | '.join(row)} |" for row in rows)])


def _rules(report: BenchReport) -> str:
    heads = "| what plays | decisions a second | times slower than one compiled thread |"
    return f"""## The rules

Random decisions a second, 4 players; each figure is the best of several runs. Other libraries play other games: the
rows tell what a decision costs there, not which game is simpler.

{_table(heads, report.rows())}

{report.engine.rules.summary()}

![The same figures as bars]({RULES_PLOT})

{report.engine.search.summary()}
"""


def _server(report: BenchReport) -> str:
    if report.loads is None:
        return ""
    heads = (
        "| server, where it keeps games | moves a second | for a second of CPU | bytes an update | at moves a second "
        "| p50 ms | p99 ms |"
    )
    return f"""## The server

{report.loads.games:,} games of four people at once, each viewer on a WebSocket of its own. The servers take turns, and
each figure is the middle one of {len(report.loads.abbey.loads)} rounds (one for the flat files), in brackets the
least and the most. A server in one process has a core and the load generator another; a server with workers (`abbey
serve --workers`) and the load generator share them all. boardgame.io's server is one process, and does better with a
core to itself than with all.

*Moves a second*: every game always has one move on its way. *For a second of CPU*: moves for each second of processor
time that the server's processes, its database among them, used meanwhile. *p50* and *p99*: from sending a move until
every viewer of that game has heard of it, while moves come at a fixed rate: 85 % of what boardgame.io in memory has
just done, for its flat files 85 % of what they have done. Abbey has every move on disk (`synchronous=FULL`) before
anybody hears of it; boardgame.io in memory loses all when it stops, and its flat files are not synced. Abbey plays by
its real rules; boardgame.io plays a game of almost none, with as much open and hidden.

{_table(heads, report.server_rows())}

{report.loads.summary()}

![The same figures as bars]({SERVER_PLOT})
"""


def _browser(report: BenchReport) -> str:
    if report.page is None:
        return ""
    return f"""## The page

Gzipped; *all files* holds every screen in six languages, of which a visitor loads one. The board is seen on a cold load
from this very machine, the server's first answer and the live connection included; the middle of several visits.

{_table("| what | figure |", report.page_rows())}
"""
