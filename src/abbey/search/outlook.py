"""Rollouts from a view: how good each way to end the turn looks at the end of the day."""

from collections.abc import Sequence
from dataclasses import dataclass

from abbey.rules import View
from abbey.rules.core.pieces import MOST_CHOICES
from abbey.rules.redeal import some_position
from abbey.search.gear import Gear
from abbey.search.kernels.prices import PRICES
from abbey.search.kernels.rollouts import BOARDS, roll_out

Rows = Sequence[Sequence[float]]
WORD = 0xFFFFFFFF


@dataclass(frozen=True, slots=True)
class Outlook:
    """What rollouts go by, all in hundredths of a point."""

    gear: Gear
    identities: Sequence[Sequence[int]]  # ways who may be who, one for each rollout in turn: the seats, then the rest
    regards: Rows  # by seat and monk: how much that seat minds that monk
    scale: float  # a lead that is a clear one
    tries: int  # turns of which each seat plays the best
    seed: int

    def chances(
        self, seen: View, paths: Sequence[Sequence[int]], exposures: Rows, first: int, last: int
    ) -> list[float]:
        """The mean chance to win after each path, over the rollouts `first` to `last`; exposures by path and seat."""
        speed = self.gear
        worlds = speed.boards(1)
        speed.put(worlds, 0, some_position(seen))
        longest = max(len(path) for path in paths)
        chances = speed.real(len(paths))
        speed.run(roll_out)(
            worlds,
            speed.boards(BOARDS),
            speed.wholes([[*path, *[0] * (longest - len(path))] for path in paths]),
            speed.wholes([len(path) for path in paths]),
            speed.wholes(self.identities),
            speed.reals(self.regards),
            speed.reals(exposures),
            self.scale,
            self.tries,
            self.seed & WORD,
            self.seed >> 32 & WORD,
            first,
            last,
            speed.whole(PRICES),
            speed.whole(MOST_CHOICES),
            chances,
        )
        return [chance / (last - first) for chance in speed.plain(chances)]
