"""Defines `abbey warm`, which compiles ahead of time."""

import time

import click
from rich.console import Console

from abbey.cli.command_error import needs
from abbey.cli.compilation import COMPILING, compile_lock


@click.command()
@click.option("--wait/--no-wait", default=True, help="Wait for another process that is compiling, or end at once.")
def warm(wait: bool) -> None:
    """Compile rules and bots for speed now, so that nothing has to wait for it later."""
    with needs("fast"):
        from abbey.fast import kept_in
        from abbey.fast import warm as warm_playouts
        from abbey.search import warm as warm_search
    start = time.perf_counter()
    with compile_lock(kept_in(), wait), Console(stderr=True).status(COMPILING):
        warm_playouts()
        warm_search()
    click.echo(f"Ready after {time.perf_counter() - start:.1f} s. What was compiled is kept in {kept_in()}.")
