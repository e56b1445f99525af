"""Tests the processes that a server starts for aids and analyses where they may do less than usual, or fail."""

import pickle
import re
import subprocess
import sys

import pytest

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


def without_priority(*command: str, said: bytes = b"") -> "subprocess.CompletedProcess[bytes]":
    """Run a Python that may not change its priority."""
    whole = [sys.executable, refused_priority.__file__, sys.executable, *command]
    done = subprocess.run(whole, input=said, capture_output=True, check=False)
    if done.returncode == IMPOSSIBLE:
        pytest.skip("this system cannot refuse a single system call")
    return done


def game_in_play() -> Game:
    return Game(Deal.numbered(2, 5), ("Anna", "Bela"))


def test_the_system_does_refuse_it() -> None:
    assert b"PermissionError" in without_priority("-c", "import os; os.nice(1)").stderr


def test_aids_are_made_where_no_process_may_lower_its_priority() -> None:
    table = table_with(game_in_play(), None)
    request = AidRequest("t", sight_of(table, NOBODY), notebook, "plain", ())
    done = without_priority("-m", AIDS, said=pickle.dumps(request))
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(b'{"type":"notebook"')


def test_a_fault_is_told_by_its_kind_and_place_without_quoting_what_was_asked() -> None:
    for module, said in (ANALYSIS, b"red3"), (AIDS, b"cabbey\nred3\n."):  # no record; a pickle of what is not there
        done = subprocess.run([sys.executable, "-m", module], input=said, capture_output=True, check=False)
        told = (done.stdout + done.stderr).decode()
        assert re.fullmatch(r"!?\w+Error at \w+\.py:\d+\n", told), told


def test_games_are_analysed_where_no_process_may_lower_its_priority() -> None:
    done = without_priority("-m", ANALYSIS, said=write_record(record_of(game_in_play())).encode())
    assert b"UnfinishedGameError" in done.stderr, "it has come as far as the game, which it refuses"
