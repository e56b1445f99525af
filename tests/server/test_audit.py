"""Tests how a use of `abbey admin` is written down: for whom, and as one line though it has two entries."""

import os
import pwd
import socket
from pathlib import Path

import pytest

from abbey.server.admin import audit
from abbey.table.logbook import BEGUN, Audited, LogEntry, admin_uses, read_entry

HERE = socket.gethostname()
USER = pwd.getpwuid(os.getuid()).pw_name
NEVER = str(2**32 - 1)  # what the kernel says where nobody has logged in


@pytest.fixture(autouse=True)
def login(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Put a file in the place of the kernel's, and let nobody have called sudo."""
    monkeypatch.setattr(audit, "LOGIN", tmp_path / "loginuid")
    monkeypatch.delenv("SUDO_USER", raising=False)
    audit.LOGIN.write_text(NEVER, encoding="ascii")
    return audit.LOGIN


def test_whoever_runs_it_is_named_with_the_machine() -> None:
    assert audit.who() == f"{USER}@{HERE}"


def test_the_person_behind_sudo_is_named_whatever_user_sudo_led_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUDO_USER", "anna")
    assert audit.who() == f"anna as {USER}@{HERE}"


def test_the_person_who_logged_in_counts_more_than_the_environment(
    login: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SUDO_USER", "anna")
    person = next(one for one in pwd.getpwall() if one.pw_name != USER)
    login.write_text(str(person.pw_uid), encoding="ascii")
    assert audit.who() == f"{person.pw_name} as {USER}@{HERE}"
    login.write_text(str(os.getuid()), encoding="ascii")
    assert audit.who() == f"{USER}@{HERE}"


def test_a_system_that_does_not_know_who_logged_in_is_no_obstacle(login: Path) -> None:
    login.unlink()
    assert audit.who() == f"{USER}@{HERE}"


def test_a_person_without_a_name_is_named_by_number(login: Path) -> None:
    login.write_text("1999999999", encoding="ascii")
    assert audit.who() == f"1999999999 as {USER}@{HERE}"


def entry(at: float, command: str, result: str, use: str = "") -> Audited:
    return Audited(at, "anna@abbey", command, "", "", result, use)


def test_two_uses_at_once_are_two_and_one_without_an_end_stays_begun() -> None:
    entries = [
        entry(1, "list", BEGUN, "a"),
        entry(2, "show", BEGUN, "b"),
        entry(3, "bans", BEGUN, "c"),
        entry(4, "show", "done", "b"),
        entry(5, "list", "There are none.", "a"),
    ]
    assert admin_uses(entries) == [
        entry(1, "list", "There are none.", "a"),
        entry(2, "show", "done", "b"),
        entry(3, "bans", BEGUN, "c"),
    ]


def test_uses_are_kept_apart_though_an_id_comes_again() -> None:
    entries = [entry(at, "list", result, "a") for at, result in enumerate([BEGUN, "done", BEGUN, "done"])]
    assert admin_uses(entries) == [entry(0, "list", "done", "a"), entry(2, "list", "done", "a")]


def test_an_entry_from_before_is_a_use_of_its_own() -> None:
    body = b'{"type":"audited","at":1,"by":"anna@abbey","command":"list","subject":"","why":"","result":"done"}'
    old = read_entry(LogEntry("audited", "", body))
    assert admin_uses([old, old]) == [entry(1, "list", "done")] * 2
