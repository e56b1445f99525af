"""Tests tables whose stored events make no sense: they stop no other table, and nothing of them gets into the log."""

from pathlib import Path

import pytest

from abbey.rules.names import SEATS
from abbey.server import Settings, create_app
from abbey.server import app as server_app
from abbey.server.house import House
from abbey.server.keys import sign_of
from abbey.server.store import SqliteStore
from abbey.table import write_event
from abbey.table.events import Chair, Event, Opened, Rekeyed, Sat, Started
from abbey.table.store import NewerTableError, StoreError, UnreadableTableError
from abbey.wire.messages import Chair as WantedChair
from abbey.wire.messages import Opening
from tests.server.club import NOW
from tests.server.test_bots import until

pytestmark = pytest.mark.anyio

CHAIRS = [Chair("person", "Anna", key="k"), Chair("person", "Bela", key="j")]
NO_SUCH_SEAT = Rekeyed(NOW, SEATS[-1], "secret 1234")  # as a fault of ours might have stored it
GATHERING = Opening([WantedChair("here", "Anna"), WantedChair("open")])


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def stored(store: SqliteStore, table: str, *events: Event) -> None:
    await store.create(table, [write_event(event) for event in events])


def house_of(store: SqliteStore) -> House:
    return House(store, Settings(pace_s=0), lambda: NOW)


async def test_a_table_whose_events_make_no_sense_keeps_no_later_one_asleep(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = SqliteStore(tmp_path / "abbey.sqlite")
    await stored(store, "broken", Opened(at=NOW, chairs=CHAIRS), NO_SUCH_SEAT)
    await stored(store, "timed", Opened(at=NOW, chairs=CHAIRS, clock_s=60), Started(NOW, bytes(32), bytes(16)))
    house = house_of(store)
    await house.wake_all()
    assert list(house._rooms) == ["timed"]
    with pytest.raises(UnreadableTableError):
        await house.room("broken")
    assert sign_of("broken") in caplog.text
    assert "1234" not in caplog.text
    assert "broken" not in caplog.text
    await house.close()


async def test_a_table_that_goes_on_in_a_way_that_makes_no_sense_is_given_up(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = SqliteStore(tmp_path / "abbey.sqlite")
    house = house_of(store)
    room, _ = await house.open(GATHERING)
    await store.append(room.table.id, room.table.event_count, [write_event(NO_SUCH_SEAT)])
    with pytest.raises(NewerTableError, match="IndexError"):
        await room.act(lambda _, at: Sat(at, SEATS[1], "Bela", "key"))
    assert not house._rooms
    assert "1234" not in caplog.text
    await house.close()


class Stubborn(SqliteStore):
    """Does not say which tables are in play."""

    is_stubborn = True

    async def unfinished(self) -> list[str]:
        if self.is_stubborn:
            raise RuntimeError("secret 1234")
        return await super().unfinished()


class Hidden(SqliteStore):
    """Fails once to say what is in play, and once to give each table."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.shown: set[str] = set()

    def _fail_once(self, what: str) -> None:
        if what not in self.shown:
            self.shown.add(what)
            raise StoreError("The disk does not answer.")

    async def unfinished(self) -> list[str]:
        self._fail_once("all")
        return await super().unfinished()

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        self._fail_once(table)
        return await super().read(table, after)


async def test_what_the_store_fails_to_give_at_the_start_is_woken_later(tmp_path: Path) -> None:
    store = Hidden(tmp_path / "abbey.sqlite")
    for table in ("one", "two"):
        await stored(store, table, Opened(at=NOW, chairs=CHAIRS, clock_s=60), Started(NOW, bytes(32), bytes(16)))
    house = house_of(store)
    await house.wake_all()
    assert sorted(house._rooms) == ["one", "two"]
    await house.close()


async def test_a_chore_that_has_failed_keeps_the_server_from_no_other_when_it_stops(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = Stubborn(tmp_path / "abbey.sqlite")

    async def open_store() -> SqliteStore:
        return store

    app = create_app(open_store, Settings(pace_s=0))
    async with app.router.lifespan_context(app):
        room, _ = await app.state.house.open(GATHERING)
    with pytest.raises(StoreError):  # the house is closed
        await store.read(room.table.id)
    assert "a chore of the server has failed (RuntimeError at test_broken_tables.py:" in caplog.text
    assert "1234" not in caplog.text


async def test_a_chore_that_fails_is_in_the_log_at_once_and_begins_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_app, "AGAIN_S", 0.01)
    store = Stubborn(tmp_path / "abbey.sqlite")
    await stored(store, "one", Opened(at=NOW, chairs=CHAIRS, clock_s=60), Started(NOW, bytes(32), bytes(16)))

    async def open_store() -> SqliteStore:
        return store

    app = create_app(open_store, Settings(pace_s=0), lambda: NOW)
    async with app.router.lifespan_context(app):
        await until(lambda: "a chore of the server has failed" in caplog.text)
        store.is_stubborn = False
        await until(lambda: "one" in app.state.house._rooms)
    assert "1234" not in caplog.text
