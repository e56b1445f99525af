"""The two speeds of looking ahead: plain Python over lists, or compiled over arrays once that is ready."""

from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from typing import Any, Protocol

from abbey.rules.core.position import Position
from abbey.search.kernels.cards import weigh_cards
from abbey.search.kernels.ends import find_ends
from abbey.search.kernels.giveaway import give_away
from abbey.search.kernels.rivals import play_rivals
from abbey.search.kernels.rollouts import roll_out

LOOPS: tuple[Callable[..., Any], ...] = (find_ends, weigh_cards, give_away, roll_out, play_rivals)


class Gear(Protocol):
    """Where the loops' room to work in comes from, and how they run."""

    @property
    def haste(self) -> int:
        """How many times slower than compiled it is, roughly: for those who can do with less."""

    def boards(self, count: int) -> Any: ...
    def whole(self, *shape: int) -> Any: ...
    def real(self, *shape: int) -> Any: ...
    def wholes(self, values: Any) -> Any: ...
    def reals(self, values: Any) -> Any: ...
    def table(self, rows: Any, width: int) -> Any: ...
    def plain(self, room: Any) -> Any: ...
    def put(self, boards: Any, i: int, world: Position) -> None: ...
    def run(self, loop: Callable[..., Any]) -> Callable[..., Any]: ...


class Plain:
    haste = 100

    def boards(self, count: int) -> list[Position]:
        return [Position() for _ in range(count)]

    def whole(self, *shape: int) -> Any:
        return _nested(shape, 0)

    def real(self, *shape: int) -> Any:
        return _nested(shape, 0.0)

    def wholes(self, values: Any) -> Any:
        return values

    def reals(self, values: Any) -> Any:
        return values

    def table(self, rows: Any, width: int) -> Any:
        assert all(len(row) == width for row in rows)
        return rows

    def plain(self, room: Any) -> Any:
        return room

    def put(self, boards: list[Position], i: int, world: Position) -> None:
        boards[i] = world.copy()

    def run(self, loop: Callable[..., Any]) -> Callable[..., Any]:
        return loop


def _nested(shape: tuple[int, ...], value: float) -> Any:
    if not shape:
        return value
    return [_nested(shape[1:], value) for _ in range(shape[0])]


class Compiled:
    haste = 1

    def __init__(self) -> None:
        import numpy

        from abbey.fast import compiler, layout

        self._numpy = numpy
        self._layout = layout
        self.run = compiler.compiled

    def boards(self, count: int) -> Any:
        return self._numpy.zeros(count, self._layout.DTYPE)

    def whole(self, *shape: int) -> Any:
        return self._numpy.zeros(shape, self._numpy.int32)

    def real(self, *shape: int) -> Any:
        return self._numpy.zeros(shape, self._numpy.float64)

    def wholes(self, values: Any) -> Any:
        return self._numpy.array(values, self._numpy.int32)

    def reals(self, values: Any) -> Any:
        return self._numpy.array(values, self._numpy.float64)

    def table(self, rows: Any, width: int) -> Any:
        """Lines that may be none at all."""
        return self.reals(rows).reshape(len(rows), width)

    def plain(self, room: Any) -> Any:
        return room.tolist()

    def put(self, boards: Any, i: int, world: Position) -> None:
        boards[i] = self._numpy.frombuffer(self._layout.packed(world), self._layout.DTYPE)[0]


def gear() -> Gear:
    """The faster one if all is compiled already; nobody waits for that here: `abbey.search.warm` compiles."""
    return _fast() if is_warm() else _PLAIN


def may_warm() -> bool:
    """Is there something to compile with?"""
    return all(find_spec(module) for module in ("numba", "numpy"))


def is_warm() -> bool:
    """Are all loops compiled and kept? Once they are, they stay so."""
    if not _seen_warm and may_warm():
        from abbey.fast.compiler import is_ready

        if all(is_ready(loop) for loop in LOOPS):
            _seen_warm.add(True)
    return bool(_seen_warm)


_PLAIN = Plain()
_seen_warm: set[bool] = set()


@cache
def _fast() -> Compiled:
    return Compiled()
