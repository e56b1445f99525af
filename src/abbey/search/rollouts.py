"""Rolls out from a view, to see how good each way to end the turn looks at the end of the day."""

from collections.abc import Sequence
from dataclasses import dataclass

from abbey.rules import View
from abbey.rules.core.chance import seed_words
from abbey.rules.core.pieces import MOST_CHOICES
from abbey.rules.names import MONK_COUNT, ActionNumber
from abbey.rules.redeal import some_position
from abbey.search.backend import Backend, BackendName, backend_called, backend_name
from abbey.search.kernels.day_rollouts import BOARDS, roll_out
from abbey.search.kernels.prices import PRICES
from abbey.search.kernels.workspace import RolloutPlan, RolloutSpace

Rows = Sequence[Sequence[float]]


@dataclass(frozen=True, slots=True)
class Rollouts:
    """Holds what rollouts go by. Prices and the scale are in hundredths of a point."""

    identities: Sequence[Sequence[int]]  # ways who may be who, one for each rollout in turn: the seats, then the rest
    rival_weights: Rows  # by seat and monk: how much that seat wants that monk to pay
    scale: float  # a lead that is a clear one
    tries: int  # turns of which each seat plays the best
    seed: int
    backend: BackendName | None = None  # that of the process unless it is said

    @property
    def slowdown(self) -> int:
        """Return roughly how many times fewer rollouts the backend makes than the compiled one."""
        return self._backend().slowdown

    def chances(
        self, seen: View, paths: Sequence[Sequence[ActionNumber]], exposures: Rows, first: int, last: int
    ) -> list[list[float]]:
        """Return the mean chance to win, by path and own monk, over the rollouts number `first` up to `last`.

        `exposures`, by path and seat, are what the seats' monks have to pay besides.
        """
        backend = self._backend()
        space = RolloutSpace(backend.boards(BOARDS), backend.zeros(PRICES), backend.zeros(MOST_CHOICES))
        [chances] = backend.float_blocks(1, len(paths), MONK_COUNT)
        backend.run(roll_out)(self._plan(backend, seen, paths, exposures), space, first, last, chances)
        return [[chance / (last - first) for chance in row] for row in backend.read(chances)]

    def _backend(self) -> Backend:
        return backend_called(self.backend or backend_name())

    def _plan(
        self, backend: Backend, seen: View, paths: Sequence[Sequence[ActionNumber]], exposures: Rows
    ) -> RolloutPlan:
        longest = max(len(path) for path in paths)
        low, high = seed_words(self.seed)
        starts = backend.boards(1)
        backend.put(starts, 0, some_position(seen))
        return RolloutPlan(
            starts=starts,
            paths=backend.ints([[*path, *[0] * (longest - len(path))] for path in paths]),
            lengths=backend.ints([len(path) for path in paths]),
            identities=backend.ints([list(who) for who in self.identities]),
            rival_weights=backend.floats([list(row) for row in self.rival_weights]),
            exposures=backend.floats([list(row) for row in exposures]),
            scale=float(self.scale),
            tries=self.tries,
            low=low,
            high=high,
        )
