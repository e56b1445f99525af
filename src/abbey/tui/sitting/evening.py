"""One run of `abbey play` at one game: the game, the screen it is shown on, the file it is kept in."""

from dataclasses import dataclass

from abbey.tui.sitting import phrases
from abbey.tui.sitting.saving import Save
from abbey.tui.sitting.sitting import Sitting
from abbey.tui.terminal.screen import Screen


@dataclass(slots=True)
class Evening:
    sitting: Sitting
    screen: Screen
    save: Save
    heard: int  # how many actions the person has been told of

    def keep(self) -> bool:
        """Write the game down; say so when that fails."""
        try:
            self.save.write(self.sitting.game)
        except OSError as error:
            self.screen.say(phrases.not_saved(path=self.save.path, reason=error.strerror or str(error)))
            return False
        return True


class LeftTable(Exception):  # noqa: N818 - no error: the person leaves the table
    """The person asked to quit."""
