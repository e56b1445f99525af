"""Defines `abbey serve`: the table in the browser, for one person or a club."""

import errno
import logging
import os
import signal
import socket
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

import click
from msgspec.structs import replace

from abbey.bots import BotOptionError, add_bot
from abbey.cli.command_error import finite
from abbey.cli.compilation import compile_in_background
from abbey.cli.listen_options import host_option, kubernetes_port, port_option
from abbey.cli.store_options import data_option, store_address, store_option
from abbey.rules import AbbeyError
from abbey.server import Settings
from abbey.server.configuration import read_settings, written
from abbey.server.log_lines import set_up_server_logs
from abbey.server.runner import listen
from abbey.server.runner import serve as run
from abbey.server.settings import UNLIMITED
from abbey.server.store.store_address import remembering
from abbey.server.workers import serve_with_workers
from abbey.table.store import StoreError

SLOWEST_S = 3600
NO_PACE = "With a pace of 0 bots answer at once: how long one has thought may tell players what it holds."

NOT_OURS = (
    "ABBEY_PORT is %s, which Kubernetes sets for a service that is called abbey. It says nothing about this server, "
    "which listens on port %d; --port chooses another."
)
log = logging.getLogger("abbey.server")


class ServeError(AbbeyError):
    """The server cannot start; the message says why."""


@click.command()
@host_option
@port_option
@data_option
@store_option
@click.option(
    "--pace",
    type=click.FloatRange(0, SLOWEST_S),
    callback=finite,
    help="Seconds that a bot takes for each decision; 0.5 unless the settings say otherwise. With 0 everybody can see "
    "how long a bot has thought.",
)
@click.option(
    "--bot",
    "bots",
    multiple=True,
    metavar="NAME=KIND",
    help="Offer a bot under a name of its own: with options, or a program by exec:COMMAND. May be given again.",
)
@click.option(
    "--workers",
    type=click.IntRange(1),
    default=1,
    show_default=True,
    envvar="ABBEY_WORKERS",
    show_envvar=True,
    help="Processes that share the tables among them; as many as there are cores, for a large club.",
)
@click.option(
    "--config",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Read settings and limits from this TOML file (or from the one that ABBEY_CONFIG names).",
)
@click.option(
    "--set",
    "chosen",
    multiple=True,
    metavar="NAME=VALUE",
    help="Change one setting, like limits.table_burst=5. May be given again.",
)
@click.option("--print-config", is_flag=True, help="Print the settings that are in effect, as TOML, and do no more.")
@click.option("--unlimited", is_flag=True, help="Let one address ask for any number of things; for measurements.")
@click.option("--open", "open_", is_flag=True, help="Open the page in a browser.")
def serve(
    host: str,
    port: int,
    data: Path | None,
    store: str | None,
    pace: float | None,
    bots: tuple[str, ...],
    workers: int,
    config: Path | None,
    chosen: tuple[str, ...],
    print_config: bool,
    unlimited: bool,
    open_: bool,
) -> None:
    """Serve the table in the browser: play alone, on one device, or with friends by a link.

    Every decision is on disk before anybody is told. Stop it with ctrl-C and start it again: every table goes on.
    """
    settings = effective_settings(config, chosen, pace, unlimited)
    if print_config:
        click.echo(written(settings), nl=False)
        return
    if workers > 1 and not hasattr(socket, "send_fds"):
        raise ServeError("This system cannot hand a connection to another process; leave --workers out.")
    offer_all(bots)
    kept = remembering(store_address(data, store), settings.state)
    bound = bound_to(host, port)
    set_up_server_logs(as_json=settings.log_json)
    if told := kubernetes_port(os.environ):
        log.warning(NOT_OURS, told, bound.getsockname()[1])
    address = page_address(host, bound.getsockname()[1])

    def ready() -> None:
        click.echo(f"The abbey is open at {address} (stop with ctrl-C; tables are kept in {kept.name}).")
        compile_in_background()  # now that nobody waits for the door to open
        if settings.pace_s == 0:
            click.echo(NO_PACE)
        if open_:
            webbrowser.open(address)

    try:
        with suppress(KeyboardInterrupt):  # ctrl-C is how it is meant to end
            signal.signal(signal.SIGTERM, signal.default_int_handler)  # and this is how programs end it
            if workers == 1:
                run(bound, kept, settings, ready)
            else:
                serve_with_workers(bound, kept, settings, workers, ready, partial(offer_all, bots))
        click.echo("The abbey is closed; every table is kept.")
    except StoreError as error:
        raise ServeError(str(error)) from error
    finally:
        bound.close()


def bound_to(host: str, port: int) -> socket.socket:
    """Return a socket that is bound to this address, or say whether host or port is to blame."""
    try:
        return listen(host, port)
    except (TypeError, UnicodeError, socket.gaierror) as error:
        raise ServeError(f"{host!r} is not known as an address; try another with --host.") from error
    except OSError as error:
        if error.errno == errno.EADDRNOTAVAIL:
            raise ServeError(f"{host} is not an address of this machine; try another with --host.") from error
        raise ServeError(f"Port {port} cannot be used ({error.strerror}); try another with --port.") from error


def effective_settings(config: Path | None, chosen: Sequence[str], pace: float | None, unlimited: bool) -> Settings:
    """Return the settings of the file, the environment and the flags; a flag of its own counts most."""
    settings = read_settings(config, os.environ, chosen)
    if pace is not None:
        settings = replace(settings, pace_s=pace)
    return replace(settings, limits=UNLIMITED) if unlimited else settings


def offer_all(bots: Sequence[str]) -> None:
    """Offer the bots of all `--bot`: only whoever starts the server says which programs may sit at its tables."""
    for text in bots:
        offer(text)


def offer(text: str) -> None:
    """Offer the bot of one `--bot`."""
    name, equals, kind = text.partition("=")
    if not (equals and kind):
        raise BotOptionError(f"--bot {text} should read NAME=KIND, like slow=expert:rollouts=4000.")
    add_bot(name, kind)


def page_address(host: str, port: int) -> str:
    """Return the address under which this machine sees the page."""
    name = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    return f"http://{name}:{port}/"
