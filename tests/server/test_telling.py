"""What viewers are told piece by piece adds up to what they would be told at once."""

from random import Random

import msgspec
import pytest

from abbey.rules import word_of
from abbey.rules.view import public
from abbey.server.wire.telling import Telling, own_of
from abbey.server.wire.text import encoded
from abbey.table import Change, Table, deciding
from abbey.table.events import Chair, Event, Opened, Started
from tests.server.club import NOW

UNDO = 0.3  # of the times when somebody could


def started(players: int, seed: int) -> Table:
    people = [Chair("person", f"Player {seat}") for seat in range(players)]
    return Table.of("abbey", [Opened(NOW, people), Started(NOW, bytes([seed]) * 32, bytes([seed]) * 16)])


def decided(table: Table, chance: Random) -> Event:
    """Somebody takes something back, or goes on."""
    assert table.game
    repentant = [seat for seat in range(len(table.seats)) if table.game.undoable(seat)]
    if repentant and chance.random() < UNDO:
        seat = chance.choice(repentant)
        return deciding.take_back(table, seat, table.questions[seat], NOW)
    seat = chance.choice(table.owing)
    action = chance.choice(table.game.legal(seat))
    return deciding.play(table, seat, table.questions[seat], word_of(action), NOW)


def owns(table: Table) -> list[bytes]:
    """By seat: what it knows and nobody else, as told to whoever comes in now."""
    assert table.game
    seen = public(table.game.position)
    return [bytes(encoded(own_of(table, seat, seen))) for seat in range(len(table.seats))]


def told(table: Table, change: Change, seat: int) -> bytes | None:
    """What this change tells the seat of its own."""
    if seat not in change.audience:
        return None
    message = msgspec.json.decode(Telling(table, change, lambda: change.audience).to(seat), type=dict[str, msgspec.Raw])
    return bytes(message["own"]) if "own" in message else None


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", [3, 4, 15, 16])
def test_what_a_seat_is_not_told_again_is_as_it_was(players: int, seed: int) -> None:
    table, chance = started(players, seed), Random(seed)
    known, spared = owns(table), 0
    while not table.is_over:
        change = table.apply(decided(table, chance))
        news = [told(table, change, seat) for seat in range(players)]
        known = [new or old for new, old in zip(news, known, strict=True)]
        spared += news.count(None)
        assert known == owns(table)
    assert spared > 0
