"""Tests what a choice promises."""

from dataclasses import replace

import pytest

from abbey.rules import (
    Accuse,
    Action,
    Agreement,
    Deal,
    Game,
    Move,
    Show,
    Stream,
    View,
    is_over,
    legal,
    owing,
    to_act,
    view,
)
from abbey.rules.names import MONKS, PHASES
from abbey.speech import Forecast, forecast, forecast_with_own_marker
from abbey.speech.forecasts import forecast_on
from tests.laws.disguise import disguised
from tests.laws.reachable import Walk
from tests.speech.games import GAMES, decisions, random_game


@pytest.mark.parametrize("seed", range(6))
def test_what_a_choice_promises_is_what_happens(seed: int) -> None:
    """The forecast is made from the view alone; here it is held against the true position."""
    game = Game(Deal.numbered(2 + seed % 4, seed, agreement=Agreement(time_last=seed % 2 == 1)))
    chance = Stream(game.deal.seed, "test")
    while not is_over(game.position):
        seat = to_act(game.position)
        seen = game.view(seat)
        promised = forecast(seen)
        assert promised == {action: forecast_on(game.position.copy(), seen, action) for action in seen.legal}
        game.play(seen.legal[chance.below(len(seen.legal))], seat)


@pytest.mark.parametrize("seed", range(6))
def test_what_is_not_final_can_be_taken_back_and_leaves_more_to_decide(seed: int) -> None:
    game = random_game(seed)
    chance = Stream(game.deal.seed, "final")
    while not is_over(game.position):
        seat = to_act(game.position)
        promised = forecast(game.view(seat))
        action = list(promised)[chance.below(len(promised))]
        game.play(action, seat)
        can_go_back = game.undoable(seat) > 0 and seat in game.view(seat).owing
        assert promised[action].final != can_go_back


def last_day(seed: int) -> list[tuple[View, dict[Action, Forecast]]]:
    return [(seen, forecast(seen)) for seen in decisions(random_game(seed), seed) if seen.day == 7]


@pytest.mark.parametrize("seed", range(GAMES // 2))
def test_a_guess_that_can_never_be_right_is_known(seed: int) -> None:
    for seen, promised in last_day(seed):
        for action, coming in promised.items():
            assert isinstance(action, Accuse)
            is_own = MONKS.index(action.colour) == seen.identities[seen.viewer]
            is_shown = bool(seen.shown[action.seat] >> MONKS.index(action.colour) & 1)
            assert coming.never == ("shown" if is_shown else "own" if is_own else "")


def test_a_move_that_brings_nothing_says_so() -> None:
    for seen in decisions(random_game(3), 3):
        assert all(coming.lines for action, coming in forecast(seen).items() if isinstance(action, Move))


def unmarked(seen: View) -> list[tuple[Action, Forecast]]:
    """Return what is offered, in order, without the warnings that name the player's own monk."""
    offered = forecast_with_own_marker(seen).items()
    return [(action, replace(coming, never="") if coming.never == "own" else coming) for action, coming in offered]


@pytest.mark.parametrize("phase", PHASES[:-1])
@pytest.mark.parametrize("seed", range(6))
def test_what_is_offered_does_not_tell_who_the_player_is(seed: int, phase: str) -> None:
    game = Walk(Deal.numbered(2 + seed % 4, seed), "uniform", 17 * seed, phase).game()
    for seat in owing(game.position):
        twin = disguised(game, seat)
        assert twin is None or unmarked(game.view(seat)) == unmarked(twin.view(seat))


@pytest.mark.parametrize("seed", range(6))
def test_a_marker_to_show_says_what_it_brings_to_its_monk(seed: int) -> None:
    position = Walk(Deal.numbered(2 + seed % 4, seed), "uniform", 60 * (seed % 2), "show").position()
    for seat in owing(position):
        for action, coming in forecast_with_own_marker(view(position, seat)).items():
            assert isinstance(action, Show)
            before = position.evidence[MONKS.index(action.colour)]
            assert [line.id for line in coming.lines] == ["would-show"]
            assert (coming.lines[0].args["before"], coming.lines[0].args["after"]) == (before, before + 2)


@pytest.mark.parametrize("seed", range(6))
def test_the_own_marker_has_a_place_among_those_to_show_and_is_not_legal(seed: int) -> None:
    position = Walk(Deal.numbered(2 + seed % 4, seed), "uniform", 0, "show").position()
    for seat in owing(position):
        offered = forecast_with_own_marker(view(position, seat))
        own = Show(MONKS[position.identity[seat]])
        assert offered[own].never == "own"
        assert [action for action in offered if action != own] == legal(position, seat)
        assert [MONKS.index(action.colour) for action in offered if isinstance(action, Show)] == list(
            range(len(offered))
        )
