"""Prints a trade-off as a table for each field, for the terminal."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from abbey.arena.trade_off import TradeOff, TradeOffPoint
from abbey.cli.arena_tables import share_cell

HEADS: Final = ("\nwins", "bits by\nturns", "borne\nout", "bits by\nmarkers", "named by\nthe field")
CAPTION: Final = "Below each figure 95 % from blocks. Bits are for who knows the program and sees the hand."


def show_trade_off(title: str, found: TradeOff, console: Console) -> None:
    """Print how strong the bot was with each value, and how much it told."""
    console.print(Text(title, style="bold"))
    for field, points in found.curves.items():
        console.print(_table(f"against {field}, {points[0].cell.games:,} games each", found.sweep.option, points))
    console.print(Text(CAPTION))
    console.print(Text(found.fingerprint.sentence()))
    for one in found.forfeits:
        console.print(Text(one.sentence(), style="bold red"))


def _table(title: str, option: str, points: Sequence[TradeOffPoint]) -> Table:
    table = Table(f"\n{option}", title=title)
    for head in HEADS:
        table.add_column(head, justify="right", no_wrap=True)
    for point in points:
        table.add_row(point.value, *_cells(point))
    return table


def _cells(point: TradeOffPoint) -> Iterator[Text]:
    leak, cell = point.leak, point.cell
    yield share_cell(cell)
    yield Text.assemble(f"{leak.game:.3f}", (f"\n{leak.low:.3f} to {leak.high:.3f}", "dim"))
    yield from (Text(f"{bits:.3f}") for bits in (leak.borne_out, leak.markers))
    yield Text(f"{cell.is_named.share:.1%}")
