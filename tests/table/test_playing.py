"""Tests a table in play: whose decision counts, what can be taken back, who hears of it, clocks and stand-ins."""

import pytest

from abbey.rules import Accuse, Deal, IllegalActionError, read_action, word_of
from abbey.rules.core.position import Position
from abbey.rules.names import ACCUSE, NOBODY, OVER, SEATS, SHOW
from abbey.table import Table, commands
from abbey.table.events import Followed, Played
from tests.table.evening import NONE_GONE, NOW, Evening, bot, evening_of, person
from tests.table.test_gathering import refused


def test_a_decision_of_the_seat_that_is_asked_is_played() -> None:
    evening = evening_of(3)
    seat = evening.table.owing[0]
    word = evening.first_choice(seat)
    evening.plays(seat, word)
    assert evening.table.game
    assert [(by, word_of(action)) for by, action in evening.table.game.actions] == [(seat, word)]


def test_another_seat_is_refused() -> None:
    evening = evening_of(3)
    with refused("wrong-seat"):
        evening.plays((evening.table.owing[0] + 1) % 3, "keep")


def test_an_answer_to_an_older_question_is_refused() -> None:
    evening = evening_of(3)
    seat = evening.table.owing[0]
    question, word = evening.table.questions[seat], evening.first_choice(seat)
    evening.plays(seat, word)
    with refused("stale"):
        commands.play(evening.table, seat, question, word, NOW)


def test_after_an_undo_the_old_answer_is_stale_though_the_position_is_the_same() -> None:
    evening = evening_of(3)
    seat = evening.table.owing[0]
    question, word = evening.table.questions[seat], evening.first_choice(seat)
    evening.plays(seat, word)
    evening.takes_back(seat)
    with refused("stale"):
        commands.play(evening.table, seat, question, word, NOW)


@pytest.mark.parametrize("word", ["keep", "fly", "play:red9", "", "play:red3 play:red3"])
def test_what_is_not_legal_is_refused(word: str) -> None:
    evening = evening_of(3)
    with refused("illegal-action"):
        evening.plays(evening.table.owing[0], word)


def test_a_refusal_changes_nothing() -> None:
    evening = evening_of(3)
    assert evening.table.game
    before, count = evening.table.game.position.copy(), evening.table.event_count
    with refused("illegal-action"):
        evening.plays(evening.table.owing[0], "keep")
    assert (evening.table.game.position, evening.table.event_count) == (before, count)


def test_before_the_start_nothing_is_played() -> None:
    with refused("not-playing"):
        Evening(person("Anna"), person("Bela")).plays(0, "keep")


def test_a_decision_can_be_taken_back_until_something_hidden_comes_to_light() -> None:
    evening = evening_of(3)
    seat = evening.table.owing[0]
    evening.plays(seat, evening.first_choice(seat))
    change = evening.takes_back(seat)
    assert change.news == "taken-back"
    with refused("nothing-to-undo"):
        evening.takes_back(seat)


def test_a_table_read_from_its_events_is_the_same_table() -> None:
    evening = evening_of(3)
    evening.until(SHOW)
    again = Table.of("abbey", evening.events)
    assert again.game
    assert evening.table.game
    assert again.game.position == evening.table.game.position
    assert (again.versions, again.questions, again.entry_counts) == (
        evening.table.versions,
        evening.table.questions,
        evening.table.entry_counts,
    )


# --- While all choose together


def at_the_accusation() -> Evening:
    evening = evening_of(3)
    evening.until(ACCUSE)
    return evening


def guess(evening: Evening, seat: int) -> None:
    evening.plays(seat, evening.first_choice(seat))


def test_of_a_guess_that_is_not_the_last_nobody_else_hears() -> None:
    evening = at_the_accusation()
    versions = dict(evening.table.versions)
    change = evening.plays(1, evening.first_choice(1))
    assert change.audience == {1}
    assert {viewer: evening.table.versions[viewer] for viewer in (NOBODY, SEATS[0], SEATS[2])} == {
        viewer: versions[viewer] for viewer in (NOBODY, SEATS[0], SEATS[2])
    }


def test_of_the_last_guess_everybody_hears_that_it_is_done() -> None:
    evening = at_the_accusation()
    guess(evening, 1)
    change = evening.plays(1, evening.first_choice(1))
    assert change.audience == set(evening.table.viewers)
    assert [note.what for note in evening.table.entries_for(SEATS[0])[-1][2]] == ["chose"]


