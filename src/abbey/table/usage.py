"""Tells from its events whether people have used a table, or only opened it."""

from collections.abc import Iterable, Sequence

from abbey.rules.names import SeatNumber, by_seat
from abbey.table.events import (
    AgainWanted,
    Amended,
    CalledOff,
    Emptied,
    Event,
    GivenBack,
    Hinted,
    Opened,
    Paused,
    Placed,
    Played,
    Rekeyed,
    Sat,
    Spoken,
    TakenBack,
    TakenOver,
    VoteCalled,
    VoteCast,
)

# Only a person does these; a game that is called off because it gets too long was played by people, too.
# A share for the deal is not among them: a page adds it by itself.
BY_PEOPLE = (
    Sat,
    Amended,
    Placed,
    Spoken,
    TakenBack,
    GivenBack,
    Rekeyed,
    Hinted,
    VoteCalled,
    VoteCast,
    CalledOff,  # without a vote where nobody else was there to be asked
    AgainWanted,
)


def is_used(events: Iterable[Event]) -> bool:
    """Tell whether a person has done anything at the table since it was opened, except leave."""
    bots: set[SeatNumber] = set()
    opened_at = 0.0
    for event in events:
        match event:
            case Opened(at=opened_at, chairs=chairs):
                bots = {seat for seat, chair in by_seat(chairs) if chair.kind == "bot"}
            case TakenOver(why="vote" | "host"):  # of those who were there
                return True
            case TakenOver(seat=seat):
                bots.add(seat)
            case Emptied(seat=seat) if seat in bots:  # which the host sent away
                return True
            case Played(seat=seat, at=at) if seat not in bots and at > opened_at:  # a lesson begins with some
                return True
            case _ if isinstance(event, BY_PEOPLE):
                return True
    return False


def last_sign_of_life(events: Sequence[Event]) -> float:
    """Return when something last happened that the server did not do because it had been away."""
    return max(event.at for event in events if not isinstance(event, Paused))
