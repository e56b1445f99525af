"""Describes to whom we speak: the listener is "you", everybody else at the table goes by name."""

from dataclasses import dataclass
from typing import Final

from abbey.rules.names import NOBODY, Viewer
from abbey.speech.line import Args, yes_or_no


@dataclass(frozen=True, slots=True)
class Listener:
    names: tuple[str, ...]  # by seat
    seat: Viewer = NOBODY

    def introduced(self, args: Args) -> Args:
        """Add the name to every seat among the arguments, and whether that is the listener."""
        people: Args = {}
        for seat, name, you in (("seat", "who", "you"), ("accused", "whom", "you_accused")):
            if seat in args:
                number = int(args[seat])
                people |= {name: self.names[number], you: yes_or_no(number == self.seat)}
        return args | people


NOBODY_LISTENS: Final = Listener(())
