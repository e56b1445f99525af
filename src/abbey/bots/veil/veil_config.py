"""Says what hiding is worth to the veil, and how much it searches."""

from dataclasses import dataclass
from typing import Final

from abbey.bots.ladder.config import check_time
from abbey.rules.names import LAST_DAY

PRICE: Final = 2.0  # what the veil gives for a nat if nobody says otherwise: see `docs/veil.md`
OPEN_SHARE: Final = 0.1  # of what it costs among those who deduce, what it costs among those who do not


@dataclass(frozen=True, slots=True)
class VeilConfig:
    """Holds the options of a veil."""

    price: float  # of its chance to win: what it gives on the first day for a nat that it does not tell
    rollouts: int  # in all for a turn,
    time: float | None  # or, in seconds, until so much time has passed since it was asked
    breadth: int  # ends of a turn that are best on the average over the monks, besides the best for each monk
    tries: int  # turns of which each seat plays the best in a rollout
    wide: float  # how far back a rival may be and still count
    late: float  # of what being known costs on the first day, what it still costs on the last: the accusation

    def __post_init__(self) -> None:
        """Refuse options that make no sense: they come from people, who should hear of it before the game."""
        if min(self.price, self.wide, self.late) <= 0:
            raise ValueError("price, wide and late are above 0.")
        if self.rollouts < 0:
            raise ValueError("rollouts are not below 0.")
        check_time(self.time)
        if min(self.breadth, self.tries) < 1:
            raise ValueError("breadth and tries are at least 1.")

    def price_of_a_nat(self, day: int, chance: float, deducing: float) -> float:
        """Return what telling a nat costs now, if this is the chance to win: who has little to lose hides little.

        Early on others have many turns left to use what they know; in the end only the accusation is left. `deducing`
        is the share of the others who draw conclusions at all.
        """
        left = (LAST_DAY - min(day, LAST_DAY)) / (LAST_DAY - 1)
        late = self.late + (1 - self.late) * left
        return self.price * chance * late * (OPEN_SHARE + (1 - OPEN_SHARE) * deducing)

    @property
    def looks_ahead(self) -> bool:
        return self.rollouts > 0 or self.time is not None
