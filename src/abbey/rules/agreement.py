"""Says what the players agree on before the deal. A new option of the game is a field here."""

from dataclasses import dataclass
from typing import Final

from abbey.rules.components import ASSUMED, Components
from abbey.rules.errors import OptionsError
from abbey.rules.names import FEWEST_PLAYERS, MOST_PLAYERS

OVERSHOOTS: Final = ("carry", "reset")


@dataclass(frozen=True, slots=True)
class Agreement:
    """Holds the options of a game: when the marker moves, whether spare hours carry over, which values pieces have."""

    time_last: bool = False  # the marker moves at the end of a turn
    overshoot: str = "carry"  # hours past the blue field count for the next day; "reset": they are lost
    components: Components = ASSUMED

    def __post_init__(self) -> None:
        if type(self.time_last) is not bool:
            raise OptionsError(f"time_last is true or false, not {self.time_last!r}.")
        if self.overshoot not in OVERSHOOTS:
            raise OptionsError(f"overshoot is carry or reset, not {self.overshoot!r}.")


USUAL: Final = Agreement()


def check_players(players: int) -> None:
    """Refuse a number of players that the game is not made for."""
    if type(players) is not int or not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise OptionsError(f"The game is for {FEWEST_PLAYERS} to {MOST_PLAYERS} players, not {players!r}.")
