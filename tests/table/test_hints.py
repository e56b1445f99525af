"""Tests how hints are counted: one for a turn, however often and at whichever of its questions somebody asks."""

import pytest

from abbey.rules.names import ACCUSE, PLAY, SEATS, SHOW
from abbey.table import Agreed, commands
from abbey.table.events import Amended
from tests.table.evening import Evening, person


def takes_hint(evening: Evening, seat: int) -> int:
    """Ask for a hint about the present question, and return how many were counted by then."""
    table = evening.table
    taken = commands.hint(table, SEATS[seat], table.questions[seat], evening.now)
    if taken:
        evening.does(taken)
    return len(table.hints[seat])


@pytest.fixture
def evening() -> Evening:
    """Return a table of two persons who have agreed on all aids, where the first turn begins."""
    evening = Evening(person("Anna"), person("Bruno"))
    evening.does(Amended(evening.now, Agreed(aids="all")))
    evening.start()
    return evening


def test_a_turn_counts_as_one_hint_at_all_its_questions(evening: Evening) -> None:
    (seat,), table = evening.table.owing, evening.table
    assert takes_hint(evening, seat) == takes_hint(evening, seat) == 1
    evening.plays(seat, evening.first_choice(seat))
    assert table.game
    assert table.game.position.phase != PLAY
    assert table.owing == (seat,)
    assert takes_hint(evening, seat) == 1


def test_what_is_taken_back_and_asked_again_counts_no_second_hint(evening: Evening) -> None:
    (seat,) = evening.table.owing
    evening.plays(seat, evening.first_choice(seat))
    assert takes_hint(evening, seat) == 1
    evening.takes_back(seat)
    assert takes_hint(evening, seat) == 1


def test_the_next_turn_counts_as_another_hint(evening: Evening) -> None:
    seat = evening.table.owing[0]
    takes_hint(evening, seat)
    evening.until(SHOW)
    assert takes_hint(evening, seat) == 2
    evening.until(PLAY)
    while evening.table.owing != (seat,):
        evening.plays(evening.table.owing[0], evening.first_choice(evening.table.owing[0]))
    assert takes_hint(evening, seat) == 3


@pytest.mark.parametrize("phase", [SHOW, ACCUSE])
def test_a_choice_that_all_make_together_counts_once_whatever_the_others_lay_meanwhile(
    evening: Evening, phase: int
) -> None:
    evening.until(phase)
    assert takes_hint(evening, 0) == 1
    evening.plays(1, evening.first_choice(1))
    assert takes_hint(evening, 0) == 1
