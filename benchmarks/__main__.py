"""Measures what was asked for in one run, and prints or writes the figures: `python -m benchmarks`."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final

import click
from rich.console import Console

from abbey.cli.command_error import AnsweringCommand
from abbey.cli.commands.bench_command import figure_table, measured, measuring, show_speed
from benchmarks.bench_document import write_page
from benchmarks.bench_report import BenchReport
from benchmarks.page_visit import measure_page
from benchmarks.peers import measure_peers
from benchmarks.server_load import measure_servers, missing

FOLDER: Final = click.Path(path_type=Path, file_okay=False, exists=True)
SERVER_HEADS: Final = (
    "Which server",
    "Moves a second",
    "For a CPU second",
    "Bytes an update",
    "At a second",
    "p50 ms",
    "p99 ms",
)


@click.command(cls=AnsweringCommand)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of tables.")
@click.option("--beside", metavar="COMMAND", help="Also run this command, which measures other libraries.")
@click.option("--server", type=FOLDER, metavar="FOLDER", help="Also measure server and page, with the load from here.")
@click.option("--write", type=FOLDER, metavar="FOLDER", help="Write tables and plots as a page into this folder.")
def main(as_json: bool, beside: str | None, server: Path | None, write: Path | None) -> None:
    """Measure the engine, which takes about half a minute.

    With --server also the server under load, beside boardgame.io's, and the page: about two minutes more.
    """
    with measuring() as say:
        report = measure(beside, server, say)
    if write:
        write_page(report, write)
    if as_json:
        click.echo(json.dumps(report.as_json(), indent=2))
    else:
        show(report, Console())


def measure(beside: str | None, server: Path | None, say: Callable[[str], None]) -> BenchReport:
    """Measure everything that was asked for; a server that cannot be measured here is left out with a word."""
    why_not = missing(server) if server else None
    if why_not:
        click.echo(f"bench: going on without the server, because {why_not}.", err=True)
    say("other libraries")
    peers = measure_peers(beside) if beside else []
    engine = measured(say)
    loads = measure_servers(server, say) if server and not why_not else None
    say("the page")
    page = measure_page() if server else None
    return BenchReport(engine, peers, loads, page)


def show(report: BenchReport, console: Console) -> None:
    """Print the figures as tables and sentences."""
    show_speed(report.engine, report.rates(), console)
    if report.loads:
        title = f"{report.loads.games:,} games at once"
        console.print(figure_table(title, SERVER_HEADS, report.server_rows()))
        console.print(report.loads.summary(), highlight=False)
    if report.page:
        console.print(figure_table("The page in the browser", ("What", "Figure"), report.page_rows()))
    console.print(report.engine.origin(), highlight=False)


if __name__ == "__main__":
    main(prog_name="python -m benchmarks")
