"""Checks that the locks say everything that is installed, so that a release of tomorrow changes nothing here."""

import re
import subprocess
import sys

import pytest

from tests.docs.pages import ROOT


@pytest.mark.parametrize("target", [".venv/.ready-play", ".venv/.ready-dev", ".venv-peers/.ready"])
def test_pip_installs_what_a_lock_names_and_looks_for_nothing_more(target: str) -> None:
    """Left to itself, pip 23 wants the newest `coverage[toml]` and refuses it, because the lock has another."""
    shown = subprocess.run(["make", "-nB", target], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    installs = re.findall(r"^.*--require-hashes.*$", shown, flags=re.MULTILINE)
    assert installs
    assert all("--no-deps" in install for install in installs)


@pytest.mark.slow
def test_nothing_that_a_locked_package_needs_is_missing() -> None:
    done = subprocess.run([sys.executable, "-m", "pip", "check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
