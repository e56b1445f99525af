"""Tests that a removed table is not taken for a loss, neither at the next start nor by a backup under way."""

import asyncio
from pathlib import Path

import pytest

from abbey.server.store import SqliteStore
from abbey.server.store.backup import back_up
from abbey.server.store.store_address import FileAddress
from abbey.table.store import StoreError
from tests.server.store.test_transfer import silently

pytestmark = pytest.mark.anyio


async def filled(path: Path) -> SqliteStore:
    store = SqliteStore(path)
    for name in ("one", "two", "three"):
        await store.create(name, [b"event"] * 3)
    return store


@pytest.mark.parametrize("removed", [["three"], ["one"], ["one", "two", "three"]])
async def test_what_was_removed_is_not_missed(path: Path, caplog: pytest.LogCaptureFixture, removed: list[str]) -> None:
    store = await filled(path)
    await store.beat(1.0)
    for name in removed:
        await store.remove(name, 3)
    await store.close()
    await SqliteStore(path).close()
    assert not caplog.text


async def test_what_is_lost_after_a_removal_is_missed(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = await filled(path)
    await store.remove("three", 3)
    await store.close()
    store = SqliteStore(path)
    await store.append("one", 3, [b"event"] * 2)  # they have numbers that events of the removed table had
    await store.beat(1.0)
    without_wal = path.read_bytes()
    await store.close()
    path.write_bytes(without_wal)
    await SqliteStore(path).close()
    assert "lacks the last 2 events" in caplog.text


async def test_a_table_is_removed_whole_or_not_at_all(path: Path) -> None:
    store = await filled(path)
    await store.close()
    store = SqliteStore(path)
    store._writer._connection.execute(
        "CREATE TRIGGER doom BEFORE DELETE ON tables BEGIN SELECT RAISE(ABORT, 'doomed'); END"
    )
    with pytest.raises(StoreError, match="doomed"):
        await store.remove("two", 3)
    assert await store.read("two") == [b"event"] * 3
    await store.append("two", 3, [b"next"])
    await store.close()


async def test_a_backup_while_tables_are_removed_is_whole(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "abbey.sqlite")
    names = [f"table {number}" for number in range(300)]
    await asyncio.gather(*(store.create(name, [b"event"] * 3) for name in names))

    async def remove() -> None:
        for name in names[::-1]:
            await store.remove(name, 3)

    removing = asyncio.create_task(asyncio.to_thread(lambda: asyncio.run(remove())))
    held = len(names)
    for number in range(5):
        done = await back_up(FileAddress(tmp_path / "abbey.sqlite"), tmp_path / f"backup-{number}.sqlite", silently)
        assert done.tables <= held
        assert done.events == done.tables * 3
        held = done.tables
    await removing
    await store.close()
