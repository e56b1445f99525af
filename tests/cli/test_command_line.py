"""Tests the command itself: help, version, completion, traces, and how mistakes are answered."""

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from pkgutil import iter_modules

import pytest

from abbey.cli import commands
from abbey.cli.main import MODULES
from tests.cli.terminal import abbey, decided, is_refused

PROGRAM = [sys.executable, "-m", "abbey"]
EVENING = str(Path(__file__).parents[2] / "examples" / "evening.abbey")


def test_version_is_told() -> None:
    assert abbey("--version").output == "abbey 0.1.0\n"


def test_a_command_waits_only_for_what_it_needs_itself() -> None:
    loaded = "import sys; from abbey.cli import main; main.commands['trace']; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True)
    assert "abbey.cli.commands.trace_command" in done.stdout
    assert not {"abbey.server", "abbey.arena", "abbey.tui"} & set(done.stdout.split())


def test_every_module_of_commands_is_on_the_help_page() -> None:
    assert set(MODULES.values()) == {module.name for module in iter_modules(commands.__path__)}
    assert all(name in abbey("--help").output for name in MODULES)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_prints_a_script(shell: str) -> None:
    assert "_ABBEY_COMPLETE" in abbey("completion", shell).output


def test_a_trace_has_a_deal_its_steps_and_an_end_for_each_game() -> None:
    lines = [json.loads(line) for line in abbey("trace", "--games", "2", "--players", "2").output.splitlines()]
    assert [line["game"] for line in lines if line["type"] == "deal"] == [0, 1]
    assert [line["game"] for line in lines if line["type"] == "end"] == [0, 1]
    assert {line["type"] for line in lines} == {"deal", "step", "end"}


def test_a_trace_is_the_same_for_the_same_seed() -> None:
    assert abbey("trace", "--seed", "7").output == abbey("trace", "--seed", "7").output
    assert abbey("trace", "--seed", "7").output != abbey("trace", "--seed", "8").output


@pytest.mark.parametrize(
    "args",
    [
        ["trace", "--players", "6"],
        ["trace", "--style", "clever"],
        ["trace", "--components", "missing.toml"],
        ["trace", "--components", "wrong.toml"],
        ["play", "--bots", "clever"],
        ["play", "--bots", "random,random"],
        ["play", "--name", " "],
        ["play", "--name", "Odo (random bot)"],
        ["play", "--save", "no/such/folder/game.abbey"],
        ["play", "--seed", "many"],
        ["play", "--resume", "game.abbey", "--save", "other.abbey"],
        ["completion", "cmd"],
        ["pray"],
        ["--loud"],
    ],
    ids=" ".join,
)
@pytest.mark.slow
def test_a_mistake_is_answered_in_one_sentence(args: list[str]) -> None:
    Path("wrong.toml").write_text("[tiles]\nred = [2, 3]\n", encoding="utf-8")
    assert is_refused(abbey(*args))


@pytest.mark.slow
def test_a_wrong_component_table_is_refused_by_file_and_entry() -> None:
    Path("wrong.toml").write_text("[tiles]\nred = [2, 3]\n", encoding="utf-8")
    said = abbey("play", "--components", "wrong.toml").stderr
    assert "wrong.toml" in said
    assert "tiles.red" in said


@pytest.mark.slow
def test_a_closed_pipe_ends_a_trace_in_silence() -> None:
    with subprocess.Popen(
        [*PROGRAM, "trace", "--games", "1000"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as trace:
        assert trace.stdout is not None
        assert trace.stderr is not None
        trace.stdout.readline()
        trace.stdout.close()
        assert trace.stderr.read() == b""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "environment"),
    [
        (("stats", EVENING), {"PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "LC_ALL": "C"}),
        (("stats", EVENING, "--language", "cs"), {"PYTHONIOENCODING": "latin-1"}),
        (("replay", EVENING, "--language", "cs"), {"PYTHONIOENCODING": "ascii"}),
    ],
)
def test_letters_that_the_output_cannot_hold_become_question_marks(
    words: tuple[str, ...], environment: dict[str, str]
) -> None:
    done = subprocess.run([*PROGRAM, *words], env={**os.environ, **environment}, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"?" in done.stdout


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "closed"),
    [(("trace",), ">&-"), (("stats", EVENING), "2>&-"), (("play", "--bots", "random"), "<&-")],
)
def test_a_closed_stream_breaks_nothing(words: tuple[str, ...], closed: str) -> None:
    command = f"{shlex.join([*PROGRAM, *words])} {closed}"
    done = subprocess.run(command, shell=True, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.slow
def test_a_killed_game_loses_no_decision() -> None:
    with subprocess.Popen([*PROGRAM, "play", "--seed", "3"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as game:
        assert game.stdin is not None
        game.stdin.write(b"1\n1\n")
        game.stdin.flush()
        _wait_for_decisions(Path("game.abbey"), 2)
        game.kill()
    assert decided() == 2


@pytest.mark.slow
def test_an_interrupt_saves_the_game_and_says_how_to_resume() -> None:
    heed = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # a shell's background job would not hear it
    pipe = subprocess.PIPE
    with subprocess.Popen([*PROGRAM, "play"], stdin=pipe, stdout=pipe, preexec_fn=heed) as game:
        assert game.stdout is not None
        said = b""
        while b"Your choice" not in said:
            letter = game.stdout.read(1)
            assert letter
            said += letter
        assert _interrupt(game) == 0
        assert b"abbey play --resume game.abbey" in game.stdout.read()


def _interrupt(game: subprocess.Popen[bytes]) -> int:
    """Press ctrl-C until it is heard: Python misses one that comes just before it begins to wait for a line.

    It is not pressed while the program is leaving: a second one then ends it at once.
    """
    for _ in range(6):
        game.send_signal(signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            return game.wait(5)
    raise AssertionError("the game does not end")


def _wait_for_decisions(path: Path, count: int) -> None:
    deadline = time.monotonic() + 30
    while not (path.exists() and path.stat().st_size and decided(str(path)) == count):
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.mark.slow
def test_what_to_type_next_works_from_where_the_person_is() -> None:
    program = Path(sys.executable).with_name("abbey")
    said = subprocess.run([program, "play"], input="", capture_output=True, text=True, check=True).stdout
    advice = said.splitlines()[-1]
    again = subprocess.run(shlex.split(advice), input="", capture_output=True, text=True, check=True).stdout
    assert "Welcome back" in again or "Your turn" in again
