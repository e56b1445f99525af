"""Tests what lies ahead: every end of a turn is one that play reaches, and both speeds find the same."""

from itertools import pairwise
from typing import Any

import pytest

from abbey.rules import Deal, Position, to_act, view
from abbey.rules.action import NUMBERS
from abbey.rules.core.hidden import scramble
from abbey.rules.core.pieces import GIVE_MONK, MOVE_FIGURE
from abbey.rules.core.step import step
from abbey.rules.names import LAST_DAY, MONK_COUNT, PLAY, PUZZLING, SEATS, WILLIAM
from abbey.rules.redeal import some_position
from abbey.search import BackendName, End, Eyes, Mind, Minds, Model, Observers, Rollouts, TurnSearch, selfplay, warm
from abbey.search.backend import backend_called
from abbey.search.kernels.card_weights import weigh_cards
from abbey.search.kernels.prices import DAY_CARD, OUTLOOK, PRICES, day_card_price, price_monks
from abbey.search.kernels.signs import SIGNS
from abbey.search.kernels.turn_ends import is_turn_over
from abbey.search.kernels.workspace import Models, Workspace
from abbey.search.turn_likelihood import EndRanks, TurnLikelihood, plays_of, unseen_cards
from abbey.search.turn_search import new_space
from tests.laws.reachable import Walk

READER = tuple(tuple(0.1 * sign - 0.2 * day for sign in range(SIGNS)) for day in range(LAST_DAY - 1))
BACKENDS: tuple[BackendName, ...] = ("plain", "compiled")
WATCHED_BY = Observers((Model(0.0, 45.0), Model(1.0, 150.0)), (READER,))


def turns(players: int, seed: int, every: int = 1) -> list[Position]:
    """Return positions in which a turn begins or goes on, from one random game."""
    game = Walk(Deal.numbered(players, seed)).game()
    copies = [position.copy() for position in game.positions()]
    return [s for s in copies if s.phase < 7][::every]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_end_of_a_turn_is_reached_by_playing_its_decisions(players: int) -> None:
    search = TurnSearch("plain")
    for s in turns(players, players, every=9):
        seen = view(s, to_act(s))
        for end in search.ends(seen):
            reached = some_position(seen)
            for action in end.path:
                step(reached, reached.to_act, action)
            assert is_turn_over(reached)
            assert list(end.prices) == priced(s, reached)


def priced(before: Position, after: Position) -> list[int]:
    prices = [0] * PRICES
    price_monks(after, before.day, prices)
    prices[DAY_CARD] = day_card_price(after, before.turn) - day_card_price(before, before.turn)
    return prices


def turn_without_a_choice() -> Position:
    """Return the start of a turn in which red moves, and fares alike wherever he goes; so do all others."""
    s = Deal.numbered(3, 4).position()
    s.event = 12  # dubious asks nobody anything
    s.hands[s.turn] = [0, 1, 2]  # three cards of the red monk
    for building in range(14):
        s.tiles[building] = [6, 7]  # none of them red
    return s


def test_the_ends_of_a_turn_are_all_the_ways_to_move_a_monk() -> None:
    """Without tiles to spend, or monks to sway, a card ends in as many ways as its figure can move."""
    s = turn_without_a_choice()
    assert len(TurnSearch("plain").ends(view(s, SEATS[s.turn]))) == 3 * 13


def puzzling_turn() -> Position:
    """Return the start of a turn under *puzzling*, for a seat that can only move red, who has no task anywhere."""
    s = Deal.numbered(3, 4).position()
    s.event = PUZZLING
    s.hands[s.turn] = [0, 0, 0]
    for building in range(14):
        s.tiles[building] = [6, 7]
    return s


ENDS_OF_THE_PUZZLING_TURN = 12 + 21  # buildings without William, and with him the ways to give two points


def test_two_points_for_the_same_two_monks_are_one_end_in_whichever_order() -> None:
    s = puzzling_turn()
    ends = TurnSearch("plain").ends(view(s, SEATS[s.turn]))
    assert len(ends) == ENDS_OF_THE_PUZZLING_TURN
    assert len({end.prices for end in ends if len(end.path) == 4}) == 21


