"""`abbey bench`: how fast the rules run here."""

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.table import Table

from abbey.cli.refusal import needs_fast

if TYPE_CHECKING:
    from abbey.cli.bench.report import Report

PAGES = click.Path(path_type=Path, file_okay=False, exists=True)


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of a table.")
@click.option("--beside", metavar="COMMAND", help="Also run this command, which measures other libraries.")
@click.option("--write", type=PAGES, metavar="FOLDER", help="Write the table and a plot as a page into this folder.")
def bench(as_json: bool, beside: str | None, write: Path | None) -> None:
    """Measure random play: plain Python, compiled, on two threads. Takes about half a minute."""
    with needs_fast():
        from abbey.cli.bench.measure import measure
    from abbey.cli.bench.machine import commit, machine
    from abbey.cli.bench.peers import measure_peers
    from abbey.cli.bench.report import Report, write_page

    with Console(stderr=True).status("Measuring other libraries ...") as status:
        peers = measure_peers(beside) if beside else []
        figures = measure(lambda what: status.update(f"Measuring {what} ..."))
    report = Report(figures, peers, machine(), commit())
    if write:
        write_page(report, write)
    if as_json:
        click.echo(json.dumps(report.as_json(), indent=2))
    else:
        show(report)


def show(report: "Report") -> None:
    table = Table("What plays", title="Random decisions a second, and how many times slower than one compiled thread")
    table.add_column("A second", justify="right")
    table.add_column("Times slower", justify="right")
    for row in report.rows():
        table.add_row(*row)
    console = Console()
    console.print(table)
    console.print(report.summary(), highlight=False)
    console.print(f"Machine: {report.machine}. Commit: {report.commit}.", highlight=False)
