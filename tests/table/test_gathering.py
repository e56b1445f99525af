"""Tests what happens before the start: who sits where, and who may change that."""

import pytest

from abbey.rules.game import no_seat
from abbey.rules.names import SEATS
from abbey.table import Agreed, Refusal, Table, commands, read_event, write_event
from abbey.table.agreed import LEAST_AWAY_S
from abbey.table.events import Chair, Opened
from tests.table.evening import ALL_HERE, NONE_GONE, NOW, Evening, bot, person

OPEN = Chair("open")


def refused(code: str) -> "pytest.RaisesExc[Refusal]":
    return pytest.RaisesExc(Refusal, check=lambda no: no.code == code)


def test_a_newcomer_gets_the_first_open_seat() -> None:
    evening = Evening(person("Anna"), OPEN, OPEN)
    evening.does(commands.sit(evening.table, None, "Bela", "k", NOW))
    assert [seat.name for seat in evening.table.seats] == ["Anna", "Bela", ""]


def test_a_newcomer_may_choose_a_seat() -> None:
    evening = Evening(person("Anna"), OPEN, OPEN)
    evening.does(commands.sit(evening.table, SEATS[2], "Bela", "k", NOW))
    assert evening.table.seats[2].name == "Bela"


def test_a_taken_seat_is_refused() -> None:
    evening = Evening(person("Anna"), OPEN)
    with refused("seat-taken"):
        commands.sit(evening.table, SEATS[0], "Bela", "k", NOW)


def test_a_full_table_is_refused() -> None:
    with refused("seat-taken"):
        commands.sit(Evening(person("Anna"), bot("Odo")).table, None, "Bela", "k", NOW)


@pytest.mark.parametrize("name", ["", " Bela", "Be\nla", "Bela (random bot)", "Eve (x(y) bot)"])
def test_a_name_that_cannot_be_read_is_refused(name: str) -> None:
    with refused("bad-name"):
        commands.sit(Evening(person("Anna"), OPEN).table, None, name, "k", NOW)


@pytest.mark.parametrize("name", ["Odo (II)", "Odo (random bot)"])
def test_a_bot_whose_name_a_record_would_not_give_back_is_refused(name: str) -> None:
    with refused("bad-name"):
        commands.checked_opening(Opened(at=NOW, chairs=[person("Anna"), bot(name)]))


@pytest.mark.parametrize("name", ["Anna (at home)", "Anna bot", "(random bot)", "Anna(random bot)"])
def test_a_name_that_is_not_taken_for_a_bots_is_welcome(name: str) -> None:
    evening = Evening(person("Bela"), OPEN)
    evening.does(commands.sit(evening.table, None, name, "k", NOW))
    assert evening.table.seats[1].name == name


def test_two_people_cannot_have_one_name() -> None:
    with refused("name-taken"):
        commands.sit(Evening(person("Anna"), OPEN).table, None, "anna", "k", NOW)


def test_a_key_opens_its_own_seat_and_no_other() -> None:
    evening = Evening(person("Anna"), person("Bela"))
    assert commands.seat_of(evening.table, "key of Bela") == 1
    with refused("not-seated"):
        commands.seat_of(evening.table, "key of Cara")


def test_the_first_who_came_is_the_host() -> None:
    evening = Evening(OPEN, person("Bela"), OPEN)
    evening.does(commands.sit(evening.table, SEATS[0], "Anna", "k", NOW))
    assert evening.table.host == 1


def test_when_the_host_leaves_the_next_one_is() -> None:
    evening = Evening(person("Anna"), person("Bela"))
    evening.does(commands.leave(evening.table, SEATS[0], "random", NOW))
    assert (evening.table.host, evening.table.seats[0].kind) == (1, "open")


def test_the_host_puts_a_bot_on_a_seat_and_opens_it_again() -> None:
    evening = Evening(person("Anna"), OPEN)
    evening.does(commands.place(evening.table, SEATS[0], SEATS[1], "Odo", "random", ALL_HERE, NOW))
    assert (evening.table.seats[1].kind, evening.table.seats[1].bot) == ("bot", "random")
    evening.does(commands.place(evening.table, SEATS[0], SEATS[1], "", None, ALL_HERE, NOW))
    assert evening.table.seats[1].kind == "open"


def test_a_seat_that_is_not_there_is_refused_as_everywhere() -> None:
    table = Evening(person("Anna"), OPEN).table
    with refused("no-such-seat") as caught:
        commands.place(table, SEATS[0], SEATS[3], "Odo", "random", ALL_HERE, NOW)
    assert str(caught.value) == no_seat(3, range(2))


def test_whoever_has_just_lost_the_connection_keeps_the_seat_for_a_while() -> None:
    table = Evening(person("Anna"), person("Bela")).table
    away = frozenset((SEATS[1],))
    for kind in ("random", None):
        with refused("not-away"):
            commands.place(table, SEATS[0], SEATS[1], "Odo", kind, commands.Absent(away), NOW)
        assert commands.place(table, SEATS[0], SEATS[1], "Odo", kind, commands.Absent(away, away), NOW).seat == 1


