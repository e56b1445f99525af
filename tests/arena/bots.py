"""Provides bots to try the arena with. Workers find them as `tests.arena.bots:Open`."""

import math
import os
from collections.abc import Sequence
from typing import ClassVar

from abbey.bots import RandomBot
from abbey.bots.ladder.turn_plan import TurnPlan
from abbey.rules import Action, Note, Stream, View, play, redeal
from abbey.rules.action import Keep
from abbey.rules.names import ACCUSE, MONK_COUNT, NOBODY, RETURN, SHOW, SeatNumber
from abbey.search import End, TurnSearch, backend_name

HERE = __name__


class Open:
    """Looks one decision ahead for its own monk and hides nothing; `care` is how often it looks at all."""

    def __init__(self, care: float = 1.0) -> None:
        self.care = care

    def choose(self, view: View, rng: Stream) -> Action:
        if rng.random() >= self.care:
            return RandomBot().choose(view, rng)
        world, me = redeal(view, rng), view.identities[view.viewer]

        def trouble(action: Action) -> int:
            after = world.copy()
            play(after, action, view.seat)
            return 3 * after.evidence[me] + after.suspicion[me]

        return min(view.legal, key=trouble)

    def observe(self, notes: list[Note]) -> None:
        """Ignore the notes: it needs no memory."""


class Faint(RandomBot):
    """Raises at some decisions."""

    def choose(self, view: View, rng: Stream) -> Action:
        if rng.below(20) == 0:
            raise ValueError("no idea <at all>")
        return super().choose(view, rng)


class Stubborn(RandomBot):
    """Says the same whatever it is asked."""

    def choose(self, view: View, rng: Stream) -> Action:
        del view, rng
        return Keep()


class Deaf(RandomBot):
    def observe(self, notes: list[Note]) -> None:
        raise RuntimeError(f"{len(notes)} notes are too many")


class Closed(RandomBot):
    """Counts who was made and who was let go."""

    made = 0
    closed = 0

    def __init__(self) -> None:
        type(self).made += 1

    def close(self) -> None:
        type(self).closed += 1


class Mended(RandomBot):
    """Replaces its own failures, as a program's bot does."""

    def __init__(self) -> None:
        self.forfeits = ["it said nothing", "it said nothing again"]


class Unveiled(RandomBot):
    """Tells as its failure with which backend its process searches."""

    def __init__(self) -> None:
        self.forfeits = [backend_name()]


class Listener(RandomBot):
    """Keeps what its seats heard and were given."""

    heard: ClassVar[list[list[Note]]] = []
    views: ClassVar[list[View]] = []
    numbers: ClassVar[list[tuple[SeatNumber, int]]] = []

    def choose(self, view: View, rng: Stream) -> Action:
        self.views.append(view)
        self.numbers.append((view.seat, rng.getrandbits(64)))
        return view.legal[0]

    def observe(self, notes: list[Note]) -> None:
        self.heard.append(notes)


class Deadly(RandomBot):
    """Takes its whole process along."""

    def choose(self, view: View, rng: Stream) -> Action:
        del view, rng
        os._exit(3)


class Teller(RandomBot):
    """Lets its monk decide as often as `candour` says, plays at random otherwise, and knows what that tells."""

    def __init__(self, candour: float = 0.5) -> None:
        self.candour = candour
        self._told = [0.0] * MONK_COUNT

    def choose(self, view: View, rng: Stream) -> Action:
        if view.phase in (SHOW, ACCUSE):
            return super().choose(view, rng)
        count, me = len(view.legal), view.identities[view.viewer]
        place = me % count if rng.random() < self.candour else rng.below(count)
        for monk in range(MONK_COUNT):
            open_part = self.candour if monk % count == place else 0.0
            self._told[monk] += math.log(open_part + (1 - self.candour) / count)
        return view.legal[place]

    def told(self) -> list[float]:
        return list(self._told)


class Confessor(RandomBot):
    """Plays at random, and claims that its first turn leaves so many monks, and its first marker only its own."""

    def __init__(self, left: int = MONK_COUNT) -> None:
        if not 1 <= left <= MONK_COUNT:
            raise ValueError(f"left is 1 to {MONK_COUNT}.")
        self.left = MONK_COUNT
        self.me = 0
        self._after_turn = left

    def choose(self, view: View, rng: Stream) -> Action:
        self.me = view.identities[view.viewer]
        self.left = 1 if view.phase == SHOW else min(self.left, self._after_turn)
        return super().choose(view, rng)

    def told(self) -> list[float]:
        return [0.0 if (monk - self.me) % MONK_COUNT < self.left else -math.inf for monk in range(MONK_COUNT)]


class Speechless(Confessor):
    """Fails whenever it is asked what it told."""

    def told(self) -> list[float]:
        raise ValueError("no word")


class Secretive:
    """Wants ends whose prices have something that no other mind looks for, a remainder, and can say so."""

    def __init__(self) -> None:
        self._search = TurnSearch()
        self._plan = TurnPlan()

    def choose(self, view: View, rng: Stream) -> Action:
        if view.phase in (SHOW, ACCUSE, RETURN):
            return RandomBot().choose(view, rng)
        return self._plan.go_on(view, lambda: self._best_end(view))

    def observe(self, notes: list[Note]) -> None:
        """Ignore the notes: it needs no memory."""

    def end_values(self, view: View, ends: Sequence[Sequence[int]]) -> list[list[float]]:
        assert view.viewer == NOBODY
        return [[_remainder(prices, monk) for prices in ends] for monk in range(MONK_COUNT)]

    def _best_end(self, view: View) -> End:
        ends, me = self._search.ends(view), view.identities[view.viewer]
        return max(ends, key=lambda end: _remainder(end.prices, me))


def _remainder(prices: Sequence[int], monk: int) -> float:
    return float((sum(place * price for place, price in enumerate(prices[:MONK_COUNT], 3)) * (2 * monk + 3)) % 101)


class Valueless(Secretive):
    """Fails whenever it is asked how it values ends."""

    def end_values(self, view: View, ends: Sequence[Sequence[int]]) -> list[list[float]]:
        del view, ends
        raise ValueError("no price")


OPEN = f"{HERE}:Open"
SECRETIVE = f"{HERE}:Secretive"
VALUELESS = f"{HERE}:Valueless"
CONFESSOR = f"{HERE}:Confessor"
TELLER = f"{HERE}:Teller"