def test_observers_count_two_points_for_the_same_two_monks_once() -> None:
    backend, arrays = new_space(backend_called("plain"))
    models, sums, sizes = Models([1.0], [45.0]), backend.float_blocks(1, MONK_COUNT, 1), [0]
    weigh_cards([puzzling_turn()], arrays, [0] * PRICES, [0], models, sums, sizes)
    assert sizes == [ENDS_OF_THE_PUZZLING_TURN]


@pytest.mark.parametrize("first", range(MONK_COUNT))
def test_when_one_point_is_given_the_other_may_go_to_any_monk(first: int) -> None:
    s = puzzling_turn()
    for action in (0, MOVE_FIGURE + s.where[WILLIAM], GIVE_MONK + first):
        step(s, s.to_act, action)
    ends = TurnSearch("plain").ends(view(s, SEATS[s.turn]))
    assert [end.path for end in ends] == [(GIVE_MONK + second,) for second in range(MONK_COUNT)]


def test_what_is_hidden_changes_no_end() -> None:
    """Views of twins are the same, so this looks for anything that gets in beside the view."""
    for s in turns(4, 8, every=20):
        twin = s.copy()
        twin.rng = [1, 2, 3, 4]
        scramble(twin, s.to_act)
        search = TurnSearch("plain")
        assert search.ends(view(s, to_act(s))) == search.ends(view(twin, to_act(s)))


@pytest.fixture(scope="module")
def _compiled() -> None:
    warm()


both_speeds = pytest.mark.usefixtures("_compiled")


@both_speeds
@pytest.mark.slow
def test_both_speeds_find_the_same_ends() -> None:
    slow, fast = (TurnSearch(backend) for backend in BACKENDS)
    for players in (2, 4, 5):
        for s in turns(players, 20 + players, every=7):
            seen = view(s, to_act(s))
            assert fast.ends(seen) == slow.ends(seen)


@both_speeds
@pytest.mark.slow
def test_both_speeds_weigh_cards_and_how_they_expose_alike() -> None:
    for s in [s for s in turns(4, 31) if s.phase == PLAY][::6]:
        slow, quick = (TurnLikelihood(TurnSearch(backend), s, WATCHED_BY) for backend in BACKENDS)
        ends = TurnSearch("compiled").ends(view(s, SEATS[s.turn]))
        plays = [end.path[0] for end in ends]
        weights, room = [[1.0, 0.5, 0.2, 1.0, 0.1, 0.3]] * 4, [1.0, 1.0, 0.0, 0.5, 1.0, 1.0]
        eyes = Eyes(WATCHED_BY.models, True, weights, room)
        prices = [end.prices for end in ends]
        for one, other in zip(quick.exposures(plays, prices, eyes), slow.exposures(plays, prices, eyes), strict=True):
            assert one == pytest.approx(other)
        for end in ends[:5]:
            after = list(end.prices)
            for one, other in zip(quick.gains(end.path[0], after), slow.gains(end.path[0], after), strict=True):
                assert one == pytest.approx(other)


@both_speeds
@pytest.mark.slow
def test_both_speeds_roll_out_alike() -> None:
    s = [s for s in turns(3, 5) if s.phase == PLAY][9]
    seen = view(s, SEATS[s.turn])
    paths = [end.path for end in TurnSearch("compiled").ends(seen)[:3]]
    exposures = [[0.0, 10.0, 20.0]] * 3

    def chances(backend: BackendName) -> list[float]:
        rollouts = Rollouts([list(s.identity)], [[0.2] * 6] * 3, scale=300.0, tries=2, seed=7, backend=backend)
        return [chance for row in rollouts.chances(seen, paths, exposures, 0, 6) for chance in row]

    assert chances("compiled") == pytest.approx(chances("plain"), rel=1e-12)
    assert all(0 < chance < 1 for chance in chances("compiled"))


