"""Tests copies and backups of a database, from outside."""

import asyncio
from pathlib import Path

import pytest
from click.testing import CliRunner

from abbey.cli import main
from abbey.server.store import SqliteStore
from abbey.server.store.backup import back_up
from abbey.server.store.postgresql.postgres_store import PostgresStore
from abbey.server.store.store_address import DatabaseAddress

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.xdist_group("postgresql")]

OLD = Path(__file__).parents[1] / "store" / "version-1.sqlite"  # two tables, 193 events


async def said(*words: str) -> tuple[int, str]:
    done = await asyncio.to_thread(CliRunner().invoke, main, list(words))
    return done.exit_code, done.output


async def test_a_house_moves_to_the_database_and_back(database: str, tmp_path: Path) -> None:
    old = str(tmp_path / "old.sqlite")
    assert (await said("restore", str(OLD), "--store", old))[0] == 0
    for source, target in ((old, database), (old, database), (database, str(tmp_path / "new.sqlite"))):
        code, sentence = await said("store", "copy", source, target)
        assert code == 0, sentence
        assert "holds 2 tables with 193 events" in sentence
    stores = [SqliteStore(tmp_path / "old.sqlite"), SqliteStore(tmp_path / "new.sqlite")]
    assert await stores[0].catalogue() == await stores[1].catalogue()
    assert await stores[0].unfinished() == await stores[1].unfinished() == ["mhrptur7pww6k9"]
    await asyncio.gather(*(store.close() for store in stores))


async def test_a_backup_while_servers_write_is_of_one_moment(database: str, tmp_path: Path) -> None:
    store, told = await PostgresStore.open(database), 0
    for table in ("one", "two"):
        await store.create(table, [])

    async def write() -> None:
        nonlocal told
        while True:
            for table in ("one", "two"):
                await store.append(table, told, [b"%d" % told])
            told += 1

    writing = asyncio.create_task(write())
    for number in range(5):
        await asyncio.sleep(0.05)
        before = told
        await back_up(DatabaseAddress(database), tmp_path / f"backup-{number}", lambda _done, _total: None)
        copy = SqliteStore(tmp_path / f"backup-{number}")
        one, two = await copy.read("one"), await copy.read("two")
        await copy.close()
        assert len(one) >= before
        assert len(one) - len(two) in (0, 1)
    writing.cancel()
    await store.close()


async def test_a_database_in_use_is_not_copied(database: str, tmp_path: Path) -> None:
    store = await PostgresStore.open(database)
    code, sentence = await said("store", "copy", database, str(tmp_path / "new.sqlite"))
    assert code == 2
    assert "is in use by a server" in sentence
    await store.close()
    assert (await said("store", "copy", database, str(tmp_path / "new.sqlite")))[0] == 0