def test_what_one_lays_leaves_the_question_of_the_others_as_it_was() -> None:
    evening = at_the_accusation()
    question = evening.table.questions[0]
    guess(evening, 1)
    guess(evening, 1)
    assert commands.play(evening.table, SEATS[0], question, evening.first_choice(0), NOW).event.seat == 0


def test_a_covered_guess_is_taken_back_whatever_the_others_laid_meanwhile() -> None:
    evening = at_the_accusation()
    guess(evening, 0)
    guess(evening, 1)
    assert evening.takes_back(0).audience == {0}
    assert evening.table.game
    assert [seat for seat, action in evening.table.game.actions if isinstance(action, Accuse)] == [1]


def test_a_log_with_later_entries_is_told_again_when_an_earlier_one_is_taken_back() -> None:
    evening = at_the_accusation()
    guess(evening, 0)
    guess(evening, 1)
    assert evening.takes_back(0).entries == {0: evening.table.entry_counts[SEATS[0]]}  # of seat 1 it heard nothing yet
    guess(evening, 0)
    guess(evening, 1)  # now everybody has heard that seat 1 has chosen
    assert evening.takes_back(0).entries == {}


def test_the_length_of_each_log_is_counted_right() -> None:
    evening = at_the_accusation()
    guess(evening, 0)
    guess(evening, 1)
    evening.takes_back(0)
    for viewer in evening.table.viewers:
        assert evening.table.entry_counts[viewer] == len(evening.table.entries_for(viewer))


def test_the_day_of_an_entry_is_the_day_on_which_it_was_decided() -> None:
    evening = evening_of(2)
    days = [1]
    assert evening.table.game
    while not evening.table.is_over:
        seat, day = evening.table.owing[0], evening.table.game.position.day
        evening.plays(seat, evening.first_choice(seat))
        assert evening.table.last_entry[1] == day
        days.append(day)
    assert [day for _, day, _ in evening.table.entries] == days


# --- Clocks, stand-ins, leaving and coming back


def test_without_a_clock_there_is_no_deadline() -> None:
    assert evening_of(2).table.deadline is None


def test_when_the_clock_runs_out_a_bot_takes_over() -> None:
    evening = evening_of(2, clock_s=60)
    seat = evening.table.owing[0]
    assert commands.run_out(evening.table, "random", NOW + 59) == []
    evening.does(commands.run_out(evening.table, "random", NOW + 60))
    assert evening.table.thinking == [seat]
    assert evening.table.seats[seat].is_taken_over


def test_each_decision_has_the_whole_clock() -> None:
    evening = evening_of(2, clock_s=60)
    evening.now += 50
    evening.plays(evening.table.owing[0], evening.first_choice(evening.table.owing[0]))
    assert evening.table.deadline == NOW + 110


def test_a_covered_guess_leaves_the_common_clock_alone() -> None:
    evening = evening_of(3, clock_s=60)
    evening.until(ACCUSE)
    deadline = evening.table.deadline
    evening.now += 10
    guess(evening, 1)
    assert evening.table.deadline == deadline


def test_bots_have_no_clock() -> None:
    evening = Evening(person("Anna"), bot("Odo"), clock_s=60)
    evening.start()
    while evening.table.owing == (0,):
        evening.plays(0, evening.first_choice(0))
    assert evening.table.deadline is None


def test_whoever_was_replaced_takes_the_seat_back() -> None:
    evening = evening_of(2)
    evening.does(commands.leave(evening.table, SEATS[0], "random", NOW))
    with refused("bot-plays"):
        commands.play(evening.table, SEATS[0], evening.table.questions[0], "keep", NOW)
    evening.does(commands.back(evening.table, SEATS[0], NOW))
    assert not evening.table.seats[0].is_taken_over


def test_a_bots_decision_that_is_no_longer_asked_for_is_dropped() -> None:
    evening = Evening(bot("Odo"), bot("Severin"), person("Anna"))
    evening.start()
    while not evening.table.thinking:
        evening.plays(2, evening.first_choice(2))
    seat = evening.table.thinking[0]
    question, action = evening.table.questions[seat], read_action(evening.first_choice(seat))
    thought = commands.think(evening.table, seat, question, action, False, NOW)
    assert thought
    evening.does(thought)
    assert commands.think(evening.table, seat, question, action, False, NOW) is None