@both_speeds
@pytest.mark.slow
def test_more_rollouts_go_on_where_fewer_stopped() -> None:
    s = Deal.numbered(4, 3).position()
    seen = view(s, SEATS[s.turn])
    rollouts = Rollouts([list(s.identity)], [[0.2] * 6] * 4, scale=300.0, tries=2, seed=9, backend="compiled")
    path = [TurnSearch("compiled").ends(seen)[0].path]
    first, rest, whole = (rollouts.chances(seen, path, [[0.0] * 4], *part)[0][0] for part in ((0, 5), (5, 20), (0, 20)))
    assert (5 * first + 15 * rest) / 20 == pytest.approx(whole)


def test_a_turn_that_is_best_for_a_monk_points_to_that_monk() -> None:
    """The end that spares a monk most is likeliest from the player of that monk, under every model."""
    search = TurnSearch("plain")
    s = Deal.numbered(4, 6).position()
    likelihood = TurnLikelihood(search, s, WATCHED_BY)
    ends = search.ends(view(s, SEATS[s.turn]))
    for monk in range(MONK_COUNT):
        kindest = min(ends, key=lambda end: end.prices[monk] * 6 - sum(end.prices[:6]))
        gains = likelihood.gains(kindest.path[0], list(kindest.prices))
        before = [0] * PRICES
        price_monks(s, s.day, before)
        if before[monk] - kindest.prices[monk] > 100:
            assert all(max(range(6), key=lambda m: line[m]) == monk for line in gains[:2])


def test_unseen_cards_are_the_pile_and_all_hands() -> None:
    s = Deal.numbered(4, 6).position()
    assert len(unseen_cards(s)) == 60
    plays = plays_of(unseen_cards(s))
    assert len(plays) == 24 + 28 + 2
    assert all(one < other for one, other in pairwise(plays))


def test_a_card_is_weighed_only_with_those_it_is_compared_with(monkeypatch: pytest.MonkeyPatch) -> None:
    weighed: list[int] = []

    def weigh(starts: list[Position], space: Workspace, before: list[int], plays: list[int], *rest: Any) -> None:
        weighed.extend(plays)
        weigh_cards(starts, space, before, plays, *rest)

    monkeypatch.setattr("abbey.search.turn_likelihood.weigh_cards", weigh)
    s = Deal.numbered(4, 6).position()
    likelihood = TurnLikelihood(TurnSearch("plain"), s, WATCHED_BY)
    assert not weighed
    plays = plays_of(unseen_cards(s))
    for _ in range(2):
        likelihood.gains(NUMBERS[plays[0]], likelihood.before)
    assert plays[0] in weighed
    assert len(weighed) == len(set(weighed)) < 2 / 3 * len(plays)


def test_a_card_tells_the_same_whichever_was_asked_about_before() -> None:
    s = Deal.numbered(4, 6).position()
    plays = plays_of(unseen_cards(s))[::11]
    once = TurnLikelihood(TurnSearch("plain"), s, WATCHED_BY)
    for play in plays:
        anew = TurnLikelihood(TurnSearch("plain"), s, WATCHED_BY)
        assert once.gains(NUMBERS[play], once.before) == anew.gains(NUMBERS[play], anew.before)


def ranks_of(s: Position, end: End, backend: BackendName = "plain") -> EndRanks:
    """Return how good this end is to a mind that looks at its own monk alone, and to one that looks at rivals too."""
    even = [1.0] * MONK_COUNT
    eyes = Eyes(WATCHED_BY.models, False, [even] * 3, even)
    minds = Minds([Mind(0.0, [even] * MONK_COUNT), Mind(400.0, [even] * MONK_COUNT, hiding=50.0)], even)
    return TurnLikelihood(TurnSearch(backend), s, WATCHED_BY).ranks(end.path[0], list(end.prices), minds, [eyes])


def ends_of(s: Position) -> list[End]:
    return TurnSearch("plain").ends(view(s, SEATS[s.turn]))


def test_every_end_counts_for_the_rank_of_a_turn_even_where_some_look_alike() -> None:
    """Red fares alike in twelve buildings without William, and with him when both points go to others: 15 ways."""
    s = puzzling_turn()
    ranks = ranks_of(s, next(end for end in ends_of(s) if len(end.path) == 2))
    assert ranks.ends == ENDS_OF_THE_PUZZLING_TURN
    assert ranks.better[0][0] == (12 + 15) / 2


