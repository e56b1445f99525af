"""Compiles for speed: in the background while somebody already plays, or before the first game of a match."""

import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Thread, main_thread
from typing import Final, get_args

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from abbey.bots import Budgeted, bot_named, dismiss
from abbey.cli.command_error import CommandError
from abbey.search import BackendName, can_compile, is_warm, use_backend, warm

WITHOUT_NUMBA: Final = "Numba is not installed: the bots search in plain Python, with a hundredth of the rollouts."
COMPILING: Final = "Compiling for speed: about two minutes, once for each version."


backend_option = click.option(
    "--backend",
    type=click.Choice(get_args(BackendName)),
    show_default="compiled, where Numba is installed",
    help="How bots search: compiled, or in plain Python, much slower and with a hundredth of the rollouts.",
)


def prepare_backend(wanted: BackendName | None, bots: Sequence[str] = (), searches: bool = False) -> None:
    """Choose the backend for the command that runs, and compile before it begins if the command or a bot searches.

    Results then never depend on what this machine has compiled before.
    """
    searches = searches or any(_searches(bot) for bot in bots)
    if wanted is None and searches and not can_compile():
        click.echo(WITHOUT_NUMBA, err=True)
    backend = wanted or ("compiled" if can_compile() else "plain")
    if backend == "compiled" and not can_compile():
        raise CommandError("The compiled backend needs NumPy and Numba: pip install 'abbey[fast]' brings them.")
    if backend == "compiled" and searches:
        _compile_now()
    click.get_current_context().call_on_close(lambda: use_backend(None))
    use_backend(backend)


def _searches(kind: str) -> bool:
    """Say whether a bot of this kind searches: then it says how much."""
    bot = bot_named(kind)
    try:
        return isinstance(bot, Budgeted)
    finally:
        dismiss(bot)


def _compile_now() -> None:
    """Compile what bots need, unless that is done; wait for another process that is doing so."""
    from abbey.fast import kept_in

    if is_warm():
        return
    with compile_lock(kept_in()):
        if not is_warm():
            with compile_progress() as progress:
                warm(progress)


@contextmanager
def compile_progress() -> Iterator[Callable[[int, int], None]]:
    """Yield a function that shows how many kernels are compiled: a bar in a terminal, one line elsewhere."""
    console = Console(stderr=True)
    if not console.is_terminal:
        click.echo(COMPILING, err=True)
        yield lambda _done, _of: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(COMPILING)
        yield lambda done, of: bar.update(task, completed=done, total=of)


def compile_in_background() -> None:
    """Let another process compile what bots need, unless one does or has; bots play at plain speed meanwhile.

    Nobody waits for it: to see whether that is done, Numba has to be imported, which takes as long as half of a server.
    """
    Thread(target=_begin_to_compile).start()  # whoever ends waits for it: an import should not be cut off


def _begin_to_compile() -> None:
    try:
        _compile_elsewhere()
    except RuntimeError:  # so Python answers whoever imports or starts something while it is ending
        if main_thread().is_alive():
            raise


def _compile_elsewhere() -> None:
    if can_compile() and not is_warm():
        quiet = subprocess.DEVNULL
        command = [sys.executable, "-m", "abbey", "warm", "--no-wait"]
        compiler = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)
        Thread(target=compiler.wait, daemon=True).start()


@contextmanager
def compile_lock(folder: Path, wait: bool = True) -> Iterator[None]:
    """Wait until this process alone compiles into the folder, and say so; or refuse to wait."""
    from abbey.fast.compile_lock import compile_lock as lock

    told = False

    def busy() -> None:
        nonlocal told
        if not wait:
            raise CommandError("Another process is compiling already.") from None
        if not told:
            click.echo("Another process is compiling already; this one waits for it.", err=True)
        told = True

    with lock(folder, busy):
        yield
