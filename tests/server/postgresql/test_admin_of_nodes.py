"""Tests `abbey admin` on a database that two servers share: both hear at once of what it does."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from click.testing import CliRunner
from starlette.testclient import TestClient

from abbey.cli import main
from abbey.server import caretaker
from abbey.server.store.postgresql import node
from abbey.server.store.postgresql.postgres_store import PostgresStore
from tests.server.club import club_at, opened, seated

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("postgresql")]


@pytest.fixture
def clubs(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[TestClient]]:
    for where, name in ((node, "POLL_S"), (caretaker, "LOOK_S")):
        monkeypatch.setattr(where, name, 3600)  # only a notice tells them
    with (
        club_at(lambda: PostgresStore.open(database)) as one,
        club_at(lambda: PostgresStore.open(database)) as two,
    ):
        yield [one, two]


def admin(database: str, *words: str) -> Any:
    done = CliRunner().invoke(main, ["admin", *words, "--store", database])
    assert done.exit_code == 0, done.output
    return done.stdout


def test_a_table_is_closed_at_every_server(database: str, clubs: list[TestClient]) -> None:
    table, tokens = opened(clubs[0], "Anna", "Bert", start=True)
    with seated(clubs[0], table, tokens[0]) as one, seated(clubs[1], table, tokens[1]) as two:
        admin(database, "close", table, "--why", "Rude words.")
        for person in (one, two):
            while person.now["table"]["stage"] == "playing":
                person.hear()
            assert person.now["table"]["closed"] == "Rude words."
    assert "called-off" in admin(database, "list", "--player", "anna")


def test_a_table_is_deleted_at_every_server(database: str, clubs: list[TestClient]) -> None:
    table, tokens = opened(clubs[0], "Anna", "Bert", start=True)
    with seated(clubs[0], table, tokens[0]) as one, seated(clubs[1], table, tokens[1]) as two:
        admin(database, "delete", table, "--yes", "--why", "Rude words.")
        for person in (one, two):
            assert person.hears("refused")["code"] == "no-such-table"
    assert [client.get(f"/api/tables/{table}").status_code for client in clubs] == [404, 404]


def test_a_ban_holds_at_every_server_and_reports_of_all_are_read(database: str, clubs: list[TestClient]) -> None:
    table, tokens = opened(clubs[0], "Anna", "Bert", start=True)
    with seated(clubs[0], table, tokens[0]) as one, seated(clubs[1], table, tokens[1]) as two:
        for person, other in ((one, 1), (two, 0)):
            person.send(type="report", seat=other)
            person.hears("report-received")
        assert {report["by"] for report in json.loads(admin(database, "reports", "--json"))} == {0, 1}
        admin(database, "ban", "127.0.0.1", "--why", "Rude words.")
        for person in (one, two):
            assert person.hears("refused")["code"] == "banned"
    assert [client.get("/api/bots").status_code for client in clubs] == [403, 403]
    assert [use["command"] for use in json.loads(admin(database, "audit", "--json"))] == ["reports", "ban", "audit"]