def test_somebody_sent_away_has_no_key_any_more() -> None:
    evening = Evening(person("Anna"), person("Bela"))
    evening.does(commands.place(evening.table, SEATS[0], SEATS[1], "", None, ALL_HERE, NOW))
    with refused("not-seated"):
        commands.seat_of(evening.table, "key of Bela")


def test_only_the_host_arranges_seats() -> None:
    with refused("not-host"):
        commands.place(
            Evening(person("Anna"), person("Bela")).table, SEATS[1], SEATS[0], "Odo", "random", ALL_HERE, NOW
        )


def test_the_host_cannot_send_the_host_away() -> None:
    with refused("seat-taken"):
        commands.place(Evening(person("Anna"), OPEN).table, SEATS[0], SEATS[0], "Odo", "random", ALL_HERE, NOW)


def test_only_the_host_starts() -> None:
    with refused("not-host"):
        commands.start(Evening(person("Anna"), person("Bela")).table, SEATS[1], bytes(32), bytes(16), NONE_GONE, NOW)


def test_nobody_starts_with_an_empty_seat() -> None:
    with refused("seats-open"):
        commands.start(Evening(person("Anna"), OPEN).table, SEATS[0], bytes(32), bytes(16), NONE_GONE, NOW)


def test_after_the_start_nobody_sits_down() -> None:
    evening = Evening(person("Anna"), bot("Odo"))
    evening.start()
    with refused("already-started"):
        commands.sit(evening.table, None, "Bela", "k", NOW)


def test_a_component_table_that_is_wrong_is_refused_by_its_entry() -> None:
    with pytest.raises(Refusal, match="red") as no:
        commands.checked_opening(Opened(at=NOW, chairs=[person("Anna")], components="[tiles]\nred = [2]\n"))
    assert no.value.code == "bad-components"
    assert no.value.why == {"fault": "count", "entry": "tiles.red", "count": "7"}


def test_a_component_table_is_played_with() -> None:
    values = "\n".join(f"{monk} = [1, 1, 1, 1]" for monk in ("red", "blue", "white", "grey", "black", "orange"))
    evening = Evening(person("Anna"), bot("Odo"))
    evening.table.agreed = Agreed(components=f"[monks]\n{values}\n")
    evening.start()
    assert evening.table.game
    assert evening.table.game.deal.agreement.components.monks == ((1, 1, 1, 1),) * 6


def test_what_was_agreed_is_read_from_events_old_and_new() -> None:
    agreed = Agreed(time_last=True, overshoot="reset", clock_s=60)
    old = b'{"type":"opened","at":1.0,"chairs":[],"time_last":true,"overshoot":"reset","components":null,"clock_s":60}'
    opened = Opened.under(agreed, 1.0, [])
    assert opened.agreed == agreed
    assert read_event(old) == read_event(write_event(opened)) == opened


def test_the_host_changes_what_is_agreed_until_the_start() -> None:
    evening = Evening(person("Anna"), person("Bela"))
    agreed = Agreed(time_last=True, clock_s=60, away_s=30)
    amended = commands.amend(evening.table, SEATS[0], agreed, NONE_GONE, NOW)
    assert amended
    assert evening.does(amended).news == "amended"
    evening.start()
    assert evening.table.game
    assert evening.table.game.deal.agreement.time_last
    assert evening.table.deadline == NOW + 60
    with refused("already-started"):
        commands.amend(evening.table, SEATS[0], Agreed(), NONE_GONE, NOW)


def test_only_the_host_changes_what_is_agreed_and_only_to_what_can_be_played() -> None:
    table = Evening(person("Anna"), person("Bela")).table
    with refused("not-host"):
        commands.amend(table, SEATS[1], Agreed(clock_s=60), NONE_GONE, NOW)
    with refused("bad-components"):
        commands.amend(table, SEATS[0], Agreed(components="[tiles]\nred = [2]\n"), NONE_GONE, NOW)
    assert commands.amend(table, SEATS[0], Agreed(), NONE_GONE, NOW) is None


def test_nobody_agrees_that_a_broken_line_is_a_lost_seat() -> None:
    with refused("too-hasty"):
        commands.checked_opening(Opened(at=NOW, chairs=[person("Anna")], away_s=LEAST_AWAY_S - 1))
    table = Evening(person("Anna"), person("Bela")).table
    with refused("too-hasty"):
        commands.amend(table, SEATS[0], Agreed(away_s=0), NONE_GONE, NOW)
    assert commands.amend(table, SEATS[0], Agreed(away_s=LEAST_AWAY_S), NONE_GONE, NOW)


def test_a_table_that_agreed_on_less_before_is_still_read() -> None:
    old = read_event(write_event(Opened(at=NOW, chairs=[person("Anna")], away_s=0)))
    assert isinstance(old, Opened)
    assert Table("old", old).agreed.patience_s == 0


def test_a_remark_keeps_the_name_of_whoever_made_it() -> None:
    evening = Evening(person("Anna"), person("Bela"))
    evening.does(commands.speak(evening.table, SEATS[1], "I must go.", NOW))
    evening.does(commands.leave(evening.table, SEATS[1], "random", NOW))
    evening.does(commands.sit(evening.table, SEATS[1], "Cara", "k", NOW))
    assert [remark.name for remark in evening.table.chat] == ["Bela"]
