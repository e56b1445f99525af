"""Compiles the loops and every rule they call, unchanged, and keeps the result under a digest of the sources.

Numba's own cache looks only at the file a function stands in and would serve old rules after a change in another.
"""

import dis
import hashlib
import logging
import platform
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, Final

import numba
import platformdirs

import abbey.rules
from abbey.fast import loops
from abbey.rules.core.telling import note

log = logging.getLogger("abbey.fast")

Compiled = Callable[..., Any]

# Entry points and what they share: compiled as functions of their own. Everything else is melted into its callers.
STANDING: Final = frozenset({"play_games", "film", "copy_often", "play_out", "scramble"})


@numba.njit(forceinline=True)
def _silence(_s, _what, _clause, _seat, _x, _y, _z):  # type: ignore[no-untyped-def]
    pass


@numba.njit(forceinline=True)
def _assign(boards, i, starts, j):  # type: ignore[no-untyped-def]
    boards[i] = starts[j]


_STAND_INS: Final[dict[Compiled, Compiled]] = {note: _silence, loops.put: _assign}


def digest() -> str:
    """Names everything that decides what the compiled code does."""
    hasher = hashlib.sha256(f"{platform.python_version()} {numba.__version__}".encode())
    sources = [*Path(abbey.rules.__file__).parent.rglob("*.py"), *Path(__file__).parent.glob("*.py")]
    for source in sorted(sources):
        hasher.update(source.name.encode() + b"\0" + source.read_bytes())
    return hasher.hexdigest()[:16]


@cache
def cache_folder() -> Path:
    folder = Path(platformdirs.user_cache_dir("abbey")) / digest()
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@cache
def _twin(function: FunctionType) -> Compiled:
    """The same code, with every function it calls replaced by that function's twin."""
    if function in _STAND_INS:
        return _STAND_INS[function]
    called = {i.argval for i in dis.get_instructions(function) if i.opname == "LOAD_GLOBAL"}
    names: dict[str, Any] = {"__name__": function.__module__}
    for name in called & function.__globals__.keys():
        value = function.__globals__[name]
        names[name] = _twin(value) if isinstance(value, FunctionType) else value
    body = FunctionType(function.__code__, names, function.__name__)
    melted = function.__name__ not in STANDING
    # _nrt: nothing in here allocates, so nothing need be counted; counting costs a tenth of the speed.
    return numba.njit(nogil=True, error_model="numpy", forceinline=melted, _nrt=False)(body)


@cache
def compiled(loop: Compiled) -> Compiled:
    """The loop, compiled on its first call or fetched from the cache."""
    assert isinstance(loop, FunctionType)
    twin = _twin(loop)
    usual = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(cache_folder())
    try:
        twin.enable_caching()  # type: ignore[attr-defined]
    finally:
        numba.config.CACHE_DIR = usual
    return _announced(loop.__name__, twin)


def _announced(name: str, twin: Compiled) -> Compiled:
    """Say so before a call that has to compile: it takes a while, and silence looks like a crash."""

    def call(*arguments: Any) -> Any:
        if twin.signatures or any(cache_folder().rglob(f"*.{name}-*.nbi")):  # type: ignore[attr-defined]
            return twin(*arguments)
        log.warning("Compiling the rules for speed (%s): up to half a minute, once for each version.", name)
        start = time.perf_counter()
        result = twin(*arguments)
        log.warning("Compiled in %.0f s; kept in %s.", time.perf_counter() - start, cache_folder())
        return result

    return call
