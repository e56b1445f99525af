"""Tests what is SQLite's own: the file, its lock, group commit, and a disk that fails."""

import asyncio
import resource
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from abbey.server import Settings
from abbey.server.house import House
from abbey.server.shard import EVERYTHING
from abbey.server.store import ForeignFileError, InUseError, NewerFileError, SqliteStore
from abbey.server.store.database import VERSION, events_of, open_to_write, unfinished_tables
from abbey.server.store.ledger import Ledger, commit
from abbey.server.store.work import Request, Work
from abbey.server.store.writer import Writer
from abbey.table.store import ConflictError, StoreError, TableExistsError

pytestmark = pytest.mark.anyio

OPEN_IN_ANOTHER_PROCESS = """
import asyncio, pathlib, sys
from abbey.server.store import InUseError, SqliteStore
try:
    asyncio.run(SqliteStore(pathlib.Path(sys.argv[1])).close())
except InUseError as refusal:
    sys.exit(str(refusal))
"""


def opened_elsewhere(path: Path) -> str:
    command = [sys.executable, "-c", OPEN_IN_ANOTHER_PROCESS, str(path)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False).stderr


@contextmanager
def full_disk(limit: int) -> Iterator[None]:
    """Let no file of this process grow beyond the limit, as on a disk with no room left."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_only_the_owner_can_read_what_the_store_makes(path: Path) -> None:
    store = SqliteStore(path)
    await store.create("t", [b"secret"])
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in [path.parent, *path.parent.iterdir()]}
    await store.close()
    assert modes.pop("data") == 0o700
    assert set(modes) == {"abbey.db", "abbey.db-wal", "abbey.db-shm", "abbey.db.lock"}
    assert set(modes.values()) == {0o600}


async def test_a_folder_that_is_there_keeps_its_permissions(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    await SqliteStore(tmp_path / "abbey.db").close()
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755


@pytest.mark.slow
async def test_a_second_server_is_refused_until_the_first_has_closed(path: Path) -> None:
    store = SqliteStore(path)
    assert "is in use by another server" in opened_elsewhere(path)
    with pytest.raises(InUseError, match="is in use by another server"):
        SqliteStore(path)
    assert "is in use by another server" in opened_elsewhere(path), "a refused attempt must not loosen the lock"
    await store.close()
    assert opened_elsewhere(path) == ""


async def test_two_names_for_one_file_are_one_file(path: Path) -> None:
    store = SqliteStore(path)
    link = path.with_name("link.db")
    link.symlink_to(path)
    with pytest.raises(InUseError):
        SqliteStore(link)
    await store.close()


async def test_a_file_of_a_newer_version_is_refused_untouched(path: Path) -> None:
    await SqliteStore(path).close()
    with closing(sqlite3.connect(path)) as newer:
        newer.execute(f"PRAGMA user_version = {VERSION + 1}")
    before = path.read_bytes()
    with pytest.raises(
        NewerFileError, match=rf"has version {VERSION + 1}; this Abbey reads up to version {VERSION}\. Update"
    ):
        SqliteStore(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("version", [1, 2])
async def test_a_file_of_an_older_version_is_brought_up_to_date(path: Path, version: int) -> None:
    """The file was written by a server of that version: a game that is over, and a table where players gather."""
    path.parent.mkdir()
    shutil.copy(Path(__file__).with_name(f"version-{version}.sqlite"), path)
    house = House(SqliteStore(path), Settings(pace_s=0), lambda: 0.0)
    over, gathering = [(await house.room(name)).table for name in ("89kcygjjm5cvaq", "mhrptur7pww6k9")]
    assert (over.stage, over.event_count) == ("over", 191)
    assert (gathering.stage, [remark.text for remark in gathering.chat]) == ("gathering", ["Good evening!"])
    await house.close()
    with closing(sqlite3.connect(path)) as migrated:
        assert migrated.execute("PRAGMA user_version").fetchone() == (VERSION,)
        assert migrated.execute("SELECT count(*) FROM sqlite_master WHERE name = 'unfinished'").fetchone() == (1,)
        parts = parts_of(migrated)
    await SqliteStore(path.with_name("new.sqlite")).close()
    with closing(sqlite3.connect(path.with_name("new.sqlite"))) as new:
        assert parts == parts_of(new), "a file that was brought up to date is made like a new one"


def parts_of(file: sqlite3.Connection) -> list[tuple[str, ...]]:
    """Return every table, index and column of a file."""
    names = "SELECT type, name FROM sqlite_master ORDER BY name"
    columns = "SELECT m.name, c.name, c.type FROM sqlite_master m, pragma_table_info(m.name) c ORDER BY m.name, c.name"
    return [*file.execute(names), *file.execute(columns)]


async def test_a_database_of_another_program_is_refused_untouched(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE tables (legs INTEGER)")
    before = path.read_bytes()
    with pytest.raises(ForeignFileError, match="is a database of another program"):
        SqliteStore(path)
    assert path.read_bytes() == before


async def test_a_file_that_is_no_database_is_refused_untouched(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(b"Dear William, " * 100)
    with pytest.raises(ForeignFileError, match="is not a database"):
        SqliteStore(path)
    assert path.read_bytes() == b"Dear William, " * 100


async def test_a_refused_file_is_not_locked(path: Path) -> None:
    await SqliteStore(path).close()
    with closing(sqlite3.connect(path)) as newer:
        newer.execute("PRAGMA user_version = 99")
    with pytest.raises(NewerFileError):
        SqliteStore(path)
    with closing(sqlite3.connect(path)) as repaired:
        repaired.execute(f"PRAGMA user_version = {VERSION}")
    await SqliteStore(path).close()


async def test_a_folder_that_cannot_be_made_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match=r"cannot be made: Not a directory\."):
        SqliteStore(tmp_path / "file" / "data" / "abbey.db")


def test_a_commit_waits_for_the_disk(path: Path) -> None:
    with closing(open_to_write(path)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)


async def test_appends_that_wait_together_share_a_commit(path: Path) -> None:
    with closing(open_to_write(path)) as connection:
        said: list[str] = []
        connection.set_trace_callback(said.append)
        writer = Writer(connection, EVERYTHING)
        await asyncio.gather(*(writer.write(Work(str(n), None, [b"0"])) for n in range(1000)))
        writer.finish()
        assert len(unfinished_tables(connection)) == 1000
        assert 1 <= said.count("COMMIT") < 100


async def test_a_refusal_is_the_business_of_one_caller(path: Path) -> None:
    store = SqliteStore(path)
    results = await asyncio.gather(
        store.create("a", [b"0"]),
        store.create("a", [b"again"]),
        store.create("\ud800", [b"no text"]),
        store.append("a", 7, [b"too far"]),
        store.append("a", 1, [b"1"], over=True),
        store.create("b", [b"0"]),
        return_exceptions=True,
    )
    kinds = [None, TableExistsError, StoreError, ConflictError, None, None]
    assert [result and type(result) for result in results] == kinds
    assert [await store.read("a"), await store.read("b")] == [[b"0", b"1"], [b"0"]]
    assert await store.unfinished() == ["b"]
    await store.close()


DOOM = "CREATE TRIGGER doom BEFORE INSERT ON events WHEN NEW.body = x'00' BEGIN SELECT RAISE(%s, 'doomed'); END"


@pytest.mark.parametrize("how", ["ABORT", "ROLLBACK", "FAIL"])
def test_a_batch_that_fails_half_way_leaves_nothing_behind(path: Path, how: str) -> None:
    with closing(open_to_write(path)) as connection:
        connection.execute(DOOM % how)
        ledger = Ledger(connection, EVERYTHING)
        assert commit(connection, ledger, [Work("there", None, [b"0"])]) == [None]
        refusals = commit(connection, ledger, [Work("lost", None, [b"0"]), Work("there", 1, [b"1", b"\0"])])
        assert [str(refusal) for refusal in refusals] == ["The events could not be written: doomed."] * 2
        assert not connection.in_transaction
        assert commit(connection, ledger, [Work("next", None, [b"0"]), Work("there", 1, [b"2"])]) == [None, None]
        assert unfinished_tables(connection) == ["there", "next"]
        assert events_of(connection, "there") == [b"0", b"2"]


def test_a_batch_of_any_size_is_written_whole(path: Path) -> None:
    with closing(open_to_write(path)) as connection:
        ledger = Ledger(connection, EVERYTHING)
        for size in (1, 2, 3, 255, 256, 257, 700):
            bodies = [b"%d" % number for number in range(size)]
            assert commit(connection, ledger, [Work(str(size), None, bodies)]) == [None]
            assert events_of(connection, str(size)) == bodies


async def test_a_full_disk_refuses_the_whole_batch_and_the_store_goes_on_when_there_is_room(path: Path) -> None:
    store = SqliteStore(path)
    await store.create("small", [b"0"])
    await store.create("large", [b"0"])
    with full_disk(path.with_name("abbey.db-wal").stat().st_size + 50_000):
        batch = (store.append("small", 1, [b"1"]), store.append("large", 1, [b"x" * 40_000, b"y" * 40_000], over=True))
        results = await asyncio.gather(*batch, return_exceptions=True)
        held = [await store.read("small"), await store.read("large")]
    assert [str(result) for result in results] == [f"The events could not be written: {text_of(results[1])}."] * 2
    assert held == [[b"0"], [b"0"]]
    await asyncio.gather(store.append("small", 1, [b"2"]), store.append("large", 1, [b"3"]))
    await store.close()
    again = SqliteStore(path)
    assert [await again.read("small"), await again.read("large")] == [[b"0", b"2"], [b"0", b"3"]]
    assert await again.unfinished() == ["small", "large"]
    await again.close()


def text_of(result: object) -> str:
    assert isinstance(result, StoreError)
    assert isinstance(result.__cause__, sqlite3.OperationalError)
    return str(result.__cause__)


class Disk(sqlite3.Connection):
    """Fails when it is told to, whatever is asked of it, as a disk does that can be neither written nor read."""

    fails = False

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        if self.fails:
            raise sqlite3.OperationalError("disk I/O error")
        return super().execute(sql, parameters)


async def test_everybody_is_answered_while_the_disk_can_be_neither_written_nor_read(path: Path) -> None:
    open_to_write(path).close()
    with closing(sqlite3.connect(path, isolation_level=None, check_same_thread=False, factory=Disk)) as disk:
        writer = Writer(disk, EVERYTHING)
        await writer.write(Work("there", None, [b"0"]))
        disk.fails = True
        asked = writer.write(Work("lost", None, [b"0"])), writer.write(Work("there", 1, [b"1"])), writer.remove("a", 1)
        answers = await asyncio.wait_for(asyncio.gather(*asked, return_exceptions=True), timeout=30)
        assert [text_of(answer) for answer in answers] == ["disk I/O error"] * 3
        disk.fails = False
        await asyncio.gather(writer.write(Work("next", None, [b"0"])), writer.write(Work("there", 1, [b"2"])))
        writer.finish()
        assert unfinished_tables(disk) == ["there", "next"]
        assert events_of(disk, "there") == [b"0", b"2"]


async def test_a_loop_that_has_gone_does_not_stop_the_others(path: Path) -> None:
    store = SqliteStore(path)

    async def hurry() -> None:
        hurried = asyncio.ensure_future(store.create("hurried", [b"0"]))
        await asyncio.sleep(0)
        hurried.cancel()

    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")  # holds up the first commit, so that the two others go together
        first = asyncio.ensure_future(store.create("first", [b"0"]))
        await asyncio.sleep(0.05)
        await asyncio.to_thread(lambda: asyncio.run(hurry()))
        patient = asyncio.ensure_future(store.create("patient", [b"0"]))
        await asyncio.sleep(0)
    await asyncio.wait_for(asyncio.gather(first, patient), timeout=30)
    assert await store.unfinished() == ["first", "hurried", "patient"]
    await store.close()


async def test_a_request_in_a_log_does_not_show_its_events() -> None:
    work = Work("t", None, [b"the murderer is"])
    assert "murderer" not in repr(Request(work, asyncio.get_running_loop().create_future()))


async def test_closing_twice_at_once_is_closing_once(path: Path) -> None:
    store = SqliteStore(path)
    await asyncio.gather(store.close(), store.close(), store.close())
    await SqliteStore(path).close()
