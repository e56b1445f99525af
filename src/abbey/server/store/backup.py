"""Backs a store up while servers use it. A backup is a file of tables like any other: it can be served as it is."""

import os
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from abbey.files import FileError, make_private
from abbey.server.store.file_reader import reading
from abbey.server.store.sqlite import SqliteStore
from abbey.server.store.store_address import DatabaseAddress, FileAddress, StoreAddress
from abbey.server.store.transfer import Progress, Transfer, compared, transfer
from abbey.table.store import StoreError


class BackupExistsError(StoreError):
    """There is a file already where the backup was to go."""


async def back_up(address: StoreAddress, target: Path, progress: Progress) -> Transfer:
    """Write all tables as they are at one moment into a new file, which appears only when it is whole."""
    with _draft(target) as draft:
        match address:
            case FileAddress(path):
                return await _copied(path, draft)
            case DatabaseAddress():
                async with address.snapshot() as snapshot:
                    copy = SqliteStore(draft)
                    try:
                        return await transfer(snapshot, copy, progress)
                    finally:
                        await copy.close()


async def _copied(path: Path, draft: Path) -> Transfer:
    """Copy a file. Its tables must afterwards begin with what the copy holds, except for those removed meanwhile."""
    with reading(path) as original:
        original.copy_to(draft)
        with reading(draft) as copy:
            return await compared(copy, original, await copy.catalogue(), may_shrink=True)


async def restored(file: Path, target: StoreAddress, progress: Progress) -> Transfer:
    """Bring the tables of a backup into a store; those that are there already go on as they are."""
    with reading(file) as backup:
        store = await target.open_at_rest(is_new=True)
        try:
            return await transfer(backup, store, progress)
        finally:
            await store.close()


@contextmanager
def _draft(target: Path) -> Iterator[Path]:
    """Lend a private file beside the target; what was written there becomes the target, on disk before this returns."""
    if target.exists():
        raise BackupExistsError(f"{target} is there already. Choose another name for the backup.")
    draft = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    try:
        make_private(draft)
        yield draft
        with closing(sqlite3.connect(draft)) as file:
            file.execute("PRAGMA journal_mode = DELETE")  # one file, and none beside it
        with draft.open("rb+") as written:
            os.fsync(written.fileno())
        draft.rename(target)
    except FileError as error:
        raise StoreError(str(error)) from error
    finally:
        for name in (draft.name, f"{draft.name}.lock"):
            draft.with_name(name).unlink(missing_ok=True)
