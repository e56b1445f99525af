"""Tests batched playouts: fair, repeatable, and the same however many threads share them."""

import numpy as np
import pytest

from abbey.fast import Playouts, playouts, playouts_from, playouts_from_view
from abbey.rules import Deal, OptionsError, deal, view
from abbey.rules.names import NOBODY, SEATS

pytestmark = pytest.mark.slow  # they are compiled first


def same(one: Playouts, two: Playouts) -> bool:
    return (one.scores == two.scores).all() and (one.won == two.won).all() and one.decisions == two.decisions


@pytest.mark.parametrize("threads", [2, 3, 7])
def test_the_number_of_threads_changes_nothing(threads: int) -> None:
    assert same(playouts(4, 1000, 5), playouts(4, 1000, 5, threads=threads))
    s = deal(3, 1)
    assert same(playouts_from([s], 500, 5), playouts_from([s], 500, 5, threads=threads))
    assert same(
        playouts_from_view(view(s, SEATS[0]), 500, 5), playouts_from_view(view(s, SEATS[0]), 500, 5, threads=threads)
    )


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    assert same(playouts(2, 200, 9), playouts(2, 200, 9))
    assert not same(playouts(2, 200, 9), playouts(2, 200, 10))
    assert not same(playouts(2, 200, 9), playouts(2, 200, 9 + 2**32))


def test_a_longer_batch_begins_with_the_shorter_one() -> None:
    assert (playouts(5, 100, 1).scores == playouts(5, 300, 1).scores[:100]).all()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_seat_is_favoured(players: int) -> None:
    """Random players win alike wherever they sit; 5 standard errors is one false alarm in a million."""
    games = 40_000
    shares = playouts(players, games, 3, threads=2).won.mean(axis=0)
    spread = 5 * np.sqrt(shares.mean() * (1 - shares.mean()) / games)
    assert (abs(shares - shares.mean()) < spread).all()


def test_every_game_has_a_winner_with_the_least_evidence() -> None:
    results = playouts(4, 2000, 8)
    for scores, won in zip(results.scores, results.won, strict=True):
        assert won.any()
        assert set(scores[won == 1]) == {scores.min()}


def test_several_starts_take_turns() -> None:
    starts = [deal(3, number) for number in range(4)]
    mixed = playouts_from(starts, 400, 2)
    first = playouts_from(starts[:1], 400, 2)
    assert (mixed.scores[::4] == first.scores[::4]).all()


def test_playouts_from_a_view_do_not_depend_on_what_it_hides() -> None:
    truth = Deal.numbered(4, 21).position()
    other = truth.copy()
    other.deck[:44] = reversed(other.deck[:44])
    other.identity[1], other.identity[3] = other.identity[3], other.identity[1]
    assert view(truth, SEATS[0]) == view(other, SEATS[0])
    assert same(playouts_from_view(view(truth, SEATS[0]), 300, 4), playouts_from_view(view(other, SEATS[0]), 300, 4))


def test_playouts_from_a_view_deal_every_opponent_every_other_identity() -> None:
    """Who is whom decides the scores, so a fixed identity would show as a fixed column."""
    s = deal(2, 6)
    assert len(set(playouts_from_view(view(s, NOBODY), 200, 4).scores[:, 0].tolist())) > 10


def test_a_wrong_number_of_players_is_refused() -> None:
    with pytest.raises(OptionsError, match="2 to 5 players, not 6"):
        playouts(6, 1, 1)


@pytest.mark.parametrize(("games", "threads"), [(0, 1), (-5, 1), (1, 0)])
def test_a_batch_of_nothing_is_refused(games: int, threads: int) -> None:
    with pytest.raises(OptionsError, match="at least one start, one game and one thread"):
        playouts(4, games, 1, threads=threads)
    with pytest.raises(OptionsError, match="not 0, 1 and 1"):
        playouts_from([], 1, 1)
