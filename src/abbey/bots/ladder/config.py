"""Describes what a bot of the ladder considers, and its habits. Levels and personas are made of this, not of errors."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from abbey.rules import ACTIONS, Action, Cast, Give, Move, Play, Spend, Sway
from abbey.rules.action import NUMBERS
from abbey.rules.names import LAST_DAY, MONKS, Monk
from abbey.search import End

LONGEST_S: Final = 3600.0

Habit = Callable[[End], int]  # how much an end of the turn suits it


def _actions(end: End) -> list[Action]:
    return [ACTIONS[number] for number in end.path]


def _moves(figure: str, end: End) -> int:
    return sum(isinstance(action, Move) and action.figure == figure for action in _actions(end))


def _burdens(action: Action, monk: Monk) -> bool:
    match action:
        case Give(name) | Cast(name):
            return name == monk
        case Sway(name, by):
            return name == monk and by > 0
    return False


# By monk: the decisions that freely put something on it, where another monk or the other direction can be chosen.
BURDENS: Final = tuple(frozenset(n for n in NUMBERS if _burdens(ACTIONS[n], monk)) for monk in MONKS)

HABITS: Final[dict[str, Habit | None]] = {
    "": None,
    "herald": lambda end: _moves("william", end),  # sends William about
    "gossip": lambda end: _moves("adson", end),  # sends Adson about
    "miser": lambda end: -sum(isinstance(action, Spend) for action in _actions(end)),  # keeps time tiles
    "hurry": lambda end: sum(action.card.time or 0 for action in _actions(end) if isinstance(action, Play)),
}


def check_time(time: float | None) -> None:
    """Refuse a time for a turn that makes no sense."""
    if time is not None and not 0 < time <= LONGEST_S:
        raise ValueError(f"time is above 0 and at most {LONGEST_S:.0f} seconds, not {time}.")


@dataclass(frozen=True, slots=True)
class BotConfig:
    """Says what one bot considers, how far it looks, and what it likes."""

    rivalry: bool = True  # what others have in store, not only its own monk
    memory: int = LAST_DAY  # days that it remembers who did what; 0 for a bot that does not deduce at all
    hiding: float = 0.0  # what being known for sure would cost it, in hundredths of a point
    cunning: bool = False  # that others hide too, and that who hides can be read
    company: bool = False  # what kind of mind each of the others has, and how that kind is read backwards
    rollouts: int = 0  # how the day may go on: so many in all for a turn,
    time: float | None = None  # or, in seconds, until so much time has passed since it was asked
    breadth: int = 10  # ends of a turn that are rolled out
    tries: int = 4  # turns of which each seat plays the best in a rollout
    contentment: float = 0.0  # any end that is so close to the best for its own monk will do, in hundredths of a point
    wide: float = 1.0  # how far back a rival may be and still count
    habit: str = ""  # what it likes to do when it costs next to nothing: a key of `HABITS`

    def __post_init__(self) -> None:
        """Refuse options that make no sense: they come from people, who should hear of it before the game."""
        if self.habit not in HABITS:
            raise ValueError(f"habit is one of {', '.join(filter(None, HABITS))}, not {self.habit!r}.")
        if min(self.memory, self.hiding, self.rollouts, self.contentment) < 0:
            raise ValueError("memory, hiding, rollouts and contentment are not below 0.")
        if min(self.breadth, self.tries) < 1 or self.wide <= 0:
            raise ValueError("breadth and tries are at least 1, and wide is above 0.")
        check_time(self.time)

    @property
    def looks_ahead(self) -> bool:
        return self.rollouts > 0 or self.time is not None
