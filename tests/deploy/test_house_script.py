"""Tests `house`, by which a host runs abbey as the user of the server."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.deploy.proxies import DEPLOY

USER = "nobody"  # who is on every machine, in place of abbey
pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or os.geteuid() != 0 or shutil.which("runuser") is None,
    reason="only root on Linux can run a program as somebody else",
)
SHOWS_ITS_ENVIRONMENT = '#!/bin/sh\nid -un\npwd\nenv\nprintf "argument %s\\n" "$@"\n'


class House:
    """Is a machine on which the page about hosting was followed, in a folder."""

    def __init__(self, folder: Path) -> None:
        folder.chmod(0o755)
        self.folder = folder
        program = folder / "opt/abbey/current/bin/abbey"
        for name in ("etc/abbey", "var/lib/abbey", "var/cache/abbey", "opt/abbey/current/bin"):
            (folder / name).mkdir(parents=True)
        shutil.chown(folder / "var/lib/abbey", USER)
        shutil.chown(folder / "var/cache/abbey", USER)
        (folder / "etc/abbey/abbey.toml").touch()
        program.write_text(SHOWS_ITS_ENVIRONMENT, encoding="utf-8")
        program.chmod(0o755)
        text = (DEPLOY / "house.sh").read_text(encoding="utf-8")
        for place in ("/etc/abbey", "/opt/abbey", "/var/lib", "/var/cache"):
            assert place in text
            text = text.replace(place, f"{folder}{place}")
        assert "runuser -u abbey " in text
        (folder / "house").write_text(text.replace("runuser -u abbey ", f"runuser -u {USER} "), encoding="utf-8")

    def says(self, *words: str, **environment: str) -> str:
        command = ["sh", str(self.folder / "house"), *words]
        done = subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout


@pytest.fixture
def house() -> Iterator[House]:
    with TemporaryDirectory() as folder:  # where other users may look, which they may not in pytest's own
        yield House(Path(folder))


def test_abbey_runs_as_the_user_of_the_server_in_its_folder(house: House) -> None:
    said = house.says("admin", "show", "two words").splitlines()
    assert said[:2] == [USER, str(house.folder / "var/lib/abbey")]
    assert said[-3:] == ["argument admin", "argument show", "argument two words"]


def test_the_environment_is_read_as_systemd_reads_it(house: House) -> None:
    (house.folder / "etc/abbey/environment").write_text(
        "# the house\n; the same\n\n"
        "ABBEY_STORE=postgresql://db/abbey?sslmode=require&user=abbey\n"
        'ABBEY_PROXIES=["10.0.0.10"]\n'
        'ABBEY_STAND_IN="random"\n'
        "PGPASSFILE='$HOME/pgpass'",
        encoding="utf-8",
    )
    said = house.says("list").splitlines()
    assert "ABBEY_STORE=postgresql://db/abbey?sslmode=require&user=abbey" in said
    assert 'ABBEY_PROXIES=["10.0.0.10"]' in said
    assert "ABBEY_STAND_IN=random" in said
    assert "PGPASSFILE=$HOME/pgpass" in said


def test_the_settings_are_those_of_the_server(house: House) -> None:
    said = house.says("serve", "--print-config").splitlines()
    assert f"ABBEY_CONFIG={house.folder}/etc/abbey/abbey.toml" in said


def test_the_person_behind_sudo_is_known_to_abbey_too(house: House) -> None:
    assert "SUDO_USER=anna" in house.says("admin", "list", SUDO_USER="anna").splitlines()
