"""`abbey warm`: compile ahead of time."""

import time

import click
from rich.console import Console

from abbey.cli.refusal import needs_fast


@click.command()
def warm() -> None:
    """Compile the rules for speed now, so that nothing has to wait for it later."""
    with needs_fast():
        from abbey.fast import warm as compile_all
    start = time.perf_counter()
    with Console(stderr=True).status("Compiling the rules for speed: about half a minute, once for each version."):
        folder = compile_all()
    click.echo(f"Ready after {time.perf_counter() - start:.1f} s. The compiled rules are kept in {folder}.")
