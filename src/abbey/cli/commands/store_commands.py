"""Defines `abbey backup`, `abbey restore` and `abbey store copy`: tables on their way from one store to another."""

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console
from rich.progress import Progress

from abbey.cli.command_error import CommandError, CommandGroup
from abbey.cli.store_options import address_of, data_option, store_address, store_option
from abbey.server.admin.house_restore import restore_into
from abbey.server.store.backup import back_up
from abbey.server.store.store_address import StoreAddress
from abbey.server.store.transfer import Progress as Told
from abbey.server.store.transfer import Transfer, transfer
from abbey.table.store import StoreError

FILE: Final = click.Path(path_type=Path, dir_okay=False)


@click.command()
@click.argument("file", type=FILE)
@data_option
@store_option
def backup(file: Path, data: Path | None, store: str | None) -> None:
    """Back all tables up into a new FILE, while servers go on.

    The file holds the tables as they were at one moment. It is private: it holds the secrets of games in play.
    """
    with _progress() as told:
        done = _run(back_up(store_address(data, store), file, told))
    click.echo(f"{file} holds {_amount(done)}.")


@click.command()
@click.argument("file", type=FILE)
@data_option
@store_option
def restore(file: Path, data: Path | None, store: str | None) -> None:
    """Bring all tables of a backup FILE back, while servers go on. Tables that are there already are left as they are.

    The server that has the tables reads the file itself, so it must be allowed to.
    """
    target = store_address(data, store)
    with _progress() as told:
        done = _run(restore_into(target, file, told))
    click.echo(f"{target.name} holds {_amount(done)}.")


@click.group(cls=CommandGroup)
def store() -> None:
    """Look after the place where tables are kept."""


@store.command()
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
def copy(source: str, target: str) -> None:
    """Copy all tables FROM one store TO another, and compare both afterwards.

    A store is a file, a folder, or a database like postgresql://host/name. No server may use the first one meanwhile.
    If the copy is interrupted, give the same command again.
    """
    old, new = address_of(source), address_of(target)
    if old == new:
        raise CommandError("Both are the same store.")
    with _progress() as told:
        done = _run(_copied(old, new, told))
    click.echo(f"{new.name} holds {_amount(done)}.")


async def _copied(source: StoreAddress, target: StoreAddress, told: Told) -> Transfer:
    tables = await source.open_at_rest(is_new=False)
    try:
        copies = await target.open_at_rest(is_new=True)
        try:
            return await transfer(tables, copies, told)
        finally:
            await copies.close()
    finally:
        await tables.close()


def _run(work: Coroutine[Any, Any, Transfer]) -> Transfer:
    try:
        return asyncio.run(work)
    except StoreError as error:
        raise CommandError(str(error)) from error


@contextmanager
def _progress() -> Iterator[Told]:
    """Show how many tables are done, if somebody watches."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("tables", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _amount(done: Transfer) -> str:
    return f"{done.tables} tables with {done.events} events, compared one by one (sha256 {done.digest[:16]})"
