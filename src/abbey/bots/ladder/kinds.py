"""The ladder's rungs, each by what it considers besides the one below; and the levels for people, made of them."""

from abbey.bots.ladder.manner import ALWAYS, Manner
from abbey.bots.ladder.thinker import Thinker

HIDING = 2400.0


class Selfish(Thinker):
    """Its own monk."""

    def __init__(self) -> None:
        super().__init__(Manner(rivalry=False, memory=0))


class Rival(Thinker):
    """What the others have in store, whoever they are."""

    def __init__(self, wide: float = 1.0) -> None:
        super().__init__(Manner(memory=0, wide=wide))


class Detective(Thinker):
    """Who the others are."""

    def __init__(self, wide: float = 1.0, memory: int = ALWAYS) -> None:
        super().__init__(Manner(wide=wide, memory=memory))


class Hider(Thinker):
    """What the others may conclude."""

    def __init__(self, hiding: float = HIDING, wide: float = 1.0, habit: str = "") -> None:
        super().__init__(Manner(hiding=hiding, wide=wide, habit=habit))


class Expert(Thinker):
    """That others hide too, and how the day may go on: for so many rollouts, or for so much time."""

    def __init__(
        self,
        hiding: float = 2 * HIDING,
        rollouts: int = 4000,
        time: float | None = None,
        breadth: int = 10,
        tries: int = 4,
        wide: float = 0.7,
        cunning: bool = True,
    ) -> None:
        super().__init__(
            Manner(
                hiding=hiding,
                rollouts=rollouts,
                time=time,
                breadth=breadth,
                tries=tries,
                wide=wide,
                cunning=cunning,
            )
        )
