"""Tests what those who are there can do when others are gone: the host's powers, bots for seats, calling off, votes."""

import pytest

from abbey.rules.names import NOBODY, OVER, SEATS, SeatNumber
from abbey.table import Agreed, Table, commands, read_event, write_event
from abbey.table.attendance import gone, gone_at
from abbey.table.events import CalledOff, Opened, TakenOver, VoteFailed
from abbey.table.vote import VOTE_S
from tests.table.evening import ALL_HERE, NONE_GONE, NOW, Evening, bot, evening_of, person
from tests.table.test_gathering import OPEN, refused

ANNA, BELA, CARA, DORA = SEATS[:4]


def away(*seats: SeatNumber) -> frozenset[SeatNumber]:
    return frozenset(seats)


def test_a_seat_that_a_host_once_filled_alone_is_still_read() -> None:
    event = read_event(b'{"type":"taken-over","at":1.0,"seat":1,"bot":"random","why":"host"}')
    assert event == TakenOver(1.0, BELA, "random", "host")


# --- Who is gone


def test_two_minutes_are_agreed_unless_somebody_says_otherwise() -> None:
    old = (
        b'{"type":"opened","at":1.0,"chairs":[],"time_last":false,"overshoot":"carry","components":null,"clock_s":null}'
    )
    event = read_event(old)
    assert isinstance(event, Opened)
    assert event.agreed.away_s == 120


def test_somebody_is_gone_after_the_time_that_was_agreed_and_no_sooner() -> None:
    table = evening_of(2).table
    since = {BELA: NOW + 60}
    assert gone_at(table, BELA, since) == NOW + 180
    assert gone(table, since, NOW + 179) == frozenset()
    assert gone(table, since, NOW + 180) == {BELA}


def test_whoever_is_connected_and_whoever_a_bot_plays_for_is_not_missed() -> None:
    evening = Evening(person("Anna"), person("Bela"), bot("Odo"))
    evening.start()
    assert [gone_at(evening.table, seat, {}) for seat in SEATS[:3]] == [None] * 3
    evening.does(commands.leave(evening.table, BELA, "random", NOW))
    assert [gone_at(evening.table, seat, {BELA: NOW, CARA: NOW}) for seat in SEATS[:3]] == [None] * 3


def test_nobody_is_missed_before_having_sat_down() -> None:
    evening = Evening(person("Anna"), OPEN)
    empty_since = {BELA: NOW}
    evening.does(commands.sit(evening.table, BELA, "Bela", "k", NOW + 500))
    assert gone_at(evening.table, BELA, empty_since) == NOW + 620


def test_at_a_table_with_a_clock_nobody_is_gone_before_the_clock_could_run_out() -> None:
    assert Agreed(clock_s=86_400).patience_s == 86_400
    assert Agreed(clock_s=30).patience_s == 120
    assert Agreed(away_s=10).patience_s == 10


# --- The host's powers


def test_while_the_host_is_gone_the_next_who_is_there_is_the_host() -> None:
    table = Evening(person("Anna"), person("Bela"), person("Cara")).table
    assert table.host_without(away(ANNA)) == BELA
    assert table.host_without(away(ANNA, BELA)) == CARA
    assert table.host_without(away(ANNA, BELA, CARA)) == ANNA
    assert table.host_without(NONE_GONE) == ANNA


def test_whoever_is_the_host_meanwhile_may_place_bots_and_start() -> None:
    evening = Evening(person("Anna"), person("Bela"), OPEN)
    with refused("not-host"):
        commands.place(evening.table, BELA, CARA, "Odo", "random", ALL_HERE, NOW)
    evening.does(
        commands.place(evening.table, BELA, CARA, "Odo", "random", commands.Absent(away(ANNA), away(ANNA)), NOW)
    )
    evening.does(commands.start(evening.table, BELA, bytes(32), bytes(16), away(ANNA), NOW))
    assert evening.table.stage == "playing"


def test_the_host_has_no_powers_meanwhile() -> None:
    evening = Evening(person("Anna"), person("Bela"))
    with refused("not-host"):
        commands.start(evening.table, ANNA, bytes(32), bytes(16), away(ANNA), NOW)


# --- A bot for a seat


