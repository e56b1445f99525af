"""Tests how a game is laid out, over many deals."""

from collections import Counter
from collections.abc import Callable

import pytest

from abbey.rules import USUAL, Agreement, OptionsError, Position, deal, view
from abbey.rules.core.chance import seed_chance
from abbey.rules.core.setup import lay_out, shuffle_box
from abbey.rules.deal import box
from abbey.rules.names import BUILDING_COUNT, BUILDINGS, EVENT_COUNT, FIGURE_COUNT, MONK_COUNT, MONKS, NOBODY, SEATS

from .clauses import clause
from .scene import after, asked, chain, deck, discard, evidence_change, hand, suspicion_change, tiles_at

SEEDS = range(120)


def secret_deal(seed: int) -> Position:
    """Deal as live games are dealt."""
    return deal(4, seed)


def quick_deal(seed: int) -> Position:
    """Deal by the position's own generator, as playouts are dealt."""
    s = box(4, USUAL)
    seed_chance(s, seed, 0, 0)
    shuffle_box(s)
    lay_out(s)
    return s


either_way = pytest.mark.parametrize("dealt", [secret_deal, quick_deal])
Dealt = Callable[[int], Position]


@clause("events")
@either_way
def test_the_events_are_the_fourteen_in_any_order(dealt: Dealt) -> None:
    positions = [dealt(seed) for seed in SEEDS]
    assert all(sorted(position.events) == list(range(EVENT_COUNT)) for position in positions)
    assert {position.events[0] for position in positions} == set(range(EVENT_COUNT))


@clause("events")
@either_way
def test_the_first_day_has_the_first_event_of_the_row(dealt: Dealt) -> None:
    assert all(dealt(seed).event == dealt(seed).events[0] for seed in SEEDS)


@clause("events")
def test_nobody_sees_the_events_to_come() -> None:
    position = deal(4, 1)
    seen = view(position, SEATS[0])
    assert seen.past_events == (position.event,)
    assert seen.unseen_events == tuple(sorted(position.events[1:]))


@clause("tracks")
@either_way
def test_every_monk_starts_with_suspicion_10_and_evidence_5_at_hour_0_of_day_1(dealt: Dealt) -> None:
    position = dealt(1)
    assert (position.suspicion, position.evidence) == ([10] * MONK_COUNT, [5] * MONK_COUNT)
    assert (position.day, position.time) == (1, 0)


@clause("figures")
@either_way
def test_the_eight_figures_stand_on_different_buildings(dealt: Dealt) -> None:
    assert all(len(set(dealt(seed).where)) == FIGURE_COUNT for seed in SEEDS)


@clause("figures")
@either_way
def test_a_figure_may_start_on_any_building(dealt: Dealt) -> None:
    starts = [{dealt(seed).where[figure] for seed in range(150)} for figure in range(FIGURE_COUNT)]
    assert starts == [set(range(BUILDING_COUNT))] * FIGURE_COUNT


@clause("tasks")
@either_way
def test_two_tasks_lie_on_each_building_and_fourteen_in_the_chain(dealt: Dealt) -> None:
    position = dealt(1)
    assert [len(tiles_at(position, building)) for building in BUILDINGS] == [2] * BUILDING_COUNT
    assert len(chain(position)) == 14


@clause("tasks", "data")
@either_way
def test_all_42_tiles_are_in_the_game(dealt: Dealt) -> None:
    position = dealt(1)
    laid = [tile for building in BUILDINGS for tile in tiles_at(position, building)]
    assert Counter(laid + chain(position)) == Counter(f"{monk} {v}" for monk in MONKS for v in (2, 3, 4, 4, 4, 5, 6))


@clause("tasks")
def test_nobody_sees_the_tiles_of_the_first_chain() -> None:
    position = deal(4, 1)
    assert view(position, SEATS[0]).chain == (-1,) * 14
    assert view(position, SEATS[0]).unseen_tiles == tuple(sorted(position.chain[:14]))


@clause("cards")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_gets_three_cards_and_the_rest_are_the_pile(players: int) -> None:
    position = deal(players, 1)
    assert [len(hand(position, seat)) for seat in range(5)] == [3] * players + [0] * (5 - players)
    assert (len(deck(position)), discard(position)) == (60 - 3 * players, [])


@clause("cards", "data")
@either_way
def test_all_60_cards_are_in_the_game(dealt: Dealt) -> None:
    position = dealt(1)
    cards = deck(position) + [card for seat in range(4) for card in hand(position, seat)]
    monks = [f"{monk}{time}" for monk in MONKS for time in (1, 2, 3, 4)]
    buildings = [f"{building}{time}" for building in BUILDINGS for time in (2, 3)]
    assert Counter(cards) == Counter(monks + buildings + ["william/adson"] * 8)


@clause("cards")
@either_way
def test_hands_differ_from_deal_to_deal(dealt: Dealt) -> None:
    assert len({tuple(hand(dealt(seed), 0)) for seed in SEEDS}) > 50


@clause("cards")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    position = deal(4, 1)
    assert view(position, SEATS[2]).hand == tuple(sorted(position.hands[2]))
    assert view(position, NOBODY).hand == ()


@clause("identity")
@either_way
def test_each_player_is_another_monk(dealt: Dealt) -> None:
    positions = [dealt(seed) for seed in SEEDS]
    assert all(sorted(position.identity) == list(range(MONK_COUNT)) for position in positions)
    assert {position.identity[0] for position in positions} == set(range(MONK_COUNT))


@clause("identity")
def test_a_player_knows_only_their_own_identity() -> None:
    position = deal(4, 1)
    assert view(position, SEATS[1]).identities == (-1, position.identity[1], -1, -1)
    assert view(position, NOBODY).identities == (-1, -1, -1, -1)


@clause("start")
@either_way
def test_any_seat_may_be_drawn_to_begin(dealt: Dealt) -> None:
    positions = [dealt(seed) for seed in SEEDS]
    assert {position.to_act for position in positions} == {0, 1, 2, 3}
    assert all(position.turn == position.to_act and asked(position) == "play" for position in positions)


@clause("start")
def test_play_goes_clockwise() -> None:
    assert after("adson>hortus", turn=2).to_act == 3
    assert after("adson>hortus", turn=3).to_act == 0


@clause("start")
def test_with_two_players_the_turns_alternate() -> None:
    assert after("adson>hortus adson>porticus", players=2).to_act == 0


def test_the_same_number_deals_the_same_game_and_another_number_another() -> None:
    assert deal(3, 7) == deal(3, 7)
    assert deal(3, 7) != deal(3, 8)


@pytest.mark.parametrize("players", [0, 1, 6, True])
def test_only_two_to_five_can_play(players: int) -> None:
    with pytest.raises(OptionsError, match=f"2 to 5 players, not {players}"):
        deal(players, 1)


def test_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(OptionsError, match="overshoot is carry or reset, not 'keep'"):
        Agreement(overshoot="keep")


def test_a_scene_starts_with_level_tracks() -> None:
    position = after("")
    assert (suspicion_change(position), evidence_change(position)) == ({}, {})
