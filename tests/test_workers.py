"""Tests that one worker runs the tests that share something costly, so that it is made once."""

import subprocess
import sys
from pathlib import Path

import pytest

SHARED = """
import os, pathlib, pytest

@pytest.mark.xdist_group("shared")
@pytest.mark.parametrize("part", range(6))
def test_a_part(part):
    pathlib.Path(os.environ["PYTEST_XDIST_WORKER"]).touch()
"""


@pytest.mark.slow
def test_a_group_of_tests_stays_with_one_worker(tmp_path: Path) -> None:
    """A release of pytest that xdist does not know yet ignored the groups without a word."""
    (tmp_path / "test_shared.py").write_text(SHARED, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "no:playwright", "--numprocesses", "2", "--dist", "loadgroup"]
    subprocess.run([*command, "--rootdir", ".", "test_shared.py"], cwd=tmp_path, capture_output=True, check=True)
    assert len(list(tmp_path.glob("gw*"))) == 1
