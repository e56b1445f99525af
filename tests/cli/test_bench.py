"""`abbey bench` and `abbey warm`: that they measure, compare, write and compile; not how fast."""

import json
import shlex
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import abbey, is_refused

PEER = {"library": "Elsewhere", "game": "draughts", "how": "by hand", "decisions_per_s": 2.5}


@pytest.fixture(autouse=True)
def _little_work(monkeypatch: pytest.MonkeyPatch) -> None:
    for amount in ("RUNS", "PLAIN_GAMES", "COMPILED_GAMES", "COPIES"):
        monkeypatch.setattr(f"abbey.cli.bench.measure.{amount}", 1)


def command(text: str) -> str:
    """A command that runs this Python text."""
    Path("peers.py").write_text(text, encoding="utf-8")
    return shlex.join([sys.executable, "peers.py"])


def test_bench_prints_its_figures_as_json() -> None:
    figures = json.loads(abbey("bench", "--json").stdout)
    for name in (
        "plain_decisions_per_s",
        "compiled_decisions_per_s",
        "compiled_two_threads_decisions_per_s",
        "copy_ns",
        "compiled_to_plain",
        "two_threads_to_one",
    ):
        assert figures[name] > 0, name
    assert figures["commit"]
    assert figures["machine"]
    assert figures["peers"] == []


def test_bench_measures_other_libraries_beside_ours() -> None:
    beside = command(f"print({json.dumps(PEER)!r})")
    figures = json.loads(abbey("bench", "--json", "--beside", beside).stdout)
    (peer,) = figures["peers"]
    assert PEER.items() <= peer.items()
    assert peer["abbey_to_peer"] == pytest.approx(figures["compiled_decisions_per_s"] / 2.5)


@pytest.mark.parametrize("text", ["raise SystemExit(3)", "print('fast')", "print('{}')"])
def test_a_measurement_of_others_that_fails_is_refused_in_one_sentence(text: str) -> None:
    result = abbey("bench", "--json", "--beside", command(text))
    assert is_refused(result)
    assert "could not be measured" in result.stderr


def test_a_command_that_is_not_there_is_refused_in_one_sentence() -> None:
    assert is_refused(abbey("bench", "--beside", "no-such-command"))


def test_bench_shows_a_table_and_writes_a_page_with_a_plot() -> None:
    Path("docs").mkdir()
    beside = command(f"print({json.dumps(PEER)!r})")
    shown = abbey("bench", "--write", "docs", "--beside", beside).stdout
    page = Path("docs/bench.md").read_text(encoding="utf-8")
    plot = Path("docs/bench.svg").read_text(encoding="utf-8")
    assert all("Abbey, plain Python" in text for text in (shown, page, plot))
    assert "| Elsewhere draughts, by hand | 2 |" in page
    assert "](bench.svg)" in page


def test_bench_refuses_to_write_into_a_folder_that_is_not_there() -> None:
    assert is_refused(abbey("bench", "--write", "nowhere"))


def test_warm_says_where_the_compiled_rules_are_kept() -> None:
    result = abbey("warm")
    assert result.exit_code == 0
    _, kept = result.stdout.strip().rstrip(".").split(" are kept in ")
    assert any(Path(kept).rglob("*.play_games-*.nbi"))
