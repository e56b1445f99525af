"""Checks that results depend on the backend that was chosen, and never on what a machine has compiled before."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from abbey.arena import Block, Executor, InProcess, Memory, Processes, fingerprint_of, run
from abbey.fast.compiler import cache_folder
from abbey.search import backend_name, use_backend
from abbey.search.backend import KERNELS
from abbey.search.kernels.exposure import expose
from tests.arena.bots import HERE
from tests.cli.terminal import abbey, is_refused

QUICK = ("--players", "2", "--games", "2", "--workers", "1")
SEARCHERS = ("expert:rollouts=90,breadth=3", "hider")


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    yield
    use_backend(None)


def found(file: str) -> Any:
    return json.loads(Path(file).read_text(encoding="utf-8"))["results"]


def incomplete_cache(folder: Path) -> dict[str, str]:
    """Return the environment of a machine on which one kernel, the quickest to compile, is not compiled yet."""
    for kernel in KERNELS:
        if kernel is not expose:
            kept = cache_folder(kernel)
            shutil.copytree(kept, folder / "abbey" / kept.name)
    return os.environ | {"XDG_CACHE_HOME": str(folder)}


def cold_abbey(*words: str) -> subprocess.CompletedProcess[str]:
    """Run a command on such a machine."""
    command = [sys.executable, "-m", "abbey", *words]
    return subprocess.run(
        command, env=incomplete_cache(Path("cache").resolve()), capture_output=True, text=True, check=True
    )


@pytest.mark.slow
def test_a_cold_cache_gives_the_same_results_as_a_warm_one() -> None:
    match = ("arena", *SEARCHERS, "--first", *QUICK)
    assert abbey(*match, "--json", "warm.json").exit_code == 0
    cold = cold_abbey(*match, "--json", "cold.json")
    assert found("cold.json") == found("warm.json")
    assert found("cold.json")["backend"] == "compiled"
    assert "Compiling" in cold.stderr


@pytest.mark.slow
def test_a_bot_is_checked_with_the_compiled_backend_on_a_cold_cache_too() -> None:
    cold = cold_abbey("check-bot", "hider", "--players", "2", "--positions", "5", "--pairs", "0")
    assert "Compiling" in cold.stderr
    assert "Played by the compiled backend; no rollouts." in cold.stdout


@pytest.mark.slow
def test_a_match_says_which_backend_and_which_budget_played() -> None:
    told = abbey("arena", *SEARCHERS, "--first", *QUICK, "--json", "found.json")
    assert "Played by the compiled backend" in told.stdout
    assert "90 rollouts a turn" in " ".join(told.stdout.split())
    assert found("found.json")["backend"] == "compiled"
    assert found("found.json")["budgets"] == {SEARCHERS[0]: "90 rollouts a turn", "hider": "no rollouts"}


def test_an_audit_says_it_too() -> None:
    told = abbey(
        "arena", "audit", "random", "--players", "2", "--games", "20", "--workers", "1", "--json", "found.json"
    )
    assert "Played by the compiled backend." in told.stdout
    assert (found("found.json")["backend"], found("found.json")["budgets"]) == ("compiled", {})


def test_a_journal_is_not_continued_with_another_backend() -> None:
    match = ("arena", "selfish", "random", *QUICK, "--out", "kept")
    assert abbey(*match, "--backend", "plain").exit_code == 0
    assert found("kept/results.json")["backend"] == "plain"
    refused = abbey(*match, "--backend", "compiled")
    assert is_refused(refused)
    assert "differs in the backend" in refused.stderr
    assert abbey(*match, "--backend", "plain").exit_code == 0


def test_with_fewer_rollouts_it_is_another_match() -> None:
    use_backend("compiled")
    compiled = fingerprint_of(1, ("expert", "random"))
    use_backend("plain")
    plain = fingerprint_of(1, ("expert", "random"))
    assert compiled.budgets == {"expert": "4,000 rollouts a turn"}
    assert plain.budgets == {"expert": "40 rollouts a turn"}
    assert compiled.differences(plain) == ["the backend", "the budgets of the bots"]


@pytest.mark.parametrize("backend", ["plain", "compiled"])
@pytest.mark.parametrize("executor", [InProcess(), Processes(1)], ids=["in-process", "processes"])
def test_workers_play_with_the_backend_of_the_match(executor: Executor, backend: Any) -> None:
    use_backend(backend)
    block = Block("self", 2, 1, 0, (f"{HERE}:Unveiled",) * 2)
    (outcome,) = run([block], executor, Memory(), lambda _games: None)
    assert outcome.games[0].forfeits[0].first == backend


def test_the_choice_ends_with_the_command() -> None:
    before = backend_name()
    assert abbey("arena", "random", "random", *QUICK, "--backend", "plain").exit_code == 0
    assert backend_name() == before


def without_numba(*words: str) -> subprocess.CompletedProcess[str]:
    script = f"import sys; sys.modules['numba'] = None; from abbey.cli import main; main({list(words)!r})"
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)


@pytest.mark.slow
def test_without_numba_it_plays_plain_and_says_so() -> None:
    done = without_numba("arena", "selfish", "random", *QUICK)
    assert done.returncode == 0, done.stderr
    assert "Numba is not installed" in done.stderr
    assert "Played by the plain backend" in done.stdout


@pytest.mark.slow
def test_without_numba_the_compiled_backend_is_refused() -> None:
    done = without_numba("arena", "random", "random", *QUICK, "--backend", "compiled")
    assert done.returncode == 2
    assert "pip install 'abbey[fast]'" in done.stderr
