"""Tests that programs of ours which install Debian's packages at the same time do not get into each other's way."""

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests import debian_packages
from tests.debian_packages import install, stops_tests

# Fails as apt-get does while somebody else has its lock, and writes down what it was asked for.
APT_GET = """#!/bin/sh
mkdir held || { echo locked >> done; exit 100; }
test -x policy-rc.d || echo started >> done
sleep 0.05
echo "$@" >> done
rmdir held
"""
AREAS = ("browser", "network", "hosting")


@pytest.fixture
def asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the file where a stand-in for apt-get writes down what it was asked for."""
    (tmp_path / "apt-get").write_text(APT_GET, encoding="ascii")
    (tmp_path / "apt-get").chmod(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    monkeypatch.setattr(debian_packages, "POLICY", tmp_path / "policy-rc.d")
    monkeypatch.setattr(debian_packages, "TURN", tmp_path / "turn")
    return tmp_path / "done"


@pytest.mark.skipif(os.name != "posix", reason="Packages are installed on Debian and its kin only.")
def test_those_who_install_at_the_same_time_wait_for_each_other_and_start_nothing(asked: Path) -> None:
    with ThreadPoolExecutor(len(AREAS)) as threads:
        list(threads.map(install, AREAS))
    lines = asked.read_text(encoding="ascii").splitlines()
    assert sorted(line.split()[-1] for line in lines if " install " in line) == sorted(AREAS)
    assert len(lines) == 2 * len(AREAS), "somebody found the lock taken, or a service could start"
    assert all("DPkg::Lock::Timeout" in line for line in lines), "others on the machine install things too"
    assert not debian_packages.POLICY.exists()


@pytest.mark.parametrize(
    ("where", "may_install", "programs", "stops"),
    [
        ("true", True, ["caddy"], True),
        ("true", True, [], False),
        ("true", False, ["caddy"], False),
        ("", True, ["caddy"], False),
    ],
)
def test_what_could_not_be_installed_stops_the_tests_only_where_nothing_may_be_left_out(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    where: str,
    may_install: bool,
    programs: list[str],
    stops: bool,
) -> None:
    monkeypatch.setenv("CI", where)
    monkeypatch.setattr(debian_packages, "may_install", lambda: may_install)
    assert stops_tests(programs, "hosting") is stops
    assert ("caddy could not be installed" in capsys.readouterr().out) is stops
