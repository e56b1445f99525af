"""Guards the table: while a bot is asked or told, it may touch nothing of it but its view and notes."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from typing import Any

from abbey.rules import Deal, Game, Position, View
from abbey.rules.names import SeatNumber
from abbey.testing.bots.probed_bot import Surroundings


class GuardedError(Exception):
    """The bot reached for something that it may not see."""


class AccessGuard(Surroundings):
    """Refuses every access to game, position and deal, and keeps in `touched` what the bot reached for."""

    def __init__(self) -> None:
        self.touched: list[str] = []
        self._view = watched_view(self.touched)
        self._guarded = {kind: guarded(kind, self.touched) for kind in (Game, Position, Deal)}

    def look(self, seen: View) -> View:
        """Return a view of the same content that notices when it is asked for more."""
        return self._view(**{field.name: getattr(seen, field.name) for field in fields(View)})

    @contextmanager
    def while_told(self, game: Game) -> Iterator[None]:
        """Guard the game while the bot listens."""
        deal, position = game.deal, game.position
        for thing in (game, position, deal):
            _turn_into(thing, self._guarded[type(thing)])
        try:
            yield
        finally:
            for thing, kind in ((game, Game), (position, Position), (deal, Deal)):
                _turn_into(thing, kind)

    @contextmanager
    def while_asked(self, game: Game, seat: SeatNumber) -> Iterator[None]:
        """Guard the game while the bot chooses."""
        del seat
        with self.while_told(game):
            yield


def _turn_into(thing: object, kind: type) -> None:
    object.__setattr__(thing, "__class__", kind)


def guarded(kind: type, touched: list[str]) -> type:
    """Return the same kind of thing, of which nothing can be read or changed."""

    def refuse(_self: object, name: str, *_value: Any) -> Any:
        if name.startswith("__"):
            return object.__getattribute__(_self, name)
        touched.append(f"{kind.__name__}.{name}")
        raise GuardedError(f"{kind.__name__}.{name} is not for bots.")

    return type(kind.__name__, (kind,), {"__slots__": (), "__getattribute__": refuse, "__setattr__": refuse})


def watched_view(touched: list[str]) -> type[View]:
    """Return a kind of view that writes down when it is asked for what no view has."""

    def missing(_self: object, name: str) -> Any:
        if not name.startswith("__"):
            touched.append(f"View.{name}")
        raise AttributeError(f"A view has no {name!r}.")

    return type("View", (View,), {"__slots__": (), "__getattr__": missing})
