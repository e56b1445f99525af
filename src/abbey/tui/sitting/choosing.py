"""The numbered choices of one decision, and what a typed line means."""

import re
from dataclasses import dataclass

from abbey.rules import Accuse, Action, View, word_of
from abbey.speech import Speaker, choice, forecast
from abbey.tui.sitting import phrases


@dataclass(frozen=True, slots=True)
class Choice:
    action: Action
    label: str
    outlook: str
    never: str  # as in a forecast

    @property
    def text(self) -> str:
        return f"{self.label}: {self.outlook}" if self.outlook else self.label


def choices(view: View, speaker: Speaker) -> list[Choice]:
    return [
        Choice(action, speaker.say(choice(action)), speaker.phrases(coming.lines), coming.never)
        for action, coming in forecast(view).items()
    ]


def chosen(line: str, offered: list[Choice]) -> Choice | None:
    """The choice that a line names, by number or in the notation; None for anything else."""
    if re.fullmatch("[0-9]{1,3}", line):
        number = int(line)
        return offered[number - 1] if 0 < number <= len(offered) else None
    return next((one for one in offered if word_of(one.action) == line), None)


def warning(one: Choice, speaker: Speaker) -> str:
    """Why an accusation can never be right; empty when it can. Said only when asked to lay it: it tells who you are."""
    match one:
        case Choice(never="own"):
            return phrases.never_own()
        case Choice(action=Accuse(seat, colour), never="shown"):
            return phrases.never_shown(who=speaker.word("player", seat=seat), colour=colour)
        case _:
            return ""