def test_an_end_is_behind_the_best_one_by_what_it_costs_the_monk() -> None:
    """Both points go to the last monk: he alone gave something up, and each point counts a hundred."""
    s, last = puzzling_turn(), MONK_COUNT - 1
    made = next(end for end in ends_of(s) if end.path[2:] == (GIVE_MONK + last, GIVE_MONK + last))
    assert ranks_of(s, made).behind[0] == [200.0 if monk == last else 0.0 for monk in range(MONK_COUNT)]


def test_where_all_ends_are_alike_nobody_is_behind() -> None:
    """A mind cannot tell them apart by rank either: half of them count as better."""
    s = turn_without_a_choice()
    ranks = ranks_of(s, ends_of(s)[0])
    assert ranks.better[0] == [ranks.ends / 2] * MONK_COUNT
    assert ranks.behind == [[0.0] * MONK_COUNT] * 2


@both_speeds
@pytest.mark.slow
def test_both_speeds_rank_ends_alike() -> None:
    for s in [s for s in turns(4, 31) if s.phase == PLAY][::9]:
        for end in ends_of(s)[::11]:
            quick, slow = ranks_of(s, end, "compiled"), ranks_of(s, end)
            assert quick.better == slow.better
            for one, other in zip(quick.behind, slow.behind, strict=True):
                assert one == pytest.approx(other)


def read_by(reader: tuple[tuple[float, ...], ...], s: Position, end: End) -> tuple[TurnLikelihood, list[float]]:
    """Return what the turn says to somebody who has only this reader."""
    likelihood = TurnLikelihood(TurnSearch("plain"), s, Observers((), (reader,)))
    return likelihood, likelihood.gains(end.path[0], list(end.prices))[0]


def test_who_hides_is_read_by_signs_that_models_do_not_see() -> None:
    """A reader that minds only harm takes whoever is spared most for the seat's own monk."""
    s = Deal.numbered(4, 6).position()
    harmful = max(TurnSearch("plain").ends(view(s, SEATS[s.turn])), key=lambda end: max(end.prices[:MONK_COUNT]))
    likelihood, gains = read_by(((0.0, -5.0, *[0.0] * (SIGNS - 2)),), s, harmful)
    worst = max(range(MONK_COUNT), key=lambda monk: harmful.prices[monk] - likelihood.before[monk])
    assert min(range(MONK_COUNT), key=gains.__getitem__) == worst


@pytest.mark.slow
def test_a_reader_sees_what_a_turn_does_to_the_night_to_come() -> None:
    s = Deal.numbered(4, 6).position()
    for end in TurnSearch("plain").ends(view(s, SEATS[s.turn])):
        likelihood, gains = read_by(((*[0.0] * (SIGNS - 1), 1.0),), s, end)
        worse = [end.prices[OUTLOOK + monk] - likelihood.before[OUTLOOK + monk] for monk in range(MONK_COUNT)]
        assert [gain - gains[0] for gain in gains] == pytest.approx([more - worse[0] for more in worse])


def test_a_sign_is_worth_what_it_is_worth_on_its_day() -> None:
    s = Deal.numbered(4, 6).position()
    blind, keen = (0.0,) * SIGNS, (0.0, -5.0, *[0.0] * (SIGNS - 2))
    end = max(TurnSearch("plain").ends(view(s, SEATS[s.turn])), key=lambda end: max(end.prices[:MONK_COUNT]))
    assert len(set(read_by((blind, keen), s, end)[1])) == 1
    assert len(set(read_by((keen, blind), s, end)[1])) > 1


@both_speeds
@pytest.mark.slow
def test_both_speeds_play_the_same_games_of_rivals() -> None:
    slow, quick = (selfplay(2, 1, 5, backend=backend) for backend in BACKENDS)
    assert slow == quick
    assert sum(selfplay(4, 50, 6, backend="compiled").won[0]) >= 1
