"""Opens the store for the commands of `abbey admin`, and has every use of them written down."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar

import click
import msgspec

from abbey.cli.command_error import CommandError
from abbey.cli.store_options import data_option, store_address, store_option
from abbey.server.admin.audit import Use, audited
from abbey.server.log_lines import set_up_logs
from abbey.server.store.store_address import StoreAddress
from abbey.table.store import LoggedSource, StoreError

T = TypeVar("T")

log_option = click.option(
    "--log-json",
    is_flag=True,
    envvar="ABBEY_LOG_JSON",
    help="Write what was done to standard error as well, as the server's JSON log has it.",
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON, for programs.")


@dataclass(frozen=True, slots=True)
class Desk:
    """Stands for the store that a command looks after."""

    address: StoreAddress

    def do(self, use: Use, work: Callable[[LoggedSource], Awaitable[T]]) -> T:
        """Do this beside the servers that run, written down before and after, and return what came of it."""

        async def done() -> T:
            async with self.address.visited() as store:
                return await audited(store, use, work)

        try:
            return asyncio.run(done())
        except StoreError as error:
            raise CommandError(str(error)) from error


def at_desk(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the options that name a store, and hand it the desk as its first argument."""

    @wraps(command)
    def run(data: Path | None, store: str | None, log_json: bool, **rest: Any) -> None:
        if log_json:
            set_up_logs(as_json=True)
        else:
            logging.getLogger("abbey.admin").addHandler(logging.NullHandler())
        command(Desk(store_address(data, store)), **rest)

    return data_option(store_option(log_option(run)))


def print_json(value: object) -> None:
    """Print a value as JSON that a person can read too."""
    click.echo(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())
