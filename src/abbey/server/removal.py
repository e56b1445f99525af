"""Removes one table for good, whatever its players do meanwhile."""

from typing import Final

from abbey.table.refusal import unknown_table
from abbey.table.store import ConflictError, Store, StoreError

TRIES: Final = 20  # a game in play may always be a little faster


async def remove_for_good(store: Store, table: str) -> None:
    """Remove a table from the store; raise `Refusal` where there is none."""
    for _ in range(TRIES):
        bodies = await store.read(table)
        if not bodies:
            raise unknown_table()
        try:
            await store.remove(table, len(bodies))
        except ConflictError:
            continue
        return
    raise StoreError("The players were faster each time; try again.")
