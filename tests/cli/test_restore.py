"""Tests `abbey restore` into a house whose server goes on."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from abbey.server.admin import orders
from tests.cli.terminal import abbey, is_refused
from tests.server.club import NOW, club, opened, seated

FOLDER, BACKUP = Path("house"), Path("kept.sqlite")
CLOCK_S = 60


def done(*words: str) -> str:
    result = abbey(*words, "--data", str(FOLDER))
    assert result.exit_code == 0, result.output
    return result.stdout


def test_a_deleted_table_comes_back_while_players_go_on_and_its_clock_has_stood_still() -> None:
    moment = [NOW]
    with club(FOLDER, now=lambda: moment[0]) as client:
        timed, (token, _) = opened(client, "Anna", "Bert", start=True, agreed={"clock_s": CLOCK_S})
        other, (cleo, _) = opened(client, "Cleo", "Dora", start=True)
        done("backup", str(BACKUP))
        done("admin", "delete", timed, "--yes", "--why", "By mistake.")
        assert client.get(f"/api/tables/{timed}").status_code == 404
        moment[0] += 10_000
        with seated(client, other, cleo) as there:
            there.send(type="say", text="Still here?")
            assert "holds 2 tables" in done("restore", str(BACKUP))
            assert there.hears("chat")["remark"]["text"] == "Still here?"
        with seated(client, timed, token) as anna:
            assert anna.board["deadline"] == moment[0] + CLOCK_S
            assert [seat["bot"] for seat in anna.now["table"]["seats"]] == [None, None]
        assert "holds 2 tables" in done("restore", str(BACKUP))  # what went on is left as it is


def test_what_the_server_refuses_to_restore_is_told_with_its_reason() -> None:
    with club(FOLDER) as client:
        table, _ = opened(client, "Anna", "Bert", start=True)
        done("backup", str(BACKUP))
        with closing(sqlite3.connect(BACKUP)) as file, file:
            file.execute("UPDATE events SET body = replace(body, 'Anna', 'Anne')")
        refused = abbey("restore", str(BACKUP), "--data", str(FOLDER))
        assert is_refused(refused), refused.output
        assert f"Table {table} is in both stores, and is not the same in both." in refused.stderr
        assert client.get(f"/api/tables/{table}").json()["table"]["seats"][0]["name"] == "Anna"


def test_nothing_is_restored_by_a_server_that_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    with club(FOLDER) as client:
        opened(client, "Anna", "Bert", start=True)
        done("backup", str(BACKUP))
        monkeypatch.setattr(orders, "PATIENCE_S", -2.0)  # it is too late at once
        refused = abbey("restore", str(BACKUP), "--data", str(FOLDER))
        assert is_refused(refused), refused.output
        assert "does not answer" in refused.stderr
