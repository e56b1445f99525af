"""Writes and reads names of players as a record has them: a bot's name says which bot it is."""

import re
from typing import Final, NamedTuple

_BOT_NAME: Final = re.compile(r"(?P<name>.+?) \((?P<bot>.+) bot\)")


class PlayerName(NamedTuple):
    """Holds what a player is called at the table, and which bot it is; None for a person."""

    name: str
    bot: str | None = None

    def __str__(self) -> str:
        """Write the name for a record: `Anna` for a person, `Odo (random bot)` for a bot."""
        return self.name if self.bot is None else f"{self.name} ({self.bot} bot)"

    @property
    def is_clear(self) -> bool:
        """Tell whether a record with this name is read as what was written. Nobody may have another name."""
        return read_player_name(str(self)) == self


def read_player_name(text: str) -> PlayerName:
    """Read a name from a record."""
    found = _BOT_NAME.fullmatch(text)
    return PlayerName(found["name"], found["bot"]) if found else PlayerName(text)
