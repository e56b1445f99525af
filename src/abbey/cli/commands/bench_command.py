"""Defines `abbey bench`, which measures the engine. `make bench` measures server and page, in the sources."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import click
from rich.console import Console
from rich.table import Table

from abbey.cli.command_error import needs

if TYPE_CHECKING:
    from abbey.testing.engine_speed import EngineSpeed

Rates = Sequence[tuple[str, float]]
HEADS: Final = ("What plays", "A second", "Times slower")


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of a table.")
def bench(as_json: bool) -> None:
    """Measure random play and search: plain Python, compiled, on two threads. Takes about half a minute."""
    with measuring() as say:
        speed = measured(say)
    if as_json:
        click.echo(json.dumps(speed.as_json(), indent=2))
    else:
        console = Console()
        show_speed(speed, speed.rates(), console)
        console.print(speed.origin(), highlight=False)


@contextmanager
def measuring() -> Iterator[Callable[[str], None]]:
    """Yield a function that says on stderr what is being measured."""
    with Console(stderr=True).status("Measuring ...") as status:
        yield lambda what: status.update(f"Measuring {what} ...")


def measured(say: Callable[[str], None]) -> "EngineSpeed":
    """Measure the engine, or say what to install."""
    with needs("fast"):
        from abbey.testing.engine_speed import measure_engine
    return measure_engine(say)


def show_speed(speed: "EngineSpeed", rates: Rates, console: Console) -> None:
    """Print the rates as a table and the engine's figures as sentences."""
    title = "Random decisions a second, and how many times slower than one compiled thread"
    console.print(figure_table(title, HEADS, rate_rows(rates, speed.rules.compiled_decisions_per_s)))
    console.print(speed.rules.summary(), highlight=False)
    console.print(speed.search.summary(), highlight=False)


def rate_rows(rates: Rates, ours: float) -> list[tuple[str, str, str]]:
    """Return who plays, decisions a second, and how many times slower than ours that is."""
    return [(title, f"{rate:,.0f}", _ratio_text(ours / rate)) for title, rate in rates]


def _ratio_text(ratio: float) -> str:
    return f"{ratio:,.0f}" if ratio >= 10 else f"{ratio:.2f}"


def figure_table(title: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """Return a table whose first column says what, and whose other columns are figures."""
    table = Table(heads[0], title=title)
    for head in heads[1:]:
        table.add_column(head, justify="right")
    for row in rows:
        table.add_row(*row)
    return table
