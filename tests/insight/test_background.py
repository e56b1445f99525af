"""Tests the processes in which a server makes aids and analyses: how they give way, and how they fail."""

import pickle
import re
import signal
import subprocess
import sys
from collections.abc import Sequence

import pytest

from abbey.insight import background
from abbey.insight.aids.aid_request import AidRequest
from abbey.insight.aids.notebook import notebook
from abbey.insight.aids.sight import sight_of
from abbey.rules import Deal, Game, record_of, write_record
from abbey.rules.names import NOBODY
from tests.insight import refused_priority
from tests.insight.refused_priority import IMPOSSIBLE
from tests.server.prepared_tables import table_with

pytestmark = pytest.mark.slow

AIDS, ANALYSIS = "abbey.insight.aids.aid_process", "abbey.insight.analysis.analysis_process"


def without_priority(command: Sequence[str], said: bytes = b"") -> "subprocess.CompletedProcess[bytes]":
    """Run a command that may not change its priority."""
    whole = [sys.executable, refused_priority.__file__, *command]
    done = subprocess.run(whole, input=said, capture_output=True, check=False)
    if done.returncode == IMPOSSIBLE:
        pytest.skip("this system cannot refuse a single system call")
    return done


def game_in_play() -> Game:
    return Game(Deal.numbered(2, 5), ("Anna", "Bela"))


def wish() -> AidRequest:
    """Return what somebody asks who sits at no seat."""
    return AidRequest("t", sight_of(table_with(game_in_play(), None), NOBODY), notebook, "plain", ())


@pytest.mark.parametrize("wish", ["nice(1)", "sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))"])
def test_the_system_does_refuse_it(wish: str) -> None:
    assert b"PermissionError" in without_priority([sys.executable, "-c", f"import os; os.{wish}"]).stderr


def test_aids_are_made_where_no_process_may_lower_its_priority() -> None:
    done = without_priority([*background.COMMAND, AIDS], said=pickle.dumps(wish()))
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(b'{"type":"notebook"')


def test_a_fault_is_told_by_its_kind_and_place_without_quoting_what_was_asked() -> None:
    for module, said in (ANALYSIS, b"red3"), (AIDS, b"cabbey\nred3\n."):  # no record; a pickle of what is not there
        done = subprocess.run([*background.COMMAND, module], input=said, capture_output=True, check=False)
        told = (done.stdout + done.stderr).decode()
        assert re.fullmatch(r"!?\w+Error at \w+\.py:\d+\n", told), told


def test_games_are_analysed_where_no_process_may_lower_its_priority() -> None:
    done = without_priority([*background.COMMAND, ANALYSIS], said=write_record(record_of(game_in_play())).encode())
    assert b"UnfinishedGameError" in done.stderr, "it has come as far as the game, which it refuses"


def test_ctrl_c_is_for_the_server_alone() -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen([*background.COMMAND, AIDS], stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        for _ in range(2):
            process.stdin.write(pickle.dumps(wish()))
            process.stdin.flush()
            assert process.stdout.readline().startswith(b'{"type":"notebook"')
            process.send_signal(signal.SIGINT)
        process.stdin.close()
        assert (process.wait(), process.stderr.read()) == (0, b"")