def wants_again(evening: Evening, seat: int) -> None:
    wanted = commands.want_again(evening.table, SEATS[seat], NOW)
    assert wanted
    evening.does(wanted)


def test_all_who_are_there_play_again_once_each_of_them_has_agreed() -> None:
    evening = evening_of(3)
    with refused("not-over"):
        commands.want_again(evening.table, SEATS[0], NOW)
    evening.until(OVER)
    assert not commands.is_again_agreed(evening.table, NONE_GONE)
    wants_again(evening, 0)
    wants_again(evening, 1)
    assert commands.want_again(evening.table, SEATS[1], NOW) is None
    assert not commands.is_again_agreed(evening.table, NONE_GONE)
    assert commands.is_again_agreed(evening.table, frozenset(SEATS[2:3]))
    wants_again(evening, 2)
    assert commands.is_again_agreed(evening.table, NONE_GONE)
    evening.does(Followed(NOW, "next"))
    assert not commands.is_again_agreed(evening.table, NONE_GONE)


def test_alone_with_bots_one_word_is_enough_to_play_again() -> None:
    evening = Evening(person("Anna"), bot("Odo"))
    evening.start()
    evening.does(commands.call_off(evening.table, SEATS[0], NONE_GONE, NOW))
    wants_again(evening, 0)
    assert commands.is_again_agreed(evening.table, NONE_GONE)


def test_nobody_plays_again_when_nobody_wants_to() -> None:
    evening = evening_of(2)
    evening.until(OVER)
    assert not commands.is_again_agreed(evening.table, frozenset(SEATS[:2]))


def test_a_rematch_has_the_same_players_and_the_same_keys() -> None:
    evening = evening_of(2)
    evening.until(OVER)
    opened = commands.again(evening.table, "invitation", NOW)
    assert [(chair.name, chair.key) for chair in opened.chairs] == [
        ("Player 0", "key of Player 0"),
        ("Player 1", "key of Player 1"),
    ]


def test_a_remark_is_one_line() -> None:
    table = evening_of(2).table
    assert commands.speak(table, SEATS[0], "  peace \n be  with you ", NOW).text == "peace be with you"
    with refused("bad-text"):
        commands.speak(table, SEATS[0], " \n ", NOW)


def test_a_bots_name_in_the_record_says_which_bot_it_is() -> None:
    evening = Evening(person("Anna"), bot("Odo"))
    evening.start()
    assert evening.table.game
    assert evening.table.game.names == ("Anna", "Odo (random bot)")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_decision_says_beforehand_whether_it_ends_the_game(players: int) -> None:
    evening = evening_of(players)
    table = evening.table
    evening.until(ACCUSE)
    while not table.is_over:
        seat = table.owing[-1]
        play = commands.play(table, seat, table.questions[seat], evening.first_choice(seat), NOW)
        table.apply(play)
        assert play.ends_game == table.is_over


def test_a_decision_that_was_checked_changes_the_table_as_its_stored_event_does() -> None:
    checked, stored = evening_of(3), evening_of(3)
    for _ in range(100):
        seat = checked.table.owing[0]
        play = commands.play(checked.table, seat, checked.table.questions[seat], checked.first_choice(seat), NOW)
        assert checked.table.apply(play) == stored.table.apply(play.event)
    assert checked.table.game
    assert stored.table.game
    assert checked.table.game.position == stored.table.game.position


def test_a_stored_event_that_the_rules_do_not_allow_is_refused() -> None:
    evening = evening_of(3)
    with pytest.raises(IllegalActionError):
        evening.table.apply(Played(NOW, evening.table.owing[0], "keep"))


def test_whoever_plays_and_takes_back_for_ever_has_the_game_dealt_anew_only_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evening = evening_of(3)
    seat = evening.table.owing[0]
    dealt: list[Deal] = []
    usual = Deal.position

    def counted(deal: Deal) -> Position:
        dealt.append(deal)
        return usual(deal)

    monkeypatch.setattr(Deal, "position", counted)
    assert evening.table.game
    before = evening.table.game.position.copy()
    for _ in range(50):
        evening.plays(seat, evening.first_choice(seat))
        evening.takes_back(seat)
        assert evening.table.game.position == before
    assert len(dealt) == 1
