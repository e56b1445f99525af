"""Holds a vote that is open at a table, and says how it ends."""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from abbey.rules.names import SeatNumber
from abbey.table.events import VoteCalled

VOTE_S: Final = 30.0


class Vote(Struct, frozen=True):
    """Asks everybody who is not gone. Whoever asks agrees; whoever says nothing leaves it to the others.

    To let a bot play for a seat, more must be for it than against it. To call the game off, all must be for it.
    """

    number: int  # how many votes this table has had
    called: VoteCalled
    answers: dict[SeatNumber, bool]

    @classmethod
    def of(cls, number: int, called: VoteCalled) -> "Vote":
        """Return the vote as it is called."""
        return cls(number, called, {called.by: True})

    @property
    def deadline(self) -> float:
        """Return when the vote ends at the latest."""
        return self.called.at + VOTE_S

    def answered(self, seat: SeatNumber, agrees: bool) -> "Vote":
        """Return the vote with this answer; the last one of each seat counts."""
        return replace(self, answers=self.answers | {seat: agrees})

    def put_off(self, seconds: float) -> "Vote":
        """Return the vote as if it had been called later."""
        return replace(self, called=replace(self.called, at=self.called.at + seconds))

    def outcome(self, voters: frozenset[SeatNumber], at: float) -> bool | None:
        """Return whether the vote has passed; None while it is open."""
        answers = [self.answers.get(seat) for seat in voters]
        yes, no = answers.count(True), answers.count(False)
        needs_all = self.called.about == "call-off"
        passed = yes == len(voters) if needs_all else 2 * yes > len(voters)
        failed = no > 0 if needs_all else 2 * no >= len(voters)
        if passed or failed:
            return passed
        if at < self.deadline:
            return None
        return not needs_all and yes > no
