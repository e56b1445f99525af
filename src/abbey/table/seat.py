"""A place at the table and who sits there."""

from dataclasses import dataclass
from typing import Literal


@dataclass(slots=True)
class Seat:
    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str | None = None  # which bot decides here: always, or for a person who is away
    key: str | None = None  # the hash of the person's token

    @property
    def is_taken_over(self) -> bool:
        return self.kind == "person" and self.bot is not None
