"""A desk to look ahead at: room for the loops to work in, and their answers as plain numbers."""

from collections.abc import Sequence
from dataclasses import dataclass

from abbey.rules import View
from abbey.rules.core.pieces import MOST_CHOICES
from abbey.rules.core.position import Position
from abbey.rules.names import MONK_COUNT
from abbey.rules.redeal import some_position
from abbey.search.gear import Gear, gear
from abbey.search.kernels.cards import weigh_cards
from abbey.search.kernels.ends import LONGEST_TURN, MOST_ENDS, find_ends
from abbey.search.kernels.prices import PRICES


@dataclass(frozen=True, slots=True)
class End:
    """One way the turn can end: its decisions by number, and each monk's price then."""

    path: tuple[int, ...]
    prices: tuple[int, ...]  # a line as `abbey.search.kernels.prices` says


@dataclass(frozen=True, slots=True)
class Model:
    """How an observer thinks that players decide: see `abbey.search.kernels.cards`."""

    grudge: float
    warmth: float


Reader = tuple[tuple[float, ...], ...]  # by day, what each sign is worth: see `abbey.search.kernels.signs`


@dataclass(frozen=True, slots=True)
class Observers:
    """Who may be watching: those who think that people decide by a model, and those who learnt to read signs."""

    models: tuple[Model, ...]
    readers: tuple[Reader, ...] = ()


@dataclass(frozen=True, slots=True)
class Weighed:
    """What a play is worth by model and monk, as a sum over its ends; and how many those are."""

    sums: list[list[float]]
    size: int


class Desk:
    """Without a gear of its own it changes to the faster one as soon as that is ready."""

    def __init__(self, own: Gear | None = None) -> None:
        self._own = own
        self._gear: Gear | None = None

    @property
    def gear(self) -> Gear:
        wanted = self._own or gear()
        if self._gear is not wanted:
            self._gear = wanted
            self._furnish(wanted)
        return wanted

    def _furnish(self, gear: Gear) -> None:
        self._world = gear.boards(1)
        self._boards = gear.boards(LONGEST_TURN + 1)
        self._options = gear.whole(LONGEST_TURN + 1, MOST_CHOICES)
        self._counts = gear.whole(LONGEST_TURN + 1)
        self._tried = gear.whole(LONGEST_TURN + 1)
        self._path = gear.whole(LONGEST_TURN)
        self._paths = gear.whole(MOST_ENDS, LONGEST_TURN)
        self._lengths = gear.whole(MOST_ENDS)
        self._prices = gear.whole(MOST_ENDS, PRICES)
        self._before = gear.whole(PRICES)

    def ends(self, seen: View) -> list[End]:
        """Every way the viewer's turn can end."""
        gear = self.gear
        gear.put(self._boards, 0, some_position(seen))
        found = gear.run(find_ends)(*self.room, False)
        lines = zip(
            gear.plain(self._paths[:found]),
            gear.plain(self._lengths[:found]),
            gear.plain(self._prices[:found]),
            strict=True,
        )
        return [End(tuple(path[:length]), tuple(prices)) for path, length, prices in lines]

    def cards(self, world: Position, plays: Sequence[int], models: Sequence[Model]) -> list[Weighed]:
        """What each play would be worth in the turn that begins here, in the eyes of those who see no hand."""
        gear = self.gear
        gear.put(self._world, 0, world)
        sums = gear.real(len(plays), len(models), MONK_COUNT)
        sizes = gear.whole(len(plays))
        gear.run(weigh_cards)(
            self._world,
            *self.room,
            self._before,
            gear.wholes(plays),
            gear.reals([model.grudge for model in models]),
            gear.reals([model.warmth for model in models]),
            sums,
            sizes,
        )
        return [Weighed(*pair) for pair in zip(gear.plain(sums), gear.plain(sizes), strict=True)]

    @property
    def room(self) -> tuple[object, ...]:
        """For `find_ends` to work in."""
        return (
            self._boards,
            self._options,
            self._counts,
            self._tried,
            self._path,
            self._paths,
            self._lengths,
            self._prices,
        )
