"""The numbered choices of one decision, and what a typed line means."""

import re
from dataclasses import dataclass

from abbey.cli.sitting import phrases
from abbey.cli.sitting.forecast import forecast
from abbey.cli.terminal.seats import shown_by
from abbey.rules import Accuse, Action, View, word_of
from abbey.rules.names import MONKS
from abbey.speech import Company, choice


@dataclass(frozen=True, slots=True)
class Choice:
    action: Action
    label: str
    outlook: str

    @property
    def text(self) -> str:
        return f"{self.label}: {self.outlook}" if self.outlook else self.label


def choices(view: View, company: Company) -> list[Choice]:
    outlooks = forecast(view)
    return [Choice(action, choice(action, company), outlooks[action]) for action in view.legal]


def chosen(line: str, offered: list[Choice]) -> Action | None:
    """The action that a line names, by number or in the notation; None for anything else."""
    if re.fullmatch("[0-9]{1,3}", line):
        number = int(line)
        return offered[number - 1].action if 0 < number <= len(offered) else None
    return next((one.action for one in offered if word_of(one.action) == line), None)


def warning(view: View, action: Action, company: Company) -> str:
    """Why an accusation can never be right; empty when it can. Said only when asked to lay it: it tells who you are."""
    match action:
        case Accuse(_, colour) if colour == MONKS[view.identities[view.viewer]]:
            return phrases.never_own()
        case Accuse(seat, colour) if colour in shown_by(view, seat):
            return phrases.never_shown(who=company.who(seat), colour=colour)
        case _:
            return ""
