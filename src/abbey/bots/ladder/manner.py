"""What a mind considers. Levels and personas are made of this, never of blunders."""

from dataclasses import dataclass
from typing import Final

from abbey.bots.ladder.habits import HABITS

ALWAYS: Final = 7  # days: more than there are
LONGEST_S: Final = 3600.0


@dataclass(frozen=True, slots=True)
class Manner:
    rivalry: bool = True  # what others have in store, not only its own monk
    memory: int = ALWAYS  # days that it remembers who did what; 0 for a mind that does not deduce at all
    hiding: float = 0.0  # what being known for sure would cost it, in hundredths of a point
    cunning: bool = False  # that others hide too, and that who hides can be read
    rollouts: int = 0  # how the day may go on: so many in all for a turn,
    time: float | None = None  # or, in seconds, until so much time has passed since it was asked
    breadth: int = 10  # ends of a turn that are rolled out
    tries: int = 4  # turns of which each seat plays the best in a rollout
    wide: float = 1.0  # how far back a rival may be and still count
    habit: str = ""  # what it likes to do when it costs next to nothing: see `habits.py`

    def __post_init__(self) -> None:
        """Options come from people: say what is wrong before the game, not in the middle of it."""
        if self.habit not in HABITS:
            raise ValueError(f"habit is one of {', '.join(filter(None, HABITS))}, not {self.habit!r}.")
        if min(self.memory, self.hiding, self.rollouts) < 0:
            raise ValueError("memory, hiding and rollouts are not below 0.")
        if min(self.breadth, self.tries) < 1 or self.wide <= 0:
            raise ValueError("breadth and tries are at least 1, and wide is above 0.")
        if self.time is not None and not 0 < self.time <= LONGEST_S:
            raise ValueError(f"time is above 0 and at most {LONGEST_S:.0f} seconds, not {self.time}.")

    @property
    def looks_ahead(self) -> bool:
        return self.rollouts > 0 or self.time is not None
