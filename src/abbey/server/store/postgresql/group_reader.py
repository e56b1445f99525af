"""Reads in groups: whatever is asked for while a statement is under way becomes the next statement."""

import asyncio
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import asyncpg

from abbey.server.store.database import SURVEYED_AT_ONCE
from abbey.server.store.postgresql.pool import Pool, said
from abbey.server.store.postgresql.statements import CATALOGUE, MARK, READ, SURVEY, UNFINISHED, UPTIME
from abbey.server.store.witness import DatabaseMark
from abbey.table.store import Downtime, StoreClosedError, StoreError, TableEntry, TableLife, Uptime

MOST_TABLES: Final = 50  # in one statement, whose answer has to come in time
Found = list[bytes] | None  # None: there is no such table


@dataclass(frozen=True, slots=True)
class Question:
    """Holds which events are asked for, and who waits for them."""

    table: str
    after: int
    otherwise: Found  # the answer if there is no such table
    answer: asyncio.Future[Found]


class GroupReader:
    """Answers questions in the order they came, many with one statement."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._waiting: list[Question] = []
        self._reading: asyncio.Task[None] | None = None
        self._closed = False

    def read(self, table: str, after: int) -> asyncio.Future[list[bytes]]:
        """Return a future of the events of a table that follow its first `after` ones; none for an unknown table."""
        return self._answer(table, after, [])

    def find(self, table: str, after: int) -> asyncio.Future[Found]:
        """Return a future of the same, but of None if there is no such table."""
        return self._answer(table, after, None)

    def _answer(self, table: str, after: int, otherwise: Found) -> asyncio.Future[Any]:
        answer = asyncio.get_running_loop().create_future()
        if self._closed:
            answer.set_exception(StoreClosedError("The store is closed."))
            return answer
        self._waiting.append(Question(table, after, otherwise, answer))
        if self._reading is None or self._reading.done():
            self._reading = asyncio.create_task(self._work_off())
        return answer

    async def unfinished(self) -> list[str]:
        """Return the tables that have not ended, oldest first."""
        self._refuse_if_closed()
        rows = await self._ask(UNFINISHED)
        return [bytes(row["id"]).decode() for row in rows]

    async def catalogue(self) -> list[TableEntry]:
        """Return every table, oldest first."""
        self._refuse_if_closed()
        return entries_of(await self._ask(CATALOGUE))

    async def survey(self, after: int) -> list[TableLife]:
        """Return some tables whose number is higher than `after`, lowest first."""
        self._refuse_if_closed()
        rows = await self._ask(SURVEY, after, self._pool.node, SURVEYED_AT_ONCE)
        return [TableLife(number, bytes(name).decode(), *facts) for number, name, *facts in rows]

    async def uptime(self) -> Uptime:
        """Return when servers were running."""
        self._refuse_if_closed()
        return uptime_of(await self._ask(UPTIME))

    async def mark(self) -> DatabaseMark | None:
        """Return when a server was running last, and how many tables there are; None if none ever was."""
        rows = await self._ask(MARK)
        return DatabaseMark(*rows[0]) if rows else None

    async def finish(self) -> None:
        """Refuse what comes from now on, and wait until everything asked is answered."""
        self._closed = True
        if self._reading is not None:
            await self._reading

    def _refuse_if_closed(self) -> None:
        if self._closed:
            raise StoreClosedError("The store is closed.")

    async def _work_off(self) -> None:
        while self._waiting:
            asked, self._waiting = self._waiting[:MOST_TABLES], self._waiting[MOST_TABLES:]
            try:
                found = await self._read(asked)
            except Exception as error:  # for whoever asked
                for question in asked:
                    if not question.answer.done():
                        question.answer.set_exception(error)
            else:
                for place, question in enumerate(asked, 1):
                    if not question.answer.done():
                        question.answer.set_result(found.get(place, question.otherwise))

    async def _read(self, asked: Sequence[Question]) -> dict[int, list[bytes]]:
        tables = [question.table.encode("utf-8", "surrogatepass") for question in asked]
        return events_by_place(await self._ask(READ, tables, [question.after for question in asked]))

    async def _ask(self, statement: str, *parameters: object) -> list[asyncpg.Record]:
        async def ask() -> list[asyncpg.Record]:
            async with self._pool.connection() as connection:
                rows: list[asyncpg.Record] = await connection.fetch(statement, *parameters)
                return rows

        try:
            return await self._pool.patiently(ask)
        except StoreError:
            raise
        except Exception as error:  # whatever it is: for whoever asks it is the store that fails
            raise StoreError(f"The store could not be read: {said(error)}.") from error


def events_by_place(rows: Iterable[asyncpg.Record]) -> dict[int, list[bytes]]:
    """Return the events that `READ` has found, by the place of their table in the question."""
    found: dict[int, list[bytes]] = defaultdict(list)
    for place, body in rows:
        found[place] += [] if body is None else [body]
    return found


def entries_of(rows: Iterable[asyncpg.Record]) -> list[TableEntry]:
    """Return the tables that `CATALOGUE` has found."""
    return [TableEntry(bytes(table).decode(), length, over) for table, length, over in rows]


def uptime_of(rows: Sequence[asyncpg.Record]) -> Uptime:
    """Return the times that `UPTIME` has found."""
    ((last, downtimes),) = rows
    return Uptime(last, [Downtime(*times) for times in downtimes or ()])
