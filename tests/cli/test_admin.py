"""Tests `abbey admin` from outside: on a file whose server runs, on one that nobody has, and what is written down."""

import json
import logging
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from abbey.cli.commands import admin_command
from abbey.rules import read_record
from abbey.server.admin import orders
from abbey.server.store import SqliteStore
from tests.cli.terminal import abbey, is_refused
from tests.server.club import club, opened, seated

FOLDER = Path("house")


@pytest.fixture
def client() -> Iterator[TestClient]:
    with club(FOLDER) as client:
        yield client


def admin(*words: str) -> str:
    """Use the command on the file of the folder, and return what it says."""
    done = abbey("admin", *words, "--data", str(FOLDER))
    assert done.exit_code == 0, done.output
    return done.stdout


def refused(*words: str) -> str:
    done = abbey("admin", *words, "--data", str(FOLDER))
    assert is_refused(done), done.output
    return done.stderr


def listed(*words: str) -> Any:
    return json.loads(admin(*words, "--json"))


def test_a_table_in_play_is_closed_and_everybody_told(client: TestClient) -> None:
    table, (anna, _) = opened(client, "Anna", "Bert", start=True)
    with seated(client, table, anna) as one, seated(client, table, None) as spectator:
        assert "is closed" in admin("close", table, "--why", "Rude words.")
        for person in (one, spectator):
            assert person.hears("update")["news"]["id"] == "news-closed"
            assert (person.now["table"]["stage"], person.now["table"]["closed"]) == ("called-off", "Rude words.")
            assert person.board["winners"] == person.board["owing"] == []
        for message in ({"type": "say", "text": "But why?"}, {"type": "rematch"}):
            one.is_refused("table-closed", **message)
    assert "has ended already" in refused("close", table, "--why", "Again.")
    assert client.get(f"/api/tables/{table}/record").status_code == 200


def test_a_table_where_nobody_plays_yet_is_closed(client: TestClient) -> None:
    table, (anna,) = opened(client, "Anna", "open")
    with seated(client, table, anna) as one:
        admin("close", table, "--why", "A name.")
        assert one.hears("update")["table"]["closed"] == "A name."
        one.is_refused("table-closed", type="start")
    assert client.post(f"/api/tables/{table}/seats", json={"name": "Bert"}).json()["code"] == "table-closed"


def test_a_table_is_closed_while_no_server_runs() -> None:
    with club(FOLDER) as client:
        table, _ = opened(client, "Anna", "Bert", start=True)
    admin("close", table, "--why", "Nobody is here.")
    with club(FOLDER) as client:
        shown = client.get(f"/api/tables/{table}").json()["table"]
        assert (shown["stage"], shown["closed"]) == ("called-off", "Nobody is here.")


def test_a_table_is_deleted_and_whoever_is_there_shown_out(client: TestClient) -> None:
    table, (anna, _) = opened(client, "Anna", "Bert", start=True)
    done = abbey("admin", "delete", table, "--why", "Rude.", "--data", str(FOLDER), typed=["n"])
    assert (done.exit_code, "Nothing was deleted" in done.stderr) == (2, True)
    with seated(client, table, anna) as one:
        done = abbey("admin", "delete", table, "--why", "Rude.", "--data", str(FOLDER), typed=["y"])
        assert done.exit_code == 0, done.output
        assert one.hears("refused")["code"] == "no-such-table"
        with pytest.raises(WebSocketDisconnect) as closed:
            one.hear()
        assert closed.value.code == 4004
    assert client.get(f"/api/tables/{table}").status_code == 404
    assert listed("list") == []
    assert "no table" in refused("delete", table, "--yes", "--why", "Again.")
    assert [use["result"] == "done" for use in listed("audit") if use["command"] == "delete"] == [False, True, False]


def test_a_table_is_deleted_while_no_server_runs(caplog: pytest.LogCaptureFixture) -> None:
    with club(FOLDER) as client:
        table, _ = opened(client, "Anna", "Bert", start=True)
    admin("delete", table, "--yes", "--why", "Nobody is here.")
    with club(FOLDER) as client:
        assert client.get(f"/api/tables/{table}").status_code == 404
    assert not [record for record in caplog.records if record.levelname == "ERROR"]  # nothing counts as lost


def test_an_order_that_no_server_heeds_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    with club(FOLDER) as client:
        table, _ = opened(client, "Anna", "Bert", start=True)
    monkeypatch.setattr(orders, "PATIENCE_S", 0.2)
    store = SqliteStore(FOLDER / "abbey.sqlite")  # somebody who has the file, and does not look into the logbook
    assert "does not answer" in refused("close", table, "--why", "Rude.")
    store._shut()
    with club(FOLDER) as client:
        assert client.get(f"/api/tables/{table}").json()["table"]["stage"] == "playing"


