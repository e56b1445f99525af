"""Tests which backend plays: one that was named is never left; if none was, the faster one plays once it is ready."""

import subprocess
import sys
from collections.abc import Iterator

import pytest

from abbey.bots import bot_named, play_game
from abbey.rules import Action, Deal
from abbey.rules.names import SeatNumber
from abbey.search import BackendName, TurnSearch, backend_name, is_warm, same_backend, use_backend, warm


@pytest.fixture(autouse=True)
def _restored() -> Iterator[None]:
    yield
    use_backend(None)


@pytest.fixture(scope="module")
def _compiled() -> None:
    warm()


def moves(backend: BackendName) -> list[tuple[SeatNumber, Action]]:
    """Return what bots do that roll out, so little that the plain backend cannot do with less."""
    use_backend(backend)
    deal = Deal.numbered(2, 4)
    return play_game(deal, [bot_named("expert:rollouts=4,breadth=2"), bot_named("hider")]).actions


@pytest.mark.slow
@pytest.mark.usefixtures("_compiled")
def test_a_game_is_the_same_with_both_backends_when_the_budget_is() -> None:
    assert moves("plain") == moves("compiled")


@pytest.mark.usefixtures("_compiled")
def test_what_was_said_is_what_plays() -> None:
    assert is_warm()
    assert backend_name() == "compiled"
    use_backend("plain")
    assert backend_name() == TurnSearch().backend_name == "plain"
    assert TurnSearch("compiled").backend_name == "compiled"
    use_backend(None)
    assert backend_name() == "compiled"


def test_the_backend_of_a_moment_can_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    is_ready = False
    monkeypatch.setattr("abbey.search.backend.is_warm", lambda: is_ready)
    with same_backend() as name:
        is_ready = True
        assert name == backend_name() == "plain"
    assert backend_name() == "compiled"


def test_compiling_tells_how_far_it_is() -> None:
    told: list[tuple[int, int]] = []
    warm(lambda done, of: told.append((done, of)))
    assert told == [(done, 6) for done in range(7)]


COLD = """
import os, tempfile
os.environ["XDG_CACHE_HOME"] = tempfile.mkdtemp()
from abbey.search import backend_name, is_warm, use_backend
print(is_warm(), backend_name())
use_backend("compiled")
print(is_warm(), backend_name())
"""
WITHOUT_NUMBA = """
import sys
sys.modules["numba"] = None
from abbey.search import backend_name, can_compile, use_backend
print(can_compile(), backend_name())
try:
    use_backend("compiled")
except ImportError:
    print("refused", backend_name())
"""


def printed(script: str) -> list[str]:
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_with_a_cold_cache_the_plain_backend_plays_unless_another_is_said() -> None:
    assert printed(COLD) == ["False plain", "False compiled"]


def test_without_numba_the_compiled_backend_is_refused() -> None:
    assert printed(WITHOUT_NUMBA) == ["False plain", "refused plain"]
