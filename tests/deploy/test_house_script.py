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


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("  NAME=lead", "lead"),
        ("NAME =before", "before"),
        ("NAME=  trail \t ", "trail"),
        ("NAME=in  side", "in  side"),
        ("NAME=dos\r", "dos"),
        ("NAME=", ""),
        ("NAME=a=b", "a=b"),
        ("NAME=a # no comment", "a # no comment"),
        (r"NAME=a\\b\"c\d", 'a\\b"cd'),
        (r"NAME=kept\ ", "kept "),
        ("NAME=on\\\ne", "one"),
        ("NAME=on \\\ne", "on e"),
        ('NAME="a\\"b\\\\c\\`d\\$e\\f"', 'a"b\\c`d$e\\f'),
        ('NAME=" kept "  ', " kept "),
        (r"NAME='a\b\'", r"a\b" + "\\"),
        ("""NAME='say' "it's" """, "sayit's"),
        ("""NAME=it's "so" """, """it's "so\""""),
        ("NAME=$(id) `id` ${HOME} !! *", "$(id) `id` ${HOME} !! *"),
        ("NAME=caf\u00e9", "caf\u00e9"),
        ("; a comment\n# NAME=hidden\nNAME=seen", "seen"),
        ("GOOD BAD=1\n1ST=2\nA-B=3\n=4\nno assignment\nNAME=after", "after"),
        ("NAME=first\nNAME=last", "last"),
        ("lower=1\nNAME=${lower}", "${lower}"),
    ],
)
def test_a_value_is_what_systemd_makes_of_it(house: House, line: str, value: str) -> None:
    (house.folder / "etc/abbey/environment").write_bytes(line.encode())
    assert [said for said in house.says("list").splitlines() if said.startswith("NAME=")] == [f"NAME={value}"]


def test_a_value_may_have_several_lines(house: House) -> None:
    (house.folder / "etc/abbey/environment").write_text("NAME='one\ntwo'\nOTHER=\"three\nfour\"\n", encoding="utf-8")
    said = house.says("list")
    assert "NAME=one\ntwo\n" in said
    assert "OTHER=three\nfour\n" in said


def test_the_settings_are_those_of_the_server(house: House) -> None:
    said = house.says("serve", "--print-config").splitlines()
    assert f"ABBEY_CONFIG={house.folder}/etc/abbey/abbey.toml" in said


def test_the_person_behind_sudo_is_known_to_abbey_too(house: House) -> None:
    assert "SUDO_USER=anna" in house.says("admin", "list", SUDO_USER="anna").splitlines()
