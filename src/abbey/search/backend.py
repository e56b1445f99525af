"""Runs kernels at two speeds: plain Python over lists, or compiled over arrays once these kernels are ready.

Both give the same answers. Compiled kernels take NumPy arrays where plain ones take lists. They are typed as if they
took lists, too: only `CompiledBackend` knows better.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from typing import Final, Literal, ParamSpec, Protocol, TypeVar, cast

from abbey.rules.core.position import Position
from abbey.rules.names import MONK_COUNT, SEATS
from abbey.search.kernels.card_weights import weigh_cards
from abbey.search.kernels.day_rollouts import roll_out
from abbey.search.kernels.end_ranks import rank_end
from abbey.search.kernels.exposure import expose
from abbey.search.kernels.rival_games import play_rivals
from abbey.search.kernels.turn_ends import find_ends

BackendName = Literal["plain", "compiled"]
Progress = Callable[[int, int], None]  # how many kernels are compiled, and of how many

KERNELS: Final = (find_ends, weigh_cards, expose, rank_end, roll_out, play_rivals)

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")


class Backend(Protocol):
    """Says where the arrays of the kernels come from, and how kernels run."""

    @property
    def name(self) -> BackendName: ...

    @property
    def slowdown(self) -> int:
        """Return roughly how many times slower than compiled it is, for those who can do with less."""

    def boards(self, count: int) -> list[Position]:
        """Make room for so many positions."""

    def put(self, boards: list[Position], i: int, position: Position) -> None:
        """Copy a position to a board."""

    def zeros(self, count: int) -> list[int]: ...

    def zero_rows(self, rows: int, width: int) -> list[list[int]]: ...

    def float_zeros(self, count: int) -> list[float]: ...

    def float_blocks(self, blocks: int, rows: int, width: int) -> list[list[list[float]]]: ...

    def ints(self, values: T) -> T:
        """Hand over a list of whole numbers, or of lists of them."""

    def floats(self, values: T) -> T:
        """Hand over a list of numbers, or of lists of them."""

    def float_rows(self, rows: list[list[float]], width: int) -> list[list[float]]:
        """Hand over rows of this width, of which there may be none at all."""

    def read(self, values: T) -> T:
        """Return what a kernel wrote as plain lists."""

    def run(self, kernel: Callable[P, R]) -> Callable[P, R]:
        """Return the kernel as this backend runs it."""


class PlainBackend:
    """Runs kernels as the Python functions that they are."""

    name: BackendName = "plain"
    slowdown = 100

    def boards(self, count: int) -> list[Position]:
        return [Position() for _ in range(count)]

    def put(self, boards: list[Position], i: int, position: Position) -> None:
        boards[i] = position.copy()

    def zeros(self, count: int) -> list[int]:
        return [0] * count

    def zero_rows(self, rows: int, width: int) -> list[list[int]]:
        return [[0] * width for _ in range(rows)]

    def float_zeros(self, count: int) -> list[float]:
        return [0.0] * count

    def float_blocks(self, blocks: int, rows: int, width: int) -> list[list[list[float]]]:
        return [[[0.0] * width for _ in range(rows)] for _ in range(blocks)]

    def ints(self, values: T) -> T:
        return values

    def floats(self, values: T) -> T:
        return values

    def float_rows(self, rows: list[list[float]], width: int) -> list[list[float]]:
        assert all(len(row) == width for row in rows)
        return rows

    def read(self, values: T) -> T:
        return values

    def run(self, kernel: Callable[P, R]) -> Callable[P, R]:
        return kernel


class CompiledBackend:
    """Runs kernels compiled by Numba; the first call of one that is not in the cache compiles it."""

    name: BackendName = "compiled"
    slowdown = 1

    def __init__(self) -> None:
        import numpy

        from abbey.fast import compiler, layout

        self._numpy = numpy
        self._layout = layout
        self._compiler = compiler

    def boards(self, count: int) -> list[Position]:
        return cast(list[Position], self._numpy.zeros(count, self._layout.DTYPE))

    def put(self, boards: list[Position], i: int, position: Position) -> None:
        boards[i] = self._numpy.frombuffer(self._layout.packed(position), self._layout.DTYPE)[0]

    def zeros(self, count: int) -> list[int]:
        return cast(list[int], self._numpy.zeros(count, self._numpy.int32))

    def zero_rows(self, rows: int, width: int) -> list[list[int]]:
        return cast(list[list[int]], self._numpy.zeros((rows, width), self._numpy.int32))

    def float_zeros(self, count: int) -> list[float]:
        return cast(list[float], self._numpy.zeros(count))

    def float_blocks(self, blocks: int, rows: int, width: int) -> list[list[list[float]]]:
        return cast(list[list[list[float]]], self._numpy.zeros((blocks, rows, width)))

    def ints(self, values: T) -> T:
        return cast(T, self._numpy.array(values, self._numpy.int32))

    def floats(self, values: T) -> T:
        return cast(T, self._numpy.array(values, self._numpy.float64))

    def float_rows(self, rows: list[list[float]], width: int) -> list[list[float]]:
        return cast(list[list[float]], self._numpy.array(rows, self._numpy.float64).reshape(len(rows), width))

    def read(self, values: T) -> T:
        return cast(T, self._numpy.asarray(values).tolist())

    def run(self, kernel: Callable[P, R]) -> Callable[P, R]:
        return self._compiler.compiled(kernel)


class _Process:
    """Holds what this process searches with: a fixed backend, or else the faster one as soon as it is ready."""

    fixed: BackendName | None = None
    seen_warm = False


def use_backend(name: BackendName | None) -> None:
    """Fix the backend of this process, so that results do not depend on what happens to be compiled.

    `None`, as it is at first, means: plain until all kernels are compiled, then compiled. Raises ImportError when the
    compiled one is asked for and NumPy or Numba is missing.
    """
    if name is not None:
        backend_called(name)
    _Process.fixed = name


def backend_name() -> BackendName:
    """Name the backend that this process searches with now."""
    return _Process.fixed or ("compiled" if is_warm() else "plain")


@contextmanager
def same_backend() -> Iterator[BackendName]:
    """Keep the backend of this moment, even if another one becomes ready meanwhile."""
    before = _Process.fixed
    use_backend(backend_name())
    try:
        yield backend_name()
    finally:
        _Process.fixed = before


@cache
def backend_called(name: BackendName) -> Backend:
    """Return the backend of this name; a process has one of each."""
    return CompiledBackend() if name == "compiled" else PlainBackend()


def can_compile() -> bool:
    """Say whether there is something to compile with."""
    return all(find_spec(module) for module in ("numba", "numpy"))


def is_warm() -> bool:
    """Say whether all kernels are compiled and kept. Once they are, they stay so."""
    if not _Process.seen_warm and can_compile():
        from abbey.fast.compiler import is_ready

        _Process.seen_warm = all(is_ready(kernel) for kernel in KERNELS)
    return _Process.seen_warm


def _unheard(_done: int, _of: int) -> None:
    """Ignore the progress: nobody asked for it."""


def warm(progress: Progress = _unheard) -> None:
    """Compile every kernel that is not compiled yet, by calling each once; needs NumPy and Numba."""
    from abbey.rules import deal, view
    from abbey.search.rollouts import Rollouts  # these are built on this module
    from abbey.search.selfplay import selfplay
    from abbey.search.turn_likelihood import Eyes, Mind, Minds, Model, Observers, TurnLikelihood
    from abbey.search.turn_search import TurnSearch

    position = deal(players=2, seed=0)
    seen = view(position, SEATS[position.turn])
    search = TurnSearch("compiled")
    progress(0, len(KERNELS))
    ends = search.ends(seen)[:1]
    progress(1, len(KERNELS))
    likelihood = TurnLikelihood(search, position, Observers((Model(1.0, 100.0),)))
    likelihood.gains(ends[0].path[0], list(ends[0].prices))
    progress(2, len(KERNELS))
    even = [1.0] * MONK_COUNT
    eyes = Eyes((Model(1.0, 100.0),), False, [even, even], even)
    likelihood.exposures([ends[0].path[0]], [ends[0].prices], eyes)
    progress(3, len(KERNELS))
    minds = Minds([Mind(100.0, [even] * 6)], even)
    likelihood.ranks(ends[0].path[0], list(ends[0].prices), minds, [eyes])
    progress(4, len(KERNELS))
    rollouts = Rollouts([list(position.identity)], [even, even], scale=100.0, tries=1, seed=0, backend="compiled")
    rollouts.chances(seen, [ends[0].path], [[0.0, 0.0]], 0, 1)
    progress(5, len(KERNELS))
    selfplay(2, 1, 0, backend="compiled")
    progress(6, len(KERNELS))
