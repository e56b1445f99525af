"""Finds every way the viewer's turn can end, and makes the arrays in which kernels look for them."""

from dataclasses import dataclass
from typing import NamedTuple, cast

from abbey.rules import View
from abbey.rules.core.pieces import MOST_CHOICES
from abbey.rules.names import MONK_COUNT, ActionNumber
from abbey.rules.redeal import some_position
from abbey.search.backend import Backend, BackendName, backend_called, backend_name
from abbey.search.kernels.prices import PRICES, price_monks
from abbey.search.kernels.turn_ends import LONGEST_TURN, MOST_ENDS, find_ends
from abbey.search.kernels.workspace import Workspace

Paths = list[list[ActionNumber]]  # kernels write plain numbers


@dataclass(frozen=True, slots=True)
class End:
    """Describes one way the turn can end: its decisions by number, and each monk's price then."""

    path: tuple[ActionNumber, ...]
    prices: tuple[int, ...]  # a line as `abbey.search.kernels.prices` says


class SearchSpace(NamedTuple):
    """Keeps a backend and the arrays that it made: private to this room."""

    backend: Backend
    arrays: Workspace


class TurnSearch:
    """Finds the ends of turns. Without a backend of its own it goes by that of the process: see `use_backend`."""

    def __init__(self, backend: BackendName | None = None) -> None:
        self._pinned = backend
        self._space: SearchSpace | None = None

    @property
    def backend_name(self) -> BackendName:
        """Name the backend that it searches with now."""
        return self._pinned or backend_name()

    @property
    def slowdown(self) -> int:
        """Return roughly how many times slower than the compiled backend it searches."""
        return backend_called(self.backend_name).slowdown

    def ends(self, seen: View) -> list[End]:
        """Return every way the viewer's turn can end."""
        backend, arrays = space_of(self)
        backend.put(arrays.boards, 0, some_position(seen))
        found = backend.run(find_ends)(arrays, False)
        lines = zip(
            cast(Paths, backend.read(arrays.paths[:found])),
            backend.read(arrays.lengths[:found]),
            backend.read(arrays.prices[:found]),
            strict=True,
        )
        return [End(tuple(path[:length]), tuple(prices)) for path, length, prices in lines]


def monk_prices(seen: View) -> tuple[int, ...]:
    """Return what each monk has in store as the viewer sees it now, in hundredths of a point."""
    position = some_position(seen)
    prices = [0] * PRICES
    price_monks(position, position.day, prices)
    return tuple(prices[:MONK_COUNT])


def space_of(search: TurnSearch) -> SearchSpace:
    """Return what the search works in now, for other modules of this room; it changes when the backend does."""
    name = search.backend_name
    if search._space is None or search._space.backend.name != name:
        search._space = new_space(backend_called(name))
    return search._space


def new_space(backend: Backend) -> SearchSpace:
    """Make the arrays for one search."""
    depth = LONGEST_TURN + 1
    arrays = Workspace(
        boards=backend.boards(depth),
        options=backend.zero_rows(depth, MOST_CHOICES),
        counts=backend.zeros(depth),
        tried=backend.zeros(depth),
        path=backend.zeros(LONGEST_TURN),
        paths=backend.zero_rows(MOST_ENDS, LONGEST_TURN),
        lengths=backend.zeros(MOST_ENDS),
        prices=backend.zero_rows(MOST_ENDS, PRICES),
    )
    return SearchSpace(backend, arrays)
