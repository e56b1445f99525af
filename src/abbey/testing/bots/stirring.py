"""The truth of the moment, stirred in place: the very position holds other hidden things while a bot is asked.

In place, because a bot that searches all memory for a position shall find no other one.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from abbey.rules import Game, Position, Stream
from abbey.rules.core.hidden import scramble
from abbey.rules.core.position import FIELDS
from abbey.testing.bots.asking import Surroundings

RNG_WORDS = 4
Contents = dict[str, Any]


class Stirred(Surroundings):
    def __init__(self, chance: Stream) -> None:
        self._chance = chance

    @contextmanager
    def while_asked(self, game: Game, seat: int) -> Iterator[None]:
        before = contents(game.position)
        stir(game.position, seat, self._chance)
        try:
            yield
        finally:
            lay(game.position, before)


def stir(s: Position, viewer: int, chance: Stream) -> None:
    """Draw afresh whatever the viewer cannot know."""
    s.rng = [chance.getrandbits(32) for _ in range(RNG_WORDS)]
    scramble(s, viewer)


def contents(s: Position) -> Contents:
    """All that a position holds, in a form that is none."""
    twin = s.copy()
    return {field.name: getattr(twin, field.name) for field in FIELDS}


def lay(s: Position, kept: Contents) -> None:
    """Lay it out again; what is kept stays as it is."""
    for name, value in kept.items():
        setattr(s, name, _copied(value))


def _copied(value: Any) -> Any:
    if not isinstance(value, list):
        return value
    return [row[:] for row in value] if isinstance(value[0], list) else value[:]
