"""Defines the options that say where tables are kept."""

from pathlib import Path

import click
from platformdirs import user_data_path

from abbey.cli.command_error import CommandError, needs
from abbey.server.store.store_address import StoreAddress, in_folder, read_address

data_option = click.option(
    "--data", type=click.Path(path_type=Path, file_okay=False), help="The folder in which the tables are kept."
)
store_option = click.option(
    "--store",
    metavar="ADDRESS",
    envvar="ABBEY_STORE",
    help="The database in which they are kept instead: postgresql://host/name, which several servers may share.",
)


def store_address(data: Path | None, store: str | None) -> StoreAddress:
    """Return where the tables are kept: in this folder, in this database, or in the person's own folder."""
    if data is not None and store is not None:
        raise CommandError("Tables are kept in one place: choose --data or --store.")
    if store is not None:
        return address_of(store)
    return in_folder(data or user_data_path("abbey", appauthor=False))


def address_of(text: str) -> StoreAddress:
    """Return the store that a person names: a database, a file, or a folder."""
    with needs("postgresql"):
        return read_address(text)