def test_tables_are_listed_newest_first_and_by_what_is_asked_for(client: TestClient) -> None:
    first, _ = opened(client, "Anna", "Bert", start=True)
    second, _ = opened(client, "Cleo", "open")
    third, _ = opened(client, "Dora", "Bertram", start=True)
    admin("close", third, "--why", "Enough.")
    assert [(line["id"], line["stage"]) for line in listed("list")] == [
        (third, "called-off"),
        (second, "gathering"),
        (first, "playing"),
    ]
    for words, found in (
        (("--state", "playing"), [first]),
        (("--player", "bert"), [third, first]),
        (("--limit", "1"), [third]),
        (("--since", "2999-01-01"), []),
    ):
        assert [line["id"] for line in listed("list", *words)] == found
    text = admin("list")
    assert all(table in text for table in (first, second, third))
    assert "Cleo, -" in text


def test_tables_that_were_begun_under_other_rules_are_listed_and_can_be_deleted() -> None:
    with club(FOLDER) as client:
        kept, _ = opened(client, "Anna", "Bert", start=True)
        admin("close", kept, "--why", "Late.")
        other, _ = opened(client, "Cleo", "Dora", start=True)
    with closing(sqlite3.connect(FOLDER / "abbey.sqlite")) as file, file:
        file.create_function("other_rules", 1, lambda body: re.sub(rb'"rules":"\w+"', b'"rules":"other"', body))
        file.execute("UPDATE events SET body = other_rules(body)")
    assert [(line["id"], line["stage"], line["events"] > 0, line["players"]) for line in listed("list")] == [
        (other, "playing", False, ["Cleo", "Dora"]),
        (kept, "called-off", True, ["Anna", "Bert"]),
    ]
    assert "other rules" in refused("show", other)
    assert "no finished game" in refused("stats")
    admin("delete", other, "--yes", "--why", "Nobody can play there.")
    assert [line["id"] for line in listed("list")] == [kept]


def test_a_table_in_play_is_shown_as_to_a_spectator_and_an_ended_one_whole(client: TestClient) -> None:
    table, (_, bert) = opened(client, "Anna", "Bert", start=True)
    with seated(client, table, bert) as two:
        two.send(type="say", text="Good evening!")
        two.hears("chat")
    shown = listed("show", table)
    assert shown["record"] is None
    assert shown["board"]["identities"] == [None, None]
    assert "remark 0" in admin("show", table)
    assert "stays closed" in refused("export", table, "x.abbey")
    admin("export", table, "seen.json", "--spectator")
    assert json.loads(Path("seen.json").read_text(encoding="utf-8"))["line"]["id"] == table
    admin("close", table, "--why", "Late.")
    admin("export", table, "x.abbey")
    assert read_record(Path("x.abbey").read_text(encoding="utf-8")).verify().actions == []
    assert listed("show", table)["record"] == Path("x.abbey").read_text(encoding="utf-8")
    assert "is there already" in refused("export", table, "x.abbey")


def test_bans_and_reports_are_read_and_taken_back(client: TestClient) -> None:
    table, (anna, _) = opened(client, "Anna", "Bert")
    with seated(client, table, anna) as one:
        one.send(type="report", seat=1, text="That name!")
        one.hears("report-received")
    (report,) = listed("reports")
    assert "That name!" in admin("reports")
    admin("reports", "--done", report["id"])
    assert listed("reports") == []
    assert listed("reports", "--all") == [report]
    assert "No open report" in refused("reports", "--done", report["id"])

    admin("ban", "192.0.2.0/24", "--why", "Rude.", "--hours", "1")
    admin("ban", "--table", table, "--seat", "1", "--why", "Rude.")
    network, key = listed("bans")
    assert (network["network"], "until" in network, "until" in key) == ("192.0.2.0/24", True, False)
    admin("unban", "192.0.2.0/24")
    admin("unban", key["id"])
    assert listed("bans") == []
    assert "No ban" in refused("unban", key["id"])


@pytest.mark.parametrize("address", ["192.0.2.9", "192.0.2.9/32", "2001:DB8::1", "2001:db8::/64", "::ffff:192.0.2.9"])
@pytest.mark.usefixtures("client")
def test_a_ban_is_taken_back_by_what_it_was_made_with(address: str) -> None:
    admin("ban", address, "--why", "Rude.")
    admin("ban", "198.51.100.7", "--why", "Rude.")
    admin("unban", address)
    assert [ban["network"] for ban in listed("bans")] == ["198.51.100.7/32"]


