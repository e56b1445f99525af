"""Does something to a table beside the servers that run, without ever writing where another process writes.

In a database the append decides, so the command writes by itself and servers hear of it. A file belongs to the server
that has it: the order is written into the logbook, the server finds it there, and writes down what became of it.
"""

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Literal, assert_never

from abbey.server.admin.table_sheet import table_of
from abbey.server.keys import new_entry_id
from abbey.server.removal import TRIES, remove_for_good
from abbey.server.store import InUseError
from abbey.server.store.store_address import DatabaseAddress, FileAddress, StoreAddress
from abbey.table import commands, write_event
from abbey.table.logbook import Obeyed, Ordered, log_entry, read_entry
from abbey.table.store import ConflictError, LoggedSource, Store, StoreError

PATIENCE_S: Final = 15.0
LOOK_S: Final = 0.2


def order_to(command: Literal["close", "delete"], table: str, why: str) -> Ordered:
    """Return the order to do this to a table."""
    at = time.time()
    return Ordered(at=at, id=new_entry_id(), until=at + PATIENCE_S, command=command, table=table, why=why)


def order_to_restore(file: Path, tables: Sequence[str]) -> Ordered:
    """Return the order to bring these tables of a backup back."""
    at, whole = time.time(), str(file.resolve())
    return Ordered(at=at, id=new_entry_id(), until=at + PATIENCE_S, command="restore", file=whole, tables=tuple(tables))


async def require_table(store: LoggedSource, table: str) -> None:
    """Refuse a table that is not there. One that this version cannot read is there."""
    if not await store.read(table):
        raise StoreError(f"There is no table {table}.")


async def carry_out(address: StoreAddress, visited: LoggedSource, order: Ordered) -> None:
    """Have the order carried out; raise `Refusal` or `StoreError` with the reason why it is not."""
    await require_table(visited, order.table)
    match address:
        case DatabaseAddress():
            store = await address.open_at_rest(is_new=True)
        case FileAddress():
            try:
                store = await address.open_at_rest(is_new=False)
            except InUseError:
                await ask_the_server(visited, order)
                return
        case _:
            assert_never(address)
    try:
        await (_close(store, order) if order.command == "close" else remove_for_good(store, order.table))
    finally:
        await store.close()


async def _close(store: Store, order: Ordered) -> None:
    """Append to the table as a server would, after whatever players have done meanwhile."""
    for _ in range(TRIES):
        bodies = await store.read(order.table)
        closed = commands.close(await table_of(order.table, bodies), order.why, time.time())
        try:
            await store.append(order.table, len(bodies), [write_event(closed)], over=True)
        except ConflictError:
            continue
        return
    raise StoreError("The players were faster each time; try again.")


async def ask_the_server(visited: LoggedSource, order: Ordered) -> None:
    """Give the order to the server that has the file; raise `StoreError` with the reason if it is refused."""
    await visited.enter(log_entry(order))
    while time.time() < order.until + 1:
        for stored in await visited.logbook(["obeyed"]):
            match read_entry(stored):
                case Obeyed(order=order.id, refusal=""):
                    return
                case Obeyed(order=order.id, refusal=refusal):
                    raise StoreError(refusal)
        await asyncio.sleep(LOOK_S)
    raise StoreError("The server that has the file does not answer; abbey admin list shows how things are.")
