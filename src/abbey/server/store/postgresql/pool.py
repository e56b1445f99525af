"""Connects to the database: a pool for statements, whose broken connections are replaced, and faults in words."""

import asyncio
import os
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar
from urllib.parse import urlsplit

import asyncpg

from abbey.table.store import StoreError

if TYPE_CHECKING:
    from asyncpg.pool import PoolConnectionProxy

    Connection: TypeAlias = asyncpg.Connection[asyncpg.Record] | PoolConnectionProxy[asyncpg.Record]

T = TypeVar("T")

CONNECTIONS: Final = 6  # for statements; one more listens
CONNECT_S: Final = 2.0
STATEMENT_S: Final = 3.0  # a line whose packets are dropped says nothing: better a new one than to wait for TCP
FIRST_PAUSE_S: Final = 0.01  # before asking again; each pause is twice the one before,
LONGEST_PAUSE_S: Final = 0.3  # up to this
PATIENCE_S: Final = 10.0  # how long a database may be away, for a restart, before anybody is refused

# asyncpg takes the name between / and ? as given, though it is empty, and asks no service file and no variable for it.
NO_NAME: Final = (":///?", "://?")

# Statements look a few rows up by their keys, in tables that grow: a plan that scans a whole table would soon be slow.
# What has no key is scanned all the same; older databases would compile such a statement, for the price they put on it.
PLANS: Final = {"enable_seqscan": "off", "jit": "off"}

# The connection is of no more use. Whether the statement was carried out is not known.
LOST: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.exceptions.OperatorInterventionError,
    asyncpg.exceptions.TooManyConnectionsError,
)


class OutOfReachError(StoreError):
    """The database does not answer."""


class Pool:
    """Keeps a few connections to one database, and waits a while for a database that is away."""

    def __init__(self, address: str) -> None:
        self.address = address.replace(*NO_NAME)
        self.node = uuid.uuid4()  # this process among all that share the database
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None

    @property
    def name(self) -> str:
        """Return the database's name for people, without user, password or options."""
        return shown(self.address)

    async def connect(self) -> "asyncpg.Connection[asyncpg.Record]":
        """Return a connection of its own, outside the pool."""
        return await asyncpg.connect(self.address, timeout=CONNECT_S, server_settings=self._settings)

    @property
    def _settings(self) -> dict[str, str]:
        return {"application_name": f"abbey {self.node}", "synchronous_commit": "on"} | PLANS

    @asynccontextmanager
    async def connection(self) -> AsyncIterator["Connection"]:
        """Lend a connection for a few statements; one that fails or takes too long is thrown away."""
        async with asyncio.timeout(CONNECT_S + 1):
            pool = await self._opened()
            connection = await pool.acquire()
        try:
            async with asyncio.timeout(STATEMENT_S):
                yield connection
        except asyncpg.PostgresError as error:
            if isinstance(error, LOST):
                connection.terminate()
            raise
        except BaseException:
            connection.terminate()
            raise
        finally:
            await pool.release(connection)

    async def _opened(self) -> "asyncpg.Pool[asyncpg.Record]":
        if self._pool is None:
            self._pool = asyncpg.create_pool(
                self.address,
                min_size=0,
                max_size=CONNECTIONS,
                timeout=CONNECT_S,
                server_settings=self._settings,
                reset=_as_it_is,
            )
        return await self._pool  # opens it the first time, and then returns at once

    async def first_connection(self) -> "asyncpg.Connection[asyncpg.Record]":
        """Return a connection outside the pool. A database that is busy or starting is waited for."""
        loop = asyncio.get_running_loop()
        end = loop.time() + PATIENCE_S
        while True:
            try:
                return await self.connect()
            except (TimeoutError, asyncpg.exceptions.CannotConnectNowError):
                if loop.time() > end:
                    raise
            await asyncio.sleep(LONGEST_PAUSE_S)

    async def patiently(self, ask: Callable[[], Awaitable[T]]) -> T:
        """Ask again for as long as the connection is lost meanwhile, up to the end of our patience."""
        loop = asyncio.get_running_loop()
        end, pause = loop.time() + PATIENCE_S, FIRST_PAUSE_S
        while True:
            try:
                return await ask()
            except LOST as error:
                if loop.time() > end:
                    raise out_of_reach(self.name, error) from error
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE_S)

    async def close(self) -> None:
        """Close all connections."""
        if self._pool is not None:
            try:
                async with asyncio.timeout(STATEMENT_S):
                    await self._pool.close()
            except LOST:
                self._pool.terminate()


async def _as_it_is(_connection: object) -> None:
    """Leave a connection that comes back as it is: no statement of ours changes its session."""


def shown(address: str) -> str:
    """Return the address of a database without user, password and options."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


def out_of_reach(name: str, error: BaseException) -> OutOfReachError:
    """Return the refusal for a database that does not answer."""
    return OutOfReachError(f"The database {name} does not answer ({said(error)}).")


def said(error: BaseException) -> str:
    """Return what an error says in one line: never a value that a statement was given."""
    if isinstance(error, asyncpg.PostgresError):
        return error.message or type(error).__name__
    if isinstance(error, OSError) and error.errno and error.errno > 0:  # the event loop's own words name no reason
        return os.strerror(error.errno)
    return type(error).__name__
