"""Reading beside the writer: a connection and a thread of its own, so that no read waits for a commit."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from abbey.table.store import StoreClosedError, StoreError

T = TypeVar("T")


class Reader:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._thread = ThreadPoolExecutor(1, "abbey-store-reader")
        self._closed = False

    async def read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise StoreClosedError("The store is closed.")
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._ask, query)

    def refuse(self) -> None:
        """Take no further question."""
        self._closed = True

    def finish(self) -> None:
        """Wait until everything asked is answered. Blocks."""
        self._thread.shutdown()

    def _ask(self, query: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return query(self._connection)
        except sqlite3.Error as error:
            raise StoreError(f"The store could not be read: {error}.") from error
