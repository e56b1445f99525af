"""Tests copies and backups: nothing is lost on the way, while servers write, and after an interruption."""

import asyncio
import shutil
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner

from abbey.cli import main
from abbey.server.store import SqliteStore
from abbey.server.store.backup import BackupExistsError, back_up, restored
from abbey.server.store.store_address import FileAddress
from abbey.server.store.transfer import DifferentTableError, transfer
from abbey.table.store import StoreError, TableEntry

pytestmark = pytest.mark.anyio

OLD = Path(__file__).with_name("version-1.sqlite")  # two tables, 193 events


def silently(_done: int, _total: int) -> None:
    """Show no progress."""


async def held(store: SqliteStore) -> dict[TableEntry, list[bytes]]:
    return {entry: await store.read(entry.id) for entry in await store.catalogue()}


async def filled(path: Path, tables: int) -> SqliteStore:
    store = SqliteStore(path)
    for number in range(tables):
        await store.create(f"table {number}", [b"%d" % event for event in range(number % 7)])
        if number % 3 == 0:
            await store.append(f"table {number}", number % 7, [b"end"], over=True)
    return store


async def test_a_copy_is_the_same_in_the_same_order(tmp_path: Path) -> None:
    one, two = await filled(tmp_path / "one.db", 250), SqliteStore(tmp_path / "two.db")
    done = await transfer(one, two, silently)
    assert done.tables == 250
    assert await held(one) == await held(two)
    assert await one.unfinished() == await two.unfinished()
    await asyncio.gather(one.close(), two.close())


class Interrupted(SqliteStore):
    """Fails after a while."""

    left = 120

    async def create(self, table: str, events: object) -> None:
        self.left -= 1
        if self.left < 0:
            raise StoreError("Cut.")
        await super().create(table, events)  # type: ignore[arg-type]


async def test_an_interrupted_copy_is_done_by_the_same_command_again(tmp_path: Path) -> None:
    one, cut = await filled(tmp_path / "one.db", 250), Interrupted(tmp_path / "two.db")
    with pytest.raises(StoreError, match="Cut"):
        await transfer(one, cut, silently)
    assert 100 <= len(await cut.catalogue()) < 250
    await cut.close()
    two = SqliteStore(tmp_path / "two.db")
    await transfer(one, two, silently)
    assert await held(one) == await held(two)
    await asyncio.gather(one.close(), two.close())


async def test_a_table_that_tells_another_story_is_refused(tmp_path: Path) -> None:
    one, two = await filled(tmp_path / "one.db", 5), SqliteStore(tmp_path / "two.db")
    await two.create("table 4", [b"0", b"another"])
    with pytest.raises(DifferentTableError, match="Table table 4 is in both stores"):
        await transfer(one, two, silently)
    assert await two.read("table 4") == [b"0", b"another"]
    await asyncio.gather(one.close(), two.close())


async def test_a_table_that_went_on_is_left_as_it_is(tmp_path: Path) -> None:
    one, two = await filled(tmp_path / "one.db", 5), SqliteStore(tmp_path / "two.db")
    await transfer(one, two, silently)
    await two.append("table 4", 4, [b"later"])
    await transfer(one, two, silently)
    assert await two.read("table 4") == [b"0", b"1", b"2", b"3", b"later"]
    await asyncio.gather(one.close(), two.close())


async def test_a_backup_while_a_server_writes_holds_all_that_was_told_before(tmp_path: Path) -> None:
    store, told = SqliteStore(tmp_path / "abbey.sqlite"), 0
    await store.create("table", [])

    async def write() -> None:
        nonlocal told
        while True:
            await store.append("table", told, [b"%d" % told])
            told += 1

    writing = asyncio.create_task(write())
    for number in range(10):
        await asyncio.sleep(0.02)
        before = told
        file = tmp_path / f"backup-{number}.sqlite"
        done = await back_up(FileAddress(tmp_path / "abbey.sqlite"), file, silently)
        assert done.events >= before
        with closing(sqlite3.connect(f"file:{file}?immutable=1", uri=True)) as copy:  # one file is the whole backup
            events = copy.execute("SELECT body FROM events ORDER BY number").fetchall()
        assert events == [(b"%d" % event,) for event in range(done.events)]
    writing.cancel()
    await store.close()
    assert sorted(path.name for path in tmp_path.iterdir() if "backup" in path.name) == [
        f"backup-{number}.sqlite" for number in range(10)
    ]


async def test_a_backup_is_private_and_never_written_over(tmp_path: Path) -> None:
    store = await filled(tmp_path / "abbey.sqlite", 3)
    address, file = FileAddress(tmp_path / "abbey.sqlite"), tmp_path / "backup"
    await back_up(address, file, silently)
    if sys.platform != "win32":
        assert file.stat().st_mode & 0o077 == 0
    with pytest.raises(BackupExistsError, match="is there already"):
        await back_up(address, file, silently)
    await store.close()


async def test_a_backup_comes_back(tmp_path: Path) -> None:
    store = await filled(tmp_path / "abbey.sqlite", 30)
    await back_up(FileAddress(tmp_path / "abbey.sqlite"), tmp_path / "backup", silently)
    await restored(tmp_path / "backup", FileAddress(tmp_path / "again.sqlite"), silently)
    again = SqliteStore(tmp_path / "again.sqlite")
    assert await held(again) == await held(store)
    await asyncio.gather(store.close(), again.close())


def test_the_commands_say_what_they_did(tmp_path: Path) -> None:
    old = shutil.copy(OLD, tmp_path / "abbey.sqlite")
    runs = [
        ["backup", str(tmp_path / "backup"), "--data", str(tmp_path)],
        ["restore", str(tmp_path / "backup"), "--data", str(tmp_path / "restored")],
        ["store", "copy", str(tmp_path / "restored"), str(tmp_path / "copied.sqlite")],
        ["store", "copy", str(tmp_path / "restored"), str(tmp_path / "copied.sqlite")],
    ]
    said = [CliRunner().invoke(main, run) for run in runs]
    assert [done.exit_code for done in said] == [0] * 4
    assert len({done.stdout.split(" holds ")[1] for done in said}) == 1
    assert "holds 2 tables with 193 events" in said[0].stdout
    assert Path(old).read_bytes() == OLD.read_bytes()


@pytest.mark.parametrize(
    ("run", "sentence"),
    [
        (["backup", "new", "--data", "missing"], "There are no tables at"),
        (["store", "copy", "missing.sqlite", "new"], "There are no tables at missing.sqlite."),
        (["restore", "letter", "--data", "new"], "letter is not a database."),
        (["store", "copy", "same.sqlite", "same.sqlite"], "Both are the same store."),
    ],
)
def test_what_cannot_be_copied_is_said_in_words(
    run: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("letter").write_text("Dear William, " * 100)
    done = CliRunner().invoke(main, run)
    assert done.exit_code == 2
    assert sentence in done.stderr


async def test_a_store_in_use_is_backed_up_but_not_copied(tmp_path: Path) -> None:
    store = await filled(tmp_path / "abbey.sqlite", 3)
    done = await asyncio.to_thread(CliRunner().invoke, main, ["store", "copy", str(tmp_path), str(tmp_path / "new")])
    assert done.exit_code == 2
    assert "is in use by another server" in done.stderr
    await store.close()
