"""`abbey bench`: how fast the rules run here, and what the server bears."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.table import Table

from abbey.cli.command_error import needs

if TYPE_CHECKING:
    from abbey.cli.bench.report import Report

FOLDER = click.Path(path_type=Path, file_okay=False, exists=True)


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of tables.")
@click.option("--beside", metavar="COMMAND", help="Also run this command, which measures other libraries.")
@click.option("--server", type=FOLDER, metavar="FOLDER", help="Also measure server and page, with the load from here.")
@click.option("--write", type=FOLDER, metavar="FOLDER", help="Write tables and plots as a page into this folder.")
def bench(as_json: bool, beside: str | None, server: Path | None, write: Path | None) -> None:
    """Measure random play: plain Python, compiled, on two threads. Takes about half a minute.

    With --server also the server under load, beside boardgame.io's, and the page: about two minutes more.
    """
    with Console(stderr=True).status("Measuring ...") as status:
        report = measured(beside, server, lambda what: status.update(f"Measuring {what} ..."))
    if write:
        from abbey.cli.bench.document import write_page

        write_page(report, write)
    if as_json:
        click.echo(json.dumps(report.as_json(), indent=2))
    else:
        show(report)


def measured(beside: str | None, server: Path | None, say: Callable[[str], None]) -> "Report":
    with needs("fast"):
        from abbey.cli.bench.measure import measure
        from abbey.cli.bench.minds import measure_minds
    from abbey.cli.bench.load import measure_servers, missing
    from abbey.cli.bench.machine import commit, machine
    from abbey.cli.bench.page import measure_page
    from abbey.cli.bench.peers import measure_peers
    from abbey.cli.bench.report import Report

    why_not = missing(server) if server else None
    if why_not:
        click.echo(f"bench: going on without the server, because {why_not}.", err=True)
    say("other libraries")
    peers = measure_peers(beside) if beside else []
    figures, minds = measure(say), measure_minds(say)
    loads = measure_servers(server, say) if server and not why_not else None
    say("the page")
    page = measure_page() if server else None
    return Report(figures, minds, peers, loads, page, machine(), commit())


def show(report: "Report") -> None:
    console = Console()
    title = "Random decisions a second, and how many times slower than one compiled thread"
    console.print(as_table(title, ("What plays", "A second", "Times slower"), report.rows()))
    console.print(report.summary(), highlight=False)
    console.print(report.minds.summary(), highlight=False)
    if report.loads:
        title = f"{report.loads.games:,} games at once"
        heads = ("Which server", "Moves a second", "Bytes an update", "At a second", "p50 ms", "p99 ms")
        console.print(as_table(title, heads, report.server_rows()))
        console.print(report.loads.summary(), highlight=False)
    if report.page:
        console.print(as_table("The page in the browser", ("What", "Figure"), report.page_rows()))
    console.print(f"Machine: {report.machine}. Commit: {report.commit}.", highlight=False)


def as_table(title: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """The first column says what, the others are figures."""
    table = Table(heads[0], title=title)
    for head in heads[1:]:
        table.add_column(head, justify="right")
    for row in rows:
        table.add_row(*row)
    return table
