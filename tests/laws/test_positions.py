"""Tests laws that hold in every position play can reach."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from abbey.rules import Game, Position, evidence_tonight, is_over, legal, number_of, owing, play, view
from abbey.rules.core.day import end_day
from abbey.rules.core.position import FIELDS
from abbey.rules.deal import box
from abbey.rules.names import ACCUSE, BUILDING_COUNT, EVENT_COUNT, FIGURE_COUNT, NOBODY, NONE, OVER, SHOW, seat_numbers
from tests.laws.reachable import games, positions


def tiles_of(s: Position) -> list[int]:
    places = [*s.tiles, s.chain, *s.time_tiles]
    return sorted(tile for place in places for tile in place if tile != NONE)


def cards_of(s: Position) -> list[int]:
    return sorted(card for place in (s.deck, s.discard, *s.hands) for card in place if card != NONE)


@given(games())
@pytest.mark.slow
def test_tiles_and_cards_are_never_lost(game: Game) -> None:
    pieces = box(game.deal.players, game.deal.agreement)
    assert tiles_of(game.position) == sorted(pieces.chain)
    assert cards_of(game.position) == sorted(pieces.deck)


@given(positions())
@pytest.mark.slow
def test_tracks_stay_in_range(s: Position) -> None:
    assert all(0 <= points <= 40 for points in s.suspicion)
    assert all(points >= 0 for points in s.evidence)
    assert 0 <= s.time <= 28
    assert 1 <= s.day <= 7
    assert all(0 <= place < BUILDING_COUNT for place in s.where)
    assert len(s.where) == FIGURE_COUNT


def lists_of(s: Position) -> list[list[int]]:
    values = [getattr(s, f.name) for f in FIELDS if f.metadata["shape"]]
    return [line for value in values for line in (value if isinstance(value[0], list) else [value])]


@given(positions())
def test_a_copy_is_equal_and_shares_no_list(s: Position) -> None:
    twin = s.copy()
    assert twin == s
    assert not {id(line) for line in lists_of(s)} & {id(line) for line in lists_of(twin)}
    assert all(getattr(s, f.name) is not getattr(twin, f.name) for f in FIELDS if f.metadata["shape"])


@given(games())
def test_a_game_knows_which_action_ends_it(game: Game) -> None:
    for seat in owing(game.position):
        for action in legal(game.position, seat):
            after = game.position.copy()
            play(after, action, seat)
            assert game.ends_with(number_of(action), seat) == is_over(after)


@given(positions())
@pytest.mark.slow
def test_somebody_has_a_choice_until_the_end_and_nobody_after_it(s: Position) -> None:
    assert bool(owing(s)) != is_over(s)
    for seat in seat_numbers(s.players):
        choices = legal(s, seat)
        assert bool(choices) == (seat in owing(s))
        assert len(choices) == len(set(choices))


@given(positions())
def test_counts_say_what_the_rows_hold(s: Position) -> None:
    assert s.chain_len == sum(tile != NONE for tile in s.chain)
    assert s.deck_len == sum(card != NONE for card in s.deck)
    assert s.discard_len == sum(card != NONE for card in s.discard)
    assert s.held == [sum(tile != NONE for tile in line) for line in s.time_tiles]
    assert s.gap_count == sum(here == [NONE, NONE] for here in s.tiles)
    assert sorted(s.gaps[: s.gap_count]) == [b for b, here in enumerate(s.tiles) if here == [NONE, NONE]]
    assert s.gap_count == 0 or s.chain_len == 0
    assert s.unseen <= s.chain_len


@given(games())
@pytest.mark.slow
def test_undoing_an_action_restores_the_position(game: Game) -> None:
    before, actions = game.position.copy(), list(game.actions)
    for seat in owing(before):
        for action in game.legal(seat):
            game.play(action, seat)
            game.undo()
            assert game.position == before
            assert game.actions == actions


@given(games(), st.integers(1, 5))
@pytest.mark.slow
def test_undoing_again_and_again_leads_further_back(game: Game, times: int) -> None:
    left = max(0, len(game.actions) - times)
    expected = game.position_after(left)
    while len(game.actions) > left:
        game.undo()
    assert game.position == expected


@given(games(), st.integers(0, 300))
@pytest.mark.slow
def test_a_game_can_show_every_position_it_went_through(game: Game, count: int) -> None:
    again = Game(game.deal)
    for index, position in enumerate(game.positions()):
        assert position == again.position
        if index == count:
            assert game.position_after(count) == again.position
        if index < len(game.actions):
            again.play(game.actions[index][1], game.actions[index][0])
    assert again.position == game.position


@given(games())
@pytest.mark.slow
def test_a_covered_choice_can_be_taken_back_whatever_the_others_lay_meanwhile(game: Game) -> None:
    seats = owing(game.position)
    if game.position.phase not in (SHOW, ACCUSE) or len(seats) < 2:
        return
    first, second = seats[:2]
    before = game.undoable(first)
    game.play(game.legal(first)[0], first)
    if second not in owing(game.position) or game.position.phase not in (SHOW, ACCUSE):
        return
    expected = game.position.copy()
    played = game.legal(second)[0]
    game.play(played, second)
    if game.position.phase == expected.phase and len(owing(game.position)) > 0:
        assert game.undoable(first) == before + 1
        game.undo(first)
        assert game.undoable(first) == before
        assert game.actions[-1] == (second, played)
        assert first in owing(game.position)


@given(positions(), st.integers(0, EVENT_COUNT - 1))
@pytest.mark.slow
def test_what_tonight_promises_is_what_the_day_s_end_brings(s: Position, event: int) -> None:
    if s.phase in (SHOW, ACCUSE, OVER):
        return
    s.event = event
    promised = evidence_tonight(view(s, NOBODY))
    before = list(s.evidence)
    end_day(s)
    assert tuple(after - points for after, points in zip(s.evidence, before, strict=True)) == promised
