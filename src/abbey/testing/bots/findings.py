"""Defines what the kit tells about a bot: what it found wrong, what it looked at, how far it has come."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from abbey.rules.names import PHASES
from abbey.search import BackendName

Check = Literal["legal", "chance", "hidden", "sealed", "belief", "time", "seats"]


@dataclass(frozen=True, slots=True)
class Finding:
    """Names a promise that the bot breaks, and the game in which it does."""

    check: Check
    sentence: str
    where: str
    record: str

    def __str__(self) -> str:
        return f"[{self.check}] {self.sentence}\n{self.where}\n{self.record}"


@dataclass(slots=True)
class BotReport:
    """Holds all that the kit found out about a bot, and how the bot played."""

    backend: BackendName
    budget: str = ""  # in words, if the bot has one
    findings: list[Finding] = field(default_factory=list)
    positions: Counter[int] = field(default_factory=Counter)  # by players: positions asked about twice
    phases: Counter[str] = field(default_factory=Counter)
    skipped: set[Check] = field(default_factory=set)  # something else must be mended first

    @property
    def unmet(self) -> list[str]:
        """Return the phases in which the bot was never asked."""
        return [phase for phase in PHASES if phase != "over" and not self.phases[phase]]

    def broken(self, check: Check) -> bool:
        """Say whether the bot breaks this promise."""
        return any(finding.check == check for finding in self.findings)

    def add(self, finding: Finding) -> None:
        """Add a finding if it is the first of its kind: a bot that is wrong once is wrong a thousand times."""
        if not self.broken(finding.check):
            self.findings.append(finding)


@dataclass(frozen=True, slots=True)
class Progress:
    """Says how far a check has come for one number of players."""

    check: Check
    players: int
    done: int
    of: int


Tell = Callable[[Progress], None]
