"""Describes a place at a table and who sits there."""

from dataclasses import dataclass
from typing import Literal

from abbey.table.player_name import PlayerName


@dataclass(slots=True)
class Seat:
    """Describes a place at the table and who sits there."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str | None = None  # which bot decides here: always, or for a person who is away
    key: str | None = None  # the hash of the person's token
    since: float = 0.0  # when whoever sits here sat down
    key_changes: int = 0  # since then

    def change_key(self, key: str) -> None:
        """Let only this key open the seat from now on."""
        self.key = key
        self.key_changes += 1

    @property
    def is_taken_over(self) -> bool:
        """Tell whether a bot plays for the person who sits here."""
        return self.kind == "person" and self.bot is not None

    @property
    def player(self) -> PlayerName:
        """Return who sits here, as a record has it: a person stays one even when a bot has taken over."""
        return PlayerName(self.name, self.bot if self.kind == "bot" else None)
