"""Checks that the result is the same whoever plays the blocks, and however often they are interrupted."""

import subprocess
import sys
from collections.abc import Generator, Iterable
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest

from abbey.arena import (
    Block,
    Cluster,
    Executor,
    ExecutorError,
    Fingerprint,
    InProcess,
    Journal,
    Memory,
    Outcome,
    Plan,
    Processes,
    in_order,
    run,
)
from tests.arena.bots import HERE, OPEN

NEEDS_RAY = pytest.mark.skipif(find_spec("ray") is None, reason="Ray has no wheels for this machine")
ROOT = Path(__file__).parents[2]
PLAN = Plan.of(("random", OPEN), (2,), 1, 8, 4)


def untimed(outcomes: Iterable[Outcome]) -> list[object]:
    return [(outcome.block, outcome.games) for outcome in outcomes]


def silent(_games: int) -> None:
    """Ignore progress."""


@pytest.fixture(scope="module")
def alone() -> list[object]:
    return untimed(run(PLAN.blocks(), InProcess(), Memory(), silent))


class Backwards:
    """Has the last block always ready first."""

    def play(self, blocks: Iterable[Block]) -> Generator[Outcome]:
        yield from InProcess().play(reversed(list(blocks)))


@pytest.mark.parametrize("executor", [Backwards(), Processes(1), Processes(3)], ids=["backwards", "one", "three"])
@pytest.mark.slow
def test_any_executor_comes_to_the_same(executor: Executor, alone: list[object]) -> None:
    assert untimed(run(PLAN.blocks(), executor, Memory(), silent)) == alone


@NEEDS_RAY
@pytest.mark.slow
def test_a_ray_cluster_comes_to_the_same(alone: list[object], tmp_path: Path) -> None:
    """The cluster is a real one on this machine, in a process of its own, since Ray leaves threads behind."""
    file = tmp_path / "outcomes"
    script = (
        "import sys, msgspec; from abbey.arena import *; from tests.arena.test_executors import PLAN, silent\n"
        "outcomes = run(PLAN.blocks(), Cluster('local'), Memory(), silent)\n"
        "open(sys.argv[1], 'wb').write(msgspec.json.encode(outcomes))"
    )
    subprocess.run([sys.executable, "-c", script, str(file)], cwd=ROOT, check=True, capture_output=True, timeout=300)
    assert untimed(msgspec.json.decode(file.read_bytes(), type=list[Outcome])) == alone


@NEEDS_RAY
def test_no_cluster_at_the_address_is_said_in_a_sentence() -> None:
    with pytest.raises(ExecutorError, match=r"no Ray cluster at '127\.0\.0\.1:1'"):
        run(PLAN.blocks()[:1], Cluster("127.0.0.1:1"), Memory(), silent)


def test_a_bot_that_kills_its_process_stops_the_match_in_a_sentence() -> None:
    blocks = Plan.of((f"{HERE}:Deadly", "random"), (2,), 1, 4, 0).blocks()
    with pytest.raises(ExecutorError, match="worker process died"):
        run(blocks, Processes(2), Memory(), silent)


def test_what_is_in_the_journal_is_not_played_again(tmp_path: Path, alone: list[object]) -> None:
    fingerprint = Fingerprint("1", "code", 1, {}, "plain", {})
    journal = Journal(tmp_path / "journal", fingerprint)
    run(PLAN.blocks()[:3], InProcess(), journal, silent)
    journal.close()
    told: list[int] = []
    journal = Journal(tmp_path / "journal", fingerprint)
    assert untimed(run(PLAN.blocks(), InProcess(), journal, told.append)) == alone
    journal.close()
    assert len(told) == len(PLAN.blocks()) - 3


def test_who_stops_listening_stops_the_executor() -> None:
    keeper = Memory()
    blocks = Plan.of(("random", "random"), (2,), 1, 4000, 0).blocks()
    listening = in_order(blocks, Processes(2), keeper, silent)
    heard = [next(listening) for _ in range(3)]
    listening.close()
    assert [outcome.block for outcome in heard] == blocks[:3]
    assert len(keeper.outcomes) < 20
