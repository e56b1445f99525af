"""Lets several threads be the first to ask for a loop, since bots think side by side."""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numba
import pytest

from abbey.fast import compiler
from abbey.fast.loops import play_out

THREADS, TIMES = 8, 400


@pytest.fixture
def _hurried() -> Iterator[None]:
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


@pytest.mark.usefixtures("_hurried")
def test_nothing_is_kept_but_in_the_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    usual = numba.config.CACHE_DIR
    anew = compiler.compiled.__wrapped__
    anew(play_out)
    with ThreadPoolExecutor(THREADS) as threads:
        list(threads.map(anew, [play_out] * TIMES))
    assert list(tmp_path.iterdir()) == []
    assert usual == numba.config.CACHE_DIR
