"""Draws hidden things afresh, in place: the very position of a game holds others while a bot is asked.

In place, because a bot that searches all memory for a position must not find another one.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from abbey.rules import Game, Position, Stream
from abbey.rules.core.hidden import scramble
from abbey.rules.core.position import FIELDS
from abbey.rules.names import SeatNumber, Viewer
from abbey.testing.bots.probed_bot import Surroundings

RNG_WORDS = 4
Contents = dict[str, Any]


class Rerandomised(Surroundings):
    """Replaces all hidden things whenever the bot is asked."""

    def __init__(self, chance: Stream) -> None:
        self._chance = chance

    @contextmanager
    def while_asked(self, game: Game, seat: SeatNumber) -> Iterator[None]:
        """Let the position hold other hidden things while the bot chooses."""
        before = contents(game.position)
        rerandomise(game.position, seat, self._chance)
        try:
            yield
        finally:
            restore(game.position, before)


def rerandomise(s: Position, viewer: Viewer, chance: Stream) -> None:
    """Draw afresh everything that the viewer cannot know."""
    s.rng = [chance.getrandbits(32) for _ in range(RNG_WORDS)]
    scramble(s, viewer)


def contents(s: Position) -> Contents:
    """Return all that a position holds, in a form that is not a position."""
    twin = s.copy()
    return {field.name: getattr(twin, field.name) for field in FIELDS}


def restore(s: Position, kept: Contents) -> None:
    """Put the contents back into the position; they can be put back again later."""
    for name, value in kept.items():
        setattr(s, name, _copied(value))


def _copied(value: Any) -> Any:
    if not isinstance(value, list):
        return value
    return [row[:] for row in value] if isinstance(value[0], list) else value[:]
