"""Makes the schema in the database, brings an older one up to date, and refuses a newer one."""

from typing import TYPE_CHECKING, Final, NamedTuple
from uuid import UUID

import asyncpg

from abbey.server.store.database import NewerFileError
from abbey.server.store.postgresql.pool import LOST, Pool, out_of_reach, said
from abbey.server.store.postgresql.statements import MARK
from abbey.server.store.witness import DatabaseMark
from abbey.table.store import StoreError

if TYPE_CHECKING:
    from abbey.server.store.postgresql.pool import Connection

_LOCK: Final = 0xABBE1  # nobody else may make or change the schema meanwhile
OLDEST_SERVER: Final = 14

# By version: what brings the schema from the version before to this one. Whatever has been released stays as it is.
#
# Ids are bytes: text cannot hold every character. A table's row knows how many events it has, so that one statement can
# lock it, compare and count on; events refer to it without a foreign key, which would lock the row again for each.
MIGRATIONS: Final = (
    """
    CREATE SCHEMA abbey;
    CREATE TABLE abbey.tables (
        number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        id BYTEA NOT NULL UNIQUE,
        created TIMESTAMPTZ NOT NULL DEFAULT now(),
        length INTEGER NOT NULL,
        over BOOLEAN NOT NULL DEFAULT false
    ) WITH (fillfactor = 50);
    CREATE INDEX unfinished ON abbey.tables (number) WHERE NOT over;
    CREATE TABLE abbey.events (
        table_number BIGINT NOT NULL,
        number INTEGER NOT NULL,
        body BYTEA NOT NULL,
        PRIMARY KEY (table_number, number)
    );
    CREATE TABLE abbey.version (number INTEGER NOT NULL);
    """,
    # Servers say until when they count as alive. A lease says which of them drives a table, and holds for as long as
    # that server is alive. Seats are the bits of a number.
    """
    CREATE TABLE abbey.nodes (node UUID PRIMARY KEY, until TIMESTAMPTZ NOT NULL);
    CREATE TABLE abbey.leases (table_id BYTEA PRIMARY KEY, node UUID NOT NULL);
    CREATE INDEX leases_of_node ON abbey.leases (node);
    CREATE TABLE abbey.presence (
        table_id BYTEA NOT NULL,
        node UUID NOT NULL,
        seats INTEGER NOT NULL,
        PRIMARY KEY (table_id, node)
    );
    INSERT INTO abbey.nodes VALUES ('00000000-0000-0000-0000-000000000000', 'epoch');
    INSERT INTO abbey.leases SELECT id, '00000000-0000-0000-0000-000000000000' FROM abbey.tables WHERE NOT over;
    """,
    # When a server was running last.
    """
    CREATE TABLE abbey.beat (one BOOLEAN PRIMARY KEY DEFAULT true CHECK (one), at DOUBLE PRECISION NOT NULL);
    """,
    # What addresses have spent of their budgets. An address is a number, by a hash whose key all servers share.
    """
    CREATE TABLE abbey.address_key (
        one BOOLEAN PRIMARY KEY DEFAULT true CHECK (one),
        key UUID NOT NULL DEFAULT gen_random_uuid()
    );
    INSERT INTO abbey.address_key DEFAULT VALUES;
    CREATE UNLOGGED TABLE abbey.spending (
        node UUID NOT NULL,
        place INTEGER NOT NULL,
        round BIGINT NOT NULL,
        server UUID NOT NULL,
        at TIMESTAMPTZ NOT NULL,
        meters SMALLINT[] NOT NULL,
        slots INTEGER[] NOT NULL,
        amounts REAL[] NOT NULL,
        PRIMARY KEY (node, place)
    );
    """,
    # What the house writes down besides its tables.
    """
    CREATE TABLE abbey.logbook (
        number BIGINT PRIMARY KEY,
        kind TEXT NOT NULL,
        topic BYTEA NOT NULL,
        body BYTEA NOT NULL
    );
    CREATE INDEX logbook_by_kind ON abbey.logbook (kind, topic, number);
    """,
    # Since when a table has ended, and whether people have used it, for whoever tidies up; which server does that.
    """
    ALTER TABLE abbey.tables ADD COLUMN ended TIMESTAMPTZ, ADD COLUMN used BOOLEAN NOT NULL DEFAULT false;
    UPDATE abbey.tables SET ended = now() WHERE over;
    CREATE TABLE abbey.chores (name TEXT PRIMARY KEY, node UUID NOT NULL, until TIMESTAMPTZ NOT NULL);
    """,
    # When no server was running. Whoever only looks in is not a server; older versions do not say that they are.
    """
    ALTER TABLE abbey.nodes ADD COLUMN serves BOOLEAN NOT NULL DEFAULT true;
    CREATE TABLE abbey.downtimes (since DOUBLE PRECISION PRIMARY KEY, until DOUBLE PRECISION NOT NULL);
    """,
)
VERSION: Final = len(MIGRATIONS)


class Prepared(NamedTuple):
    """Says what was found in a database, or made there."""

    address_key: bytes  # of the hash by which all servers of this database count addresses
    is_new: bool  # there was nothing of ours before
    mark: DatabaseMark | None


async def prepare(pool: Pool) -> Prepared:
    """Make the schema or bring it up to date; raise in words what stands against it."""
    try:
        connection = await pool.first_connection()
    except (*LOST, asyncpg.PostgresError, ValueError) as error:
        raise out_of_reach(pool.name, error) from error
    try:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
            is_new = await _prepare(connection, pool.name)
            key: UUID = await connection.fetchval("SELECT key FROM abbey.address_key")
            found = await connection.fetchrow(MARK)
            return Prepared(key.bytes, is_new, DatabaseMark(*found) if found else None)
    except asyncpg.PostgresError as error:
        raise StoreError(f"The database {pool.name} cannot be used: {said(error)}.") from error
    finally:
        connection.terminate()


async def _prepare(connection: "Connection", name: str) -> bool:
    """Make the schema or bring it up to date, and return whether there was none."""
    version = await version_of(connection)
    if connection.get_server_version().major < OLDEST_SERVER:
        raise StoreError(f"{name} is older than PostgreSQL {OLDEST_SERVER}; update the database server.")
    if version > VERSION:
        raise NewerFileError(f"{name} has version {version}; this Abbey reads up to version {VERSION}. Update Abbey.")
    for migration in MIGRATIONS[version:]:
        await connection.execute(migration)
    if version == 0:
        await connection.execute("INSERT INTO abbey.version VALUES ($1)", VERSION)
    elif version < VERSION:
        await connection.execute("UPDATE abbey.version SET number = $1", VERSION)
    return version == 0


async def version_of(connection: "Connection") -> int:
    """Return the version of the schema, 0 where there is none."""
    if await connection.fetchval("SELECT to_regclass('abbey.version')") is None:
        return 0
    return int(await connection.fetchval("SELECT number FROM abbey.version"))
