"""Makes the events of whole games, as a server would have stored them, for stores that hold many tables."""

from random import Random

from abbey.rules import Deal, Game, is_over, owing, rules_digest, word_of
from abbey.server.keys import key_of
from abbey.table import Table, write_event
from abbey.table.events import CalledOff, Chair, Event, Opened, Played, Started

ANNA = Chair("person", "Anna", key=key_of("token of Anna"))


def played_game(seed: int, at: float, decisions: int | None = None, clock_s: int | None = None) -> list[Event]:
    """Return a game of Anna against a bot: to its end, or so many decisions of it."""
    deal, rng = Deal.numbered(2, seed), Random(seed)
    opened = Opened(at=at, chairs=[ANNA, Chair("bot", "Ada", "random")], clock_s=clock_s)
    events: list[Event] = [opened, Started(at, deal.seed, deal.salt, rules=rules_digest())]
    game = Game(deal)
    while not is_over(game.position) and (decisions is None or len(game.actions) < decisions):
        seat = owing(game.position)[0]
        action = rng.choice(game.legal(seat))
        game.play(action, seat)
        at += 1
        events.append(Played(at, seat, word_of(action)))
    return events


def waiting_for(seat: int, seed: int, at: float, clock_s: int | None = None) -> list[Event]:
    """Return a game that has begun, and where this seat is to decide."""
    events = played_game(seed, at, 30, clock_s)
    while not _waits_for(events, seat):
        events.pop()
    return events


def _waits_for(events: list[Event], seat: int) -> bool:
    return Table.of("any", events).owing == (seat,)


def called_off(seed: int, at: float) -> list[Event]:
    """Return a game that its players have ended after some decisions."""
    return [*played_game(seed, at, 12), CalledOff(at + 60)]


def bodies(events: list[Event]) -> list[bytes]:
    return [write_event(event) for event in events]
