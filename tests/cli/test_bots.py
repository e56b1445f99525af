"""Tests bots on the command line: programs, modules, what a file may not start, and the kit."""

import logging
import os
import re
import shlex
import signal
import subprocess
import sys
import threading
import time
import warnings
from pathlib import Path

import pytest

from abbey.bots.external import protocol_page
from abbey.rules import is_over
from abbey.rules.names import SEATS
from tests.bots.pilgrims import install
from tests.cli.terminal import ONES, abbey, is_refused, kept

ROOT = Path(__file__).parents[2]
PROGRAM = f"exec:{shlex.quote(sys.executable)} {ROOT}/examples/external_bot.py"
MODULE = "tests.testing.canaries"


@pytest.mark.slow
def test_a_program_plays_beside_other_bots() -> None:
    done = abbey("play", "--bots", "random", "--bots", PROGRAM, "--players", "3", "--seed", "1", typed=ONES)
    assert done.exit_code == 0, done.output
    game = kept()
    assert [seat for seat, _ in game.actions].count(SEATS[2]) > 20
    assert f"({PROGRAM} bot)" in game.names[2]


@pytest.mark.slow
def test_kinds_with_options_and_a_module_stand_in_one_line() -> None:
    done = abbey("play", "--bots", f"random,{MODULE}:Gropes", "--players", "3", "--seed", "1", typed=ONES[:20])
    assert done.exit_code == 0, done.output


@pytest.mark.slow
def test_a_bot_of_an_installed_package_plays_and_its_game_can_be_resumed(tmp_path: Path) -> None:
    """It runs in a process of its own, as a person would have it."""
    install(tmp_path)
    begin = ["play", "--bots", "pilgrim:pace=3", "--players", "2", "--seed", "1"]
    for arguments in (begin, ["play", "--resume", "game.abbey"]):
        command = [sys.executable, "-m", "abbey", *arguments]
        typed = "1\n" * 12
        done = subprocess.run(
            command,
            input=typed,
            env={**os.environ, "PYTHONPATH": str(tmp_path)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
    assert "(pilgrim:pace=3 bot)" in kept().names[1]
    assert [seat for seat, _ in kept().actions].count(SEATS[0]) > 20


@pytest.mark.slow
def test_a_bot_that_fails_leaves_its_choice_to_chance_and_the_game_goes_on() -> None:
    done = abbey("play", "--bots", f"{MODULE}:Stumbles", "--players", "2", "--seed", "1", typed=ONES)
    assert done.exit_code == 0, done.output
    assert is_over(kept().position)


@pytest.mark.slow
def test_a_saved_game_does_not_start_a_program_by_itself() -> None:
    abbey("play", "--bots", PROGRAM, "--players", "2", "--seed", "1", typed=ONES[:10])
    before = kept().actions
    refused = abbey("play", "--resume", "game.abbey")
    assert is_refused(refused)
    assert "A file alone may not start" in refused.stderr
    assert kept().actions == before
    assert abbey("play", "--resume", "game.abbey", "--bots", PROGRAM, typed=ONES).exit_code == 0
    assert len(kept().actions) > len(before)


@pytest.mark.slow
def test_a_saved_game_with_a_bot_that_is_not_here_names_it_and_goes_on_with_another() -> None:
    abbey("play", "--bots", "random", "--players", "3", "--seed", "1", typed=ONES[:10])
    saved = Path("game.abbey")
    saved.write_text(saved.read_text(encoding="utf-8").replace("(random bot)", "(quill bot)", 1), encoding="utf-8")
    before = kept().actions
    for words in ((), ("--bots", "random,selfish")):
        refused = abbey("play", "--resume", "game.abbey", *words)
        assert is_refused(refused)
        assert "There is no bot called 'quill' here" in refused.stderr
    assert "There is no bot called 'quill'" in abbey("play", "--resume", "game.abbey", "--bots", "quill").stderr
    assert abbey("play", "--resume", "game.abbey", "--bots", "selfish", typed=ONES[:10]).exit_code == 0
    assert kept().actions[: len(before)] == before
    assert sorted(name.partition(" ")[2] for name in kept().names) == ["", "(random bot)", "(selfish bot)"]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--bot", "mine"], "should read NAME=KIND"),
        (["--bot", "random=random"], "There is a bot called 'random' already"),
        (["--bot", "mine=exec:no-such-program"], "There is no program 'no-such-program' here"),
        (["--bot", "mine=nobody"], "There is no bot called 'nobody'"),
    ],
)
def test_a_server_refuses_a_bot_that_it_cannot_offer(options: list[str], sentence: str) -> None:
    before = hooks()
    refused = abbey("serve", "--port", "0", "--data", "data", *options)
    assert is_refused(refused)
    assert sentence in refused.stderr
    assert hooks() == before  # faults of later tests are still heard


