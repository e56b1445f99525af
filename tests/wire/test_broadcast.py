"""Checks that what viewers are told piece by piece adds up to what they would be told at once."""

from random import Random

import msgspec
import pytest

from abbey.rules import word_of
from abbey.rules.names import Viewer, by_seat, seat_numbers
from abbey.table import Change, CheckedPlay, Table, commands
from abbey.table.events import Chair, Event, Opened, Started
from abbey.wire.broadcast import Broadcast, welcome
from abbey.wire.view_messages import public_state_of
from tests.server.club import NOW

UNDO = 0.3  # of the times when somebody could
COMING = 0.05  # after a decision somebody else comes in, or the same again


def started(players: int, seed: int) -> Table:
    people = [Chair("person", f"Player {seat}") for seat in seat_numbers(players)]
    return Table.of("abbey", [Opened(at=NOW, chairs=people), Started(NOW, bytes([seed]) * 32, bytes([seed]) * 16)])


def decided(table: Table, chance: Random) -> CheckedPlay | Event:
    """Let somebody take something back, or go on."""
    assert table.game
    repentant = [seat for seat, _ in by_seat(table.seats) if table.game.undoable(seat)]
    if repentant and chance.random() < UNDO:
        seat = chance.choice(repentant)
        return commands.take_back(table, seat, table.questions[seat], NOW)
    seat = chance.choice(table.owing)
    action = chance.choice(table.game.legal(seat))
    return commands.play(table, seat, table.questions[seat], word_of(action), NOW)


Known = dict[str, msgspec.Raw]


def whole(table: Table, viewer: Viewer) -> tuple[Known, bytes]:
    """Return the board and the viewer's own, as told to whoever comes in now."""
    message = msgspec.json.decode(welcome(table, viewer, {}, public_state_of(table), NOW), type=Known)
    return msgspec.json.decode(message["board"], type=Known), bytes(message["own"])


class Listener:
    """Puts together what one connection is told."""

    def __init__(self, table: Table, viewer: Viewer) -> None:
        self.viewer = viewer
        self.state = public_state_of(table)
        self.board, self.own = whole(table, viewer)
        self.spared = 0

    def hear(self, table: Table, change: Change) -> None:
        if self.viewer not in change.audience:
            return
        broadcast = Broadcast(table, change, {}, NOW)
        message = msgspec.json.decode(broadcast.to(self.viewer, self.state), type=Known)
        parts = msgspec.json.decode(message["board"], type=Known)
        self.spared += len(self.board) - len(parts) + ("own" not in message)
        self.board |= parts
        self.own = bytes(message.get("own", self.own))
        self.state = broadcast.state


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", [3, 4, 15, 16])
@pytest.mark.slow
def test_what_a_viewer_is_not_told_again_is_as_it_was(players: int, seed: int) -> None:
    table, chance = started(players, seed), Random(seed)
    listeners = [Listener(table, viewer) for viewer in table.viewers]
    while not table.is_over:
        change = table.apply(decided(table, chance))
        expected = {viewer: whole(table, viewer) for viewer in change.audience}
        for listener in listeners:
            listener.hear(table, change)
            if listener.viewer in change.audience:
                assert (listener.board, listener.own) == expected[listener.viewer]
        if chance.random() < COMING:
            listeners.append(Listener(table, chance.choice(table.viewers)))
    assert all(listener.spared > 0 for listener in listeners[: players + 1])


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("players", [2, 3, 5])
def test_what_is_told_to_many_is_to_each_what_it_would_be_told_alone(players: int, seed: int) -> None:
    """Texts are shared among those who are told the same: never with anybody who is not."""
    table, chance = started(players, seed), Random(seed)
    while not table.is_over:
        before = public_state_of(table)
        change = table.apply(decided(table, chance))
        together = Broadcast(table, change, {}, NOW)
        audience = sorted(change.audience)
        chance.shuffle(audience)
        for viewer in audience:
            alone = Broadcast(table, change, {}, NOW)
            assert together.to(viewer, before) == alone.to(viewer, before)
