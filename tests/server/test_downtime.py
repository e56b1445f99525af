"""Tests what a server finds when it starts again: clocks that stood still, other rules, a file that lost something."""

from pathlib import Path
from types import ModuleType

import pytest
from starlette.testclient import TestClient

from abbey.rules.core import day, event_effects
from abbey.rules.rules_digest import rules_digest
from abbey.server.store import SqliteStore, shared_among_workers
from abbey.table import read_event
from abbey.table.events import Started
from tests.server.club import NOW, club, greeting, heard, opened, seated

CLOCK_S = 60


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


# --- Clocks


def timed(client: TestClient) -> tuple[str, str]:
    """Open a table whose only person has a clock, and let the bot decide until the person is asked."""
    table, (token,) = opened(client, "Anna", "bot", start=True, agreed={"clock_s": CLOCK_S})
    with seated(client, table, token) as anna:
        while 0 not in anna.board["owing"]:
            anna.hear()
    return table, token


def test_the_time_in_which_no_server_runs_is_taken_off_nobodys_clock(tmp_path: Path) -> None:
    with club(tmp_path, now=NOW) as client:
        table, token = timed(client)
    for start in (1, 2):
        at = NOW + start * 10_000
        with club(tmp_path, now=at) as client, seated(client, table, token) as anna:
            assert anna.now["table"]["seats"][0]["bot"] is None
            assert anna.board["deadline"] == at + CLOCK_S


def test_time_that_had_run_before_the_server_stopped_has_run(tmp_path: Path) -> None:
    moment = [NOW]
    with club(tmp_path, now=lambda: moment[0]) as client:
        table, token = timed(client)
        moment[0] = NOW + 20
    with club(tmp_path, now=NOW + 5_000) as client, seated(client, table, token) as anna:
        assert anna.board["deadline"] == NOW + 5_000 + CLOCK_S - 20


# --- Other rules


def test_a_table_says_by_which_rules_it_is_played(tmp_path: Path) -> None:
    with club(tmp_path) as client:
        table, _ = opened(client, "Anna", "Bela", start=True)
        assert client.portal
        bodies = client.portal.call(client.app.state.house._store.read, table)  # type: ignore[attr-defined]
    started = read_event(bodies[-1])
    assert isinstance(started, Started)
    assert started.rules == rules_digest()


def test_a_table_of_other_rules_is_refused_and_not_rescored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with club(tmp_path) as client:
        table, _ = opened(client, "Anna", "Bela", start=True)
    monkeypatch.setattr("abbey.table.table.rules_digest", lambda: "other")
    with club(tmp_path) as client:
        answer = client.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (409, "other-rules")
        with greeting(client, table) as socket:
            assert heard(socket)["code"] == "other-rules"


def test_a_table_of_before_tables_said_so_is_read(tmp_path: Path) -> None:
    with club(tmp_path) as client:
        table, _ = opened(client, "Anna", "Bela", start=True)
        store, said = client.app.state.house._store, f',"rules":"{rules_digest()}"'  # type: ignore[attr-defined]
        assert client.portal
        bodies = client.portal.call(store.read, table)
        client.portal.call(store.create, "old", [body.replace(said.encode(), b"") for body in bodies])
        assert client.get("/api/tables/old").json()["table"]["stage"] == "playing"


@pytest.mark.parametrize(
    ("module", "name"),
    [(day, "SHOWN_EVIDENCE"), (day, "DAY_CARD_EVIDENCE"), (day, "ACCUSED_EVIDENCE"), (event_effects, "GIFTS")],
)
def test_a_changed_value_is_another_set_of_rules(
    module: ModuleType, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = rules_digest()
    monkeypatch.setattr(module, name, getattr(module, name) * 2)
    assert rules_digest.__wrapped__() != before


# --- Losses


@pytest.mark.anyio
async def test_a_lost_wal_is_noticed_and_said(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "abbey.sqlite"
    store = SqliteStore(path)
    await store.create("one", [b"event"] * 3)
    await store.close()
    store = SqliteStore(path)
    await store.append("one", 3, [b"event"] * 4)
    await store.beat(NOW)
    without_wal = path.read_bytes()  # as after a kill
    await store.close()
    await SqliteStore(path).close()
    assert not caplog.text
    path.write_bytes(without_wal)
    await SqliteStore(path).close()
    assert "lacks the last 4 events" in caplog.text


@pytest.mark.parametrize("is_missing", [True, False])
def test_an_emptied_database_is_noticed_and_said(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, is_missing: bool
) -> None:
    path = tmp_path / "abbey.sqlite"
    with club(tmp_path) as client:
        opened(client, "Anna", "Bela", start=True)
    path.unlink()
    if not is_missing:
        path.touch()
    with shared_among_workers(path):
        assert "is empty, and held 1 tables" in caplog.text