@pytest.mark.parametrize("seat", [ANNA, BELA])
def test_any_player_who_is_there_alone_lets_a_bot_play_for_somebody_who_is_gone(seat: SeatNumber) -> None:
    evening = evening_of(2)
    evening.does(commands.fill(evening.table, SEATS[1 - seat], seat, "random", away(seat), NOW))
    assert evening.table.seats[seat].is_taken_over
    assert evening.table.vote is None


def test_somebody_who_is_there_or_just_left_is_not_replaced() -> None:
    evening = evening_of(2)
    with refused("not-away"):
        commands.fill(evening.table, ANNA, BELA, "random", NONE_GONE, NOW)


def test_a_seat_where_a_bot_plays_already_is_not_filled_again() -> None:
    evening = evening_of(2)
    evening.does(commands.fill(evening.table, ANNA, BELA, "random", away(BELA), NOW))
    absent = gone(evening.table, {BELA: NOW - 1000}, NOW)
    with refused("not-away"):
        commands.fill(evening.table, ANNA, BELA, "random", absent, NOW)


def test_whoever_has_given_the_seat_to_a_bot_has_no_say() -> None:
    evening = evening_of(3)
    evening.does(commands.leave(evening.table, ANNA, "random", NOW))
    with refused("bot-plays"):
        commands.fill(evening.table, ANNA, BELA, "random", away(BELA), NOW)
    with refused("bot-plays"):
        commands.call_off(evening.table, ANNA, away(BELA), NOW)


def asked(players: int = 4) -> Evening:
    """Return a game in which seat 0 has asked for a bot on the last seat, whose player is gone."""
    evening = evening_of(players)
    last = SEATS[players - 1]
    evening.does(commands.fill(evening.table, ANNA, last, "random", away(last), NOW))
    return evening


def says(evening: Evening, seat: SeatNumber, agrees: bool) -> None:
    vote = evening.table.vote
    assert vote
    last = SEATS[len(evening.table.seats) - 1]
    evening.does(commands.answer(evening.table, seat, vote.number, agrees, away(last), NOW))


def test_others_who_are_there_have_a_vote() -> None:
    evening = asked(3)
    assert not evening.table.seats[CARA].is_taken_over
    says(evening, BELA, True)
    assert evening.table.seats[CARA].is_taken_over
    assert evening.table.vote is None


def test_a_vote_fails_when_half_are_against_it() -> None:
    evening = asked(3)
    vote = evening.table.vote
    assert vote
    change = evening.does(commands.answer(evening.table, BELA, vote.number, False, away(CARA), NOW))
    assert (change.news, evening.table.vote) == ("vote-failed", None)
    assert not evening.table.seats[CARA].is_taken_over


def test_one_against_two_is_outvoted() -> None:
    evening = asked()
    says(evening, BELA, False)
    assert evening.table.vote
    says(evening, CARA, True)
    assert evening.table.seats[DORA].is_taken_over


def test_whoever_says_nothing_leaves_it_to_the_others() -> None:
    evening = asked()
    assert commands.settle(evening.table, away(DORA), NOW + VOTE_S - 1) == []
    assert commands.settle(evening.table, away(DORA), NOW + VOTE_S) == [TakenOver(NOW + VOTE_S, DORA, "random", "vote")]


def test_one_for_it_and_one_against_it_is_not_enough_in_the_end() -> None:
    evening = asked()
    says(evening, BELA, False)
    assert commands.settle(evening.table, away(DORA), NOW + VOTE_S) == [VoteFailed(NOW + VOTE_S)]


def test_the_vote_is_over_when_whoever_was_gone_is_back() -> None:
    evening = asked()
    assert commands.settle(evening.table, NONE_GONE, NOW) == [VoteFailed(NOW)]


def test_those_who_go_while_it_is_open_are_no_longer_asked() -> None:
    evening = asked()
    assert commands.settle(evening.table, away(BELA, DORA), NOW) == []
    assert commands.settle(evening.table, away(BELA, CARA, DORA), NOW) == [TakenOver(NOW, DORA, "random", "vote")]


def test_there_is_one_vote_at_a_time() -> None:
    evening = asked()
    with refused("vote-open"):
        commands.call_off(evening.table, BELA, away(DORA), NOW)


