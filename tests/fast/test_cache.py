"""Checks that the compile cache never serves stale rules."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import FunctionType
from typing import NamedTuple

import pytest

import abbey
from abbey.fast.compiler import digest

# A loop that reaches one rule compiles in a few seconds, one that reaches all of them in half a minute.
PROBE = """
from abbey.fast import pack
from abbey.fast.compiler import compiled
from abbey.rules import deal
from abbey.rules.core.day import end_day

def nightfall(boards):
    end_day(boards[0])

boards = pack([deal(4, 1)])
compiled(nightfall)(boards)
print(boards[0]["evidence"].sum())
"""


def evidence_in_all(source: Path, cache: Path) -> tuple[int, bool]:
    """Return what all monks have after one compiled night, and whether that had to be compiled.

    Python's own cache of bytecode is off: it does not see a change that keeps a file's size and time.
    """
    surroundings = os.environ | {"PYTHONPATH": str(source), "XDG_CACHE_HOME": str(cache)}
    done = subprocess.run(
        [sys.executable, "-B", str(source / "probe.py")], env=surroundings, capture_output=True, text=True, check=True
    )
    return int(done.stdout), "Compiling the rules" in done.stderr


@pytest.mark.slow
def test_a_changed_rule_is_compiled_anew_and_an_unchanged_one_is_not(tmp_path: Path) -> None:
    source, cache = tmp_path / "source", tmp_path / "cache"
    shutil.copytree(Path(abbey.__file__).parent, source / "abbey", ignore=shutil.ignore_patterns("__pycache__"))
    (source / "probe.py").write_text(PROBE, encoding="utf-8")
    first, compiled = evidence_in_all(source, cache)
    assert compiled
    assert evidence_in_all(source, cache) == (first, False)

    tracks = source / "abbey" / "rules" / "core" / "tracks.py"
    text = tracks.read_text(encoding="utf-8")
    before = tracks.stat()
    tracks.write_text(text.replace("FRONT_POINTS: Final = 5", "FRONT_POINTS: Final = 9"), encoding="utf-8")
    os.utime(tracks, ns=(before.st_atime_ns, before.st_mtime_ns))
    changed, compiled = evidence_in_all(source, cache)
    assert compiled
    assert changed > first


class Pair(NamedTuple):
    one: list[int]
    other: list[int]


class Swapped(NamedTuple):
    other: list[int]
    one: list[int]


def first(pair: Pair) -> int:
    return pair.one[0]


def test_a_named_tuple_with_its_fields_in_another_order_is_compiled_anew() -> None:
    assert isinstance(first, FunctionType)
    before = digest(first)
    first.__annotations__["pair"] = Swapped
    try:
        assert digest(first) != before
    finally:
        first.__annotations__["pair"] = Pair
    assert digest(first) == before