def test_every_use_is_written_down_with_who_and_why_and_never_a_token(
    client: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    table, (anna, _) = opened(client, "Anna", "Bert")
    link = f"https://abbey.test/t/{table}#seat={anna}"
    admin("list")
    refused("show", "nowhere")
    refused("ban", "0.0.0.0/0", "--why", "All of them.")
    refused("ban", "--link", "https://abbey.test/t/x", "--why", "No seat.")
    done = abbey("admin", "ban", "--link", "-", "--why", "A seat.", "--data", str(FOLDER), typed=[link])
    assert done.exit_code == 0, done.output
    uses = listed("audit")
    assert [(use["command"], use["subject"], use["why"], use["result"] == "done") for use in uses] == [
        ("list", "", "", True),
        ("show", "nowhere", "", False),
        ("ban", "0.0.0.0/0", "All of them.", False),
        ("ban", "the link of a seat", "No seat.", False),
        ("ban", "the link of a seat", "A seat.", True),
        ("audit", "", "", False),  # it is not done yet
    ]
    assert all("@" in use["by"] and use["at"] > 0 for use in uses)
    assert "nowhere" in admin("audit")
    logged = [vars(record) for record in caplog.records if record.name == "abbey.admin"]
    begun = [(one["subject"], one["why"]) for one in logged if one["result"] == "begun"]
    assert begun[: len(uses)] == [(one["subject"], one["why"]) for one in uses]
    assert anna not in done.output + json.dumps([listed("audit"), listed("bans")]) + str(logged)


def test_a_use_is_written_down_before_anything_is_done(client: TestClient) -> None:
    opened(client, "Anna", "Bert")
    assert [(use["command"], use["result"]) for use in listed("audit")] == [("audit", "begun")]
    assert [(use["command"], use["result"]) for use in listed("audit")] == [("audit", "done"), ("audit", "begun")]


def test_what_cannot_be_written_down_is_not_done() -> None:
    with club(FOLDER) as client:
        table, _ = opened(client, "Anna", "Bert", start=True)
    with closing(sqlite3.connect(FOLDER / "abbey.sqlite")) as file:
        file.execute("CREATE TRIGGER full BEFORE INSERT ON logbook BEGIN SELECT RAISE(ABORT, 'no room'); END")
    assert "no room" in refused("close", table, "--why", "Rude.")
    with club(FOLDER) as client:
        assert client.get(f"/api/tables/{table}").json()["table"]["stage"] == "playing"


def test_a_use_that_is_broken_off_is_written_down(client: TestClient) -> None:
    table, _ = opened(client, "Anna", "Bert", start=True)
    done = abbey("admin", "delete", table, "--why", "Rude.", "--data", str(FOLDER), typed=[])  # as with ctrl-C
    assert done.exit_code == 1
    (use,) = [use for use in listed("audit") if use["command"] == "delete"]
    assert (use["subject"], use["why"], use["result"]) == (table, "Rude.", "broken off (Abort)")
    assert client.get(f"/api/tables/{table}").status_code == 200


def test_nobody_is_asked_about_a_table_that_is_not_there(client: TestClient) -> None:
    opened(client, "Anna", "Bert")
    assert "There is no table nowhere." in refused("delete", "nowhere", "--why", "Rude.")


def test_a_use_is_logged_as_json_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logging.getLogger(), "handlers", [])  # put back afterwards
    with club(FOLDER) as client:
        opened(client, "Anna", "Bert")
    lines = abbey("admin", "list", "--log-json", "--data", str(FOLDER)).stderr.splitlines()
    assert [(json.loads(line)["message"], json.loads(line)["result"]) for line in lines] == [
        ("abbey admin list", "begun"),
        ("abbey admin list", "done"),
    ]


@pytest.mark.parametrize(
    "words",
    [
        ("ban", "--why", "x"),
        ("ban", "192.0.2.1", "--table", "t", "--seat", "0", "--why", "x"),
        ("ban", "--table", "t", "--why", "x"),
        ("ban", "192.0.2.1"),
        ("ban", "192.0.2.1", "--hours", "nan", "--why", "x"),
        ("ban", "192.0.2.1", "--hours", "inf", "--why", "x"),
        ("ban", "192.0.2.1", "--hours", "1e300", "--why", "x"),
        ("ban", "192.0.2.1", "--hours", "1", "--until", "2999-01-01", "--why", "x"),
        ("ban", "192.0.2.1", "--until", "1999-01-01", "--why", "x"),
        ("ban", "192.0.2.1", "--until", "9999-12-31", "--why", "x"),
        ("list", "--since", "0001-01-01"),
        ("ban", "--table", "t", "--seat", "9", "--why", "x"),
        ("close", "t", "--why", " "),
        ("close", "t", "--why", "x" * 201),
        ("close", "nowhere", "--why", "x"),
        ("list", "--state", "asleep"),
    ],
)
@pytest.mark.usefixtures("client")
def test_what_makes_no_sense_is_refused_in_a_sentence(words: tuple[str, ...]) -> None:
    refused(*words)


def test_a_folder_without_tables_is_named() -> None:
    assert "no tables" in refused("list")


def test_the_help_names_every_command() -> None:
    text = abbey("admin", "--help").output
    assert all(name in text for name in admin_command.admin.commands)
