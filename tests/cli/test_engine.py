"""Checks that `abbey bench` and `abbey warm` measure and compile; not how fast."""

import json
import os
import subprocess
import sys
from pathlib import Path
from threading import Timer

import pytest

from abbey.cli.compilation import compile_lock
from tests.cli.terminal import abbey, is_refused


@pytest.mark.usefixtures("little_work")
@pytest.mark.slow
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
    assert all(figure > 0 for figure in figures["minds"].values())
    assert figures["commit"]
    assert figures["machine"]
    assert figures["peers"] == []
    assert figures["server"] is None
    assert figures["page"] is None


@pytest.mark.slow
@pytest.mark.usefixtures("little_work")
def test_bench_shows_a_table_and_where_it_was_measured() -> None:
    shown = abbey("bench").stdout
    assert "Abbey, plain Python" in shown
    assert "Machine: " in shown


@pytest.mark.slow
def test_warm_says_where_the_compiled_rules_are_kept() -> None:
    result = abbey("warm")
    assert result.exit_code == 0
    _, kept = result.stdout.strip().rstrip(".").split(" is kept in ")
    assert any(Path(kept).rglob("*.play_games-*.nbi"))


HOLD = """
import sys, time
from pathlib import Path
from abbey.cli.compilation import compile_lock
with compile_lock(Path(sys.argv[1])):
    print("alone", flush=True)
    time.sleep(60)
"""


@pytest.mark.slow
def test_one_process_compiles_the_next_waits_and_one_that_is_killed_keeps_nobody_from_it(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with subprocess.Popen([sys.executable, "-c", HOLD, str(tmp_path)], stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout
        assert other.stdout.readline() == "alone\n"
        Timer(1.5, other.kill).start()
        with compile_lock(tmp_path):
            assert other.wait() < 0
    assert capfd.readouterr().err.count("this one waits for it") == 1


START = """
import subprocess
from queue import Queue
from abbey.cli.compilation import compile_in_background
started, popen = Queue(), subprocess.Popen
def begin(*arguments, **options):
    process = popen(*arguments, **options)
    started.put(process)
    return process
subprocess.Popen = begin
compile_in_background()
print("ended with", started.get(timeout=60).wait(60))
"""


@pytest.mark.slow
def test_a_server_that_starts_while_somebody_compiles_leaves_no_process_waiting(tmp_path: Path) -> None:
    """Otherwise each start would add one more, until the memory is full."""
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}

    def said(*program: str) -> str:
        command = [sys.executable, *program]
        ran = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120)
        return ran.stdout + ran.stderr

    with compile_lock(tmp_path / "abbey"):
        assert said("-c", START) == "ended with 2\n"
        assert "Another process is compiling already." in said("-m", "abbey", "warm", "--no-wait")


@pytest.mark.slow
def test_whoever_leaves_at_once_hears_nothing_of_the_compiler(tmp_path: Path) -> None:
    program = "from abbey.cli.compilation import compile_in_background; compile_in_background()"
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    with compile_lock(tmp_path / "abbey"):
        ran = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, check=True)
    assert ran.stderr == b""


@pytest.mark.slow
def test_nothing_is_compiled_for_a_game_that_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[bool] = []
    monkeypatch.setattr("abbey.cli.commands.play_command.compile_in_background", lambda: begun.append(True))
    assert is_refused(abbey("play", "--bots", "nobody"))
    assert is_refused(abbey("play", "--resume", "nofile"))
    assert begun == []
    abbey("play", typed=["quit"])
    assert begun == [True]
