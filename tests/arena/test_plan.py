"""Tests what a match plays."""

from collections import Counter

import pytest

from abbey.arena import Plan
from abbey.rules import OptionsError


def plan(*bots: str, players: tuple[int, ...] = (4,), games: int = 10, mixed: int | None = 0, seed: int = 1) -> Plan:
    return Plan.of(bots, players, seed, games, mixed)


def test_every_bot_meets_a_field_of_every_other_in_whole_blocks() -> None:
    blocks = plan("a", "b", "c").blocks()
    met = Counter(block.bots[:2] for block in blocks)
    assert met == {(hero, field): 3 for hero in "abc" for field in "abc" if hero != field}
    assert sum(block.games for block in blocks if block.bots[:2] == ("a", "b")) == 12


def test_of_two_players_each_pair_plays_once() -> None:
    assert {block.bots for block in plan("a", "b", "c", players=(2,)).blocks()} == {
        ("a", "b"),
        ("a", "c"),
        ("b", "c"),
    }


def test_a_bot_alone_can_be_tried_against_fields_of_the_others() -> None:
    tried = Plan.of(("a", "b", "c"), (2, 4), 1, 8, None, first=True)
    assert {block.bots[:2] for block in tried.blocks()} == {("a", "b"), ("a", "c")}
    assert {block.kind for block in tried.blocks()} == {"duel"}


def test_a_bot_named_twice_also_meets_itself() -> None:
    assert {block.bots for block in plan("a", "a", players=(3,)).blocks()} == {("a", "a", "a")}
    assert ("b", "b", "b") not in {block.bots for block in plan("a", "a", "b", players=(3,)).blocks()}


def test_tables_of_several_sizes_are_played_apart() -> None:
    assert Counter(block.players for block in plan("a", "b", players=(2, 5), games=10).blocks()) == {2: 5, 5: 4}


def test_mixed_tables_hold_as_many_kinds_as_there_is_room_for() -> None:
    blocks = [block for block in plan("a", "b", "c", mixed=400).blocks() if block.kind == "mixed"]
    assert len(blocks) == 100
    assert all(sorted(Counter(block.bots).values()) == [1, 1, 2] for block in blocks)
    seats = Counter((seat, bot) for block in blocks for seat, bot in enumerate(block.bots))
    assert all(seats[seat, bot] > 15 for seat in range(4) for bot in "abc")


def test_more_games_are_the_same_games_and_some_more() -> None:
    few, many = plan("a", "b", "c", mixed=20, games=20), plan("a", "b", "c", mixed=40, games=40)
    assert set(few.blocks()) < set(many.blocks())


def test_mixed_tables_come_by_themselves_with_three_bots() -> None:
    assert plan("a", "b", "c", mixed=None).mixed == 10
    assert plan("a", "b", mixed=None).mixed == 0


@pytest.mark.parametrize("bots", [(), ("a",)])
def test_a_match_needs_two_bots(bots: tuple[str, ...]) -> None:
    with pytest.raises(OptionsError, match="two bots"):
        plan(*bots)


def test_nonsense_is_refused() -> None:
    with pytest.raises(OptionsError, match="players"):
        plan("a", "b", players=(6,))
    with pytest.raises(OptionsError, match="at least one game"):
        plan("a", "b", games=0)
    with pytest.raises(OptionsError, match="two different bots"):
        plan("a", "a", mixed=8)
