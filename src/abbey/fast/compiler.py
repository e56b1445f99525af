"""Compiles the loops and every rule they call, unchanged, and keeps the result under a digest of all that code.

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
from threading import Lock
from types import FunctionType
from typing import Any, Final

import numba
import platformdirs

from abbey.rules.core.chance import lay_pile
from abbey.rules.core.position import hand_over, put
from abbey.rules.core.raw_notes import note

log = logging.getLogger("abbey.fast")

Compiled = Callable[..., Any]

_KEEPING: Final = Lock()  # where Numba keeps things is one setting for all threads

# Compiled as functions of their own, like the loops themselves. Everything else is melted into its callers.
STANDING: Final = frozenset({"play_out", "scramble", "find_ends", "good_turn"})


@numba.njit(forceinline=True)
def _silence(_s, _what, _clause, _seat, _x, _y, _z):  # type: ignore[no-untyped-def]
    pass


@numba.njit(forceinline=True)
def _assign(boards, i, starts, j):  # type: ignore[no-untyped-def]
    boards[i] = starts[j]


@numba.njit(forceinline=True)
def _assign_within(boards, i, j):  # type: ignore[no-untyped-def]
    boards[i] = boards[j]


@numba.njit(forceinline=True)
def _leave(_s):  # type: ignore[no-untyped-def]
    pass


_STAND_INS: Final[dict[Compiled, Compiled]] = {
    note: _silence,
    put: _assign,
    hand_over: _assign_within,
    lay_pile: _leave,
}


def digest(loop: FunctionType) -> str:
    """Return a digest of all that decides what the compiled loop does, and of the file Numba ties its own cache to."""
    file = Path(loop.__code__.co_filename).stat()
    hasher = hashlib.sha256(f"{platform.python_version()} {numba.__version__} {file.st_mtime} {file.st_size}".encode())
    for function in _reached(loop):
        code = function.__code__
        values = {name: value for name, value in _globals(function).items() if not isinstance(value, FunctionType)}
        told = code.co_filename, code.co_qualname, code.co_code, code.co_consts, code.co_names, sorted(values.items())
        hasher.update(repr((*told, _fields(function))).encode())
    return hasher.hexdigest()[:16]


def _reached(loop: FunctionType) -> list[FunctionType]:
    """Return the loop and every function that it calls, directly or through others."""
    reached = [loop]
    for function in reached:
        called = [value for value in _globals(function).values() if isinstance(value, FunctionType)]
        reached += [value for value in called if value not in reached and value not in _STAND_INS]
    return reached


def _globals(function: FunctionType) -> dict[str, Any]:
    """Return what a function takes from its module, by name."""
    names = {i.argval for i in dis.get_instructions(function) if i.opname == "LOAD_GLOBAL"}
    return {name: function.__globals__[name] for name in sorted(names & function.__globals__.keys())}


def _fields(function: FunctionType) -> list[tuple[str, ...]]:
    """Name the fields of the named tuples it takes: compiled code finds them by their place."""
    return [hint._fields for hint in function.__annotations__.values() if hasattr(hint, "_fields")]


def kept_in() -> Path:
    """Return the folder that holds everything compiled."""
    return Path(platformdirs.user_cache_dir("abbey", ensure_exists=True))


@cache
def cache_folder(loop: FunctionType) -> Path:
    folder = kept_in() / digest(loop)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@cache
def _twin(function: FunctionType, melted: bool) -> Compiled:
    """Return the same code with every function it calls replaced by that function's twin."""
    if function in _STAND_INS:
        return _STAND_INS[function]
    names: dict[str, Any] = {"__name__": function.__module__}
    for name, value in _globals(function).items():
        names[name] = _twin(value, value.__name__ not in STANDING) if isinstance(value, FunctionType) else value
    body = FunctionType(function.__code__, names, function.__name__)
    # _nrt: nothing in here allocates, so nothing need be counted; counting costs a tenth of the speed.
    return numba.njit(nogil=True, error_model="numpy", forceinline=melted, _nrt=False)(body)


@cache
def compiled(loop: Compiled) -> Compiled:
    """Return the loop, to be compiled on its first call or fetched from the cache."""
    assert isinstance(loop, FunctionType)
    twin = _twin(loop, False)
    with _KEEPING:
        usual = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(cache_folder(loop))
        try:
            twin.enable_caching()  # type: ignore[attr-defined]
        finally:
            numba.config.CACHE_DIR = usual
    return _announced(loop, twin)


def is_ready(loop: Compiled) -> bool:
    """Tell whether the loop has been compiled before, so that calling it costs nothing more."""
    assert isinstance(loop, FunctionType)
    return any(cache_folder(loop).rglob(f"*.{loop.__name__}-*.nbi"))


def _announced(loop: FunctionType, twin: Compiled) -> Compiled:
    """Say so before a call that has to compile: it takes a while, and silence looks like a crash."""

    def call(*arguments: Any) -> Any:
        if twin.signatures or is_ready(loop):  # type: ignore[attr-defined]
            return twin(*arguments)
        log.warning("Compiling the rules for speed (%s): up to half a minute, once for each version.", loop.__name__)
        start = time.perf_counter()
        result = twin(*arguments)
        log.warning("Compiled in %.0f s; kept in %s.", time.perf_counter() - start, cache_folder(loop))
        return result

    return call
