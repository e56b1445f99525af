"""Tells the other servers of a database what addresses have spent here, and hears what they spent there.

Each process writes its sums into a few rows of its own, in turn, so nobody waits for anybody and nothing grows. The
rows hold numbers and no address, in a table that the database need not keep: after a crash everybody counts anew.
"""

import time
from collections.abc import Iterable
from datetime import timedelta
from typing import Final
from uuid import UUID

import asyncpg

from abbey.server.store.postgresql.node_statements import HEAR_SPENDING, TELL_SPENDING
from abbey.server.store.postgresql.pool import Pool
from abbey.table.peers import Charge, Spending

ROWS: Final = 16  # of each process: whoever reads every second misses none of them
FRESH_S: Final = 5.0  # whoever was cut off for longer has counted alone meanwhile
LINES_S: Final = 5.0  # so long the connections count of a server that says nothing more
MOST: Final = 5000  # sums in one row; what is left waits for the next


class SpendingExchange:
    """Exchanges sums with the other servers, a round at a time."""

    def __init__(self, pool: Pool, spending: Spending) -> None:
        self._pool = pool
        self._spending = spending
        self._round = 0
        self._heard: dict[UUID, int] = {}  # by process: the last round that was read
        self._lines: dict[UUID, tuple[float, list[Charge]]] = {}  # by process: what it told last, and when that was
        spending.begin()

    async def step(self) -> None:
        """Tell what is worth telling, and take note of what others tell. What a broken line loses is not told again."""
        charges = self._spending.collected(MOST)
        async with self._pool.connection() as connection:
            if charges:
                self._round += 1
                row = self._pool.node, self._round % ROWS, self._round, self._spending.server
                await connection.execute(TELL_SPENDING, *row, *map(list, zip(*charges, strict=True)))
            if self._spending.applies:
                fresh = timedelta(seconds=FRESH_S)
                self._hear(await connection.fetch(HEAR_SPENDING, self._spending.server, fresh))

    def _hear(self, rows: Iterable[asyncpg.Record]) -> None:
        now = time.monotonic()
        for node, number, meters, slots, amounts in rows:
            if number <= self._heard.get(node, 0):
                continue
            charges = [Charge(*one) for one in zip(meters, slots, amounts, strict=True)]
            self._heard[node] = number
            self._lines[node] = now, charges
            self._spending.charge(charges)
        self._lines = {node: told for node, told in self._lines.items() if now - told[0] < LINES_S}
        self._spending.count_lines(charge for _, charges in self._lines.values() for charge in charges)