def test_an_answer_to_a_vote_that_is_over_is_refused() -> None:
    evening = asked(3)
    says(evening, BELA, False)
    with refused("no-vote"):
        commands.answer(evening.table, BELA, 1, True, away(CARA), NOW)
    evening.does(commands.call_off(evening.table, ANNA, NONE_GONE, NOW))
    with refused("no-vote"):
        commands.answer(evening.table, BELA, 1, True, NONE_GONE, NOW)


def test_the_last_answer_of_each_counts() -> None:
    evening = evening_of(5)
    last = SEATS[4]
    evening.does(commands.fill(evening.table, ANNA, last, "random", away(last), NOW))
    says(evening, BELA, False)
    says(evening, BELA, True)
    assert evening.table.vote
    says(evening, CARA, True)
    assert evening.table.seats[last].is_taken_over


def test_a_seat_that_the_clock_took_first_needs_no_vote() -> None:
    evening = Evening(person("Anna"), person("Bela"), person("Cara"), clock_s=60)
    evening.start()
    slow = evening.table.owing[0]
    others = [seat for seat in SEATS[:3] if seat != slow]
    evening.does(commands.fill(evening.table, others[0], slow, "random", away(slow), NOW))
    evening.does(commands.run_out(evening.table, "random", NOW + 60))
    assert evening.table.vote is None


# --- Calling the game off


def test_whoever_is_there_alone_may_call_the_game_off() -> None:
    evening = Evening(person("Anna"), person("Bela"), bot("Odo"))
    evening.start()
    change = evening.does(commands.call_off(evening.table, ANNA, away(BELA), NOW))
    assert (evening.table.stage, change.news) == ("called-off", "called-off")


def test_all_who_are_there_must_agree_to_call_the_game_off() -> None:
    evening = evening_of(3)
    evening.does(commands.call_off(evening.table, ANNA, NONE_GONE, NOW))
    evening.does(commands.answer(evening.table, BELA, 1, True, NONE_GONE, NOW))
    assert not evening.table.is_called_off
    evening.does(commands.answer(evening.table, CARA, 1, True, NONE_GONE, NOW))
    assert evening.table.stage == "called-off"


def test_one_who_wants_to_play_on_is_enough_to_play_on() -> None:
    evening = evening_of(3)
    evening.does(commands.call_off(evening.table, ANNA, NONE_GONE, NOW))
    evening.does(commands.answer(evening.table, CARA, 1, False, NONE_GONE, NOW))
    assert (evening.table.stage, evening.table.vote) == ("playing", None)


def test_silence_is_no_agreement_to_call_the_game_off() -> None:
    evening = evening_of(2)
    evening.does(commands.call_off(evening.table, ANNA, NONE_GONE, NOW))
    assert commands.settle(evening.table, NONE_GONE, NOW + VOTE_S) == [VoteFailed(NOW + VOTE_S)]
    assert commands.settle(evening.table, away(BELA), NOW) == [CalledOff(NOW)]


def test_nothing_is_played_at_a_table_that_was_called_off() -> None:
    evening = Evening(person("Anna"), bot("Odo"), clock_s=60)
    evening.start()
    seat = evening.table.owing[0]
    evening.does(commands.call_off(evening.table, ANNA, NONE_GONE, NOW))
    table = evening.table
    assert (table.owing, table.thinking, table.deadline) == ((), [], None)
    with refused("not-playing"):
        commands.play(table, seat, table.questions[seat], "keep", NOW)
    with refused("not-playing"):
        commands.back(table, ANNA, NOW)
    assert [chair.name for chair in commands.again(table, "invitation", NOW).chairs] == ["Anna", "Odo"]


def test_the_end_of_the_game_ends_the_vote() -> None:
    evening = evening_of(2)
    evening.does(commands.call_off(evening.table, ANNA, NONE_GONE, NOW))
    evening.until(OVER)
    assert (evening.table.stage, evening.table.vote) == ("over", None)


def test_a_table_with_votes_read_from_its_events_is_the_same_table() -> None:
    evening = asked(5)
    again = Table.of("abbey", [read_event(write_event(event)) for event in evening.events])
    assert (again.vote, again.vote_count, again.versions) == (
        evening.table.vote,
        evening.table.vote_count,
        evening.table.versions,
    )
    assert again.vote
    assert again.vote.called.seat != NOBODY
