"""Sets a table to try things at: everything said to it becomes events, and the events are applied."""

from collections.abc import Sequence

from abbey.rules import Deal, Stream, word_of
from abbey.rules.names import SEATS, SeatNumber
from abbey.table import Change, CheckedPlay, Event, Table, commands, read_event, write_event
from abbey.table.events import Chair, Opened

NOW = 1_000_000.0
NONE_GONE: frozenset[SeatNumber] = frozenset()
ALL_HERE = commands.Absent()


def person(name: str) -> Chair:
    return Chair("person", name, key=f"key of {name}")


def bot(name: str) -> Chair:
    return Chair("bot", name, "random")


class Evening:
    def __init__(self, *chairs: Chair, clock_s: int | None = None, time_last: bool = False) -> None:
        self.now = NOW
        self.events: list[Event] = [Opened(at=NOW, chairs=list(chairs), clock_s=clock_s, time_last=time_last)]
        self.table = Table.of("abbey", self.events)

    def does(self, decided: CheckedPlay | Event | Sequence[Event]) -> Change:
        """Let what was decided happen. Every event goes through its stored form, as after a restart."""
        change = Change()
        events = decided.event if isinstance(decided, CheckedPlay) else decided
        for event in events if isinstance(events, Sequence) else [events]:
            self.events.append(event)
            change = self.table.apply(read_event(write_event(event)))
        return change

    def start(self, number: int = 1) -> Change:
        deal = Deal.numbered(len(self.table.seats), number)
        return self.does(commands.start(self.table, self.table.host, deal.seed, deal.salt, NONE_GONE, self.now))

    def plays(self, seat: int, word: str) -> Change:
        return self.does(commands.play(self.table, SEATS[seat], self.table.questions[seat], word, self.now))

    def takes_back(self, seat: int) -> Change:
        return self.does(commands.take_back(self.table, SEATS[seat], self.table.questions[seat], self.now))

    def first_choice(self, seat: int) -> str:
        assert self.table.game
        return word_of(self.table.game.legal(SEATS[seat])[0])

    def until(self, phase: int) -> None:
        """Play at random until this is asked."""
        assert self.table.game
        chance = Stream(b"evening", "walk")
        while self.table.game.position.phase != phase:
            seat = self.table.owing[0]
            legal = self.table.game.legal(seat)
            self.plays(seat, word_of(legal[chance.below(len(legal))]))


def evening_of(players: int, number: int = 1, clock_s: int | None = None) -> Evening:
    """Return a table at which everybody is a person, and the game has begun."""
    evening = Evening(*(person(f"Player {seat}") for seat in range(players)), clock_s=clock_s)
    evening.start(number)
    return evening
