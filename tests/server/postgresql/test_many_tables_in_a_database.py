"""Tests a database that holds many tables: a server starts at once, and its tables wake on demand."""

import asyncio

import pytest

from abbey.server.store.postgresql.postgres_store import PostgresStore
from tests.deep import often
from tests.server.many_tables import assert_quick_and_small, many_tables, program

pytestmark = [pytest.mark.slow, pytest.mark.deep, pytest.mark.xdist_group("postgresql")]

TABLES = often(3_000)
LIVE = often(50)
NOBODYS = "00000000-0000-0000-0000-000000000000"


async def fill(database: str, finished: int, timed: int) -> None:
    """Store so many tables; those in play were driven by a server that is gone."""
    import asyncpg

    await (await PostgresStore.open(database)).close()
    connection = await asyncpg.connect(database)
    tables = list(many_tables(finished, 0, timed))
    await connection.copy_records_to_table(
        "tables",
        schema_name="abbey",
        columns=["id", "length", "over"],
        records=((table.id.encode(), len(table.bodies), table.is_over) for _, table in tables),
    )
    await connection.copy_records_to_table(
        "events",
        schema_name="abbey",
        records=((number, place, body) for number, table in tables for place, body in enumerate(table.bodies)),
    )
    await connection.execute(f"INSERT INTO abbey.leases SELECT id, '{NOBODYS}' FROM abbey.tables WHERE NOT over")
    await connection.execute("UPDATE abbey.tables SET ended = now() WHERE over")
    await connection.close()


def test_a_server_with_many_tables_in_a_database_starts_at_once_and_stays_small(database: str) -> None:
    asyncio.run(fill(database, TABLES - LIVE, LIVE))
    with program("--store", database) as (process, address):
        assert_quick_and_small(process, address, TABLES, LIVE)
