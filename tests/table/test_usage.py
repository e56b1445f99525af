"""Tests what counts as use of a table: whatever a person does there after it was opened."""

import pytest

from abbey.rules.names import SEATS
from abbey.table import Event
from abbey.table.events import Chair, GivenBack, Mixed, Opened, Paused, Played, Sat, Spoken, Started, TakenOver
from abbey.table.usage import is_used, last_sign_of_life

PERSON, BOT, OPEN = SEATS[:3]
OPENED = Opened(at=1.0, chairs=[Chair("person", "Anna", key="key"), Chair("bot", "Ada", "random"), Chair("open")])


def played(seat: int, at: float = 2.0) -> Played:
    return Played(at, SEATS[seat], "play:1")


@pytest.mark.parametrize(
    "events",
    [
        [],
        [Mixed(2.0, PERSON, "5a"), Started(3.0, b"", b"")],
        [Started(2.0, b"", b""), played(BOT)],
        [Started(1.0, b"", b""), played(PERSON, 1.0)],  # a lesson begins like this
        [Started(2.0, b"", b""), TakenOver(3.0, PERSON, "librarian", "clock"), played(PERSON, 4.0)],
        [Paused(5.0, 2.0, 4.0)],
    ],
)
def test_a_table_where_only_bots_and_pages_act_is_not_used(events: list[Event]) -> None:
    assert not is_used([OPENED, *events])


@pytest.mark.parametrize(
    "events",
    [
        [Sat(2.0, OPEN, "Bela", "key")],
        [Spoken(2.0, PERSON, "Anna", "Hello!")],
        [Started(2.0, b"", b""), played(BOT), played(PERSON, 3.0)],
        [TakenOver(3.0, PERSON, "librarian", "clock"), GivenBack(4.0, PERSON)],
    ],
)
def test_a_table_where_a_person_does_something_is_used(events: list[Event]) -> None:
    assert is_used([OPENED, *events])


def test_a_pause_of_the_server_is_no_sign_of_life() -> None:
    assert last_sign_of_life([OPENED, played(PERSON, 7.0), Paused(9.0, 8.0, 9.0)]) == 7.0
