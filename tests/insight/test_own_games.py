"""Tests what a finished game says about somebody's own seat: results, guesses, and habits with how loud they were."""

from itertools import pairwise
from statistics import fmean

import pytest

from abbey.bots import bot_named, play_game
from abbey.insight.analysis import UnfinishedGameError
from abbey.insight.analysis.game_moments import moments_of, walk
from abbey.insight.statistics.habits import HABITS, habits_in, habits_of
from abbey.insight.statistics.own_game import own_game
from abbey.rules import Deal, Game, Note, scores, winners
from abbey.rules.names import EVENTS, MONKS, SEATS, SeatNumber, seat_numbers
from abbey.search import TurnSearch
from abbey.wire.own_games import HabitTurns
from tests.insight.analysed import compiled, game


def turn(what: str, clause: str, figure: str, before: int, after: int) -> list[Note]:
    return [Note(what, clause, SEATS[0], figure=figure, before=before, after=after)]


def test_each_seat_is_told_with_its_result() -> None:
    told = own_game(game(), SEATS[1], "plain")
    s = game().position
    assert [seat.monk for seat in told.players] == [MONKS[monk] for monk in s.identity[: s.players]]
    assert [seat.score for seat in told.players] == scores(s)
    assert {at for at, seat in enumerate(told.players) if seat.won} == set(winners(s))
    assert sum(seat.won for seat in told.players) == pytest.approx(1)
    assert told.seat == 1


def test_a_player_is_told_as_a_person_or_a_kind_of_bot() -> None:
    named = Game(game().deal, ("Anna", "Odo (novice bot)", "Bela"))
    for seat, action in game().actions:
        named.play(action, seat)
    told = own_game(named, SEATS[0], "plain")
    assert [(seat.name, seat.bot) for seat in told.players] == [("Anna", None), ("Odo", "novice"), ("Bela", None)]


def test_guesses_are_counted_that_hit_others_and_that_hit_the_seat() -> None:
    s = game().position
    for seat in seat_numbers(s.players):
        told = own_game(game(), seat, "plain")
        others = [other for other in range(s.players) if other != seat]
        assert told.right == sum(s.guesses[seat][other] == s.identity[other] for other in others)
        assert told.named == sum(s.guesses[other][seat] == s.identity[seat] for other in others)


def test_a_game_that_still_runs_is_refused() -> None:
    with pytest.raises(UnfinishedGameError, match="has not been played to its end"):
        own_game(Game(Deal.numbered(3, 1)), SEATS[0], "plain")


def test_habits_are_left_out_where_nothing_is_compiled() -> None:
    assert own_game(game(), SEATS[0], "plain").habits is None
    with compiled():
        assert own_game(game(), SEATS[0], "compiled").habits


@pytest.mark.parametrize(
    ("notes", "habit"),
    [
        (turn("suspicion", "task", "red", 10, 6), "own-task"),
        (turn("suspicion", "task", "red", 0, 0), "own-task"),
        (turn("suspicion", "task", "blue", 10, 6), "other-task"),
        (turn("suspicion", "no-task", "red", 10, 19), "own-loaded"),
        (turn("suspicion", "no-task", "blue", 10, 19), "other-loaded"),
        (turn("evidence", "william", "red", 8, 5), "own-spared"),
        (turn("suspicion", "adson", "blue", 10, 5), "other-spared"),
        (turn("evidence", "puzzling", "red", 5, 6), "own-loaded"),
        (turn("evidence", "unobtrusive", "blue", 5, 4), "other-spared"),
    ],
)
def test_a_turn_is_known_by_what_it_did_to_whom(notes: list[Note], habit: str) -> None:
    assert habits_in(notes, "red") == {habit}


@pytest.mark.parametrize("clause", ["convert", "day-card", "reveal", "talkative", "suspicious", "caught"])
def test_what_comes_by_itself_is_nobodys_habit(clause: str) -> None:
    assert habits_in(turn("evidence", clause, "red", 5, 9), "red") == set()


def test_what_changes_nothing_is_no_habit() -> None:
    assert habits_in(turn("evidence", "william", "red", 0, 0), "red") == set()


def test_every_event_that_lets_a_player_move_a_track_counts() -> None:
    """Of the others, some move no track, and some do so by themselves."""
    moving = {event for event in EVENTS if habits_in(turn("evidence", event, "red", 5, 6), "red")}
    assert moving == {"puzzling", "close_behind", "unobtrusive", "delicate", "forbidden", "inquiring", "dubious"}


@pytest.mark.parametrize("seat", SEATS[:3])
def test_habits_are_as_loud_as_the_simple_observer_of_an_analysis_finds_the_turns(seat: SeatNumber) -> None:
    identity = game().position.identity[seat]
    moments = moments_of(game())
    with compiled():
        stages = walk(game(), moments, TurnSearch())
        curve = {stage.moment.moment: stage.spectators["simple"].marginals()[seat][identity] for stage in stages}
        habits = habits_of(game(), seat, "compiled")
    expected: dict[str, list[float]] = {}
    for before, after in pairwise(moments):
        if after.seat == seat:
            notes = [note for some in game().notes[before.moment : after.moment] for note in some]
            for habit in habits_in(notes, MONKS[identity]):
                expected.setdefault(habit, []).append(curve[after.moment] - curve[before.moment])
    assert [(one.habit, one.turns) for one in habits] == [(h, len(expected[h])) for h in HABITS if h in expected]
    assert [one.rise for one in habits] == pytest.approx([sum(expected[one.habit]) for one in habits], abs=1e-4)


def test_whoever_plays_openly_gives_himself_away_by_sparing_his_own_monk() -> None:
    with compiled():
        games = [play_game(Deal.numbered(3, seed), [bot_named("selfish") for _ in range(3)]) for seed in range(4)]
        told = [own_game(one, seat, "compiled").habits or [] for one in games for seat in SEATS[:3]]
    assert mean_rise(told, "own-spared") > 0.05 > mean_rise(told, "other-loaded")


def mean_rise(told: list[list[HabitTurns]], habit: str) -> float:
    return fmean(one.rise / one.turns for habits in told for one in habits if one.habit == habit)
