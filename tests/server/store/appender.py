"""Runs a server that does nothing but append, and says so, for the test that kills it."""

import asyncio
import sys
from pathlib import Path

from abbey.server.store import SqliteStore

TABLES = 8


async def append(store: SqliteStore, table: int) -> None:
    name = str(table)
    number = len(await store.read(name))
    if number == 0:
        await store.create(name, [b"0"])
        number = 1
    while True:
        await store.append(name, number, [b"%d" % number])
        sys.stdout.write(f"{table} {number}\n")
        sys.stdout.flush()
        number += 1


async def main(path: Path) -> None:
    store = SqliteStore(path)
    await asyncio.gather(*(append(store, table) for table in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
