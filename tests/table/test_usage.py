"""Tests what counts as use of a table: whatever a person does there after it was opened."""

import pytest

from abbey.rules.names import SEATS
from abbey.table import Event, Table, commands
from abbey.table.agreed import Agreed
from abbey.table.events import (
    AgainWanted,
    Amended,
    CalledOff,
    Chair,
    Emptied,
    GivenBack,
    Hinted,
    Mixed,
    Opened,
    Paused,
    Placed,
    Played,
    Rekeyed,
    Sat,
    Spoken,
    Started,
    TakenBack,
    TakenOver,
    VoteCalled,
    VoteCast,
)
from abbey.table.usage import BY_PEOPLE, is_used, last_sign_of_life

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


DEEDS: list[Event] = [
    Sat(2.0, OPEN, "Bela", "key"),
    Amended(2.0, Agreed()),
    Placed(2.0, OPEN, "Ada", "random"),
    Spoken(2.0, PERSON, "Anna", "Hello!"),
    TakenBack(2.0, PERSON),
    GivenBack(2.0, PERSON),
    Rekeyed(2.0, PERSON, "key"),
    Hinted(2.0, PERSON, 1),
    VoteCalled(2.0, PERSON, "call-off"),
    VoteCast(2.0, PERSON, agrees=True),
    CalledOff(2.0),
    AgainWanted(2.0, PERSON),
]


def test_every_deed_of_people_is_tried_here() -> None:
    assert {type(deed) for deed in DEEDS} == {*BY_PEOPLE}


@pytest.mark.parametrize("deed", DEEDS, ids=lambda deed: type(deed).__name__)
def test_a_table_where_a_person_does_something_is_used(deed: Event) -> None:
    assert is_used([OPENED, deed])


@pytest.mark.parametrize(
    "events",
    [
        [Started(2.0, b"", b""), played(BOT), played(PERSON, 3.0)],
        [Started(2.0, b"", b""), TakenOver(3.0, OPEN, "librarian", "vote")],
        [Emptied(2.0, BOT)],
    ],
)
def test_a_table_where_a_person_decides_or_has_a_bot_come_or_go_is_used(events: list[Event]) -> None:
    assert is_used([OPENED, *events])


def test_a_table_is_not_used_by_whoever_only_leaves_it() -> None:
    left = [Emptied(2.0, PERSON)], [Started(2.0, b"", b""), TakenOver(3.0, PERSON, "librarian", "left")]
    assert not any(is_used([OPENED, *events]) for events in left)


def test_a_person_alone_who_calls_the_game_off_has_used_the_table() -> None:
    opened = Opened(at=1.0, chairs=OPENED.chairs[:2])
    table = Table("t", opened)
    table.apply(Started(2.0, bytes(32), bytes(16)))
    assert is_used([opened, *commands.call_off(table, PERSON, frozenset(), 3.0)])


def test_a_pause_of_the_server_is_no_sign_of_life() -> None:
    assert last_sign_of_life([OPENED, played(PERSON, 7.0), Paused(9.0, 8.0, 9.0)]) == 7.0
