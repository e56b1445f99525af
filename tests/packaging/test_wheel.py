"""Tests the wheel alone: it holds everything, it names what it needs, and the game can be played with it."""

import json
import re
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.browser.server import Server
from tests.docs.pages import ROOT, text_of
from tests.packaging.environment import Environment

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("wheel")]  # one worker builds it, once


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    options = ["--no-deps", "--no-build-isolation", "--wheel-dir", str(folder)]
    subprocess.run([*pip, "wheel", "-q", *options, str(ROOT)], check=True)
    (built,) = folder.iterdir()
    return built


def ran(environment: Environment, folder: Path, *arguments: str) -> None:
    command = [*environment.python, "-m", "abbey", *arguments]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr


def test_bots_play_whole_games_with_nothing_but_the_wheel_and_what_it_asks_for(wheel: Path, tmp_path: Path) -> None:
    environment = Environment(tmp_path / "environment", wheel, extra="arena")
    ran(environment, tmp_path, "arena", "random", "selfish", "--players", "2", "--games", "2", "--json", "results.json")
    assert json.loads((tmp_path / "results.json").read_text(encoding="utf-8"))["results"]


def test_a_plain_install_serves_the_page_that_is_in_the_wheel(wheel: Path, tmp_path: Path) -> None:
    server = Server(tmp_path / "tables", Environment(tmp_path / "environment", wheel).python)
    try:
        page = urlopen(server.address, timeout=30).read().decode()
        scripts = re.findall(r'src="(/[^"]+\.js)"', page)
        assert scripts
        assert all(urlopen(server.address + script, timeout=30).status == 200 for script in scripts)
    finally:
        server.stop()


def test_a_plain_install_has_the_command_and_no_numpy(wheel: Path, tmp_path: Path) -> None:
    environment = Environment(tmp_path / "environment", wheel)
    assert (environment.programs / "abbey").is_file()
    assert not (environment.packages / "numpy").exists()
    ran(environment, tmp_path, "trace", "--games", "1")


def test_what_a_host_has_to_add_for_statistics_stands_in_the_page_for_hosts(wheel: Path, tmp_path: Path) -> None:
    environment = Environment(tmp_path / "environment", wheel)
    command = [*environment.python, "-m", "abbey", "admin", "stats", "--store", str(tmp_path / "abbey.sqlite")]
    refused = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    extra = re.search(r"pip install '(abbey\[\w+\])' brings it", refused.stderr)
    assert extra, refused.stderr
    assert f"`{extra[1]}`" in text_of("docs/hosting.md")
