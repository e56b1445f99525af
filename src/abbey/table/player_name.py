"""Names of players as a record has them: a bot's name says which bot it is, so a record is enough to go on playing."""

import re
from typing import Final, NamedTuple

_BOT_NAME: Final = re.compile(r"(?P<name>.+?) \((?P<bot>.+) bot\)")


class PlayerName(NamedTuple):
    """What a player is called at the table, and which bot it is; None for a person."""

    name: str
    bot: str | None = None

    def __str__(self) -> str:
        """Write the name for a record: `Anna` for a person, `Odo (random bot)` for a bot."""
        return self.name if self.bot is None else f"{self.name} ({self.bot} bot)"

    @property
    def is_clear(self) -> bool:
        """Whether a record with this name is read as what was written. Other names may not be given to anybody."""
        return read_player_name(str(self)) == self


def read_player_name(text: str) -> PlayerName:
    """Read a name from a record."""
    found = _BOT_NAME.fullmatch(text)
    return PlayerName(found["name"], found["bot"]) if found else PlayerName(text)