def hooks() -> list[object]:
    """Return what hears of faults and warnings in this process."""
    handlers = logging.getLogger().handlers
    return [sys.excepthook, threading.excepthook, sys.unraisablehook, warnings.showwarning, *handlers]


def test_the_protocol_is_printed_as_the_page_has_it() -> None:
    assert abbey("bot-protocol").stdout == protocol_page()


QUICK = ("--players", "2", "--positions", "40", "--pairs", "0")


@pytest.mark.slow
def test_a_bot_that_keeps_its_promises_is_told_so() -> None:
    done = abbey("check-bot", "random", *QUICK)
    assert done.exit_code == 0, done.output
    assert done.stdout.count("kept ") == 6
    assert "not seen time" in done.stdout
    assert re.search(r"It was asked in these positions: \d+ with 2 players\.", done.stdout)
    assert "Played by the compiled backend." in done.stdout


@pytest.mark.slow
def test_a_bot_that_breaks_one_is_told_which_and_its_game_is_kept() -> None:
    done = abbey("check-bot", f"{MODULE}:Gropes", *QUICK, "--records", "found")
    assert done.exit_code == 1
    assert "BROKEN   sealed" in done.stdout
    assert "It reaches past its view and notes: it touched View.deck." in done.stdout
    assert kept("found/sealed.abbey").position is not None


@pytest.mark.slow
def test_a_program_that_fails_is_told_why() -> None:
    done = abbey("check-bot", f"exec:{shlex.quote(sys.executable)} -c pass", *QUICK)
    assert done.exit_code == 1
    assert "it left the choice to chance (Question 1: it ended with code 0.)" in done.stdout


@pytest.mark.slow
@pytest.mark.parametrize(
    "words",
    [
        ("check-bot", "mine:Plain", *QUICK),
        ("arena", "mine:Plain", "random", "--players", "2", "--games", "4", "--workers", "2"),
        ("play", "--bots", "mine:Plain"),
    ],
    ids=lambda words: words[0],
)
def test_a_bot_in_the_current_folder_is_found_in_every_process(words: tuple[str, ...]) -> None:
    Path("mine.py").write_text("from abbey.bots import RandomBot\nclass Plain(RandomBot): pass\n", encoding="utf-8")
    Path("click.py").write_text("raise ImportError('this is not the one that is installed')", encoding="utf-8")
    command = [str(Path(sys.executable).with_name("abbey")), *words]
    done = subprocess.run(command, input="q\n", capture_output=True, text=True, check=False)
    assert (done.returncode, "Traceback" in done.stderr) == (0, False), done.stderr


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has /proc")
def test_an_interrupt_ends_the_check_without_a_word_of_its_process() -> None:
    command = [sys.executable, "-m", "abbey", "check-bot", "random", *QUICK]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True) as check:
        children = Path(f"/proc/{check.pid}/task/{check.pid}/children")
        while len(children.read_text(encoding="utf-8").split()) < 2:  # one of them only counts what is left behind
            assert check.poll() is None
            time.sleep(0.005)
        time.sleep(0.2)
        os.killpg(check.pid, signal.SIGINT)
        _, said = check.communicate(timeout=60)
    assert check.returncode == 1
    assert said.split() == [b"Aborted!"]


def test_an_unknown_bot_is_refused() -> None:
    assert is_refused(abbey("check-bot", "nobody", *QUICK))
