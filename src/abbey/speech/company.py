"""Who sits at the table, and to whom we speak: the listener is "you", everybody else goes by name."""

from dataclasses import dataclass

from abbey.rules.names import NOBODY


@dataclass(frozen=True, slots=True)
class Company:
    names: tuple[str, ...]  # by seat
    listener: int = NOBODY

    def is_you(self, seat: int) -> bool:
        return seat == self.listener

    def who(self, seat: int) -> str:
        """At the start of a sentence."""
        return "You" if self.is_you(seat) else self.names[seat]

    def whom(self, seat: int) -> str:
        return "you" if self.is_you(seat) else self.names[seat]
