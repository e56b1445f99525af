"""Restores a backup into a house, whether or not a server has its file: one that has it brings the tables itself."""

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path

from abbey.server.admin.orders import LOOK_S, ask_the_server, order_to_restore
from abbey.server.store.backup import restored
from abbey.server.store.database import InUseError
from abbey.server.store.file_reader import FileReader, reading
from abbey.server.store.store_address import StoreAddress
from abbey.server.store.transfer import (
    AT_ONCE,
    DifferentTableError,
    Progress,
    Transfer,
    bring_logbook,
    compared,
)
from abbey.table.store import LoggedSource, TableEntry


async def restore_into(target: StoreAddress, file: Path, progress: Progress) -> Transfer:
    """Bring the tables of a backup into a store; those that are there already go on as they are."""
    try:
        return await restored(file, target, progress)
    except InUseError:
        with reading(file) as backup:
            async with target.visited() as visited:
                return await _restored_by_the_server(file, backup, visited, progress)


async def _restored_by_the_server(
    file: Path, backup: FileReader, visited: LoggedSource, progress: Progress
) -> Transfer:
    await bring_logbook(backup, visited)
    entries = await backup.catalogue()
    for start in range(0, len(entries), AT_ONCE):
        group = entries[start : start + AT_ONCE]
        order = order_to_restore(file, [entry.id for entry in group])
        await ask_the_server(visited, order)
        await _arrived(backup, visited, group, order.until)
        progress(start + len(group), len(entries))
    return await compared(backup, visited, entries, may_shrink=True)


async def _arrived(backup: FileReader, visited: LoggedSource, group: Sequence[TableEntry], until: float) -> None:
    """Wait until all workers of the server have brought what is theirs; the first has answered."""
    while True:
        try:
            await compared(backup, visited, group)
        except DifferentTableError:
            if time.time() > until:
                raise
            await asyncio.sleep(LOOK_S)
        else:
            return
