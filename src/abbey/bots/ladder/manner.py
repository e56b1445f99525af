"""What a mind considers. Levels and personas are made of this, never of blunders."""

from dataclasses import dataclass
from typing import Final

ALWAYS: Final = 7  # days: more than there are


@dataclass(frozen=True, slots=True)
class Manner:
    rivalry: bool = True  # what others have in store, not only its own monk
    memory: int = ALWAYS  # days that it remembers who did what; 0 for a mind that does not deduce at all
    hiding: float = 0.0  # what being known for sure would cost it, in hundredths of a point
    cunning: bool = False  # that others hide too, and that who hides can be read
    rollouts: int = 0  # how the day may go on: so many in all for a turn
    breadth: int = 10  # ends of a turn that are rolled out
    tries: int = 4  # turns of which each seat plays the best in a rollout
    wide: float = 1.0  # how far back a rival may be and still count
    habit: str = ""  # what it likes to do when it costs next to nothing: see `habits.py`
