"""Provides bots that break one promise each, in the ways that a real one might: the kit must catch them all."""

import gc
import random
import sys
from collections.abc import Iterator
from itertools import count
from types import FrameType
from typing import Any, ClassVar
from zlib import crc32

from abbey.bots import RandomBot
from abbey.rules import Action, Game, Note, Position, Show, Stream, View
from abbey.rules.action import CARDS
from abbey.rules.core.chance import below
from abbey.rules.names import MONK_COUNT, MONKS, SHOW


def in_frames(kind: type) -> Iterator[Any]:
    """Give all things of a kind that the callers hold."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None:
        yield from [value for value in frame.f_locals.values() if isinstance(value, kind)]
        frame = frame.f_back


def found_in_frames() -> Game:
    return next(in_frames(Game))  # type: ignore[no-any-return]


def found_in_memory() -> Position:
    return next(thing for thing in gc.get_objects() if isinstance(thing, Position) and thing.phase != 10)


def pick(view: View, secret: Any) -> Action:
    """Return a choice that a secret decides."""
    return view.legal[crc32(str(secret).encode()) % len(view.legal)]


class ReadsIdentity(RandomBot):
    def choose(self, view: View, rng: Stream) -> Action:  # noqa: ARG002
        position = found_in_frames().position
        return pick(view, position.identity[(view.viewer + 1) % view.players])


class ReadsDeck(RandomBot):
    def choose(self, view: View, rng: Stream) -> Action:  # noqa: ARG002
        position = found_in_memory()
        return pick(view, position.deck[position.deck_len - 1] if position.deck_len else 0)


class ReadsHands(RandomBot):
    def choose(self, view: View, rng: Stream) -> Action:  # noqa: ARG002
        return pick(view, found_in_frames().position.hands[(view.viewer + 1) % view.players])


class ReadsEvents(RandomBot):
    def choose(self, view: View, rng: Stream) -> Action:  # noqa: ARG002
        return pick(view, found_in_memory().events)


class ReadsSeed(RandomBot):
    def choose(self, view: View, rng: Stream) -> Action:  # noqa: ARG002
        return pick(view, found_in_frames().deal.seed)


class Overhears(RandomBot):
    """Listens to what the others drew, and remembers the last of it."""

    def __init__(self) -> None:
        self.overheard = ""

    def observe(self, notes: list[Note]) -> None:  # noqa: ARG002
        drawn = [str(note.card) for notes in found_in_frames().notes for note in notes if note.card]
        self.overheard = drawn[-1] if drawn else ""

    def choose(self, view: View, rng: Stream) -> Action:  # noqa: ARG002
        return pick(view, self.overheard)


class ForeseesGuesses(RandomBot):
    """Reads what others have laid face down."""

    def choose(self, view: View, rng: Stream) -> Action:
        position = found_in_frames().position
        return pick(view, [position.chosen, position.guesses]) if view.phase >= SHOW else super().choose(view, rng)


class BelievesTooMuch(RandomBot):
    """Chooses honestly, and believes what it read."""

    def __init__(self) -> None:
        self._belief: list[list[float]] = []

    def choose(self, view: View, rng: Stream) -> Action:
        who = found_in_frames().position.identity
        self._belief = [[float(who[seat] == monk) for monk in range(MONK_COUNT)] for seat in range(view.players)]
        return super().choose(view, rng)

    def belief(self) -> list[list[float]]:
        return self._belief


class BelievesNothing(RandomBot):
    def __init__(self) -> None:
        self._players = 0

    def choose(self, view: View, rng: Stream) -> Action:
        self._players = view.players
        return super().choose(view, rng)

    def belief(self) -> list[list[float]]:
        return [[1 / MONK_COUNT] * MONK_COUNT for _ in range(self._players)]  # not even sure of itself


class Gropes(RandomBot):
    """Hopes that a view has more than it should."""

    def choose(self, view: View, rng: Stream) -> Action:
        getattr(view, "deck", None)
        return super().choose(view, rng)


class Gossips(RandomBot):
    """Lets the seats tell each other who they are."""

    known: ClassVar[dict[int, int]] = {}

    def choose(self, view: View, rng: Stream) -> Action:  # noqa: ARG002
        self.known[view.viewer] = view.identities[view.viewer]
        return pick(view, self.known.get((view.viewer + 1) % view.players))


class Hesitates(RandomBot):
    """Thinks longer when the next seat holds a William card."""

    def choose(self, view: View, rng: Stream) -> Action:
        hand = found_in_frames().position.hands[(view.viewer + 1) % view.players]
        if any(card >= 0 and CARDS[card].kind == "figure" for card in hand):
            sum(range(40_000))
        return super().choose(view, rng)


class Cheats(RandomBot):
    """Shows its own colour when it likes."""

    def choose(self, view: View, rng: Stream) -> Action:
        return Show(MONKS[view.identities[view.viewer]]) if view.phase == SHOW else super().choose(view, rng)


class Complains(RandomBot):
    """Leaves every choice to chance, and complains in other words each time, as the stderr of a program does."""

    complaints = count()

    def __init__(self) -> None:
        self.forfeits: list[str] = []

    def choose(self, view: View, rng: Stream) -> Action:
        self.forfeits.append(f"it ended with code 1. It complained: {next(self.complaints)}")
        return super().choose(view, rng)


class Stumbles(RandomBot):
    def choose(self, view: View, rng: Stream) -> Action:
        if view.phase == SHOW:
            raise KeyError("not prepared")
        return super().choose(view, rng)


class DrawsOnItsOwn(RandomBot):
    """Uses one generator for all seats and games."""

    chance = random.Random(1)

    def choose(self, view: View, rng: Stream) -> Action:  # noqa: ARG002
        return self.chance.choice(view.legal)


class DrawsForAll(RandomBot):
    """Uses Python's own generator, set anew each time: repeatable, but whoever else uses it is disturbed."""

    def choose(self, view: View, rng: Stream) -> Action:
        random.seed(rng.getrandbits(64))
        return random.choice(view.legal)


class Meddles(RandomBot):
    """Draws from the table's own generator: the next shuffle is another one."""

    def choose(self, view: View, rng: Stream) -> Action:
        below(found_in_frames().position, 6)
        return super().choose(view, rng)
